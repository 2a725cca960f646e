//! Where squares lie in the picture of a board, which is 800 units wide and high.

use draughts::Square;

/// The width of a square.
pub(crate) const SQUARE: i32 = 100;
/// The width of the board without its frame.
pub(crate) const BOARD: i32 = 8 * SQUARE;

/// A point of the board, in units from its top left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// The top left corner of a square.
pub(crate) fn corner(square: Square, turned: bool) -> (i32, i32) {
    let shown = if turned { square.turned() } else { square };
    (shown.column() as i32 * SQUARE, shown.row() as i32 * SQUARE)
}

/// The middle of a square.
pub(crate) fn middle(square: Square, turned: bool) -> Point {
    let (x, y) = corner(square, turned);
    let half = f64::from(SQUARE) / 2.0;
    Point {
        x: f64::from(x) + half,
        y: f64::from(y) + half,
    }
}
