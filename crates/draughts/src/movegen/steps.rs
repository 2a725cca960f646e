//! Steps from square to square along the diagonals, for sets of squares as `u32`.
//!
//! Rows 8, 6, 4 and 2 of the picture (squares 1-4, 9-12, ...) stand one column further right than
//! the others, so each diagonal step shifts by four on one kind of row and by three or five on the
//! other.

/// Squares of the rows that stand to the right: 1-4, 9-12, 17-20, 25-28.
const RIGHT_ROWS: u32 = 0x0f0f_0f0f;
/// Squares of the rows that stand to the left: 5-8, 13-16, 21-24, 29-32.
const LEFT_ROWS: u32 = !RIGHT_ROWS;
/// Squares of the column at the left edge (a).
const LEFT_EDGE: u32 = 0x1010_1010;
/// Squares of the column at the right edge (h).
const RIGHT_EDGE: u32 = 0x0808_0808;

/// A right row's squares that have a neighbour to the right.
const RIGHT_ROWS_INNER: u32 = RIGHT_ROWS & !RIGHT_EDGE;
/// A left row's squares that have a neighbour to the left.
const LEFT_ROWS_INNER: u32 = LEFT_ROWS & !LEFT_EDGE;

/// Squares from which two steps to the left stay on the board.
const TWO_FROM_LEFT: u32 = 0xeeee_eeee;
/// Squares from which two steps to the right stay on the board.
const TWO_FROM_RIGHT: u32 = 0x7777_7777;

/// One of the four diagonal directions in the picture of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

impl Direction {
    pub(crate) const ALL: [Direction; 4] = [
        Direction::UpLeft,
        Direction::UpRight,
        Direction::DownLeft,
        Direction::DownRight,
    ];

    /// Whether it leads to lower square numbers.
    pub(crate) const fn is_up(self) -> bool {
        matches!(self, Direction::UpLeft | Direction::UpRight)
    }
}

/// Moves every square of a set one step; those that would leave the board drop out.
#[inline(always)]
pub(crate) const fn step(set: u32, direction: Direction) -> u32 {
    match direction {
        Direction::UpLeft => (set & RIGHT_ROWS) >> 4 | (set & LEFT_ROWS_INNER) >> 5,
        Direction::UpRight => (set & RIGHT_ROWS_INNER) >> 3 | (set & LEFT_ROWS) >> 4,
        Direction::DownLeft => (set & RIGHT_ROWS) << 4 | (set & LEFT_ROWS_INNER) << 3,
        Direction::DownRight => (set & RIGHT_ROWS_INNER) << 5 | (set & LEFT_ROWS) << 4,
    }
}

/// The pieces of `movers` that have a free square next to them in a direction.
#[inline(always)]
pub(crate) const fn steppers(movers: u32, empty: u32, direction: Direction) -> u32 {
    movers & step(empty, opposite(direction))
}

/// The number of steps that `movers` can make up the board, or down.
///
/// Steps that shift by four lead right from one kind of row and left from the other, so that one
/// shift finds them for all rows.
#[inline(always)]
pub(crate) const fn count_steps(movers: u32, empty: u32, up: bool) -> u32 {
    let (right_rows, left_rows) = (empty & RIGHT_ROWS_INNER, empty & LEFT_ROWS_INNER);
    let (by_four, by_three_or_five) = if up {
        (empty << 4, right_rows << 5 | left_rows << 3)
    } else {
        (empty >> 4, right_rows >> 3 | left_rows >> 5)
    };
    (movers & by_four).count_ones() + (movers & by_three_or_five).count_ones()
}

/// The pieces of `movers` that can jump an enemy next to them in a direction.
#[inline(always)]
pub(crate) const fn jumpers(movers: u32, enemy: u32, empty: u32, direction: Direction) -> u32 {
    let next_to_enemy = match direction {
        Direction::UpLeft => RIGHT_ROWS & enemy << 4 | LEFT_ROWS & enemy << 5,
        Direction::UpRight => RIGHT_ROWS & enemy << 3 | LEFT_ROWS & enemy << 4,
        Direction::DownLeft => RIGHT_ROWS & enemy >> 4 | LEFT_ROWS & enemy >> 3,
        Direction::DownRight => RIGHT_ROWS & enemy >> 5 | LEFT_ROWS & enemy >> 4,
    };
    movers & next_to_enemy & two_before(empty, direction)
}

/// Where pieces land that jump in a direction; all of them can.
#[inline(always)]
pub(crate) const fn landings(jumpers: u32, direction: Direction) -> u32 {
    match direction {
        Direction::UpLeft => jumpers >> 9,
        Direction::UpRight => jumpers >> 7,
        Direction::DownLeft => jumpers << 7,
        Direction::DownRight => jumpers << 9,
    }
}

/// The squares two steps before those of a set: from each of them a jump lands in the set.
#[inline(always)]
const fn two_before(set: u32, direction: Direction) -> u32 {
    match direction {
        Direction::UpLeft => set << 9 & TWO_FROM_LEFT,
        Direction::UpRight => set << 7 & TWO_FROM_RIGHT,
        Direction::DownLeft => set >> 7 & TWO_FROM_LEFT,
        Direction::DownRight => set >> 9 & TWO_FROM_RIGHT,
    }
}

/// The direction that leads back.
pub(crate) const fn opposite(direction: Direction) -> Direction {
    match direction {
        Direction::UpLeft => Direction::DownRight,
        Direction::UpRight => Direction::DownLeft,
        Direction::DownLeft => Direction::UpRight,
        Direction::DownRight => Direction::UpLeft,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;

    fn neighbour(square: Square, direction: Direction, distance: i32) -> u32 {
        let (rows, columns) = match direction {
            Direction::UpLeft => (-1, -1),
            Direction::UpRight => (-1, 1),
            Direction::DownLeft => (1, -1),
            Direction::DownRight => (1, 1),
        };
        let row = square.row() as i32 + rows * distance;
        let column = square.column() as i32 + columns * distance;
        Square::at(row, column).map_or(0, |square| 1 << square.index())
    }

    #[test]
    fn steps_and_jumps_agree_with_rows_and_columns() {
        for square in Square::all() {
            let bit = 1 << square.index();
            for direction in Direction::ALL {
                let next = neighbour(square, direction, 1);
                let landing = neighbour(square, direction, 2);
                assert_eq!(step(bit, direction), next);
                assert_eq!(steppers(bit, u32::MAX, direction) != 0, next != 0);
                let counted = count_steps(bit, next, direction.is_up());
                assert_eq!(counted, u32::from(next != 0));
                assert_eq!(count_steps(bit, next, !direction.is_up()), 0);
                for enemy in Square::all().map(|square| 1 << square.index()) {
                    let jumps = jumpers(bit, enemy, !enemy & !bit, direction);
                    assert_eq!(jumps != 0, enemy == next && landing != 0);
                    if jumps != 0 {
                        assert_eq!(landings(jumps, direction), landing);
                    }
                    let blocked = jumpers(bit, enemy, !landing, direction);
                    assert_eq!(blocked, 0);
                }
            }
        }
    }
}
