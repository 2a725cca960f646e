//! `makhos bench`: how fast parts of the program are.

mod engine;
mod verdicts;

use std::process::ExitCode;

use clap::{Args, Subcommand};

/// Measure the program
#[derive(Args)]
pub(crate) struct Bench {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Engine(engine::EngineBench),
    Verdicts(verdicts::Verdicts),
}

impl Bench {
    /// Does what the subcommand says.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        match &self.command {
            Command::Engine(engine) => engine.run(),
            Command::Verdicts(verdicts) => verdicts.run(),
        }
    }
}
