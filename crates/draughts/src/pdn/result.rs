//! How games end according to their PDN.

use std::fmt;

use crate::{Color, Outcome, Variant};

/// The result of a game as PDN writes it, by who starts in the game that is played.
///
/// `1-0` is a win of the side that starts by the rules, which is Black in both our games, and it
/// stays so where a set-up gives the first move to the other side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `1-0` or `2-0`.
    FirstWins,
    /// `0-1` or `0-2`.
    SecondWins,
    /// `1/2-1/2` or `1-1`.
    Draw,
    /// `0-0`: both sides are declared to have lost.
    BothLose,
    /// `*`: the game goes on, or nobody knows.
    #[default]
    Unfinished,
    /// Anything else, such as points of a system of its own.
    Other(String),
}

impl GameResult {
    /// Reads the value of a `Result` tag.
    ///
    /// ```
    /// use draughts::{Color, Variant, pdn::GameResult};
    ///
    /// let result = GameResult::from_text("1-0");
    /// assert_eq!(result.winner(Variant::Thai), Some(Color::Black));
    /// ```
    #[must_use]
    pub fn from_text(text: &str) -> GameResult {
        let text = text.trim();
        match text {
            "" | "?" | "*" => GameResult::Unfinished,
            _ => GameResult::usual(text).unwrap_or_else(|| GameResult::Other(text.to_owned())),
        }
    }

    /// One of the results with a number for each side; blanks in it and the kind of dash do not
    /// matter.
    pub(super) fn usual(text: &str) -> Option<GameResult> {
        let plain: String = text
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| {
                if matches!(c, '–' | '—' | '‐' | '‑' | '−') {
                    '-'
                } else {
                    c
                }
            })
            .collect();
        match plain.as_str() {
            "1-0" | "2-0" => Some(GameResult::FirstWins),
            "0-1" | "0-2" => Some(GameResult::SecondWins),
            "1/2-1/2" | "½-½" | "1-1" => Some(GameResult::Draw),
            "0-0" => Some(GameResult::BothLose),
            _ => None,
        }
    }

    /// The result of a game that ended so.
    #[must_use]
    pub fn of(outcome: Option<Outcome>, variant: Variant) -> GameResult {
        match outcome {
            None => GameResult::Unfinished,
            Some(Outcome::Draw(_)) => GameResult::Draw,
            Some(Outcome::Win { winner, .. }) if winner == variant.rules().starts => {
                GameResult::FirstWins
            }
            Some(Outcome::Win { .. }) => GameResult::SecondWins,
        }
    }

    /// The side that has won, if one has.
    #[must_use]
    pub fn winner(&self, variant: Variant) -> Option<Color> {
        let first = variant.rules().starts;
        match self {
            GameResult::FirstWins => Some(first),
            GameResult::SecondWins => Some(!first),
            _ => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            GameResult::FirstWins => "1-0",
            GameResult::SecondWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::BothLose => "0-0",
            GameResult::Unfinished => "*",
            GameResult::Other(text) => text,
        })
    }
}
