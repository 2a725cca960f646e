//! `makhos tables best`: what every legal move is worth.

use std::{
    cmp::Reverse,
    io::{self, Write},
    process::ExitCode,
};

use anyhow::{Result, bail};
use clap::Args;
use draughts::{Form, Notation, Variant};

use super::worth::Worth;
use crate::commands::{arguments, tables_directory::TablesArgument};

const EXAMPLES: &str = "\
Example:
  makhos tables best --variant thai B:W1,16:BK19

Each answer is a line \"move | value\", the best move first, the values as in \"makhos tables value\" and for the
side that moves: the shortest win first, then draws, then the longest loss.";

/// List the legal moves of a position with what they are worth, the best first
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Best {
    /// The game
    #[arg(long, value_parser = arguments::variant())]
    variant: Variant,
    /// The position, such as B:W1,16:BK19
    #[arg(value_name = "FEN")]
    fen: String,
    #[command(flatten)]
    tables: TablesArgument,
}

impl Best {
    /// Prints a line for each move.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let position = arguments::position(self.variant, Some(&self.fen))?;
        let tables = self.tables.open()?;
        let mut moves = Vec::new();
        for &mv in &position.legal_moves() {
            let worth = Worth::of(&tables, &position.play_unchecked(mv))?;
            if let Some(path) = position.path(mv) {
                let text = position.move_text(&path, Notation::Numbers, Form::Short);
                moves.push((text, worth.before()));
            }
        }
        if moves.is_empty() {
            bail!("{} has no legal move and has lost", position.turn());
        }
        moves.sort_by_key(|(_, worth)| Reverse(worth.rank()));
        let mut output = io::stdout().lock();
        for (text, worth) in moves {
            writeln!(output, "{text} | {worth}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
