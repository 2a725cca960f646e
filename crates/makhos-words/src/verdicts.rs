//! What endgame tables say.

use draughts::Color;

use crate::{Words, convert};

impl Words {
    /// That a side wins with best play in so many plies: “White wins in 7 moves”, which are its own.
    ///
    /// `by_rule` says that the rule about moves without progress might end the game before; then the
    /// sentence leaves it aside.
    ///
    /// ```
    /// use draughts::{Color, Notation};
    /// use makhos_texts::Texts;
    /// use makhos_words::Words;
    ///
    /// let words = Words::new(Texts::default(), Notation::Numbers);
    /// assert_eq!(words.verdict_win(Color::White, 13, false), "White wins in 7 moves");
    /// ```
    #[must_use]
    pub fn verdict_win(self, winner: Color, plies: u16, by_rule: bool) -> String {
        let texts = self.texts();
        let (winner, moves) = (convert::side(winner), winners_moves(plies));
        if by_rule {
            texts.verdict_win_without_rule(winner, moves)
        } else {
            texts.verdict_win(winner, moves)
        }
    }

    /// That a side wins with best play, where nobody knows in how many plies: “White wins with best play”.
    ///
    /// `by_rule` is as in [`Words::verdict_win`].
    ///
    /// ```
    /// use draughts::{Color, Notation};
    /// use makhos_texts::Texts;
    /// use makhos_words::Words;
    ///
    /// let words = Words::new(Texts::default(), Notation::Numbers);
    /// assert_eq!(words.verdict_wins(Color::White, false), "White wins with best play");
    /// ```
    #[must_use]
    pub fn verdict_wins(self, winner: Color, by_rule: bool) -> String {
        let texts = self.texts();
        let winner = convert::side(winner);
        let said = if by_rule {
            texts.verdict_wins_without_rule(winner)
        } else {
            texts.verdict_wins(winner)
        };
        said.into()
    }

    /// What a move that wins in so many plies is worth: “wins in 7 moves”.
    #[must_use]
    pub fn value_win(self, plies: u16) -> String {
        self.texts().value_win(winners_moves(plies))
    }

    /// What a move that loses in so many plies is worth: “loses in 7 moves”, which are the winner’s.
    #[must_use]
    pub fn value_loss(self, plies: u16) -> String {
        self.texts().value_loss(winners_moves(plies))
    }
}

/// How many of so many plies are the winner’s, who makes the last one.
fn winners_moves(plies: u16) -> u32 {
    u32::from(plies.div_ceil(2))
}

#[cfg(test)]
mod tests {
    use draughts::Notation;
    use makhos_texts::{Language, Texts};

    use super::*;

    #[test]
    fn moves_are_the_winners_own() {
        let words = Words::new(Texts::new(Language::English), Notation::Numbers);
        assert_eq!(
            words.verdict_win(Color::Black, 1, false),
            "Black wins in 1 move"
        );
        assert_eq!(
            words.verdict_win(Color::Black, 2, false),
            "Black wins in 1 move"
        );
        assert_eq!(words.value_win(3), "wins in 2 moves");
        assert_eq!(words.value_loss(2), "loses in 1 move");
        assert_eq!(words.value_loss(24), "loses in 12 moves");
    }

    #[test]
    fn the_draw_rule_is_left_aside_where_it_might_come_first() {
        for (language, said) in [
            (
                Language::English,
                "Leaving the draw rule aside, White wins in 20 moves",
            ),
            (Language::Thai, "ถ้าไม่นับกติกาเสมอ ขาวชนะใน 20 ตา"),
            (
                Language::Korean,
                "무승부 규칙이 없다면 백이 20수 만에 이겨요",
            ),
        ] {
            let words = Words::new(Texts::new(language), Notation::Numbers);
            assert_eq!(words.verdict_win(Color::White, 39, true), said);
        }
    }
    #[test]
    fn a_win_of_unknown_length_is_said_without_one() {
        for (language, said, aside) in [
            (
                Language::English,
                "Black wins with best play",
                "Leaving the draw rule aside, Black wins with best play",
            ),
            (
                Language::Thai,
                "ดำชนะ ถ้าทั้งสองฝ่ายเดินดีที่สุด",
                "ถ้าไม่นับกติกาเสมอและทั้งสองฝ่ายเดินดีที่สุด ดำชนะ",
            ),
            (
                Language::Korean,
                "서로 최선을 다하면 흑이 이겨요",
                "무승부 규칙이 없다면 흑이 이겨요",
            ),
        ] {
            let words = Words::new(Texts::new(language), Notation::Numbers);
            assert_eq!(words.verdict_wins(Color::Black, false), said);
            assert_eq!(words.verdict_wins(Color::Black, true), aside);
        }
    }
}
