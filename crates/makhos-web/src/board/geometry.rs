//! Where squares lie on the screen, for either side at the bottom.

use draughts::{Color, Square, Variant};

/// A row and a column on the screen, counted from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// From 0 at the top to 7.
    pub row: u32,
    /// From 0 at the left to 7.
    pub column: u32,
}

/// Whether the picture of the rules is turned round with this side at the bottom.
#[must_use]
pub fn is_turned(variant: Variant, bottom: Color) -> bool {
    variant.rules().below != bottom
}

/// Where a square lies.
#[must_use]
pub fn place(square: Square, turned: bool) -> Place {
    let shown = if turned { square.turned() } else { square };
    Place {
        row: shown.row(),
        column: shown.column(),
    }
}

/// The dark square at a place, if there is one.
#[must_use]
pub fn square_at(row: i32, column: i32, turned: bool) -> Option<Square> {
    let shown = Square::at(row, column)?;
    Some(if turned { shown.turned() } else { shown })
}

/// The dark square at a point of the board, given as fractions of its width and height.
#[must_use]
pub fn square_at_point(right: f64, down: f64, turned: bool) -> Option<Square> {
    square_at(
        (down * 8.0).floor() as i32,
        (right * 8.0).floor() as i32,
        turned,
    )
}

/// The square that an arrow key leads to: left and right along the dark squares of a row, up and
/// down to the same one of the next row.
#[must_use]
pub fn neighbour(square: Square, rows: i32, steps: i32, turned: bool) -> Option<Square> {
    let Place { row, column } = place(square, turned);
    let row = row as i32 + rows;
    let within_row = column as i32 / 2 + steps;
    if !(0..4).contains(&within_row) {
        return None;
    }
    square_at(row, 2 * within_row, turned).or_else(|| square_at(row, 2 * within_row + 1, turned))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(number: u32) -> Square {
        Square::from_number(number).unwrap()
    }

    #[test]
    fn the_side_at_the_bottom_sees_its_men_there() {
        for (variant, bottom, number) in [
            (Variant::Thai, Color::Black, 32),
            (Variant::Thai, Color::White, 1),
            (Variant::English, Color::White, 32),
            (Variant::English, Color::Black, 1),
        ] {
            let turned = is_turned(variant, bottom);
            assert_eq!(place(square(number), turned), Place { row: 7, column: 6 });
        }
    }

    #[test]
    fn places_and_squares_agree_both_ways() {
        for turned in [false, true] {
            for square in Square::all() {
                let Place { row, column } = place(square, turned);
                let (down, right) = (
                    (f64::from(row) + 0.5) / 8.0,
                    (f64::from(column) + 0.5) / 8.0,
                );
                assert_eq!(square_at_point(right, down, turned), Some(square));
            }
            assert_eq!(square_at_point(0.01, 0.01, turned), None, "a light square");
            assert_eq!(square_at_point(-0.1, 0.5, turned), None);
            assert_eq!(square_at_point(0.5, 1.01, turned), None);
        }
    }

    #[test]
    fn arrows_reach_every_square_and_stop_at_the_edge() {
        assert_eq!(neighbour(square(18), -1, 0, false), Some(square(14)));
        assert_eq!(neighbour(square(18), 1, 0, false), Some(square(22)));
        assert_eq!(neighbour(square(18), 0, 1, false), Some(square(19)));
        assert_eq!(neighbour(square(18), 0, 1, true), Some(square(17)));
        assert_eq!(neighbour(square(1), -1, 0, false), None);
        assert_eq!(neighbour(square(4), 0, 1, false), None);
        assert_eq!(neighbour(square(5), 0, -1, false), None);
    }
}
