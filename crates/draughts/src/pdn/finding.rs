//! What is wrong with a PDN text, and what was assumed in its place.

use std::fmt;

use strum::IntoStaticStr;
use thiserror::Error;

use super::{GameResult, Place};
use crate::{FenError, Legal, Outcome, Variant};

/// Something in a PDN text that is not as it should be, or that had to be assumed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {kind}")]
pub struct Finding {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub kind: FindingKind,
}

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// The text is right, but says too little: what was assumed.
    Note,
    /// The text is wrong, and what it means is clear all the same.
    Warning,
    /// Something could not be understood and is left out.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        })
    }
}

/// Which tag or which moves told the game that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// Its moves are legal in this game only, or further than in the other.
    Moves,
    /// Its position can come up in this game only.
    Position,
    /// The games before it.
    EarlierGames,
    /// Nothing: it is the game that most files are about.
    Nothing,
}

/// What a finding is.
#[derive(Clone, Debug, PartialEq, Eq, Error, IntoStaticStr)]
#[cfg_attr(test, derive(strum::VariantNames))]
#[strum(serialize_all = "kebab-case")]
#[non_exhaustive]
pub enum FindingKind {
    /// Some text is not UTF-8.
    #[error("the text is not UTF-8; it was read as Windows-1252")]
    NotUtf8,
    /// Text stands among the moves.
    #[error("\"{text}\" is no move; it was taken as a comment, which is written {{in braces}}")]
    StrayText {
        /// The text, perhaps cut.
        text: String,
    },
    /// A closing brace, bracket or parenthesis closes nothing.
    #[error("\"{sign}\" closes nothing; comments do not nest")]
    ClosesNothing {
        /// The sign.
        sign: char,
    },
    /// A comment has no end.
    #[error(
        "the comment that begins here has no closing brace; it was taken to end before the next tags"
    )]
    UnclosedComment,
    /// A comment runs over what looks like tags.
    #[error("the comment that begins here runs over tags; it may lack a closing brace before them")]
    TagsInComment,
    /// A variation has no end.
    #[error("{count} variation(s) have no closing parenthesis before the game ends here")]
    UnclosedVariation {
        /// How many.
        count: usize,
    },
    /// A variation where there is no move that it could replace.
    #[error("the variation that begins here follows no move; it is left out")]
    ReplacesNothing,
    /// Variations are nested too deeply.
    #[error("variations are nested more than {limit} deep; the deeper ones are left out")]
    TooDeep {
        /// How deep they may be.
        limit: usize,
    },
    /// A comment or another text is too long.
    #[error("the text is longer than {limit} bytes; its rest is left out")]
    TooLong {
        /// How long it may be.
        limit: usize,
    },
    /// A game has too many moves.
    #[error("the game has more than {limit} moves; the rest is left out")]
    TooManyMoves {
        /// How many it may have.
        limit: usize,
    },
    /// A game has too many findings to list.
    #[error("{count} more finding(s) in this game are not listed")]
    More {
        /// How many more there are.
        count: usize,
    },
    /// A tag is not written as it should be.
    #[error("\"{text}\" is no proper tag; it was read as {read}")]
    BrokenTag {
        /// The text.
        text: String,
        /// How it would be right.
        read: String,
    },
    /// A tag comes a second time in one game.
    #[error("the tag {name} comes a second time; the first one counts")]
    SecondTag {
        /// Its name.
        name: String,
    },
    /// A date has another form.
    #[error("\"{text}\" is no date of the form YYYY.MM.DD{}", right_form(.right))]
    Date {
        /// The date.
        text: String,
        /// How it would be right, where that is clear.
        right: Option<String>,
    },
    /// A result is not one of the usual ones.
    #[error("\"{text}\" is no result; results are 1-0, 0-1, 1/2-1/2, 0-0 and *")]
    UnknownResult {
        /// The result.
        text: String,
    },
    /// The tag and the end of the moves say different things.
    #[error("the game ends with {token}, but its Result tag says {tag}; {token} was taken")]
    ResultsDiffer {
        /// The tag's.
        tag: GameResult,
        /// The moves'.
        token: GameResult,
    },
    /// Another game begins, and this one has no result.
    #[error("the game has no result before the next one begins")]
    NoResult,
    /// The text ends, and its last game has no result.
    #[error("the last game has no result at its end")]
    NoLastResult,
    /// A result that ends no game.
    #[error("{result} ends no game; it is left out")]
    StrayResult {
        /// The result.
        result: GameResult,
    },
    /// A result stands inside a variation.
    #[error("{result} stands inside a variation; it was taken as a comment")]
    ResultInVariation {
        /// The result.
        result: GameResult,
    },
    /// A move number lacks its dot.
    #[error("the number {number} stands alone; a move number has a dot")]
    BareNumber {
        /// The number.
        number: u32,
    },
    /// A move number is followed by no move.
    #[error("no move stands here behind the move number {number}")]
    LooseNumber {
        /// The number.
        number: u32,
    },
    /// A move number is not the one that comes next.
    #[error("move number {found} stands where {expected} should be")]
    MoveNumber {
        /// The number.
        found: u32,
        /// The right one.
        expected: u32,
    },
    /// Strength or a glyph where there is no move before it.
    #[error("\"{text}\" judges no move; it is left out")]
    JudgesNothing {
        /// The text.
        text: String,
    },
    /// The file does not say which game is played.
    #[error("no GameType tag; taken as {}, {}", game_name(*.variant), evidence_text(*.evidence))]
    GameAssumed {
        /// The game it was taken for.
        variant: Variant,
        /// Why.
        evidence: Evidence,
    },
    /// No game of ours has these moves.
    #[error(
        "no GameType tag, and the moves are legal neither in Thai nor in English checkers; they are left as text"
    )]
    UnknownGame,
    /// The value of a game type tag means nothing.
    #[error("\"{text}\" is no game type; one is written like 21 or 31,B,8,8,N2,0")]
    GameType {
        /// The value.
        text: String,
    },
    /// Squares are numbered from the other end.
    #[error(
        "the squares are numbered from the other end, 33 minus the usual number; they were turned round"
    )]
    Reversed,
    /// A set-up is no position.
    #[error("\"{text}\" is no position: {error}; {}", if *.usual_start { "the moves are legal from the usual start, which was taken" } else { "the moves are left as text" })]
    Fen {
        /// The set-up.
        text: String,
        /// What is wrong with it.
        error: FenError,
        /// Whether the game was taken to begin as usual.
        usual_start: bool,
    },
    /// A move is not legal.
    #[error("{text} is not legal here; this line of moves ends before it. Legal: {legal}")]
    IllegalMove {
        /// The move.
        text: String,
        /// What may be played.
        legal: Legal,
    },
    /// A text names several moves, and only one of them lets the game go on as written.
    #[error("{text} can mean {choices}; only {taken} lets the game go on as written")]
    Resolved {
        /// The text.
        text: String,
        /// What it can mean.
        choices: Legal,
        /// What was taken.
        taken: String,
    },
    /// A text names several moves, and nothing tells which one is meant.
    #[error(
        "{text} can mean {choices}, and the rest of the game does not tell which; {taken} was taken"
    )]
    Ambiguous {
        /// The text.
        text: String,
        /// What it can mean.
        choices: Legal,
        /// What was taken.
        taken: String,
    },
    /// A move that captures nothing is written as a capture.
    #[error("{text} captures nothing; it is written {right}")]
    NoCapture {
        /// The move.
        text: String,
        /// How it would be right.
        right: String,
    },
    /// A capture is written as a move that captures nothing.
    #[error("{text} is a capture; it is written {right}")]
    Capture {
        /// The move.
        text: String,
        /// How it would be right.
        right: String,
    },
    /// The last position says something else than the result.
    #[error("the result is {result}, but the last position is {}", outcome_text(*.outcome))]
    AgainstTheBoard {
        /// The result.
        result: GameResult,
        /// How the game has ended.
        outcome: Outcome,
    },
}

