//! `makhos tables`: building endgame tables and asking them.

mod best;
mod build;
mod draw_rule;
mod plan;
mod stats;
mod value;
mod verify;
mod worth;

use std::process::ExitCode;

use clap::{Args, Subcommand};
use draughts_endgame::{Builder, Part};
use indicatif::ProgressBar;

use super::bar;

/// Build endgame tables and ask them
#[derive(Args)]
pub(crate) struct TablesCommand {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Build(build::Build),
    Plan(plan::Plan),
    Value(value::ValueOf),
    Best(best::Best),
    Stats(stats::Stats),
    Verify(verify::Verify),
    DrawRule(draw_rule::DrawRule),
}

impl TablesCommand {
    /// Does what the subcommand says.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        match &self.command {
            Command::Build(build) => build.run(),
            Command::Plan(plan) => plan.run(),
            Command::Value(value) => value.run(),
            Command::Best(best) => best.run(),
            Command::Stats(stats) => stats.run(),
            Command::Verify(verify) => verify.run(),
            Command::DrawRule(draw_rule) => draw_rule.run(),
        }
    }
}

/// A bar for work at slices, in the unit of [`Builder::work`].
fn bar_of(slices: &[Part]) -> ProgressBar {
    bar::styled(
        ProgressBar::new(slices.iter().copied().map(Builder::work).sum()),
        "{msg:16} [{bar:30}] {percent}%  {human_pos} places, {per_sec}, {eta} left",
    )
}
