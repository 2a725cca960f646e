//! Arrows over the board.

use std::str::FromStr;

use draughts::{Path, Square, SquareError};
use thiserror::Error;

/// An arrow from one square to another, or along a whole path; it need not be a legal move.
///
/// ```
/// use makhos_diagram::Arrow;
///
/// let arrow: Arrow = "29x22x15x8".parse().unwrap();
/// assert_eq!(arrow.squares().len(), 4);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arrow(Vec<Square>);

/// Why an arrow cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArrowError {
    /// Something else stands where a square should be.
    #[error("\"{token}\": {error}")]
    Square {
        /// What stands there.
        token: String,
        /// What is wrong with it.
        error: SquareError,
    },
    /// It has no end.
    #[error("an arrow needs two squares or more, such as 32-28 or 29x22x15")]
    TooShort,
    /// It would go from a square to the same one.
    #[error("the arrow stands still on {0}")]
    StandsStill(Square),
}

impl Arrow {
    /// An arrow along squares.
    ///
    /// # Errors
    ///
    /// [`ArrowError`] where there are fewer than two, or one follows itself.
    pub fn new(squares: Vec<Square>) -> Result<Arrow, ArrowError> {
        if squares.len() < 2 {
            return Err(ArrowError::TooShort);
        }
        match squares.windows(2).find(|leg| leg[0] == leg[1]) {
            Some(leg) => Err(ArrowError::StandsStill(leg[0])),
            None => Ok(Arrow(squares)),
        }
    }

    /// The squares it goes along, the first one being where it begins.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.0
    }
}

/// The way of a move.
impl From<&Path> for Arrow {
    fn from(path: &Path) -> Arrow {
        Arrow(path.squares().to_vec())
    }
}

/// Reads squares, by number or name, with `-`, `x` or `:` between them.
impl FromStr for Arrow {
    type Err = ArrowError;

    fn from_str(text: &str) -> Result<Arrow, ArrowError> {
        let squares = text
            .split(['-', '–', 'x', 'X', '×', ':'])
            .map(|name| {
                let name = name.trim();
                name.parse().map_err(|error| ArrowError::Square {
                    token: name.to_owned(),
                    error,
                })
            })
            .collect::<Result<Vec<Square>, ArrowError>>()?;
        Arrow::new(squares)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<u32>, String> {
        match text.parse::<Arrow>() {
            Ok(arrow) => Ok(arrow
                .squares()
                .iter()
                .map(|square| square.number())
                .collect()),
            Err(error) => Err(error.to_string()),
        }
    }

    #[test]
    fn arrows_are_written_like_moves() {
        assert_eq!(read("32-28"), Ok(vec![32, 28]));
        assert_eq!(read("29x22 x 15:8"), Ok(vec![29, 22, 15, 8]));
        assert_eq!(read("b2-a3"), Ok(vec![25, 21]));
        assert_eq!(read("18x8x18"), Ok(vec![18, 8, 18]));
    }

    #[test]
    fn wrong_arrows_say_what_is_wrong() {
        for (text, error) in [
            ("32-33", "\"33\": squares are numbered from 1 to 32"),
            (
                "32-",
                "\"\": a square is a number from 1 to 32 or a name from a1 to h8",
            ),
            (
                "32",
                "an arrow needs two squares or more, such as 32-28 or 29x22x15",
            ),
            ("32-28-28", "the arrow stands still on 28"),
        ] {
            assert_eq!(read(text), Err(error.to_owned()), "{text}");
        }
    }
}
