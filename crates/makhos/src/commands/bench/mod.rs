//! `makhos bench`: how fast parts of the program are.

mod endgames;
mod engine;
mod stop;
mod tables;
mod verdicts;

use std::{process::ExitCode, time::Duration};

use clap::{Args, Subcommand};

use super::arguments;

/// Measure the program
#[derive(Args)]
pub(crate) struct Bench {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Engine(engine::EngineBench),
    Endgames(endgames::EndgamesBench),
    Stop(stop::StopBench),
    Tables(tables::TablesBench),
    Verdicts(verdicts::Verdicts),
}

impl Bench {
    /// Does what the subcommand says.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        match &self.command {
            Command::Engine(engine) => engine.run(),
            Command::Endgames(endgames) => endgames.run(),
            Command::Stop(stop) => stop.run(),
            Command::Tables(tables) => tables.run(),
            Command::Verdicts(verdicts) => verdicts.run(),
        }
    }
}

/// Reads a number of seconds.
fn seconds(text: &str) -> Result<Duration, String> {
    arguments::positive_seconds(text).ok_or_else(|| "a number of seconds above 0".to_owned())
}
