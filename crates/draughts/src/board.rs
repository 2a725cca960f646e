//! Which piece stands where.

use crate::{Bitboard, Color, Piece, Role, Square};

/// The pieces on the board, without a word about whose turn it is.
///
/// ```
/// use draughts::{Board, Color, Piece, Role, Square};
///
/// let square = Square::from_number(18).unwrap();
/// let king = Piece { color: Color::Black, role: Role::King };
/// let board = Board::EMPTY.with(square, king);
/// assert_eq!(board.piece_at(square), Some(king));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) black: u32,
    pub(crate) white: u32,
    pub(crate) kings: u32,
}

impl Board {
    /// A board without pieces.
    pub const EMPTY: Board = Board {
        black: 0,
        white: 0,
        kings: 0,
    };

    /// A board from the pieces of each side and which of all are kings; `None` where a square has two
    /// pieces, or a king that belongs to nobody.
    ///
    /// ```
    /// use draughts::{Bitboard, Board};
    ///
    /// let board = Board::of_sets(Bitboard(0b01), Bitboard(0b10), Bitboard(0b10)).unwrap();
    /// assert_eq!(board.occupied().len(), 2);
    /// assert_eq!(Board::of_sets(Bitboard(0b01), Bitboard(0b10), Bitboard(0b100)), None);
    /// ```
    #[must_use]
    pub const fn of_sets(black: Bitboard, white: Bitboard, kings: Bitboard) -> Option<Board> {
        if black.0 & white.0 != 0 || kings.0 & !(black.0 | white.0) != 0 {
            return None;
        }
        Some(Board {
            black: black.0,
            white: white.0,
            kings: kings.0,
        })
    }

    /// The squares with a piece of this side.
    #[must_use]
    pub const fn pieces(&self, color: Color) -> Bitboard {
        match color {
            Color::Black => Bitboard(self.black),
            Color::White => Bitboard(self.white),
        }
    }

    /// The squares with a king of this side.
    #[must_use]
    pub const fn kings(&self, color: Color) -> Bitboard {
        Bitboard(self.pieces(color).0 & self.kings)
    }

    /// The squares with a man of this side.
    #[must_use]
    pub const fn men(&self, color: Color) -> Bitboard {
        Bitboard(self.pieces(color).0 & !self.kings)
    }

    /// The squares with any piece.
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.black | self.white)
    }

    /// The piece on a square, if there is one.
    #[must_use]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if Bitboard(self.black).contains(square) {
            Color::Black
        } else if Bitboard(self.white).contains(square) {
            Color::White
        } else {
            return None;
        };
        let role = if Bitboard(self.kings).contains(square) {
            Role::King
        } else {
            Role::Man
        };
        Some(Piece { color, role })
    }

    /// The board with a piece put on a square, in place of any that stood there.
    #[must_use]
    pub const fn with(self, square: Square, piece: Piece) -> Board {
        let mut board = self.without(square);
        let bit = 1 << square.index();
        match piece.color {
            Color::Black => board.black |= bit,
            Color::White => board.white |= bit,
        }
        if matches!(piece.role, Role::King) {
            board.kings |= bit;
        }
        board
    }

    /// The board with a square emptied.
    #[must_use]
    pub const fn without(self, square: Square) -> Board {
        let others = !(1 << square.index());
        Board {
            black: self.black & others,
            white: self.white & others,
            kings: self.kings & others,
        }
    }

    /// All pieces with their squares, in the order of the squares' numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + use<> {
        let board = *self;
        board
            .occupied()
            .iter()
            .filter_map(move |square| Some((square, board.piece_at(square)?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_replaces_the_one_before_it() {
        let square = Square::from_number(9).unwrap();
        let king = Piece {
            color: Color::White,
            role: Role::King,
        };
        let man = Piece {
            color: Color::Black,
            role: Role::Man,
        };
        let board = Board::EMPTY.with(square, king).with(square, man);
        assert_eq!(board.iter().collect::<Vec<_>>(), [(square, man)]);
        assert_eq!(board.without(square), Board::EMPTY);
    }
}
