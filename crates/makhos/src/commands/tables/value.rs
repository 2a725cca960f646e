//! `makhos tables value`: what positions are worth.

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use draughts::{FenError, Position, Variant};
use draughts_endgame::Unknown;
use thiserror::Error;

use super::worth::Worth;
use crate::commands::{answers, arguments, tables_directory::TablesArgument};

const EXAMPLES: &str = "\
Examples:
  makhos tables value --variant thai B:W1,16:BK19
  makhos tables value --variant english < positions.txt > values.txt

Each answer is a line \"FEN | win N\", \"FEN | loss N\" or \"FEN | draw\": how the side to move fares with
best play and without any draw rule, and in how many plies the game ends; a side without a move has
\"loss 0\". Without N where only tables of verdicts are there. A position that cannot be read, or is in no
table, gets an error with its line number, the others are answered all the same, and the exit status is 1.";

/// Tell what positions are worth
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct ValueOf {
    /// The game
    #[arg(long, value_parser = arguments::variant())]
    variant: Variant,
    /// Positions such as B:W1,16:BK19 [default: one a line from the standard input]
    #[arg(value_name = "FEN")]
    fens: Vec<String>,
    #[command(flatten)]
    tables: TablesArgument,
}

/// Why a position has no answer.
#[derive(Debug, Error)]
enum NoValue {
    #[error(transparent)]
    Fen(#[from] FenError),
    #[error(transparent)]
    Unknown(#[from] Unknown),
}

impl ValueOf {
    /// Answers every position.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let tables = self.tables.open()?;
        let answer = |fen: &str| -> Result<String, NoValue> {
            let position = Position::from_fen(self.variant, fen)?;
            let worth = Worth::of(&tables, &position)?;
            Ok(format!("{} | {worth}", position.to_fen()))
        };
        Ok(answers::to_all(&self.fens, answer)?)
    }
}
