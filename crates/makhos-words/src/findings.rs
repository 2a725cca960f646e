//! What is wrong with a PDN text.

use draughts::{
    Legal, Variant,
    pdn::{Evidence, Finding, FindingKind, GameResult},
};

use crate::{Words, convert};

/// How many moves a sentence offers; more would bury it.
const MOVES_OFFERED: usize = 4;

impl Words {
    /// What is wrong, with the line it is on: “Line 3: the game has no result”.
    ///
    /// ```
    /// use draughts::{Notation, pdn::read_games};
    /// use makhos_texts::Texts;
    /// use makhos_words::Words;
    ///
    /// let game = &read_games(b"[GameType \"31\"]\n[Date \"1.5.2024\"]\n1. 25-22 *")?[0];
    /// assert_eq!(
    ///     Words::new(Texts::default(), Notation::Numbers).finding(&game.findings[0]),
    ///     "Line 2: “1.5.2024” should be a date like 2024.05.01."
    /// );
    /// # Ok::<(), draughts::pdn::ReadError>(())
    /// ```
    #[must_use]
    pub fn finding(self, finding: &Finding) -> String {
        self.texts()
            .finding_line(finding.place.line, self.finding_kind(&finding.kind))
    }

    /// What is wrong.
    #[must_use]
    pub fn finding_kind(self, kind: &FindingKind) -> String {
        let texts = self.texts();
        match kind {
            FindingKind::NotUtf8 => texts.finding_not_utf8().into(),
            FindingKind::StrayText { text } => texts.finding_stray_text(text),
            FindingKind::ClosesNothing { sign } => texts.finding_closes_nothing(sign),
            FindingKind::UnclosedComment => texts.finding_unclosed_comment().into(),
            FindingKind::TagsInComment => texts.finding_tags_in_comment().into(),
            FindingKind::UnclosedVariation { .. } => texts.finding_unclosed_variation().into(),
            FindingKind::ReplacesNothing => texts.finding_replaces_nothing().into(),
            FindingKind::TooDeep { limit } => texts.finding_too_deep(limit),
            FindingKind::TooLong { limit } => texts.finding_too_long(limit),
            FindingKind::TooManyMoves { limit } => texts.finding_too_many_moves(limit),
            FindingKind::More { count } => {
                texts.finding_more(u32::try_from(*count).unwrap_or(u32::MAX))
            }
            FindingKind::BrokenTag { text, read } => texts.finding_broken_tag(text, read),
            FindingKind::SecondTag { name } => texts.finding_second_tag(name),
            FindingKind::Date { text, .. } => texts.finding_date(text),
            FindingKind::UnknownResult { text } => texts.finding_unknown_result(text),
            FindingKind::ResultsDiffer { tag, token } => {
                texts.finding_results_differ(token.to_string(), tag.to_string())
            }
            FindingKind::NoResult | FindingKind::NoLastResult => texts.finding_no_result().into(),
            FindingKind::StrayResult { result } => texts.finding_stray_result(result.to_string()),
            FindingKind::ResultInVariation { result } => {
                texts.finding_result_in_variation(result.to_string())
            }
            FindingKind::BareNumber { number } => texts.finding_bare_number(number),
            FindingKind::LooseNumber { number } => texts.finding_loose_number(number),
            FindingKind::MoveNumber { found, expected } => {
                texts.finding_move_number(found, expected)
            }
            FindingKind::JudgesNothing { text } => texts.finding_judges_nothing(text),
            FindingKind::GameAssumed { variant, evidence } => self.assumed(*variant, *evidence),
            FindingKind::UnknownGame => texts.finding_unknown_game().into(),
            FindingKind::GameType { text } => texts.finding_game_type(text),
            FindingKind::Reversed => texts.finding_reversed().into(),
            FindingKind::Fen {
                text,
                error,
                usual_start,
            } => {
                let reason = self.fen_error(error);
                if *usual_start {
                    texts.finding_fen_usual(text, reason)
                } else {
                    texts.finding_fen(text, reason)
                }
            }
            FindingKind::IllegalMove { text, legal } => {
                texts.finding_illegal(text, self.offers(legal))
            }
            FindingKind::Resolved {
                text,
                choices,
                taken,
            } => texts.finding_resolved(text, self.offers(choices), self.renamed(taken)),
            FindingKind::Ambiguous {
                text,
                choices,
                taken,
            } => texts.finding_ambiguous(text, self.offers(choices), self.renamed(taken)),
            FindingKind::NoCapture { text, right } => texts.finding_no_capture(text, right),
            FindingKind::Capture { text, right } => texts.finding_capture(text, right),
            FindingKind::AgainstTheBoard { result, outcome } => {
                self.against_the_board(result, outcome.winner().map(convert::side))
            }
            _ => kind.to_string(),
        }
    }

    fn assumed(self, variant: Variant, evidence: Evidence) -> String {
        let game = convert::game(variant);
        let texts = self.texts();
        match evidence {
            Evidence::Moves | Evidence::Position => texts.finding_game_by_moves(game),
            Evidence::EarlierGames => texts.finding_game_by_others(game),
            Evidence::Nothing => texts.finding_game_by_nothing(game),
        }
        .into()
    }

    fn against_the_board(self, result: &GameResult, winner: Option<makhos_texts::Side>) -> String {
        let texts = self.texts();
        match winner {
            Some(winner) => texts.finding_against_win(winner, result.to_string()),
            None => texts.finding_against_draw(result.to_string()),
        }
    }

    /// Some of the moves of a finding.
    fn offers(self, moves: &Legal) -> String {
        let moves: Vec<String> = moves.0.iter().map(|text| self.renamed(text)).collect();
        self.texts().any_of_at_most(&moves, MOVES_OFFERED)
    }
}
