//! The engine as its users see it.

use std::{sync::Arc, time::Duration};

use draughts::{Game, Move, Variant};

use crate::{
    Endgames, Limits, Score, Stop,
    evaluation::Evaluation,
    known,
    root_verdicts::RootVerdicts,
    search::{self, Shared},
    table::Table,
};

/// What an engine may use, and how many lines it is to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The size of the transposition table in MiB.
    pub table: usize,
    /// In how many threads it searches; where there are no threads, one.
    pub threads: usize,
    /// How many of the best moves get a line.
    pub lines: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            table: 16,
            threads: 1,
            lines: 1,
        }
    }
}

/// A line of play with what it is worth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The score for the side to move.
    pub score: Score,
    /// The moves, the side to move first.
    pub moves: Vec<Move>,
}

/// What a search has found, at its end or on the way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The best lines, the best one first; none where the game is over.
    pub lines: Vec<Line>,
    /// The depth in plies to which all lines were searched.
    pub depth: u32,
    /// The depth of the deepest line.
    pub selective_depth: u32,
    /// How many positions were searched.
    pub nodes: u64,
    /// The time it took.
    pub time: Duration,
    /// How many thousandths of the transposition table this search has filled.
    pub table_permille: u32,
}

/// How a search gets on, told after each depth.
pub type Report = Answer;

impl Answer {
    /// The best move; `None` where the game is over.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.lines.first()?.moves.first().copied()
    }

    /// The score of the best line, for the side to move.
    #[must_use]
    pub fn score(&self) -> Score {
        self.lines.first().map_or(Score::DRAW, |line| line.score)
    }

    /// Positions a second.
    #[must_use]
    pub fn speed(&self) -> u64 {
        (self.nodes as f64 / self.time.as_secs_f64().max(1e-6)) as u64
    }

    /// Puts a line first that was found in an iteration that is not finished.
    pub(crate) fn take_first(&mut self, better: Line) {
        self.lines
            .retain(|line| line.moves.first() != better.moves.first());
        self.lines.insert(0, better);
    }
}

/// An engine for one of the games.
///
/// ```
/// use draughts::{Game, Position, Variant};
/// use draughts_engine::{Engine, Limits, Options};
///
/// let position = Position::from_fen(Variant::English, "B:W22:B14,K18").unwrap();
/// let game = Game::from_position(position, Variant::English.rules().draw_rules);
/// let mut engine = Engine::new(Variant::English, Options::default());
/// let answer = engine.search(&game, &Limits::depth(3));
/// assert!(answer.score().is_win());
/// ```
pub struct Engine {
    variant: Variant,
    options: Options,
    table: Table,
    stop: Stop,
    evaluation: Evaluation,
    endgames: Option<Arc<dyn Endgames>>,
}

impl Engine {
    /// An engine for a game, with the evaluation that comes with it.
    #[must_use]
    pub fn new(variant: Variant, options: Options) -> Engine {
        Engine {
            variant,
            options,
            table: Table::new(options.table),
            stop: Stop::default(),
            evaluation: Evaluation::built_in(variant),
            endgames: None,
        }
    }

    /// The game it plays.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// What it may use.
    #[must_use]
    pub fn options(&self) -> Options {
        self.options
    }

    /// Changes what it may use; a table of another size is empty.
    pub fn set_options(&mut self, options: Options) {
        if options.table != self.options.table {
            self.table = Table::new(options.table);
        }
        self.options = options;
    }

    /// Gives it another evaluation.
    pub fn set_evaluation(&mut self, evaluation: Evaluation) {
        self.evaluation = evaluation;
        self.forget();
    }

    /// Gives it endgame tables: the search asks them who wins, and a game that they know to be decided is
    /// played by distance, without searching. With other tables than before it forgets what it has found out.
    pub fn set_endgames(&mut self, endgames: Option<Arc<dyn Endgames>>) {
        let is_same = match (&self.endgames, &endgames) {
            (Some(before), Some(after)) => Arc::ptr_eq(before, after),
            (None, None) => true,
            _ => false,
        };
        if !is_same {
            self.endgames = endgames;
            self.forget();
        }
    }

    /// Gives it a handle that ends its searches.
    pub fn set_stop(&mut self, stop: Stop) {
        self.stop = stop;
    }

    /// Forgets what it has found out about positions, as before another game.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Searches a game from the position it has come to.
    ///
    /// The draw rules of the game count, and so do its positions so far. With one thread and no limit
    /// of time the answer is always the same.
    pub fn search(&mut self, game: &Game, limits: &Limits) -> Answer {
        self.search_and_report(game, limits, &mut |_| {})
    }

    /// Searches and tells how it gets on.
    pub fn search_and_report(
        &mut self,
        game: &Game,
        limits: &Limits,
        report: &mut dyn FnMut(&Report),
    ) -> Answer {
        if game.outcome().is_some() {
            return Answer::default();
        }
        let endgames = self.endgames.as_deref();
        let Options { threads, lines, .. } = self.options;
        if let Some(answer) = endgames.and_then(|tables| known::answer(tables, game, lines)) {
            report(&answer);
            return answer;
        }
        let verdicts = endgames.map_or_else(RootVerdicts::default, |tables| {
            RootVerdicts::of(tables, game)
        });
        self.table.begin_search();
        let shared = Shared::new(
            &self.table,
            &self.stop,
            &self.evaluation,
            endgames,
            verdicts.worse(),
            *limits,
        );
        let mut settled = |answer: &Answer| {
            let mut answer = answer.clone();
            verdicts.settle(&mut answer);
            report(&answer);
        };
        let mut answer = search::search(&shared, game, threads, lines, &mut settled);
        verdicts.settle(&mut answer);
        answer
    }
}
