//! Positions as text: the FEN of PDN, such as `B:W1-8:B25-32`.

use std::fmt::{self, Write};

use thiserror::Error;

use crate::{
    Bitboard, Board, Color, Piece, Position, Role, Setup, SetupError, Square, SquareError, Variant,
};

/// Why a text is no FEN, with the place: columns count characters from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FenError {
    /// The text ends too early.
    #[error("column {column}: the FEN ends here, but {expected} is missing")]
    Ends {
        /// One past the last character.
        column: usize,
        /// What should come.
        expected: &'static str,
    },
    /// Something else stands where a part of a FEN should be.
    #[error("column {column}: \"{token}\" stands where {expected} should be")]
    Unexpected {
        /// Where it starts.
        column: usize,
        /// What stands there.
        token: String,
        /// What should stand there.
        expected: &'static str,
    },
    /// A square's name is wrong.
    #[error("column {column}: \"{token}\": {error}")]
    Square {
        /// Where it starts.
        column: usize,
        /// What stands there.
        token: String,
        /// What is wrong with it.
        error: SquareError,
    },
    /// A range such as `8-1`.
    #[error("column {column}: the range \"{token}\" runs backwards")]
    Range {
        /// Where it starts.
        column: usize,
        /// The range.
        token: String,
    },
    /// A square has two pieces.
    #[error("column {column}: \"{token}\" puts a second piece on square {square}")]
    Occupied {
        /// Where it starts.
        column: usize,
        /// What stands there.
        token: String,
        /// The square.
        square: Square,
    },
    /// A side's pieces are listed twice.
    #[error("column {column}: the pieces of {color} are listed a second time")]
    SideTwice {
        /// Where the second list starts.
        column: usize,
        /// The side.
        color: Color,
    },
    /// The text is a FEN, but of no position of the game.
    #[error("{0}")]
    Setup(#[from] SetupError),
}

impl Position {
    /// Reads a FEN: the side to move, then the pieces of each side, all parted by colons.
    ///
    /// Squares are numbers or algebraic names, a `K` before one makes it a king, `1-8` stands for
    /// a run of squares. A side without pieces is an empty list. White space between the parts
    /// and a final dot do no harm.
    ///
    /// ```
    /// use draughts::{Position, Variant};
    ///
    /// let position = Position::from_fen(Variant::Thai, "B:W1-8:B25-32").unwrap();
    /// assert_eq!(position, Position::start(Variant::Thai));
    ///
    /// let error = Position::from_fen(Variant::Thai, "B:W1,33:B25").unwrap_err();
    /// assert_eq!(error.to_string(), "column 6: \"33\": squares are numbered from 1 to 32");
    /// ```
    ///
    /// # Errors
    ///
    /// [`FenError`] says what is wrong and in which column.
    pub fn from_fen(variant: Variant, text: &str) -> Result<Position, FenError> {
        Ok(Position::from_setup(Setup::from_fen(variant, text)?)?)
    }

    /// The position as FEN, the pieces of White first, each side in the order of the numbers.
    ///
    /// ```
    /// use draughts::{Position, Variant};
    ///
    /// let position = Position::from_fen(Variant::English, "W : BK2,1 : Wa1 .").unwrap();
    /// assert_eq!(position.to_fen(), "W:W29:B1,K2");
    /// ```
    #[must_use]
    pub fn to_fen(&self) -> String {
        let mut fen = self.turn().letter().to_string();
        for color in [Color::White, Color::Black] {
            let _ = write!(fen, ":{}{}", color.letter(), Pieces(self.board(), color));
        }
        fen
    }
}

impl Setup {
    /// Reads a FEN without asking whether the position obeys the rules of its game.
    ///
    /// # Errors
    ///
    /// [`FenError`], though never [`FenError::Setup`].
    pub fn from_fen(variant: Variant, text: &str) -> Result<Setup, FenError> {
        Reader::new(text).setup(variant)
    }
}

/// The pieces of one side as FEN writes them: a range where they are men that fill whole rows, as
/// at the start of a game, and a plain list, which every program reads, otherwise.
struct Pieces<'a>(&'a Board, Color);

