//! Moves without a capture; the caller has made sure that there is none to make.

use super::{
    Kings, Pieces, Side, bits,
    captures::{count_chains_of_men, jumping_men},
    rays::slides,
    steps::{Direction, count_steps, step, steppers},
};

/// Calls `visit(from, to, by_king)` for each quiet move, the squares as single bits.
#[inline(always)]
pub(crate) fn visit_quiets<K: Kings, S: Side>(
    pieces: Pieces,
    mut visit: impl FnMut(u32, u32, bool),
) {
    let empty = pieces.empty();
    for direction in S::FORWARD {
        for from in bits(steppers(pieces.own_men(), empty, direction)) {
            visit(from, step(from, direction), false);
        }
    }
    for from in bits(pieces.own_kings()) {
        for to in bits(king_targets::<K>(from, empty)) {
            visit(from, to, true);
        }
    }
}

/// The number of quiet moves.
#[inline(always)]
pub(crate) fn count_quiets<K: Kings, S: Side>(pieces: Pieces) -> u32 {
    let empty = pieces.empty();
    if K::LONG {
        let slides = bits(pieces.own_kings()).map(|king| king_targets::<K>(king, empty));
        count_steps(pieces.own_men(), empty, S::UP) + slides.map(u32::count_ones).sum::<u32>()
    } else {
        count_steps(pieces.own, empty, S::UP) + count_steps(pieces.own_kings(), empty, !S::UP)
    }
}

/// The number of moves of a side that has only men.
#[inline(always)]
pub(crate) fn count_moves_of_men<S: Side>(pieces: Pieces) -> u32 {
    if jumping_men::<S>(pieces.own, pieces.enemy, pieces.empty()) == 0 {
        count_steps(pieces.own, pieces.empty(), S::UP)
    } else {
        count_chains_of_men::<S>(pieces.own, pieces.enemy, pieces.empty())
    }
}

/// Where a king (a single bit) may go without capturing.
#[inline(always)]
fn king_targets<K: Kings>(king: u32, empty: u32) -> u32 {
    let square = king.trailing_zeros() as usize;
    Direction::ALL
        .map(|direction| {
            if K::LONG {
                slides(square, !empty, direction)
            } else {
                step(king, direction) & empty
            }
        })
        .iter()
        .fold(0, |all, targets| all | targets)
}
