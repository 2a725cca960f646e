//! Why a typed move is refused.

use draughts::{
    MoveInput, MoveTextError, Notation, Position, Progress, Refusal, Square, full_text,
};

use crate::Words;

/// How many moves a sentence offers; more would bury it.
const MOVES_OFFERED: usize = 4;

impl Words {
    /// Why a typed move cannot be played in `position`.
    ///
    /// Where the text names squares, the reason is the one that pointing at these squares would
    /// give.
    ///
    /// ```
    /// use draughts::{Notation, Position, Variant};
    /// use makhos_texts::Texts;
    /// use makhos_words::Words;
    ///
    /// let position = Position::from_fen(Variant::Thai, "B:W4,18:B22,32")?;
    /// let error = position.read_move("32-28").unwrap_err();
    /// assert_eq!(
    ///     Words::new(Texts::default(), Notation::Numbers).typed(&position, &error),
    ///     "Capturing is compulsory: the piece on 22 has to take."
    /// );
    /// # Ok::<(), draughts::FenError>(())
    /// ```
    #[must_use]
    pub fn typed(self, position: &Position, error: &MoveTextError) -> String {
        match error {
            MoveTextError::NotAMove { token, .. } => self
                .texts()
                .refused_typed_unknown(token, self.offered(position)),
            MoveTextError::Illegal { text, .. } => match refusal_of(position, text) {
                Some(refusal) => self.refusal(&refusal),
                None => self
                    .texts()
                    .refused_typed_illegal(text, self.offered(position)),
            },
            MoveTextError::Ambiguous { text, choices } => {
                let choices: Vec<String> = choices
                    .0
                    .iter()
                    .map(|choice| self.renamed(choice))
                    .collect();
                self.texts()
                    .refused_typed_ambiguous(text, self.texts().any_of(&choices))
            }
        }
    }

    /// Some of the legal moves.
    fn offered(self, position: &Position) -> String {
        let moves: Vec<String> = position
            .all_paths()
            .iter()
            .map(|path| full_text(path, self.notation()))
            .collect();
        self.texts().any_of_at_most(&moves, MOVES_OFFERED)
    }

    /// A move in numbers, written in these words' notation.
    pub(crate) fn renamed(self, text: &str) -> String {
        if self.notation() == Notation::Numbers {
            return text.to_owned();
        }
        let names: Vec<String> = squares_of(text)
            .into_iter()
            .map(|square| self.notation().square(square))
            .collect();
        names.join(if text.contains('-') { "-" } else { "x" })
    }
}

/// The refusal that pointing at the squares of a text meets with, if it meets with one.
fn refusal_of(position: &Position, text: &str) -> Option<Refusal> {
    let mut input = MoveInput::new(*position);
    for square in squares_of(text) {
        match input.choose(square) {
            Err(refusal) => return Some(refusal),
            Ok(Progress::Finished(_)) => return None,
            Ok(_) => {}
        }
    }
    let at = input.at().filter(|_| input.in_chain())?;
    let next = input.next_squares();
    Some(Refusal::ChainUnfinished { at, next })
}

/// The squares a text names, as far as it names any.
fn squares_of(text: &str) -> Vec<Square> {
    text.split(|c: char| !c.is_ascii_alphanumeric() || c.eq_ignore_ascii_case(&'x'))
        .filter_map(|name| name.parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use draughts::Variant;
    use makhos_texts::{Language, Texts};

    use super::*;

    fn typed(notation: Notation, fen: &str, text: &str) -> String {
        let position = Position::from_fen(Variant::Thai, fen).unwrap();
        let words = Words::new(Texts::new(Language::English), notation);
        words.typed(&position, &position.read_move(text).unwrap_err())
    }

    #[test]
    fn typed_moves_are_refused_like_clicked_ones() {
        let start = "B:W1-8:B25-32";
        let chain = "B:W8,18:BK29";
        let cases = [
            (start, "5-9", "That is White’s piece; Black is to move."),
            (start, "25-17", "Pieces move along diagonals only."),
            (chain, "29x15", "The capture is not finished. Go on to 4."),
            (
                start,
                "hello",
                "“hello” is not a move. Write it like 25-21, 25-22, 26-22, 26-23 and 3 more.",
            ),
            (
                start,
                "25-26",
                "25-26 is not possible here. You can play 25-21, 25-22, 26-22, 26-23 and 3 more.",
            ),
            (
                "B:W17,18,19,25:BK13",
                "13x24",
                "13x24 can mean more than one capture. Write it in full: 13x22x15x24 or \
                 13x22x29x15x24.",
            ),
        ];
        for (fen, text, sentence) in cases {
            assert_eq!(typed(Notation::Numbers, fen, text), sentence);
        }
    }

    #[test]
    fn moves_are_offered_in_the_players_notation() {
        assert_eq!(
            typed(Notation::Algebraic, "B:W17,18,19,25:BK13", "a5xg3"),
            "a5xg3 can mean more than one capture. Write it in full: a5xc3xe5xg3 or \
             a5xc3xa1xe5xg3."
        );
        assert_eq!(
            typed(Notation::Algebraic, "B:W4,18:B22,32", "?"),
            "“?” is not a move. Write it like c3xe5."
        );
    }
}
