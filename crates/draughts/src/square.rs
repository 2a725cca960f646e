//! The 32 dark squares and their two names.

use std::{fmt, str::FromStr};

use thiserror::Error;

/// One of the 32 dark squares of the board, numbered from the top left as PDN numbers both games.
///
/// ```text
///  8 |    1(b8)   2(d8)   3(f8)   4(h8)
///  7 | 5(a7)   6(c7)   7(e7)   8(g7)
///  6 |    9(b6)  10(d6)  11(f6)  12(h6)
///  5 | 13(a5)  14(c5)  15(e5)  16(g5)
///  4 |   17(b4)  18(d4)  19(f4)  20(h4)
///  3 | 21(a3)  22(c3)  23(e3)  24(g3)
///  2 |   25(b2)  26(d2)  27(f2)  28(h2)
///  1 | 29(a1)  30(c1)  31(e1)  32(g1)
/// ```
///
/// ```
/// use draughts::Square;
///
/// let square = Square::from_number(18).unwrap();
/// assert_eq!(square.number(), 18);
/// assert_eq!(square.algebraic(), "d4");
/// assert_eq!("d4".parse(), Ok(square));
/// assert_eq!("18".parse(), Ok(square));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = 32;

    /// The square with a number from 1 to 32, or `None` for any other number.
    #[must_use]
    pub const fn from_number(number: u32) -> Option<Square> {
        if 1 <= number && number <= 32 {
            Some(Square((number - 1) as u8))
        } else {
            None
        }
    }

    /// The square with an index from 0 to 31; only the lowest five bits of `index` count.
    #[must_use]
    pub(crate) const fn from_index(index: u32) -> Square {
        Square((index & 31) as u8)
    }

    /// All squares, from 1 to 32.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..32).map(Square)
    }

    /// The number that PDN and players use, from 1 to 32.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0 as u32 + 1
    }

    /// The bit number in a [`Bitboard`](crate::Bitboard), from 0 to 31.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row from the top of the picture, from 0 (squares 1-4) to 7 (squares 29-32).
    #[must_use]
    pub const fn row(self) -> u32 {
        self.0 as u32 / 4
    }

    /// The column from the left of the picture, from 0 (a) to 7 (h).
    #[must_use]
    pub const fn column(self) -> u32 {
        let within_row = self.0 as u32 % 4;
        2 * within_row + (self.row() + 1) % 2
    }

    /// The dark square in a row and a column counted from the top left, or `None` for a light
    /// square or one off the board.
    ///
    /// ```
    /// use draughts::Square;
    ///
    /// assert_eq!(Square::at(0, 1), Square::from_number(1));
    /// assert_eq!(Square::at(0, 0), None);
    /// assert_eq!(Square::at(8, 1), None);
    /// ```
    #[must_use]
    pub const fn at(row: i32, column: i32) -> Option<Square> {
        let on_board = 0 <= row && row < 8 && 0 <= column && column < 8;
        if on_board && (row + column) % 2 == 1 {
            Some(Square((row * 4 + column / 2) as u8))
        } else {
            None
        }
    }

    /// The algebraic name, from `b8` for square 1 to `g1` for square 32.
    #[must_use]
    pub fn algebraic(self) -> String {
        let file = char::from(b'a' + self.column() as u8);
        format!("{file}{}", 8 - self.row())
    }

    /// The square the picture shows here when it is turned round, 33 minus this one.
    #[must_use]
    pub const fn turned(self) -> Square {
        Square(31 - self.0)
    }
}

/// Shows the number, as in PDN.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Why a text is not the name of a dark square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SquareError {
    /// The text is neither a number nor a letter and a digit.
    #[error("a square is a number from 1 to 32 or a name from a1 to h8")]
    NotASquare,
    /// The number is 0 or over 32.
    #[error("squares are numbered from 1 to 32")]
    OutOfRange,
    /// A number with a zero before it, which the notation does not have.
    #[error("a square's number has no zero before it")]
    LeadingZero,
    /// An algebraic name of a light square.
    #[error("only the dark squares are used; this one is light")]
    Light,
}

/// Reads a number (`18`) or an algebraic name (`d4`).
impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        match text.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                let row = i32::from(b'8' - rank);
                Square::at(row, i32::from(file - b'a')).ok_or(SquareError::Light)
            }
            [b'0', b'0'..=b'9', ..] => Err(SquareError::LeadingZero),
            digits if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) => text
                .parse()
                .ok()
                .and_then(Square::from_number)
                .ok_or(SquareError::OutOfRange),
            _ => Err(SquareError::NotASquare),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_there_and_back() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(square.algebraic().parse(), Ok(square));
            assert_eq!(
                Square::at(square.row() as i32, square.column() as i32),
                Some(square)
            );
        }
    }

    #[test]
    fn the_picture_of_the_rules_holds() {
        let named = [
            (1, "b8"),
            (4, "h8"),
            (5, "a7"),
            (9, "b6"),
            (18, "d4"),
            (29, "a1"),
            (32, "g1"),
        ];
        for (number, name) in named {
            assert_eq!(Square::from_number(number).unwrap().algebraic(), name);
        }
    }

    #[test]
    fn wrong_names_say_what_is_wrong() {
        let cases = [
            ("0", SquareError::OutOfRange),
            ("33", SquareError::OutOfRange),
            ("99999999999999999999", SquareError::OutOfRange),
            ("07", SquareError::LeadingZero),
            ("a8", SquareError::Light),
            ("i9", SquareError::NotASquare),
            ("", SquareError::NotASquare),
            ("+5", SquareError::NotASquare),
            ("٣", SquareError::NotASquare),
        ];
        for (text, error) in cases {
            assert_eq!(text.parse::<Square>(), Err(error), "{text}");
        }
    }
}
