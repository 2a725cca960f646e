//! Why a position cannot be read.

use draughts::{FenError, SetupError};

use crate::{Words, convert};

impl Words {
    /// Why a FEN is refused, as the reason in “That position could not be read: …”.
    ///
    /// ```
    /// use draughts::{Notation, Position, Variant};
    /// use makhos_texts::Texts;
    /// use makhos_words::Words;
    ///
    /// let error = Position::from_fen(Variant::Thai, "B:W1,33:B25").unwrap_err();
    /// assert_eq!(
    ///     Words::new(Texts::default(), Notation::Numbers).fen_error(&error),
    ///     "“33” at column 6 is not a square of the board"
    /// );
    /// ```
    #[must_use]
    pub fn fen_error(self, error: &FenError) -> String {
        let texts = self.texts();
        match error {
            FenError::Ends { column, .. } => texts.fen_ends(column),
            FenError::Unexpected { column, token, .. } => texts.fen_unexpected(token, column),
            FenError::Square { column, token, .. } => texts.fen_square(token, column),
            FenError::Range { column, token } => texts.fen_range(token, column),
            FenError::Occupied { column, square, .. } => {
                texts.fen_occupied(self.square(*square), column)
            }
            FenError::SideTwice { column, color } => {
                texts.fen_side_twice(convert::side(*color), column)
            }
            FenError::Setup(error) => self.setup_error(error),
        }
    }

    /// Why pieces set up by hand are no position.
    #[must_use]
    pub fn setup_error(self, error: &SetupError) -> String {
        let texts = self.texts();
        match *error {
            SetupError::NoPieces => texts.fen_no_pieces().into(),
            SetupError::TooManyPieces { color, count } => {
                texts.fen_too_many_pieces(convert::side(color), count)
            }
            SetupError::ManOnCrowningRow { color, square } => {
                texts.fen_man_on_last_row(convert::side(color), self.square(square))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use draughts::{Notation, Position, Variant};
    use makhos_texts::{Language, Texts};

    use super::*;

    #[test]
    fn every_error_has_its_words() {
        let words = Words::new(Texts::new(Language::English), Notation::Numbers);
        let cases = [
            ("B:W1", "it ends too early, at column 5"),
            ("x:W1:B2", "“x” does not fit at column 1"),
            ("B:W0:B30", "“0” at column 4 is not a square of the board"),
            ("B:W8-1:B30", "the range “8-1” at column 4 runs backwards"),
            ("B:W5:B5", "there is already a piece on 5 (column 7)"),
            ("B:W5:W6", "White’s pieces are listed twice (column 6)"),
            ("B:W:B", "there is no piece on the board"),
            (
                "B:W1-13:B32",
                "White has 13 pieces, but at most 12 are possible",
            ),
            (
                "B:W5:B1",
                "Black’s man on 1 stands on the last row, where it would be a king",
            ),
        ];
        for (fen, reason) in cases {
            let error = Position::from_fen(Variant::Thai, fen).unwrap_err();
            assert_eq!(words.fen_error(&error), reason, "{fen}");
        }
    }
}
