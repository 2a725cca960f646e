//! Every position with at most three pieces, of both games, whoever is to move.

use draughts::{Board, Color, Piece, Position, Role, Setup, Square, Variant};

use crate::positions::check_against_slow;

const KINDS: [Piece; 4] = [
    Piece {
        color: Color::Black,
        role: Role::Man,
    },
    Piece {
        color: Color::Black,
        role: Role::King,
    },
    Piece {
        color: Color::White,
        role: Role::Man,
    },
    Piece {
        color: Color::White,
        role: Role::King,
    },
];

/// Checks the position of these pieces, if it is one, and all that have up to `more` pieces more
/// on squares behind `last`; returns how many it has checked.
fn check_from(variant: Variant, turn: Color, board: Board, last: u32, more: u32) -> u64 {
    let mut checked = 0;
    let setup = Setup {
        variant,
        board,
        turn,
    };
    if let Ok(position) = Position::from_setup(setup) {
        check_against_slow(&position);
        checked += 1;
    }
    if more > 0 {
        for square in (last + 1..=32).filter_map(Square::from_number) {
            for piece in KINDS {
                let board = board.with(square, piece);
                checked += check_from(variant, turn, board, square.number(), more - 1);
            }
        }
    }
    checked
}

/// How many ways there are to place one to three of the four kinds: a man may stand on 28 squares,
/// so 8 of the 32 squares take three kinds and 24 take all four.
fn ways_to_place_up_to_three() -> u64 {
    let one = 24 * 4 + 8 * 3;
    let squares = |edge: u64, inner: u64| 3u64.pow(edge as u32) * 4u64.pow(inner as u32);
    let choose2 = |n: u64| n * (n - 1) / 2;
    let choose3 = |n: u64| n * (n - 1) * (n - 2) / 6;
    let two = choose2(8) * squares(2, 0) + 8 * 24 * squares(1, 1) + choose2(24) * squares(0, 2);
    let three = choose3(8) * squares(3, 0)
        + choose2(8) * 24 * squares(2, 1)
        + 8 * choose2(24) * squares(1, 2)
        + choose3(24) * squares(0, 3);
    one + two + three
}

fn check_all(variant: Variant, turn: Color) {
    let checked = check_from(variant, turn, Board::EMPTY, 0, 3);
    assert_eq!(checked, ways_to_place_up_to_three());
}

#[test]
fn thai_with_black_to_move() {
    check_all(Variant::Thai, Color::Black);
}

#[test]
fn thai_with_white_to_move() {
    check_all(Variant::Thai, Color::White);
}

#[test]
fn english_with_black_to_move() {
    check_all(Variant::English, Color::Black);
}

#[test]
fn english_with_white_to_move() {
    check_all(Variant::English, Color::White);
}
