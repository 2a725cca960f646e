//! Whoever plays a game of a match.

use draughts::{Game, Move};
use draughts_engine::{Limits, Score};
use thiserror::Error;

/// A move, with what its player says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// What the position is worth for the player, where it says so.
    pub score: Option<Score>,
    /// How deep it has looked, where it says so.
    pub depth: Option<u32>,
    /// How many positions it has searched, where it says so.
    pub nodes: Option<u64>,
}

/// Why there is no move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayerError {
    /// The player answered something that is no legal move.
    #[error("it played \"{0}\", which is not legal")]
    Illegal(String),
    /// The player did not answer in time, and was not waited for any longer.
    #[error("it did not answer in time")]
    Late,
    /// The player cannot go on.
    #[error("{0}")]
    Failed(String),
}

/// Whoever chooses the moves of one side.
pub trait Player: Send {
    /// A new game begins: what was learnt in the last one is to be forgotten.
    ///
    /// # Errors
    ///
    /// Where the player cannot play any more.
    fn begin_game(&mut self) -> Result<(), PlayerError>;

    /// Chooses a move in a game that is not over.
    ///
    /// # Errors
    ///
    /// Where there is no legal move of this player; that loses the game.
    fn choose(&mut self, game: &Game, limits: &Limits) -> Result<Choice, PlayerError>;

    /// Whether the player keeps to the limits of the match. One that has limits of its own does not,
    /// and never loses on time.
    fn keeps_to_limits(&self) -> bool {
        true
    }
}
