//! `makhos bench verdicts`: in how many problems the engine names the right winner.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use anyhow::{Context, Error, Result};
use clap::Args;
use draughts::{Color, Game, Position, Variant, pdn::GameResult};
use draughts_endgame::Tables;
use draughts_engine::{Engine, Limits, Options, Score, TableEndgames};

use super::seconds;
use crate::commands::{
    arguments,
    pdn::{
        games::{self, FileGames},
        input,
    },
    tables_directory::TablesArgument,
    weights,
};

const EXAMPLES: &str = "\
Examples:
  makhos bench verdicts problems.pdn --variant english --time 10

Every game of the files with a result is searched from where it starts, in one thread. A side is said to
win when its score is at least --from. Each problem has a line with what its result says, what the engine
says, its score for the side to move, its depth and its seconds; sums follow.";

/// Search problems, and compare who is said to win with their results
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Verdicts {
    /// PDN files of problems
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The game of those that do not say which one they are
    #[arg(long, value_parser = arguments::variant())]
    variant: Option<Variant>,
    /// How many seconds each problem is searched
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    time: Duration,
    /// What the engine searches with: built-in, material, or a weights file
    #[arg(long, default_value = "built-in", value_name = "NAME|FILE")]
    evaluation: String,
    /// Search with the endgame tables that are there
    #[arg(long)]
    with_tables: bool,
    #[command(flatten)]
    tables: TablesArgument,
    /// From which score on a side is said to win, in hundredths of a man
    #[arg(long, value_name = "HUNDREDTHS", default_value_t = Score::WINNING)]
    from: i32,
}

/// A problem: a position, and who wins.
struct Problem {
    position: Position,
    winner: Option<Color>,
}

/// How many problems have a winner or none, and for how many the engine said so.
#[derive(Default)]
struct Sums {
    won: u32,
    won_said: u32,
    drawn: u32,
    drawn_said: u32,
}

impl Verdicts {
    /// Prints a line for each problem, and sums for each file.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let tables = Arc::new(if self.with_tables {
            self.tables.open()?
        } else {
            Tables::default()
        });
        for path in &self.files {
            let name = input::name(path);
            self.file(path, &name, &tables)
                .with_context(|| name.clone())?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn file(&self, path: &Path, name: &str, tables: &Arc<Tables>) -> Result<()> {
        let problem = |error| Error::msg(games::problem(error));
        let mut output = io::stdout().lock();
        let mut sums = Sums::default();
        for game in FileGames::open(path, self.variant).map_err(problem)? {
            let game = game.map_err(problem)?;
            if let Some(problem) = Problem::of(&game) {
                let line = self.search(&problem, tables, &mut sums)?;
                writeln!(output, "{name} {} {line}", game.number)?;
                output.flush()?;
            }
        }
        let Sums {
            won,
            won_said,
            drawn,
            drawn_said,
        } = sums;
        writeln!(
            output,
            "{name}: the winner named in {won_said} of {won}, none named in {drawn_said} of {drawn}"
        )?;
        Ok(())
    }

    /// Says what the engine thinks of a problem.
    fn search(&self, problem: &Problem, tables: &Arc<Tables>, sums: &mut Sums) -> Result<String> {
        let position = problem.position;
        let variant = position.variant();
        let mut engine = Engine::new(
            variant,
            Options {
                table: MEMORY,
                ..Options::default()
            },
        );
        engine.set_evaluation(weights::named(&self.evaluation, variant)?);
        engine.set_endgames(TableEndgames::shared(Arc::clone(tables), variant));
        let game = Game::from_position(position, variant.rules().draw_rules);
        let answer = engine.search(&game, &Limits::time(self.time));
        let score = answer.score().hundredths();
        let turn = position.turn();
        let said = (score.abs() >= self.from).then_some(if score > 0 { turn } else { !turn });
        let is_right = said == problem.winner;
        if problem.winner.is_some() {
            sums.won += 1;
            sums.won_said += u32::from(is_right);
        } else {
            sums.drawn += 1;
            sums.drawn_said += u32::from(is_right);
        }
        Ok(format!(
            "{} {}: {} said {} ({}, depth {}, {:.1} s)",
            if is_right { "right" } else { "WRONG" },
            position.to_fen(),
            verdict(problem.winner),
            verdict(said),
            answer.score(),
            answer.depth,
            answer.time.as_secs_f64(),
        ))
    }
}

/// How much memory a search has, in MiB.
const MEMORY: usize = 128;

fn verdict(winner: Option<Color>) -> String {
    winner.map_or_else(|| "draw".to_owned(), |winner| format!("{winner} wins"))
}

impl Problem {
    /// The problem of a game that has a result.
    fn of(game: &games::Game) -> Option<Problem> {
        let position = *game.replay.start()?;
        let result = game.record.result();
        let winner = result.winner(position.variant());
        let is_known = winner.is_some() || result == GameResult::Draw;
        is_known.then_some(Problem { position, winner })
    }
}
