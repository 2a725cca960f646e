//! How games end.

use crate::Color;

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The side that has won.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// Nobody has won.
    Draw(DrawReason),
}

/// Why the other side has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// It has no pieces left.
    NoPieces,
    /// It has pieces, but none can move.
    Blocked,
    /// It resigned.
    Resignation,
    /// Its time ran out.
    Time,
}

/// Why nobody has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// The same position with the same side to move came up for the third time.
    Repetition,
    /// Too many plies went by without progress.
    NoProgress,
    /// The players agreed on it.
    Agreement,
}

impl Outcome {
    /// The side that has won, if one has.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw(_) => None,
        }
    }
}
