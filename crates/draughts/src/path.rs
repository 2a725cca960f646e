//! The way a piece takes over the board.

use smallvec::SmallVec;

use crate::{Bitboard, Move, Square};

/// The squares a piece stands on during one move, and what it captures between them.
///
/// ```
/// use draughts::{Position, Variant};
///
/// let position = Position::from_fen(Variant::Thai, "B:W11,25:BK18").unwrap();
/// let path = &position.all_paths()[0];
/// let numbers: Vec<u32> = path.squares().iter().map(|square| square.number()).collect();
/// assert_eq!(numbers, [18, 8, 29]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Path {
    squares: SmallVec<[Square; 8]>,
    captured: SmallVec<[Square; 8]>,
}

impl Path {
    pub(crate) fn starting_at(square: Square) -> Path {
        Path {
            squares: SmallVec::from_slice(&[square]),
            captured: SmallVec::new(),
        }
    }

    pub(crate) fn then(&self, to: Square, captured: Option<Square>) -> Path {
        let mut path = self.clone();
        path.squares.push(to);
        path.captured.extend(captured);
        path
    }

    /// The square it starts from, every landing square, and last the one it ends on.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The squares of the captured pieces in the order they leave the board; the piece at index
    /// `i` is taken between squares `i` and `i + 1` of [`squares`](Path::squares).
    #[must_use]
    pub fn captured(&self) -> &[Square] {
        &self.captured
    }

    /// The square it starts from.
    #[must_use]
    pub fn from(&self) -> Square {
        self.squares[0]
    }

    /// The square it ends on.
    #[must_use]
    pub fn to(&self) -> Square {
        self.squares[self.squares.len() - 1]
    }

    /// Whether it captures anything.
    #[must_use]
    pub fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// The move that comes of it.
    #[must_use]
    pub fn result(&self) -> Move {
        Move {
            from: self.from(),
            to: self.to(),
            captured: self.captured.iter().copied().collect::<Bitboard>(),
        }
    }

    /// Whether some squares are its ends with some of its landing squares between them, which is how
    /// people shorten it.
    pub(crate) fn is_named_by(&self, squares: &[Square]) -> bool {
        let ends_fit =
            squares.first() == self.squares.first() && squares.last() == self.squares.last();
        let mut landings = self.squares.iter();
        ends_fit
            && squares
                .iter()
                .all(|square| landings.any(|landing| landing == square))
    }
}
