//! Results and judgements as records have them.

use draughts::{Variant, pdn::GameResult};

use crate::{Words, convert};

impl Words {
    /// How a game ended: “Black won”, never the bare `1-0`. Where the game is none of ours, nobody
    /// knows who starts in it.
    ///
    /// ```
    /// use draughts::{Notation, Variant, pdn::GameResult};
    /// use makhos_texts::Texts;
    /// use makhos_words::Words;
    ///
    /// let words = Words::new(Texts::default(), Notation::Numbers);
    /// let result = GameResult::from_text("1-0");
    /// assert_eq!(words.result(&result, Some(Variant::Thai)), "Black won");
    /// assert_eq!(words.result(&result, None), "The side that started won");
    /// ```
    #[must_use]
    pub fn result(self, result: &GameResult, variant: Option<Variant>) -> String {
        let texts = self.texts();
        let winner = variant.and_then(|variant| result.winner(variant));
        match (result, winner) {
            (_, Some(winner)) => texts.result_won(convert::side(winner)).into(),
            (GameResult::FirstWins, None) => texts.result_first_won().into(),
            (GameResult::SecondWins, None) => texts.result_second_won().into(),
            (GameResult::Draw, None) => texts.result_draw().into(),
            (GameResult::BothLose, None) => texts.result_both_lost().into(),
            (GameResult::Unfinished, None) => texts.result_unknown().into(),
            (GameResult::Other(text), None) => texts.result_other(text),
        }
    }

    /// What a sign such as `!?` behind a move says about it.
    #[must_use]
    pub fn judgement(self, sign: &str) -> Option<&'static str> {
        let texts = self.texts();
        Some(match sign {
            "!" => texts.judged_good(),
            "?" => texts.judged_mistake(),
            "!!" => texts.judged_brilliant(),
            "??" => texts.judged_blunder(),
            "!?" => texts.judged_interesting(),
            "?!" => texts.judged_dubious(),
            "□" => texts.judged_only(),
            "=" => texts.judged_even(),
            _ => return None,
        })
    }
}
