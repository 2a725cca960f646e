//! Moves without a capture; the caller has made sure that there is none to make.

use super::{
    Kings, Pieces, Side, bits,
    rays::slides,
    steps::{Direction, step, steppers},
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
    let men = pieces.own_men();
    let mut count: u32 = S::FORWARD
        .map(|direction| steppers(men, empty, direction).count_ones())
        .iter()
        .sum();
    for king in bits(pieces.own_kings()) {
        count += king_targets::<K>(king, empty).count_ones();
    }
    count
}

/// Where a king (a single bit) may go without capturing.
#[inline(always)]
pub(crate) fn king_targets<K: Kings>(king: u32, empty: u32) -> u32 {
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
