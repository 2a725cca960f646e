//! What a long king sees along its diagonals.

use super::steps::{Direction, step};

/// All squares from a square (by index) to the edge, in each direction.
const RAYS: [[u32; 32]; 4] = {
    let mut rays = [[0; 32]; 4];
    let mut d = 0;
    while d < 4 {
        let mut square = 0;
        while square < 32 {
            let mut reached = step(1 << square, Direction::ALL[d]);
            while reached != 0 {
                rays[d][square] |= reached;
                reached = step(reached, Direction::ALL[d]);
            }
            square += 1;
        }
        d += 1;
    }
    rays
};

/// All squares from a square (by index) to the edge in a direction.
#[inline(always)]
pub(crate) const fn ray(square: usize, direction: Direction) -> u32 {
    RAYS[direction as usize][square & 31]
}

/// The first occupied square on the way, or 0.
#[inline(always)]
pub(crate) const fn first_on_ray(square: usize, occupied: u32, direction: Direction) -> u32 {
    let blockers = ray(square, direction) & occupied;
    if direction.is_up() {
        highest(blockers)
    } else {
        blockers & blockers.wrapping_neg()
    }
}

/// The empty squares up to the first occupied one.
#[inline(always)]
pub(crate) const fn slides(square: usize, occupied: u32, direction: Direction) -> u32 {
    let ray = ray(square, direction);
    let blockers = ray & occupied;
    if direction.is_up() {
        let up_to_blocker = (u32::MAX as u64 >> blockers.leading_zeros()) as u32;
        ray & !up_to_blocker
    } else {
        ray & !blockers & blockers.wrapping_sub(1)
    }
}

/// The highest bit of a set alone, or 0.
#[inline(always)]
const fn highest(set: u32) -> u32 {
    (0x8000_0000_u64 >> set.leading_zeros()) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slides_stop_before_the_first_piece() {
        for square in 0..32 {
            for direction in Direction::ALL {
                for occupied in [0, 1 << 13, 0x0024_4200, 0x8000_0001, 0x1234_5678] {
                    let mut expected = 0;
                    let mut reached = step(1 << square, direction);
                    while reached != 0 && reached & occupied == 0 {
                        expected |= reached;
                        reached = step(reached, direction);
                    }
                    assert_eq!(slides(square, occupied, direction), expected);
                    assert_eq!(first_on_ray(square, occupied, direction), reached);
                }
            }
        }
    }
}
