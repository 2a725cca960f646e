//! `makhos tables verify`: proving the tables of a directory.

use std::{
    fmt,
    io::{self, Write},
    process::ExitCode,
};

use anyhow::{Result, ensure};
use clap::Args;
use draughts::Variant;
use draughts_endgame::{Fault, Material, Method, Metric, Part, Sample, Tables, Verifier};
use indicatif::ProgressBar;

use crate::commands::{arguments, bar, tables_directory::TablesArgument};

const EXAMPLES: &str = "\
Examples:
  makhos tables verify
  makhos tables verify --variant thai --pieces 6 --share 0.01 --seed 7
  makhos tables verify --whole 6

Checksums of all files are checked. Up to 5 pieces, or as many as --whole says, every value of the tables of
plies is derived again from the values that its moves lead to, and all counts with it; verdicts are compared
with plies, and where there are none, derived from verdicts. Above, a random share of the values is derived
again. Each fault has a line with the file, the position, what is stored and what was derived, and makes the
exit status 1.";

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
    /// Up to how many pieces all positions are looked at
    #[arg(long, value_name = "N", default_value_t = Verifier::MOST_DERIVED, value_parser = clap::value_parser!(u8).range(1..=i64::from(Material::MOST_PIECES)))]
    whole: u8,
    /// Which share of the positions with more pieces is looked at
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

impl Done {
    /// Adds a table of a game, verified in some way.
    fn add(all: &mut Vec<Done>, kind: (Variant, Metric, Method), positions: u64) {
        let is_same = |done: &&mut Done| (done.variant, done.metric, done.method) == kind;
        if let Some(done) = all.iter_mut().find(is_same) {
            done.tables += 1;
            done.positions += positions;
        } else {
            let (variant, metric, method) = kind;
            all.push(Done {
                variant,
                metric,
                method,
                tables: 1,
                positions,
            });
        }
    }
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
            above: self.whole,
        };
        let threads = arguments::threads(self.threads);
        let variants = arguments::variants(self.variant);
        let mut games: Vec<Game<'_>> = variants
            .map(|variant| Game {
                verifier: Verifier::new(variant, &directory, &tables, sample, threads),
                there: self.there(&tables, variant),
            })
            .collect();
        let bar = bar::styled(
            ProgressBar::new(games.iter().map(Game::work).sum()),
            "{msg:24} [{bar:30}] {percent}%  {eta} left",
        );
        let mut done = Vec::new();
        for game in &mut games {
            faults += game.verify(&bar, &mut done);
        }
        bar.finish_and_clear();
        let path = directory.path().display();
        ensure!(
            faults > 0 || !done.is_empty(),
            "there are no such tables in {path}; \"makhos tables build\" makes them"
        );
        self.conclude(&done, faults)?;
        Ok(ExitCode::from(u8::from(faults > 0)))
    }

    /// The tables of a game that are there, in the order in which they are verified.
    fn there(&self, tables: &Tables, variant: Variant) -> Vec<(Metric, Part)> {
        (2..=self.pieces)
            .flat_map(Part::all)
            .flat_map(|part| [Metric::Plies, Metric::Verdict].map(|metric| (metric, part)))
            .filter(|(metric, part)| tables.get(variant, *metric, *part).is_some())
            .collect()
    }

    /// Says what was looked at, and how many faults there are.
    fn conclude(&self, all: &[Done], faults: u64) -> io::Result<()> {
        let mut output = io::stdout().lock();
        for done in all {
            write!(output, "{done}")?;
            match done.method {
                Method::Sampled => writeln!(output, " (share {}, seed {})", self.share, self.seed)?,
                _ => writeln!(output)?,
            }
        }
        match faults {
            0 => writeln!(output, "no faults"),
            1 => writeln!(output, "1 fault"),
            faults => writeln!(output, "{faults} faults"),
        }
    }
}

/// The tables of a game.
struct Game<'a> {
    verifier: Verifier<'a>,
    there: Vec<(Metric, Part)>,
}

impl Game<'_> {
    fn work(&self) -> u64 {
        let works = self.there.iter();
        works
            .map(|(metric, part)| self.verifier.work(*metric, *part))
            .sum()
    }

    /// Verifies the tables, and tells their faults; how many there were.
    fn verify(&mut self, bar: &ProgressBar, done: &mut Vec<Done>) -> u64 {
        let variant = self.verifier.variant();
        let mut faults = 0;
        for &(metric, part) in &self.there {
            bar.set_message(format!("{} {part}", variant.rules().name));
            let end = bar.position() + self.verifier.work(metric, part);
            let mut report = |fault: Fault| {
                faults += 1;
                // Whoever does not listen any more still gets the exit status.
                let _ = bar.suspend(|| writeln!(io::stdout(), "{fault}"));
            };
            let tell = |work| bar.inc(work);
            let positions = self.verifier.verify(metric, part, &tell, &mut report);
            bar.set_position(end);
            let method = self.verifier.method(metric, part);
            Done::add(done, (variant, metric, method), positions);
        }
        faults
    }
}
