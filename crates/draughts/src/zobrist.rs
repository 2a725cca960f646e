//! Keys that tell positions apart in tables.

use crate::{Color, Piece, Role, Square, Variant};

/// One random number for each piece kind on each square, then one for the turn and one for the
/// variant.
const KEYS: [u64; 4 * 32 + 2] = {
    let mut keys = [0; 4 * 32 + 2];
    let mut state = 0x6d61_6b68_6f73_3332;
    let mut i = 0;
    while i < keys.len() {
        (state, keys[i]) = split_mix(state);
        i += 1;
    }
    keys
};

/// One step of SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014): the next state and its output.
const fn split_mix(state: u64) -> (u64, u64) {
    let next = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = next;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (next, z ^ (z >> 31))
}

/// The key of a piece on a square.
pub(crate) const fn piece(square: Square, piece: Piece) -> u64 {
    let color = match piece.color {
        Color::Black => 0,
        Color::White => 32,
    };
    let role = match piece.role {
        Role::Man => 0,
        Role::King => 64,
    };
    KEYS[color + role + square.index()]
}

/// The key of the side to move.
pub(crate) const fn turn(color: Color) -> u64 {
    match color {
        Color::Black => 0,
        Color::White => KEYS[128],
    }
}

/// The key of the game, so that one table can hold positions of both.
pub(crate) const fn variant(variant: Variant) -> u64 {
    match variant {
        Variant::Thai => 0,
        Variant::English => KEYS[129],
    }
}
