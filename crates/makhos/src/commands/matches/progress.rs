//! How a match gets on: a bar on a terminal, a line now and then elsewhere.

use std::io::{self, IsTerminal, Write};

use indicatif::ProgressBar;

use super::{format::Format, report, results::Results};
use crate::commands::bar::styled;

/// After how many games the results are told again where there is no bar.
const TOLD_EVERY: u64 = 20;

/// Tells how a match gets on.
pub(super) struct Progress {
    bar: Option<ProgressBar>,
    prints_lines: bool,
}

impl Progress {
    pub(super) fn new(format: Format, games: usize, results: &Results) -> Progress {
        let bar = io::stderr().is_terminal().then(|| bar(games as u64));
        let progress = Progress {
            prints_lines: bar.is_none() && format == Format::Text,
            bar,
        };
        if let Some(bar) = &progress.bar {
            // What a record had before says nothing about the time that is left.
            bar.set_position(results.tally.games());
            bar.reset_eta();
        }
        progress
    }

    /// Tells the results after a game.
    pub(super) fn tell(&self, results: &Results) -> io::Result<()> {
        let games = results.tally.games();
        if let Some(bar) = &self.bar {
            bar.set_position(games);
            bar.set_message(report::line(results));
        } else if self.prints_lines && games.is_multiple_of(TOLD_EVERY) {
            writeln!(io::stdout(), "{}", report::line(results))?;
        }
        Ok(())
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(games: u64) -> ProgressBar {
    let template = "[{bar:20}] {pos} of {len}, {eta} left\n{wide_msg}";
    styled(ProgressBar::new(games), template)
}
