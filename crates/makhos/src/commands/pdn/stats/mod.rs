//! `makhos pdn stats`: what the games of PDN files have in common.

mod counts;
mod lengths;
mod openings;
mod players;
mod tables;

use std::{
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Result;
use clap::Args;
use draughts::Variant;

use super::{
    NOT_READABLE,
    games::{FileGames, problem},
    input,
};
use crate::commands::arguments::{self, Format};
use counts::Statistics;

const EXAMPLES: &str = "\
Examples:
  makhos pdn stats games.pdn
  makhos pdn stats --top 30 *.pdn
  makhos pdn stats --format json games.pdn

Results are counted by the side that has won, openings by their first three moves, lengths for games that
have moves. Wins and draws of players come from games of Thai and English checkers, since in others
nobody here knows who moves first; a win is worth 1 and a draw 0.5.

JSON has all openings and players; docs/pdn.md describes its fields. The exit status is 2 where a file
could not be read.";

/// Count results, lengths, openings and players
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Stats {
    /// PDN files; - is the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// How to answer
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// How many openings and players the tables show
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: usize,
    /// The game of those that do not say which one they are [default: where their moves are legal]
    #[arg(long, value_parser = arguments::variant())]
    variant: Option<Variant>,
}

impl Stats {
    /// Counts all games and prints what was counted.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let mut stats = Statistics::default();
        let mut code = ExitCode::SUCCESS;
        for path in &self.files {
            if let Err(problem) = self.file(path, &mut stats) {
                writeln!(io::stderr(), "makhos: {}: {problem}", input::name(path))?;
                code = ExitCode::from(NOT_READABLE);
            }
        }
        let mut output = BufWriter::new(io::stdout().lock());
        match self.format {
            Format::Text => tables::write(&mut output, &stats, self.top)?,
            Format::Json => {
                serde_json::to_writer_pretty(&mut output, &stats).map_err(io::Error::from)?;
                writeln!(output)?;
            }
        }
        output.flush()?;
        Ok(code)
    }

    /// Counts the games of a file as far as it can be read.
    fn file(&self, path: &Path, stats: &mut Statistics) -> Result<(), String> {
        let mut games = FileGames::open(path, self.variant).map_err(problem)?;
        let before = stats.games;
        for game in games.by_ref() {
            stats.add(&game.map_err(problem)?);
        }
        stats.add_findings(games.left_over());
        stats.files += 1;
        if stats.games == before {
            return Err("there is no game in it".to_owned());
        }
        Ok(())
    }
}
