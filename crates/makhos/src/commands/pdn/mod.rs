//! `makhos pdn`: games as text in Portable Draughts Notation.

mod check;
pub(super) mod games;
pub(super) mod input;
pub(super) mod printable;
mod progress;
mod recent;

use std::process::ExitCode;

use clap::{Args, Subcommand};

/// The exit status where something could not be read at all.
const NOT_READABLE: u8 = 2;

/// Check and show games in PDN files
#[derive(Args)]
pub(crate) struct Pdn {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Check),
}

impl Pdn {
    /// Does what the subcommand says.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        match &self.command {
            Command::Check(check) => check.run(),
        }
    }
}
