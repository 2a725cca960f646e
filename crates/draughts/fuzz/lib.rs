//! Reads fuzzed bytes as what the targets need.

use draughts::{Bitboard, Board, Color, Piece, Position, Role, Setup, Variant};

/// Takes a variant and a position of it off the front of the bytes; `None` where there are too
/// few, or where the pieces they place break the rules.
pub fn take_position(data: &[u8]) -> Option<(Position, &[u8])> {
    let (&[kind, ref squares @ ..], rest) = data.split_first_chunk::<13>()?;
    let set = |at: usize| {
        let bytes = [
            squares[at],
            squares[at + 1],
            squares[at + 2],
            squares[at + 3],
        ];
        Bitboard(u32::from_le_bytes(bytes))
    };
    let (black, white, kings) = (set(0), set(4), set(8));
    let piece = |color, square| Piece {
        color,
        role: if kings.contains(square) {
            Role::King
        } else {
            Role::Man
        },
    };
    let mut board = Board::EMPTY;
    for (color, set) in [(Color::Black, black), (Color::White, white)] {
        for square in set {
            board = board.with(square, piece(color, square));
        }
    }
    let setup = Setup {
        variant: Variant::ALL[usize::from(kind & 1)],
        board,
        turn: Color::ALL[usize::from(kind >> 1 & 1)],
    };
    Some((Position::from_setup(setup).ok()?, rest))
}
