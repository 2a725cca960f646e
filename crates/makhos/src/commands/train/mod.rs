//! `makhos train`: makes the weights of the engine's evaluation.

mod data;
mod fit;

use std::process::ExitCode;

use clap::{Args, Subcommand};
use indicatif::ProgressBar;

use super::bar::styled;

/// Make the weights of the engine's evaluation
///
/// First `data` lets the engine play against itself and keeps the positions, then `fit` finds the
/// net, or the pattern tables, that say best what became of them. docs/engine.md has the commands that made the weights
/// that come with the engine.
#[derive(Args)]
pub(crate) struct Train {
    #[command(subcommand)]
    command: Step,
}

#[derive(Subcommand)]
enum Step {
    Data(data::Data),
    Fit(fit::Fit),
}

impl Train {
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        match &self.command {
            Step::Data(data) => data.run(),
            Step::Fit(fit) => fit.run(),
        }
    }
}

/// A bar for long work, seen on a terminal only.
fn bar(length: u64, what: &'static str) -> ProgressBar {
    let template = "{msg} [{bar:30}] {human_pos}/{human_len} ({per_sec}, {eta} left)";
    styled(ProgressBar::new(length), template).with_message(what)
}
