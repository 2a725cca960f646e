//! Positions that nobody has checked yet.

use thiserror::Error;

use crate::{Bitboard, Board, Color, Rules, Square, Variant};

/// A board and a side to move that may break the rules; [`Position::from_setup`] checks it.
///
/// [`Position::from_setup`]: crate::Position::from_setup
///
/// ```
/// use draughts::{Board, Color, Position, Setup, SetupError, Variant};
///
/// let setup = Setup { variant: Variant::Thai, board: Board::EMPTY, turn: Color::Black };
/// assert_eq!(Position::from_setup(setup), Err(SetupError::NoPieces));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The game.
    pub variant: Variant,
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
}

/// Why a setup is no position of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// There is no piece at all.
    #[error("the board is empty; at least one side needs a piece")]
    NoPieces,
    /// A side has more pieces than either game knows.
    #[error("{color} has {count} pieces; a side has at most 12")]
    TooManyPieces {
        /// The side.
        color: Color,
        /// How many pieces it has.
        count: usize,
    },
    /// A man stands where it would have become a king.
    #[error("{color} has a man on {square}, its crowning row; a piece there is a king")]
    ManOnCrowningRow {
        /// The side.
        color: Color,
        /// Where its man stands.
        square: Square,
    },
}

impl Setup {
    /// Says whether this is a position of its game.
    ///
    /// # Errors
    ///
    /// The first thing that is wrong with it.
    pub fn check(&self) -> Result<(), SetupError> {
        if self.board.occupied().is_empty() {
            return Err(SetupError::NoPieces);
        }
        for color in Color::ALL {
            let count = self.board.pieces(color).len();
            if count > Rules::MAX_PIECES {
                return Err(SetupError::TooManyPieces { color, count });
            }
            let stuck: Bitboard = self.board.men(color) & self.variant.rules().crowning_row(color);
            if let Some(square) = stuck.first() {
                return Err(SetupError::ManOnCrowningRow { color, square });
            }
        }
        Ok(())
    }
}
