//! `makhos tables build`: working tables out.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use anyhow::{Error, Result, bail};
use clap::{Args, ValueEnum};
use draughts::Variant;
use draughts_endgame::{
    Builder, Built, FileError, FileProblem, Material, Metric, Part, Slice, TableDirectory,
    TableError,
};
use indicatif::BinaryBytes;

use super::bar_of;
use crate::commands::{arguments, tables_directory::TablesArgument};

const EXAMPLES: &str = "\
Examples:
  makhos tables build --variant thai --pieces 5
  makhos tables build --variant english --pieces 6 --metric verdict --memory 16G
  makhos tables build --variant thai --slice KKvmK
  makhos tables build --variant thai --slice mmKKvmmK.r7-7 --metric verdict

Tables that are there already are kept; one that is damaged ends the work, unless --replace-damaged is given.
Building can be ended at any time, in whatever way, and goes on with the slice it was at: a file is there
whole or not at all.";

/// Build the tables of all material up to a number of pieces
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Build {
    /// The game
    #[arg(long, value_parser = arguments::variant())]
    variant: Variant,
    /// The most pieces on the board
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=i64::from(Material::MOST_PIECES)))]
    pieces: u8,
    /// Only this material or part of one, from the tables that are there already ("makhos tables plan" lists them)
    #[arg(long, value_name = "SLICE", conflicts_with = "pieces")]
    slice: Option<Part>,
    /// What the tables tell
    #[arg(long, value_enum, default_value_t = Telling::Plies)]
    metric: Telling,
    /// The most memory to take, such as 512M or 4G [default: what it takes]
    #[arg(long, value_name = "BYTES", value_parser = arguments::bytes)]
    memory: Option<u64>,
    /// Build tables that are damaged anew
    #[arg(long)]
    replace_damaged: bool,
    #[command(flatten)]
    tables: TablesArgument,
    /// In how many threads [default: one for each processor]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

#[derive(Clone, Copy, ValueEnum)]
pub(super) enum Telling {
    /// Who wins
    Verdict,
    /// Who wins, and in how many plies
    Plies,
}

impl Telling {
    /// The same in the words of the library.
    pub(super) fn metric(self) -> Metric {
        match self {
            Telling::Verdict => Metric::Verdict,
            Telling::Plies => Metric::Plies,
        }
    }
}

impl Build {
    /// Builds what is missing.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let threads = arguments::threads(self.threads);
        let directory = self.tables.directory()?;
        let mut builder = self.builder(&directory, threads)?;
        if self.replace_damaged {
            builder.replace_damaged();
        }
        let slices = self.missing(&builder)?;
        if let Some(limit) = self.memory {
            self.check_memory(&slices, limit, threads)?;
            builder.limit_memory(limit);
        }
        let bar = bar_of(&slices);
        let mut new = 0;
        for slice in slices {
            bar.set_message(slice.to_string());
            let built = builder.build(slice, &|places| bar.inc(places));
            new += u32::from(built.map_err(explained)? == Built::New);
        }
        bar.finish_and_clear();
        let path = directory.path().display();
        let tables = if new == 1 { "table" } else { "tables" };
        writeln!(io::stdout(), "{new} new {tables} in {path}")?;
        Ok(ExitCode::SUCCESS)
    }

    fn builder(&self, directory: &TableDirectory, threads: usize) -> Result<Builder, FileError> {
        let (variant, metric) = (self.variant, self.metric.metric());
        let directory = directory.clone();
        match self.slice {
            None => Builder::new(variant, directory, metric, threads),
            Some(slice) => Builder::of_slice(variant, directory, metric, slice, threads),
        }
    }

    /// What has no table yet, in the order in which it is built.
    fn missing(&self, builder: &Builder) -> Result<Vec<Part>> {
        let slices = match self.slice {
            Some(slice) => vec![slice.stronger_first()],
            None => (2..=self.pieces).flat_map(Part::all).collect(),
        };
        let mut missing = Vec::new();
        for slice in slices {
            if !builder.is_there(slice).map_err(explained)? {
                missing.push(slice);
            }
        }
        Ok(missing)
    }

    /// Refuses what needs more memory than it may take.
    fn check_memory(&self, slices: &[Part], limit: u64, threads: usize) -> Result<()> {
        let needs = slices.iter().map(|part| {
            let slice = Slice::new(*part, self.metric.metric());
            (*part, slice.memory(threads))
        });
        let mut too_much: Vec<(Part, u64)> = needs.filter(|need| need.1 > limit).collect();
        too_much.sort_by_key(|need| std::cmp::Reverse(need.1));
        let Some((most, bytes)) = too_much.first() else {
            return Ok(());
        };
        let others = match too_much.len() - 1 {
            0 => String::new(),
            others => format!(" and {others} more need more than that, too"),
        };
        bail!(
            "{} are not enough: {most} needs about {}{others}; nothing was built",
            BinaryBytes(limit),
            BinaryBytes(*bytes),
        )
    }
}

/// What is wrong with a file, and what to do about it.
fn explained(error: FileError) -> Error {
    let advice = match &error.problem {
        _ if error.is_damage() => "--replace-damaged builds it anew",
        FileProblem::Table(TableError::Version(_) | TableError::Misnamed { .. }) => {
            "it is left as it is; move it away to build another one"
        }
        FileProblem::Io(cause) if cause.kind() == io::ErrorKind::NotFound => {
            "it has to be built before this one"
        }
        _ => return error.into(),
    };
    Error::msg(format!("{error}; {advice}"))
}
