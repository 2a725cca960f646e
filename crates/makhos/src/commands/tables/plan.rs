//! `makhos tables plan`: what is to be built, slice by slice.

use std::{
    io::{self, BufWriter, Write},
    process::ExitCode,
    time::Duration,
};

use anyhow::Result;
use clap::Args;
use draughts::Variant;
use draughts_endgame::{Material, Part, Slice};
use indicatif::{BinaryBytes, HumanDuration};
use serde::Serialize;

use super::build::Telling;
use crate::commands::arguments::{self, Format};

const EXAMPLES: &str = "\
Examples:
  makhos tables plan --variant thai --pieces 6
  makhos tables plan --variant thai --pieces 7 --metric verdict --format json

A slice is a material with either side to move; materials of 7 pieces with men are split by the rows of the
leading men: mmKKvmmK.r3-5 is where the foremost man of the two has come to its 3rd row, that of the others
to its 5th. Those above come first: a slice can be built by
\"makhos tables build --slice\" as soon as the slices it reads are there, on any machine. Memory and time are
estimates, made without looking at the machine.";

/// List all slices that tables are built of, with what each one takes
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Plan {
    /// The game
    #[arg(long, value_parser = arguments::variant())]
    variant: Variant,
    /// The most pieces on the board
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=i64::from(Material::MOST_PIECES)))]
    pieces: u8,
    /// What the tables tell
    #[arg(long, value_enum, default_value_t = Telling::Plies)]
    metric: Telling,
    /// In how many threads each slice is built [default: one for each processor]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// How to answer
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

/// What is said of a slice.
#[derive(Serialize)]
struct Task {
    variant: &'static str,
    slice: String,
    pieces: u8,
    inputs: Vec<String>,
    positions: u64,
    memory_bytes: u64,
    seconds: u64,
}

impl Plan {
    /// Prints all slices.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let threads = arguments::threads(self.threads);
        let tasks = (2..=self.pieces).flat_map(Part::all).map(|part| {
            let slice = Slice::new(part, self.metric.metric());
            Task {
                variant: self.variant.rules().name,
                slice: part.to_string(),
                pieces: part.pieces(),
                positions: slice.positions,
                memory_bytes: slice.memory(threads),
                seconds: slice.seconds(threads),
                inputs: slice.reads.iter().map(Part::to_string).collect(),
            }
        });
        let tasks: Vec<Task> = tasks.collect();
        let mut output = BufWriter::new(io::stdout().lock());
        match self.format {
            Format::Text => write_text(&mut output, &tasks)?,
            Format::Json => {
                serde_json::to_writer_pretty(&mut output, &tasks).map_err(io::Error::from)?;
                writeln!(output)?;
            }
        }
        output.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

fn write_text(output: &mut impl Write, tasks: &[Task]) -> io::Result<()> {
    for task in tasks {
        writeln!(
            output,
            "{}: {} positions, {}, {}",
            task.slice,
            task.positions,
            BinaryBytes(task.memory_bytes),
            HumanDuration(Duration::from_secs(task.seconds)),
        )?;
        if !task.inputs.is_empty() {
            writeln!(output, "  reads {}", task.inputs.join(" "))?;
        }
    }
    let positions: u64 = tasks.iter().map(|task| task.positions).sum();
    let seconds = tasks.iter().map(|task| task.seconds).sum();
    let memory = tasks.iter().map(|task| task.memory_bytes).max();
    writeln!(
        output,
        "{} slices: {positions} positions, {} at most, {}",
        tasks.len(),
        BinaryBytes(memory.unwrap_or(0)),
        HumanDuration(Duration::from_secs(seconds)),
    )
}
