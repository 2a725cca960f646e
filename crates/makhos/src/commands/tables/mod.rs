//! `makhos tables`: building endgame tables and asking them.

mod build;

use std::process::ExitCode;

use clap::{Args, Subcommand};

/// Build endgame tables and ask them
#[derive(Args)]
pub(crate) struct TablesCommand {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Build(build::Build),
}

impl TablesCommand {
    /// Does what the subcommand says.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        match &self.command {
            Command::Build(build) => build.run(),
        }
    }
}
