//! `makhos tables verify`: proving the tables of a directory.

use std::{
    fmt,
    io::{self, Write},
    process::ExitCode,
};

use anyhow::{Result, ensure};
use clap::Args;
use draughts::Variant;
use draughts_endgame::{Fault, Material, Method, Metric, Sample, Verifier};
use indicatif::ProgressBar;

use crate::commands::{arguments, bar, tables_directory::TablesArgument};

const EXAMPLES: &str = "\
Examples:
  makhos tables verify
  makhos tables verify --variant thai --pieces 6 --share 0.01 --seed 7

Checksums of all files are checked. Up to 5 pieces every value of the tables of plies is derived again from
the values that its moves lead to, and all counts with it; verdicts are compared with plies, and where
there are none, derived from verdicts. Above, a random share of the values is derived again. Each fault has a
line with the file, the position, what is stored and what was derived, and makes the exit status 1.";

/// Prove that the tables are whole and right
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Verify {
    /// The game [default: both]
    #[arg(long, value_parser = arguments::variant())]
    variant: Option<Variant>,
    /// The most pieces on the board
    #[arg(long, value_name = "N", default_value_t = Material::MOST_PIECES, value_parser = clap::value_parser!(u8).range(2..=i64::from(Material::MOST_PIECES)))]
    pieces: u8,
    /// Which share of the positions with more than 5 pieces is looked at
    #[arg(long, value_name = "P", default_value_t = 0.001, value_parser = share)]
    share: f64,
    /// Which positions these are; the same seed takes the same ones
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    tables: TablesArgument,
    /// In how many threads [default: one for each processor]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

fn share(text: &str) -> Result<f64, String> {
    let share = text.parse().ok();
    share
        .filter(|share| *share > 0.0 && *share <= 1.0)
        .ok_or_else(|| "a share of the positions above 0 and at most 1".to_owned())
}

/// What was done with the tables of a game that are verified in the same way.
struct Done {
    variant: Variant,
    metric: Metric,
    method: Method,
    tables: u64,
    positions: u64,
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Done {
            variant,
            metric,
            tables,
            positions,
            ..
        } = self;
        let game = variant.rules().name;
        let noun = if *tables == 1 { "table" } else { "tables" };
        write!(f, "{game}: {tables} {noun} of {metric}, ")?;
        match self.method {
            Method::Derived => write!(
                f,
                "all {positions} positions derived again from their moves"
            ),
            Method::Compared => write!(f, "all {positions} positions compared with plies"),
            Method::Sampled => write!(
                f,
                "{positions} random positions derived again from their moves"
            ),
        }
    }
}

impl Verify {
    /// Verifies all tables; the exit code tells whether they are right.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let directory = self.tables.directory()?;
        let (tables, unusable) = directory.open()?;
        let mut faults = 0;
        for error in unusable {
            faults += 1;
            writeln!(io::stdout(), "{error}")?;
        }
        let sample = Sample {
            share: self.share,
            seed: self.seed,
        };
        let threads = arguments::threads(self.threads);
        let mut verifiers: Vec<(Verifier<'_>, Vec<(Metric, Material)>)> = Vec::new();
        for variant in Variant::ALL {
            if self.variant.is_none_or(|only| only == variant) {
                let verifier = Verifier::new(variant, &directory, &tables, sample, threads);
                let there: Vec<(Metric, Material)> = (2..=self.pieces)
                    .flat_map(Material::all)
                    .flat_map(|material| [Metric::Plies, Metric::Verdict].map(|m| (m, material)))
                    .filter(|(metric, material)| tables.get(variant, *metric, *material).is_some())
                    .collect();
                verifiers.push((verifier, there));
            }
        }
        let works = verifiers.iter().flat_map(|(verifier, there)| {
            there
                .iter()
                .map(|(metric, material)| verifier.work(*metric, *material))
        });
        let bar = bar::styled(
            ProgressBar::new(works.sum()),
            "{msg:24} [{bar:30}] {percent}%  {eta} left",
        );
        let mut all: Vec<Done> = Vec::new();
        for (verifier, there) in &mut verifiers {
            for (metric, material) in there.iter().copied() {
                let method = verifier.method(metric, material);
                let variant = verifier.variant();
                bar.set_message(format!("{} {material}", variant.rules().name));
                let end = bar.position() + verifier.work(metric, material);
                let mut report = |fault: Fault| {
                    faults += 1;
                    // Whoever does not listen any more still gets the exit status.
                    let _ = bar.suspend(|| writeln!(io::stdout(), "{fault}"));
                };
                let tell = |work| bar.inc(work);
                let positions = verifier.verify(metric, material, &tell, &mut report);
                bar.set_position(end);
                let same = |done: &&mut Done| {
                    (done.variant, done.metric, done.method) == (variant, metric, method)
                };
                match all.iter_mut().find(same) {
                    Some(done) => {
                        done.tables += 1;
                        done.positions += positions;
                    }
                    None => all.push(Done {
                        variant,
                        metric,
                        method,
                        tables: 1,
                        positions,
                    }),
                }
            }
        }
        bar.finish_and_clear();
        let path = directory.path().display();
        ensure!(
            faults > 0 || !all.is_empty(),
            "there are no such tables in {path}; \"makhos tables build\" makes them"
        );
        let mut output = io::stdout().lock();
        for done in &all {
            write!(output, "{done}")?;
            match done.method {
                Method::Sampled => writeln!(output, " (share {}, seed {})", self.share, self.seed)?,
                _ => writeln!(output)?,
            }
        }
        match faults {
            0 => writeln!(output, "no faults")?,
            1 => writeln!(output, "1 fault")?,
            faults => writeln!(output, "{faults} faults")?,
        }
        Ok(ExitCode::from(u8::from(faults > 0)))
    }
}
