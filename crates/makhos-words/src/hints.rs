//! What to play and why.

use draughts::Position;
use draughts_engine::hint::{Hint, Reason};

use crate::Words;

impl Words {
    /// A hint as a sentence: “22-18 wins a piece.” `position` is the one the hint is for.
    ///
    /// ```
    /// use draughts::{Notation, Position, Variant};
    /// use draughts_engine::hint::{Hint, Reason};
    /// use makhos_texts::Texts;
    /// use makhos_words::Words;
    ///
    /// let position = Position::from_fen(Variant::Thai, "B:WK3:B6")?;
    /// let best = position.read_move("6-2")?.mv;
    /// let hint = Hint { best, reason: Reason::Crowns };
    /// assert_eq!(
    ///     Words::new(Texts::default(), Notation::Numbers).hint(&position, &hint),
    ///     "6-2 reaches the last row and makes a king."
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn hint(self, position: &Position, hint: &Hint) -> String {
        let texts = self.texts();
        let played = position
            .path(hint.best)
            .map(|path| self.played(position, &path))
            .unwrap_or_default();
        match hint.reason {
            Reason::TakesLast => texts.hint_takes_last(played),
            Reason::Blocks => texts.hint_blocks(played),
            Reason::Wins { moves } => texts.hint_wins(moves, played),
            Reason::SeesWin { moves } => texts.hint_sees_win(moves, played),
            Reason::OnlyMove => texts.hint_only_move(played),
            Reason::OnlyCapture { pieces } => texts.hint_only_capture(pieces, played),
            Reason::HoldsOut { moves } => texts.hint_holds_out(moves, played),
            Reason::SeesLoss { moves } => texts.hint_sees_loss(moves, played),
            Reason::DrawsByRepetition => texts.hint_draws_by_repetition(played),
            Reason::DrawsWithoutProgress => texts.hint_draws_without_progress(played),
            Reason::KeepsDraw => texts.hint_keeps_draw(played),
            Reason::OthersLose { moves } => texts.hint_others_lose(moves, played),
            Reason::WinsPieces { pieces } => texts.hint_wins_pieces(pieces, played),
            Reason::Sacrifices { pieces } => texts.hint_sacrifices(pieces, played),
            Reason::TakesBack { pieces } => texts.hint_takes_back(pieces, played),
            Reason::Crowns => texts.hint_crowns(played),
            Reason::CrownsSoon { moves } => texts.hint_crowns_soon(played, moves),
            Reason::OthersLosePieces { pieces } => texts.hint_others_lose_pieces(pieces, played),
            Reason::LosesLeast { pieces } => texts.hint_loses_least(pieces, played),
            Reason::MovesAway { square } => texts.hint_moves_away(played, self.square(square)),
            Reason::Protects { square } => texts.hint_protects(played, self.square(square)),
            Reason::StopsCrowning { square } => {
                texts.hint_stops_crowning(played, self.square(square))
            }
            Reason::ExchangesAhead { pieces } => texts.hint_exchanges_ahead(pieces, played),
            Reason::Exchanges => texts.hint_exchanges(played),
            Reason::TakesMost { pieces } => texts.hint_takes_most(pieces, played),
            Reason::MustCapture => texts.hint_must_capture(played),
            Reason::Threatens { square } => texts.hint_threatens(played, self.square(square)),
            Reason::Restricts { moves } => texts.hint_restricts(moves, played),
            Reason::ManyLosePieces { losing, others } => {
                texts.hint_many_lose_pieces(played, losing, others)
            }
            Reason::TakesCentre => texts.hint_takes_centre(played),
            Reason::KeepsBackRow { men } => texts.hint_keeps_back_row(played, men),
            Reason::LooksAhead { plies } => texts.hint_looks_ahead(plies, played),
        }
    }
}

#[cfg(test)]
mod tests {
    use draughts::{Notation, Variant};
    use makhos_texts::{Language, Texts};

    use super::*;

    const REASONS: &[&str] = &[
        "takes-last",
        "blocks",
        "wins 1",
        "wins 3",
        "sees-win 1",
        "sees-win 12",
        "only-move",
        "only-capture 1",
        "only-capture 2",
        "holds-out 1",
        "holds-out 4",
        "sees-loss 1",
        "sees-loss 9",
        "draws-by-repetition",
        "draws-without-progress",
        "keeps-draw",
        "others-lose 1",
        "others-lose 5",
        "wins-pieces 1",
        "wins-pieces 2",
        "sacrifices 1",
        "sacrifices 2",
        "takes-back 1",
        "takes-back 2",
        "crowns",
        "crowns-soon 2",
        "crowns-soon 3",
        "others-lose-pieces 1",
        "others-lose-pieces 2",
        "loses-least 1",
        "loses-least 2",
        "moves-away 25",
        "protects 26",
        "stops-crowning 32",
        "exchanges-ahead 1",
        "exchanges-ahead 2",
        "exchanges",
        "takes-most 2",
        "takes-most 3",
        "must-capture",
        "threatens 9",
        "restricts 1",
        "restricts 3",
        "many-lose-pieces 4 7",
        "takes-centre",
        "keeps-back-row 3",
        "looks-ahead 1",
        "looks-ahead 15",
    ];

    #[test]
    fn every_reason_has_its_sentence_in_all_languages() {
        let position = Position::start(Variant::Thai);
        let best = position.read_move("25-22").unwrap().mv;
        for language in Language::ALL {
            let words = Words::new(Texts::new(language), Notation::Numbers);
            let sentence = |text: &&str| {
                let reason = text.parse().unwrap();
                format!("{text}: {}", words.hint(&position, &Hint { best, reason }))
            };
            let sentences: Vec<String> = REASONS.iter().map(sentence).collect();
            insta::assert_snapshot!(language.tag(), sentences.join("\n"));
        }
    }
}
