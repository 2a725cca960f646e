//! How many diagrams stand on a page.

use std::{fmt, str::FromStr};

use thiserror::Error;

/// Columns and rows of diagrams on a page.
///
/// ```
/// use makhos_diagram::Grid;
///
/// let grid: Grid = "3x4".parse().unwrap();
/// assert_eq!((grid.columns(), grid.rows(), grid.cells()), (3, 4, 12));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    columns: usize,
    rows: usize,
}

/// The text says no columns and rows that fit on a page.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is no grid; write columns x rows, from 1x1 to 8x8, such as 2x3")]
pub struct GridError(String);

impl Default for Grid {
    /// Two columns and three rows.
    fn default() -> Grid {
        Grid {
            columns: 2,
            rows: 3,
        }
    }
}

impl Grid {
    /// The most columns or rows; more would be too small to read.
    pub const MOST: usize = 8;

    /// A grid, or `None` where a number is 0 or above [`MOST`](Grid::MOST).
    #[must_use]
    pub fn new(columns: usize, rows: usize) -> Option<Grid> {
        let fits = |number| (1..=Grid::MOST).contains(&number);
        (fits(columns) && fits(rows)).then_some(Grid { columns, rows })
    }

    /// How many stand side by side.
    #[must_use]
    pub fn columns(self) -> usize {
        self.columns
    }

    /// How many stand one above the other.
    #[must_use]
    pub fn rows(self) -> usize {
        self.rows
    }

    /// How many a page holds.
    #[must_use]
    pub fn cells(self) -> usize {
        self.columns * self.rows
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.columns, self.rows)
    }
}

/// Reads columns and rows, such as `2x3`.
impl FromStr for Grid {
    type Err = GridError;

    fn from_str(text: &str) -> Result<Grid, GridError> {
        text.split_once('x')
            .and_then(|(columns, rows)| Grid::new(columns.parse().ok()?, rows.parse().ok()?))
            .ok_or_else(|| GridError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grids_go_there_and_back_and_wrong_ones_are_named() {
        assert_eq!("2x3".parse(), Ok(Grid::default()));
        assert_eq!(Grid::default().to_string(), "2x3");
        for text in ["", "2", "0x3", "2x9", "x", "2x-1", "2×3"] {
            assert_eq!(text.parse::<Grid>(), Err(GridError(text.to_owned())));
        }
    }
}
