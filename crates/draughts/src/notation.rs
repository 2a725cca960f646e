//! Moves as text: `32-28`, `25x18`, `13x22x15x24`, `b2-a3`.

use std::fmt;

use thiserror::Error;

use crate::{Move, Path, Position, Square};

/// How squares are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Notation {
    /// By their numbers, as in PDN: `25-22`.
    #[default]
    Numbers,
    /// By column and row: `b2-c3`.
    Algebraic,
}

/// How much of a capture's path is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// First and last square; every landing square only where that would name two moves.
    #[default]
    Short,
    /// Always every landing square.
    Full,
}

impl Notation {
    /// The name of a square.
    #[must_use]
    pub fn square(self, square: Square) -> String {
        match self {
            Notation::Numbers => square.to_string(),
            Notation::Algebraic => square.algebraic(),
        }
    }
}

/// The text of a path with all its squares.
///
/// ```
/// use draughts::{Notation, Position, Variant, full_text};
///
/// let position = Position::from_fen(Variant::Thai, "B:W11,25:BK18").unwrap();
/// assert_eq!(full_text(&position.all_paths()[0], Notation::Numbers), "18x8x29");
/// assert_eq!(full_text(&position.all_paths()[0], Notation::Algebraic), "d4xg7xa1");
/// ```
#[must_use]
pub fn full_text(path: &Path, notation: Notation) -> String {
    join(path.squares(), path.is_capture(), notation)
}

fn join(squares: &[Square], capture: bool, notation: Notation) -> String {
    let names: Vec<String> = squares
        .iter()
        .map(|&square| notation.square(square))
        .collect();
    names.join(if capture { "x" } else { "-" })
}

/// A move that a text names, with the path it names or, where it leaves that open, the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadMove {
    /// The move.
    pub mv: Move,
    /// A path of the move that fits the text.
    pub path: Path,
}

/// A list of moves in full form, for people to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal(pub Vec<String>);

impl fmt::Display for Legal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            f.write_str("none")
        } else {
            f.write_str(&self.0.join(", "))
        }
    }
}

/// Why a text names no move of a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveTextError {
    /// It does not look like a move.
    #[error(
        "column {column}: \"{token}\" is no part of a move; \
         a move is written like 25-22, 18x9 or b2-a3. Legal: {legal}"
    )]
    NotAMove {
        /// Where the wrong part starts, in characters from 1.
        column: usize,
        /// The wrong part.
        token: String,
        /// What may be played.
        legal: Legal,
    },
    /// It is a move, but not a legal one here.
    #[error("{text} is not legal here. Legal: {legal}")]
    Illegal {
        /// The text.
        text: String,
        /// What may be played.
        legal: Legal,
    },
    /// It names more than one move.
    #[error("{text} can mean more than one move: {choices}")]
    Ambiguous {
        /// The text.
        text: String,
        /// What it can mean.
        choices: Legal,
    },
}

impl Position {
    /// The text of a legal move: for a path that the short form would confuse with another
    /// move's, the full one.
    ///
    /// ```
    /// use draughts::{Form, Notation, Position, Variant};
    ///
    /// let position = Position::from_fen(Variant::Thai, "B:W17,18,19,25:BK13").unwrap();
    /// let texts: Vec<String> = position
    ///     .all_paths()
    ///     .iter()
    ///     .map(|path| position.move_text(path, Notation::Numbers, Form::Short))
    ///     .collect();
    /// assert_eq!(texts, ["13x22x15x24", "13x29", "13x22x29x15x24"]);
    /// ```
    #[must_use]
    pub fn move_text(&self, path: &Path, notation: Notation, form: Form) -> String {
        let ends = [path.from(), path.to()];
        let squares = match form {
            Form::Short if self.ends_name_one_move(ends) => &ends,
            Form::Short | Form::Full => path.squares(),
        };
        join(squares, path.is_capture(), notation)
    }

    fn ends_name_one_move(&self, [from, to]: [Square; 2]) -> bool {
        self.legal_moves()
            .iter()
            .filter(|mv| mv.from() == from && mv.to() == to)
            .count()
            == 1
    }

