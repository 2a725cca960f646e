//! How a game ended, and how near a draw is.

use draughts::{DrawReason, DrawRules, Game, Outcome, WinReason};

use crate::{Words, convert};

impl Words {
    /// The end of a game with its reason: “Black wins: White is blocked”.
    #[must_use]
    pub fn outcome(self, outcome: Outcome, rules: DrawRules) -> String {
        let texts = self.texts();
        match outcome {
            Outcome::Win { winner, reason } => {
                let loser = convert::side(!winner);
                match reason {
                    WinReason::NoPieces => texts.end_no_pieces(loser),
                    WinReason::Blocked => texts.end_blocked(loser),
                    WinReason::Resignation => texts.end_resigned(loser),
                    WinReason::Time => texts.end_time(loser),
                }
                .into()
            }
            Outcome::Draw(DrawReason::Repetition) => texts.end_repetition().into(),
            Outcome::Draw(DrawReason::Agreement) => texts.end_agreement().into(),
            Outcome::Draw(DrawReason::NoProgress) => {
                let plies = limit(rules);
                if rules.men_reset {
                    texts.end_no_progress(plies)
                } else {
                    texts.end_no_capture(plies)
                }
            }
        }
    }

    /// Only the reason of an end: “White is blocked”.
    #[must_use]
    pub fn reason(self, outcome: Outcome, rules: DrawRules) -> String {
        let texts = self.texts();
        match outcome {
            Outcome::Win { winner, reason } => {
                let loser = convert::side(!winner);
                match reason {
                    WinReason::NoPieces => texts.reason_no_pieces(loser),
                    WinReason::Blocked => texts.reason_blocked(loser),
                    WinReason::Resignation => texts.reason_resigned(loser),
                    WinReason::Time => texts.reason_time(loser),
                }
                .into()
            }
            Outcome::Draw(DrawReason::Repetition) => texts.reason_repetition().into(),
            Outcome::Draw(DrawReason::Agreement) => texts.reason_agreement().into(),
            Outcome::Draw(DrawReason::NoProgress) => {
                let plies = limit(rules);
                if rules.men_reset {
                    texts.reason_no_progress(plies)
                } else {
                    texts.reason_no_capture(plies)
                }
            }
        }
    }

    /// How near the no-progress rule is, from the half of its way on: “17 of 32 turns without a
    /// capture or a man’s move”.
    #[must_use]
    pub fn no_progress(self, game: &Game) -> Option<String> {
        let count = game.no_progress()?;
        if u32::from(count.done) * 2 < u32::from(count.limit) {
            return None;
        }
        Some(if game.draw_rules().men_reset {
            self.texts().count_no_progress(count.done, count.limit)
        } else {
            self.texts().count_no_capture(count.done, count.limit)
        })
    }

    /// That the position has come up once before, where a third time makes a draw.
    #[must_use]
    pub fn repetition(self, game: &Game) -> Option<&'static str> {
        let matters = game.draw_rules().repetition && game.repetition() == 2;
        matters.then(|| self.texts().position_second_time())
    }
}

/// The plies after which these rules make a draw; 0 where they never do.
fn limit(rules: DrawRules) -> u16 {
    rules.no_progress_plies.map_or(0, std::num::NonZero::get)
}

#[cfg(test)]
mod tests {
    use draughts::{Color, Notation, Position, Variant};
    use makhos_texts::{Language, Texts};

    use super::*;

    fn english() -> Words {
        Words::new(Texts::new(Language::English), Notation::Numbers)
    }

    #[test]
    fn every_end_is_told_with_its_reason() {
        let win = |winner, reason| Outcome::Win { winner, reason };
        let cases = [
            (
                win(Color::Black, WinReason::Blocked),
                "Black wins: White is blocked",
                "White is blocked",
            ),
            (
                win(Color::White, WinReason::NoPieces),
                "White wins: Black has no pieces left",
                "Black has no pieces left",
            ),
            (
                win(Color::White, WinReason::Resignation),
                "White wins: Black resigned",
                "Black resigned",
            ),
            (
                win(Color::Black, WinReason::Time),
                "Black wins: White ran out of time",
                "White ran out of time",
            ),
            (
                Outcome::Draw(DrawReason::Repetition),
                "Draw: same position for the third time",
                "The same position came up for the third time",
            ),
            (
                Outcome::Draw(DrawReason::Agreement),
                "Draw by agreement",
                "Both players agreed",
            ),
            (
                Outcome::Draw(DrawReason::NoProgress),
                "Draw: 32 turns without a capture or a man’s move",
                "32 turns without a capture or a man’s move",
            ),
        ];
        let rules = Variant::Thai.rules().draw_rules;
        for (outcome, whole, reason) in cases {
            assert_eq!(english().outcome(outcome, rules), whole);
            assert_eq!(english().reason(outcome, rules), reason);
        }
        let rules = Variant::English.rules().draw_rules;
        assert_eq!(
            english().outcome(Outcome::Draw(DrawReason::NoProgress), rules),
            "Draw: 100 turns without a capture"
        );
    }

    #[test]
    fn counters_speak_up_when_they_begin_to_matter() {
        let start = Position::from_fen(Variant::Thai, "B:WK1:BK32").unwrap();
        let mut game = Game::from_position(start, DrawRules::new(8.try_into().ok(), true, true));
        let mut said = Vec::new();
        for text in ["32-28", "1-5", "28-32", "5-1"] {
            let path = game.position().read_move(text).unwrap().path;
            game.play(path).unwrap();
            said.push((english().no_progress(&game), english().repetition(&game)));
        }
        assert_eq!(said[2], (None, None));
        let halfway = "4 of 8 turns without a capture or a man’s move".to_owned();
        assert_eq!(said[3].0, Some(halfway));
        assert!(said[3].1.unwrap().contains("second time"));
    }
}
