//! `makhos moves`: lists the legal moves of positions.

use std::process::ExitCode;

use clap::Args;
use draughts::{FenError, Notation, Position, Variant, full_text};

use super::{answers, arguments};

const EXAMPLES: &str = "\
Examples:
  makhos moves --variant thai B:W1-8:B25-32
  makhos moves --variant english < positions.txt > answers.txt

Each answer is a line \"FEN | moves\", the moves with every landing square and sorted as text; nothing
after the bar means that there is no legal move. A position that cannot be read gets an error with
its line number, the others are answered all the same, and the exit status is 1.";

/// List the legal moves of positions
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Moves {
    /// The game
    #[arg(long, value_parser = arguments::variant())]
    variant: Variant,
    /// Positions such as B:W1-8:B25-32 [default: one a line from the standard input]
    #[arg(value_name = "FEN")]
    fens: Vec<String>,
}

impl Moves {
    /// Answers every position; the exit code tells whether all could be read.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let answer = |fen: &str| -> Result<String, FenError> {
            let moves = moves(self.variant, fen)?;
            Ok(format!("{} | {moves}", fen.trim()))
        };
        Ok(answers::to_all(&self.fens, answer)?)
    }
}

/// The legal moves of a position, by path and in full, sorted as text.
fn moves(variant: Variant, fen: &str) -> Result<String, FenError> {
    let paths = Position::from_fen(variant, fen)?.all_paths();
    let mut moves: Vec<String> = paths
        .iter()
        .map(|path| full_text(path, Notation::Numbers))
        .collect();
    moves.sort();
    Ok(moves.join(" "))
}