impl FindingKind {
    /// How bad it is.
    #[must_use]
    pub fn severity(&self) -> Severity {
        match self {
            FindingKind::NotUtf8
            | FindingKind::NoLastResult
            | FindingKind::GameAssumed { .. }
            | FindingKind::UnknownGame
            | FindingKind::Reversed
            | FindingKind::Resolved { .. } => Severity::Note,
            FindingKind::UnclosedComment
            | FindingKind::ReplacesNothing
            | FindingKind::TooDeep { .. }
            | FindingKind::TooLong { .. }
            | FindingKind::TooManyMoves { .. }
            | FindingKind::More { .. }
            | FindingKind::JudgesNothing { .. }
            | FindingKind::GameType { .. }
            | FindingKind::Fen { .. }
            | FindingKind::IllegalMove { .. } => Severity::Error,
            _ => Severity::Warning,
        }
    }
}

impl FindingKind {
    /// Its name for programs, such as `illegal-move`.
    ///
    /// ```
    /// use draughts::pdn::FindingKind;
    ///
    /// assert_eq!(FindingKind::NotUtf8.name(), "not-utf8");
    /// ```
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.into()
    }

    /// The text that it is about, perhaps cut, where it is about one.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        match self {
            FindingKind::StrayText { text }
            | FindingKind::BrokenTag { text, .. }
            | FindingKind::Date { text, .. }
            | FindingKind::UnknownResult { text }
            | FindingKind::JudgesNothing { text }
            | FindingKind::GameType { text }
            | FindingKind::Fen { text, .. }
            | FindingKind::IllegalMove { text, .. }
            | FindingKind::Resolved { text, .. }
            | FindingKind::Ambiguous { text, .. }
            | FindingKind::NoCapture { text, .. }
            | FindingKind::Capture { text, .. } => Some(text.clone()),
            FindingKind::ClosesNothing { sign } => Some(sign.to_string()),
            FindingKind::SecondTag { name } => Some(name.clone()),
            FindingKind::ResultsDiffer { token, .. } => Some(token.to_string()),
            FindingKind::StrayResult { result }
            | FindingKind::ResultInVariation { result }
            | FindingKind::AgainstTheBoard { result, .. } => Some(result.to_string()),
            FindingKind::BareNumber { number } => Some(number.to_string()),
            FindingKind::MoveNumber { found, .. } => Some(found.to_string()),
            _ => None,
        }
    }

    /// What it would have to be, or what was taken in its place, where that is one clear text.
    #[must_use]
    pub fn right(&self) -> Option<String> {
        match self {
            FindingKind::BrokenTag { read, .. } => Some(read.clone()),
            FindingKind::Date { right, .. } => right.clone(),
            FindingKind::MoveNumber { expected, .. } => Some(expected.to_string()),
            FindingKind::BareNumber { number } => Some(format!("{number}.")),
            FindingKind::Resolved { taken, .. } | FindingKind::Ambiguous { taken, .. } => {
                Some(taken.clone())
            }
            FindingKind::NoCapture { right, .. } | FindingKind::Capture { right, .. } => {
                Some(right.clone())
            }
            _ => None,
        }
    }
}