impl fmt::Display for Pieces<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pieces(board, color) = self;
        if let Some((first, last)) = full_rows_of_men(board, *color) {
            return write!(f, "{first}-{last}");
        }
        for (i, square) in board.pieces(*color).iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            let king = if board.kings(*color).contains(square) {
                "K"
            } else {
                ""
            };
            write!(f, "{comma}{king}{square}")?;
        }
        Ok(())
    }
}

/// The first and the last square where a side has only men and they fill neighbouring rows.
fn full_rows_of_men(board: &Board, color: Color) -> Option<(Square, Square)> {
    let men = board.pieces(color);
    let first = men.first()?;
    let last = men.iter().last()?;
    let run = last.number() - first.number() + 1;
    let fills_rows = first.index() % 4 == 0 && run % 4 == 0 && run as usize == men.len();
    (fills_rows && board.kings(color).is_empty()).then_some((first, last))
}

/// A place in a text, counted in characters from 1.
struct Reader<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        Reader {
            rest: text,
            column: 1,
        }
    }

    fn setup(mut self, variant: Variant) -> Result<Setup, FenError> {
        let turn = self.color("the side to move, B or W,")?;
        let mut board = Board::EMPTY;
        let mut seen = [false; 2];
        for _ in Color::ALL {
            self.colon()?;
            self.skip_spaces();
            let column = self.column;
            let color = self.color("the letter of a side, B or W,")?;
            if std::mem::replace(&mut seen[color as usize], true) {
                return Err(FenError::SideTwice { column, color });
            }
            board = self.pieces(color, board)?;
        }
        self.end()?;
        Ok(Setup {
            variant,
            board,
            turn,
        })
    }

    fn color(&mut self, expected: &'static str) -> Result<Color, FenError> {
        self.skip_spaces();
        let color = self.rest.chars().next().and_then(Color::from_letter);
        match color {
            Some(color) => {
                self.advance(1);
                Ok(color)
            }
            None => Err(self.unexpected(expected)),
        }
    }

    fn colon(&mut self) -> Result<(), FenError> {
        if self.eat(':') {
            Ok(())
        } else {
            Err(self.unexpected("a colon"))
        }
    }

    fn pieces(&mut self, color: Color, mut board: Board) -> Result<Board, FenError> {
        self.skip_spaces();
        if self.rest.is_empty() || self.rest.starts_with([':', '.']) {
            return Ok(board);
        }
        loop {
            board = self.piece(color, board)?;
            if !self.eat(',') {
                return Ok(board);
            }
        }
    }

    /// One list item: a square or a range, with a `K` before it for kings.
    fn piece(&mut self, color: Color, mut board: Board) -> Result<Board, FenError> {
        self.skip_spaces();
        let column = self.column;
        let token = self.item();
        if token.is_empty() {
            return Err(self.unexpected("a square"));
        }
        let (role, name) = match token.strip_prefix('K') {
            Some(name) => (Role::King, name),
            None => (Role::Man, token),
        };
        for square in squares(name, token, column)? {
            if board.piece_at(square).is_some() {
                let token = token.to_owned();
                return Err(FenError::Occupied {
                    column,
                    token,
                    square,
                });
            }
            board = board.with(square, Piece { color, role });
        }
        Ok(board)
    }

    fn end(&mut self) -> Result<(), FenError> {
        self.eat('.');
        self.skip_spaces();
        if self.rest.is_empty() {
            Ok(())
        } else {
            Err(self.unexpected("the end of the FEN"))
        }
    }

    /// Takes all up to the next separator.
    fn item(&mut self) -> &'a str {
        let is_end = |c: char| matches!(c, ',' | ':' | '.') || c.is_whitespace();
        let length = self.rest.find(is_end).unwrap_or(self.rest.len());
        let item = &self.rest[..length];
        self.advance(item.chars().count());
        item
    }

    /// Takes a character, and the white space before it, if it comes next.
    fn eat(&mut self, wanted: char) -> bool {
        self.skip_spaces();
        let found = self.rest.starts_with(wanted);
        if found {
            self.advance(1);
        }
        found
    }

    fn skip_spaces(&mut self) {
        let spaces = self.rest.chars().take_while(|c| c.is_whitespace()).count();
        self.advance(spaces);
    }

    fn advance(&mut self, characters: usize) {
        let bytes = self.rest.chars().take(characters).map(char::len_utf8).sum();
        self.rest = &self.rest[bytes..];
        self.column += characters;
    }

    fn unexpected(&mut self, expected: &'static str) -> FenError {
        let column = self.column;
        let token = match self.item() {
            "" => self.rest.chars().take(1).collect(),
            item => item.chars().take(20).collect::<String>(),
        };
        if token.is_empty() {
            FenError::Ends { column, expected }
        } else {
            FenError::Unexpected {
                column,
                token,
                expected,
            }
        }
    }
}

