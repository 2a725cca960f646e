//! `makhos bench endgames`: how often the engine, without tables, keeps the true value of a position.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use anyhow::{Context, Result};
use clap::Args;
use draughts::{Game, Position, Variant};
use draughts_endgame::{Tables, Verdict};
use draughts_engine::{Engine, Limits, Options};

use super::seconds;
use crate::commands::{arguments, tables_directory::TablesArgument, weights};

const EXAMPLES: &str = "\
Examples:
  makhos bench endgames positions.txt --variant thai --time 1

The file has a FEN a line; whatever follows a bar is left alone. The engine searches without tables, in one
thread; the tables judge the move it plays. Each position in which it gives something away has a line, the
sums follow.";

/// Search positions with few pieces, and see in how many the move keeps their value
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct EndgamesBench {
    /// The file with positions
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The game
    #[arg(long, value_parser = arguments::variant())]
    variant: Variant,
    /// How many seconds each position is searched
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = seconds)]
    time: Duration,
    /// What the engine searches with: built-in, material, or a weights file
    #[arg(long, default_value = "built-in", value_name = "NAME|FILE")]
    evaluation: String,
    /// Search only every so many positions
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,
    #[command(flatten)]
    tables: TablesArgument,
}

impl EndgamesBench {
    /// Prints a line for each value that is given away, and the sums.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let name = self.file.display();
        let text = fs::read_to_string(&self.file).with_context(|| name.to_string())?;
        let tables = self.tables.open()?;
        let mut engine = Engine::new(self.variant, Options::default());
        engine.set_evaluation(weights::named(&self.evaluation, self.variant)?);
        let mut output = io::stdout().lock();
        let (mut kept, mut searched) = (0_u32, 0_u32);
        for line in text.lines().step_by(self.every as usize) {
            let fen = line.split('|').next().unwrap_or_default().trim();
            let position = Position::from_fen(self.variant, fen)
                .with_context(|| format!("{name}: \"{fen}\""))?;
            if !position.has_legal_move() {
                continue;
            }
            searched += 1;
            let (before, after) = self.play(&mut engine, &tables, position)?;
            if before == after {
                kept += 1;
            } else {
                writeln!(output, "{fen}: {before:?} became {after:?}")?;
                output.flush()?;
            }
        }
        let share = f64::from(kept) * 100.0 / f64::from(searched.max(1));
        writeln!(output, "{name}: kept {kept} of {searched}, {share:.2} %")?;
        Ok(ExitCode::SUCCESS)
    }

    /// Who wins a position, and who wins it after the engine's move, both for the side to move.
    fn play(
        &self,
        engine: &mut Engine,
        tables: &Tables,
        position: Position,
    ) -> Result<(Verdict, Verdict)> {
        engine.forget();
        let game = Game::from_position(position, self.variant.rules().draw_rules);
        let answer = engine.search(&game, &Limits::time(self.time));
        let best = answer.best().context("the engine has no move")?;
        let after = tables.verdict(&position.play_unchecked(best))?;
        Ok((tables.verdict(&position)?, after.before()))
    }
}