fn right_form(right: &Option<String>) -> String {
    right
        .as_ref()
        .map_or_else(String::new, |right| format!("; it would be {right}"))
}

fn game_name(variant: Variant) -> &'static str {
    match variant {
        Variant::Thai => "Thai checkers",
        Variant::English => "English checkers",
    }
}

fn evidence_text(evidence: Evidence) -> &'static str {
    match evidence {
        Evidence::Moves => "where its moves are legal",
        Evidence::Position => "where its position can come up",
        Evidence::EarlierGames => "like the games before it",
        Evidence::Nothing => "which most files are about",
    }
}

fn outcome_text(outcome: Outcome) -> String {
    match outcome.winner() {
        Some(winner) => format!("a win of {winner}"),
        None => "a draw".to_owned(),
    }
}

/// The findings of one game, of which only so many are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Findings {
    kept: Vec<Finding>,
    /// How long their texts are together.
    text: usize,
    more: usize,
    last: Option<Place>,
}

/// How many findings of one game are listed.
const MOST_FINDINGS: usize = 1000;

/// How long their texts may be together, in bytes.
const MOST_TEXT: usize = 1 << 20;

impl Findings {
    pub(super) fn add(&mut self, finding: Finding) {
        let Finding { place, kind } = finding;
        self.add_with(place, || kind);
    }

    /// Adds what `kind` makes, if it is to be kept.
    pub(super) fn add_with(&mut self, place: Place, kind: impl FnOnce() -> FindingKind) {
        if self.kept.len() < MOST_FINDINGS && self.text < MOST_TEXT {
            let finding = Finding {
                place,
                kind: kind(),
            };
            let texts = [finding.kind.text(), finding.kind.right()];
            self.text += texts.iter().flatten().map(String::len).sum::<usize>();
            self.kept.push(finding);
        } else {
            self.more += 1;
            self.last = Some(place);
        }
    }

    /// The list, in the order of the places.
    pub(super) fn into_list(mut self) -> Vec<Finding> {
        if let Some(place) = self.last {
            let kind = FindingKind::More { count: self.more };
            self.kept.push(Finding { place, kind });
        }
        self.kept.sort_by_key(|finding| finding.place);
        self.kept
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantNames;

    use super::*;

    #[test]
    fn every_kind_is_described() {
        let page = include_str!("../../../../docs/pdn.md");
        for name in FindingKind::VARIANTS {
            assert!(page.contains(&format!("\n| `{name}` | ")), "{name}");
        }
    }
}
