//! Why a square is refused.

use draughts::{Refusal, Role};

use crate::{Words, convert};

impl Words {
    /// Why a square cannot be chosen, as a sentence for the player.
    #[must_use]
    pub fn refusal(self, refusal: &Refusal) -> String {
        let texts = self.texts();
        match *refusal {
            Refusal::NoPiece { square, .. } => texts.refused_empty_square(self.square(square)),
            Refusal::NotYourPiece { turn, .. } => {
                texts.refused_not_your_piece(convert::side(!turn)).into()
            }
            Refusal::Blocked { square, role } => {
                texts.refused_blocked(convert::rank(role), self.square(square))
            }
            Refusal::OtherMustCapture { capturers, .. } => {
                let count = capturers.len() as u32;
                texts.refused_other_must_capture(count, self.any_of(capturers))
            }
            Refusal::MustCapture { from, landings } => {
                texts.refused_must_capture_here(self.square(from), self.any_of(landings))
            }
            Refusal::MustLandBehind { captured, landing } => {
                texts.refused_land_behind(self.square(captured), self.square(landing))
            }
            Refusal::ChainUnfinished { next, .. } => {
                texts.refused_chain_unfinished(self.any_of(next))
            }
            Refusal::Ambiguous { target, next } => {
                texts.refused_ambiguous_end(self.square(target), self.any_of(next))
            }
            Refusal::ManMovesForward { .. } => texts.refused_man_moves_forward().into(),
            Refusal::ManCapturesForward { .. } => texts.refused_man_captures_forward().into(),
            Refusal::NotDiagonal { .. } => texts.refused_not_diagonal().into(),
            Refusal::TooFar { role, .. } => match role {
                Role::Man => texts.refused_man_too_far().into(),
                Role::King => texts.refused_king_too_far().into(),
            },
            Refusal::Occupied { square } => texts.refused_occupied(self.square(square)),
            Refusal::OwnPieceInTheWay { by } => texts.refused_own_piece_in_way(self.square(by)),
            Refusal::TwoInARow { .. } => texts.refused_two_in_a_row().into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use draughts::{MoveInput, Notation, Position, Square, Variant};
    use makhos_texts::{Language, Texts};

    use super::*;

    fn refused(words: Words, variant: Variant, fen: &str, squares: &[u32]) -> String {
        let mut input = MoveInput::new(Position::from_fen(variant, fen).unwrap());
        let (last, before) = squares.split_last().unwrap();
        for &number in before {
            input.choose(Square::from_number(number).unwrap()).unwrap();
        }
        let refusal = input.choose(Square::from_number(*last).unwrap());
        words.refusal(&refusal.unwrap_err())
    }

    #[test]
    fn every_refusal_has_its_sentence() {
        let words = Words::new(Texts::new(Language::English), Notation::Numbers);
        let cases: &[(&str, &[u32], &str)] = &[
            ("B:W1-8:B25-32", &[18], "There is no piece on 18."),
            (
                "B:W1-8:B25-32",
                &[5],
                "That is White’s piece; Black is to move.",
            ),
            (
                "B:W1-8:B25-32",
                &[30],
                "The piece on 30 is blocked; choose another one.",
            ),
            (
                "B:W4,18:B22,32",
                &[32],
                "Capturing is compulsory: the piece on 22 has to take.",
            ),
            (
                "B:W18,19:B22,23,32",
                &[32],
                "Capturing is compulsory: a piece on 22 or 23 has to take.",
            ),
            (
                "B:W4,18:B22,32",
                &[22, 17],
                "Capturing is compulsory: the piece on 22 has to take and land on 15.",
            ),
            (
                "B:W22:BK29",
                &[29, 15],
                "After taking the piece on 22 you land directly behind it, on 18.",
            ),
            (
                "B:W8,18:BK29",
                &[29, 15, 32],
                "The capture is not finished. Go on to 4.",
            ),
            (
                "B:W17,18,19,25:BK13",
                &[13, 24],
                "Two captures end on 24. Go there step by step: first 22.",
            ),
            ("W:W18:B6,30", &[18, 14], "A man moves only forward."),
            ("B:W26:B22,32", &[22, 31], "A man captures only forward."),
            (
                "B:W1-8:B25-32",
                &[26, 18],
                "Pieces move along diagonals only.",
            ),
            ("B:W1-8:B25-32", &[26, 17], "A man moves just one square."),
            (
                "B:W18,22:BK29",
                &[29, 15],
                "Two pieces in a row cannot be captured.",
            ),
            (
                "B:W4:B22,K29",
                &[29, 15],
                "Your own piece on 22 is in the way.",
            ),
            ("B:W4:BK29", &[29, 4], "There is already a piece on 4."),
        ];
        for (fen, squares, sentence) in cases {
            let said = refused(words, Variant::Thai, fen, squares);
            assert_eq!(said, *sentence, "{fen} {squares:?}");
        }
        let english = refused(words, Variant::English, "W:WK29:B18", &[29, 22]);
        assert_eq!(english, "A king moves just one square in this game.");
    }

    #[test]
    fn squares_follow_the_notation_and_the_language() {
        let korean = Words::new(Texts::new(Language::Korean), Notation::Algebraic);
        let said = refused(korean, Variant::Thai, "B:W1-8:B25-32", &[18]);
        assert!(said.contains("d4"), "{said}");
        let thai = Words::new(Texts::new(Language::Thai), Notation::Numbers);
        let said = refused(thai, Variant::Thai, "B:W18,19:B22,23,32", &[32]);
        assert!(said.contains("22") && said.contains("23"), "{said}");
    }
}