/// The squares of a name or a range of names.
fn squares(name: &str, token: &str, column: usize) -> Result<Bitboard, FenError> {
    let parse = |name: &str| {
        name.parse::<Square>().map_err(|error| FenError::Square {
            column,
            token: token.chars().take(20).collect(),
            error,
        })
    };
    let Some((first, last)) = name.split_once('-') else {
        return Ok(parse(name)?.into());
    };
    let (first, last) = (parse(first)?, parse(last)?);
    if first > last {
        let token = token.to_owned();
        return Err(FenError::Range { column, token });
    }
    Ok(Square::all()
        .filter(|square| (first..=last).contains(square))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        Position::from_fen(Variant::Thai, text)
            .map_or_else(|error| error.to_string(), |position| position.to_fen())
    }

    #[test]
    fn what_is_right_is_read() {
        let cases = [
            ("B:W1-8:B25-32", "B:W1-8:B25-32"),
            ("W:B30:WK1", "W:WK1:B30"),
            ("B:W:BK7", "B:W:BK7"),
            ("B:WKb8,d8:Bg1", "B:WK1,2:B32"),
            (" B : W 5 , K6 : B 32 . ", "B:W5,K6:B32"),
            ("B:WK1-3:B9-10,30.", "B:WK1,K2,K3:B9,10,30"),
        ];
        for (text, fen) in cases {
            assert_eq!(message(text), fen);
        }
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let cases = [
            (
                "",
                "column 1: the FEN ends here, but the side to move, B or W, is missing",
            ),
            (
                "x:W1:B2",
                "column 1: \"x\" stands where the side to move, B or W, should be",
            ),
            ("B", "column 2: the FEN ends here, but a colon is missing"),
            (
                "B:W1",
                "column 5: the FEN ends here, but a colon is missing",
            ),
            (
                "B:W1:",
                "column 6: the FEN ends here, but the letter of a side, B or W, is missing",
            ),
            (
                "B:W0:B30",
                "column 4: \"0\": squares are numbered from 1 to 32",
            ),
            (
                "B:W1,K33:B30",
                "column 6: \"K33\": squares are numbered from 1 to 32",
            ),
            (
                "B:W07:B30",
                "column 4: \"07\": a square's number has no zero before it",
            ),
            (
                "B:Wa8:B30",
                "column 4: \"a8\": only the dark squares are used; this one is light",
            ),
            (
                "B:Wq:B30",
                "column 4: \"q\": a square is a number from 1 to 32 or a name from a1 to h8",
            ),
            ("B:W8-1:B30", "column 4: the range \"8-1\" runs backwards"),
            (
                "B:W1,:B30",
                "column 6: \":\" stands where a square should be",
            ),
            (
                "B:W1:BK1",
                "column 7: \"K1\" puts a second piece on square 1",
            ),
            (
                "B:W1:W2:B3",
                "column 6: the pieces of White are listed a second time",
            ),
            (
                "B:W1:B30 x",
                "column 10: \"x\" stands where the end of the FEN should be",
            ),
            (
                "B:W1:B30:W2",
                "column 9: \":\" stands where the end of the FEN should be",
            ),
            (
                "B:Wก1:B30",
                "column 4: \"ก1\": a square is a number from 1 to 32 or a name from a1 to h8",
            ),
            (
                "B:W:B",
                "the board is empty; at least one side needs a piece",
            ),
            (
                "B:W1:B2",
                "Black has a man on 2, its crowning row; a piece there is a king",
            ),
            ("B:WK1-13:B32", "White has 13 pieces; a side has at most 12"),
        ];
        for (text, error) in cases {
            assert_eq!(message(text), error, "{text}");
        }
    }
}
