//! The best move with a reason that is true.
//!
//! The engine says which move is best; why, it cannot say. So the reasons are looked for from
//! outside, by the rules alone: each of them is proved to its end before it is given, within a
//! bounded number of positions, and where nothing is proved the [`Reason`] claims no more than that
//! the engine looked ahead.

mod crowning;
mod finding;
mod material;
mod reason;
mod winning;

use draughts::{Game, Move};

use crate::{Answer, Engine, Limits};

pub use material::HORIZON;
pub use reason::{Reason, UnknownReason};

/// A move to play and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub best: Move,
    /// Why it is the one to play.
    pub reason: Reason,
}

impl Hint {
    /// The best move of an answer with its reason; `None` where the game is over.
    ///
    /// An answer with two lines or more leads to more reasons, for some compare the best move with
    /// the others. The same answer always gets the same reason.
    ///
    /// ```
    /// use draughts::{Game, Position, Variant};
    /// use draughts_engine::{Engine, Limits, Options, hint::{Hint, Reason}};
    ///
    /// let position = Position::from_fen(Variant::Thai, "B:W1,2:B9,29,32")?;
    /// let game = Game::from_position(position, Variant::Thai.rules().draw_rules);
    /// let mut engine = Engine::new(Variant::Thai, Options { lines: 2, ..Options::default() });
    /// let answer = engine.search(&game, &Limits::depth(6));
    /// assert!(Hint::of(&game, &answer).is_some());
    /// # Ok::<(), draughts::FenError>(())
    /// ```
    #[must_use]
    pub fn of(game: &Game, answer: &Answer) -> Option<Hint> {
        let best = answer.best()?;
        let after = game.position().play(best).ok()?;
        let reason = finding::Finding::new(game, answer, best, after).reason();
        Some(Hint { best, reason })
    }

    /// Lets an engine search for the best move, and says why it is; `None` where the game is over.
    #[must_use]
    pub fn search(engine: &mut Engine, game: &Game, limits: &Limits) -> Option<Hint> {
        let options = engine.options();
        engine.set_options(crate::Options {
            lines: options.lines.max(2),
            ..options
        });
        let answer = engine.search(game, limits);
        engine.set_options(options);
        Hint::of(game, &answer)
    }
}
