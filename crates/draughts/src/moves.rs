//! Moves, told apart by what they do to the board, and lists of them.

use std::ops::Deref;

use smallvec::SmallVec;

use crate::{Bitboard, Square};

/// A move by its result: where a piece goes and what it captures.
///
/// Two paths with the same result (a loop run one way or the other) are one move;
/// [`Position::paths`](crate::Position::paths) gives them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) captured: Bitboard,
}

impl Move {
    /// The square the piece leaves.
    #[must_use]
    pub const fn from(self) -> Square {
        self.from
    }

    /// The square it ends on; the same as [`from`](Move::from) where a loop closes.
    #[must_use]
    pub const fn to(self) -> Square {
        self.to
    }

    /// The squares of all captured pieces.
    #[must_use]
    pub const fn captured(self) -> Bitboard {
        self.captured
    }

    /// Whether it captures anything.
    #[must_use]
    pub const fn is_capture(self) -> bool {
        !self.captured.is_empty()
    }
}

/// The legal moves of a position; it lives on the stack unless there are unusually many.
///
/// ```
/// use draughts::{Position, Variant};
///
/// let moves = Position::start(Variant::Thai).legal_moves();
/// assert_eq!(moves.len(), 7);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList(SmallVec<[Move; 48]>);

impl MoveList {
    pub(crate) fn push(&mut self, mv: Move) {
        self.0.push(mv);
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = smallvec::IntoIter<[Move; 48]>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}