    /// Reads a move as people and files write it.
    ///
    /// Squares are numbers or algebraic names with `-`, `x`, `×` or `:` between them; which of them
    /// does not matter. A capture may leave out landing squares as long as it still names one
    /// move; a text that is a whole path always means that path.
    ///
    /// ```
    /// use draughts::{Position, Variant};
    ///
    /// let position = Position::from_fen(Variant::Thai, "B:W17,18,19,25:BK13").unwrap();
    /// assert!(position.read_move("13:29").is_ok());
    /// let error = position.read_move("13x24").unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "13x24 can mean more than one move: 13x22x15x24, 13x22x29x15x24"
    /// );
    /// ```
    ///
    /// # Errors
    ///
    /// [`MoveTextError`] where the text is no move, not a legal one, or names several.
    pub fn read_move(&self, text: &str) -> Result<ReadMove, MoveTextError> {
        let paths = self.all_paths();
        let indent = text.chars().take_while(|c| c.is_whitespace()).count();
        let text = text.trim();
        let squares = read_squares(text, 1 + indent, &paths)?;
        if let Some(path) = paths.iter().find(|path| path.squares() == squares) {
            return Ok(ReadMove {
                mv: path.result(),
                path: path.clone(),
            });
        }
        let mut fitting: Vec<&Path> = Vec::new();
        for path in paths.iter().filter(|path| path.is_named_by(&squares)) {
            if fitting.iter().all(|other| other.result() != path.result()) {
                fitting.push(path);
            }
        }
        match fitting[..] {
            [path] => Ok(ReadMove {
                mv: path.result(),
                path: path.clone(),
            }),
            [] => Err(MoveTextError::Illegal {
                text: text.to_owned(),
                legal: legal(&paths),
            }),
            _ => Err(MoveTextError::Ambiguous {
                text: text.to_owned(),
                choices: legal(fitting),
            }),
        }
    }
}

fn legal<'a>(paths: impl IntoIterator<Item = &'a Path>) -> Legal {
    Legal(
        paths
            .into_iter()
            .map(|path| full_text(path, Notation::Numbers))
            .collect(),
    )
}

/// The squares of a text that begins at character `column` of what the user wrote.
fn read_squares(
    text: &str,
    mut column: usize,
    paths: &[Path],
) -> Result<Vec<Square>, MoveTextError> {
    let is_separator = |c: char| matches!(c, '-' | '–' | 'x' | 'X' | '×' | ':');
    let not_a_move = |column, token: &str| MoveTextError::NotAMove {
        column,
        token: token.chars().take(20).collect(),
        legal: legal(paths),
    };
    let start = column;
    let mut squares = Vec::new();
    for part in text.split(is_separator) {
        let name = part.trim();
        if name.is_empty() {
            return Err(not_a_move(start, text));
        }
        let before_name = part.chars().take_while(|c| c.is_whitespace()).count();
        let square = name
            .parse()
            .map_err(|_| not_a_move(column + before_name, name))?;
        squares.push(square);
        column += part.chars().count() + 1;
    }
    if squares.len() < 2 {
        return Err(not_a_move(start, text));
    }
    Ok(squares)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    fn read(variant: Variant, fen: &str, text: &str) -> String {
        let position = Position::from_fen(variant, fen).unwrap();
        position.read_move(text).map_or_else(
            |error| error.to_string(),
            |read| full_text(&read.path, Notation::Numbers),
        )
    }

    #[test]
    fn all_ways_to_write_a_move_are_read() {
        let fen = "B:W1-8:B25-32";
        for text in [
            "25-22", "25x22", "25:22", "25–22", " b2-c3 ", "b2:22", "25 - 22",
        ] {
            assert_eq!(read(Variant::Thai, fen, text), "25-22");
        }
        let chain = "B:W11,18,25:BK29";
        for text in ["29x22x15x8", "29x8", "29x15x8", "29:22:8", "29-8", "a1xg7"] {
            assert_eq!(read(Variant::Thai, chain, text), "29x22x15x8");
        }
    }

    #[test]
    fn a_loop_is_read_either_way_and_short() {
        let fen = "B:W9,10,17,18:BK22";
        for (text, path) in [
            ("22x13x6x15x22", "22x13x6x15x22"),
            ("22x15x6x13x22", "22x15x6x13x22"),
            ("22x22", "22x13x6x15x22"),
        ] {
            assert_eq!(read(Variant::Thai, fen, text), path);
        }
    }

    #[test]
    fn what_cannot_be_read_is_explained() {
        let fen = "B:W4,18:B22,32";
        for (text, error) in [
            ("32-28", "32-28 is not legal here. Legal: 22x15"),
            ("22x14", "22x14 is not legal here. Legal: 22x15"),
            (
                "22x1z",
                "column 4: \"1z\" is no part of a move; a move is written like 25-22, 18x9 or \
                 b2-a3. Legal: 22x15",
            ),
            (
                "  22x 1z",
                "column 7: \"1z\" is no part of a move; a move is written like 25-22, 18x9 or \
                 b2-a3. Legal: 22x15",
            ),
            (
                "22x",
                "column 1: \"22x\" is no part of a move; a move is written like 25-22, 18x9 or \
                 b2-a3. Legal: 22x15",
            ),
            (
                "hello",
                "column 1: \"hello\" is no part of a move; a move is written like 25-22, 18x9 or \
                 b2-a3. Legal: 22x15",
            ),
            (
                "22",
                "column 1: \"22\" is no part of a move; a move is written like 25-22, 18x9 or \
                 b2-a3. Legal: 22x15",
            ),
        ] {
            assert_eq!(read(Variant::Thai, fen, text), error);
        }
        let english = "B:W14,15,18,21,22,23,30:B6,7,8,10,12,13";
        assert_eq!(
            read(Variant::English, english, "10x26"),
            "10x26 can mean more than one move: 10x17x26, 10x19x26"
        );
    }
}
