//! `makhos pdn`: games as text in Portable Draughts Notation.

mod check;
mod convert;
mod finding_json;
pub(super) mod games;
pub(super) mod input;
pub(super) mod printable;
mod progress;
mod recent;
mod show;
mod stats;
mod words;

use std::process::ExitCode;

use clap::{Args, Subcommand};

/// The exit status where something could not be read at all.
const NOT_READABLE: u8 = 2;

/// Check, show, count and convert games in PDN files
#[derive(Args)]
pub(crate) struct Pdn {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Check),
    Show(show::Show),
    Stats(stats::Stats),
    Convert(convert::Convert),
}

impl Pdn {
    /// Does what the subcommand says.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        match &self.command {
            Command::Check(check) => check.run(),
            Command::Show(show) => show.run(),
            Command::Stats(stats) => stats.run(),
            Command::Convert(convert) => convert.run(),
        }
    }
}
