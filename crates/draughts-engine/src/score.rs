//! What a position is worth.

use std::{fmt, ops::Neg};

/// The worth of a position for the side to move: hundredths of a man, or a win or loss in a number
/// of plies.
///
/// ```
/// use draughts_engine::Score;
///
/// assert_eq!(Score::from_hundredths(35).to_string(), "+0.35");
/// assert_eq!(Score::win_in(7).to_string(), "win in 7 plies");
/// assert_eq!(Score::from_hundredths(Score::TABLE_WIN).to_string(), "won, by the tables");
/// assert!(Score::win_in(7) > Score::win_in(9));
/// assert_eq!(-Score::win_in(7), Score::loss_in(7));
/// assert_eq!(Score::loss_in(7).plies_to_end(), Some(7));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

impl Score {
    /// A draw.
    pub const DRAW: Score = Score(0);
    /// A win at once; nothing is better.
    pub const WIN: i32 = 30_000;
    /// From here on a score is a win that the search has seen to its end.
    pub const FIRST_WIN: i32 = Score::WIN - 1_000;
    /// The most that a position without a seen end is worth.
    pub const MOST: i32 = Score::FIRST_WIN - 1;
    /// What a position is worth that endgame tables know to be won, before the plies to get there.
    pub const TABLE_WIN: i32 = 20_000;

    /// From here on, in hundredths of a man, a side is said to be winning.
    pub const WINNING: i32 = 40;

    /// A score of hundredths of a man, at most [`Score::MOST`] either way.
    #[must_use]
    pub const fn from_hundredths(hundredths: i32) -> Score {
        Score(if hundredths > Score::MOST {
            Score::MOST
        } else if hundredths < -Score::MOST {
            -Score::MOST
        } else {
            hundredths
        })
    }

    /// The side to move wins in so many plies.
    #[must_use]
    pub const fn win_in(plies: u32) -> Score {
        Score(Score::WIN - clamped(plies))
    }

    /// The side to move loses in so many plies.
    #[must_use]
    pub const fn loss_in(plies: u32) -> Score {
        Score(clamped(plies) - Score::WIN)
    }

    pub(crate) const fn from_raw(raw: i32) -> Score {
        Score(raw)
    }

    /// Hundredths of a man; a win or a loss is a large number.
    #[must_use]
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// In how many plies the game ends, where the score is a win or a loss.
    #[must_use]
    pub const fn plies_to_end(self) -> Option<u32> {
        if self.0.abs() >= Score::FIRST_WIN {
            Some((Score::WIN - self.0.abs()) as u32)
        } else {
            None
        }
    }

    /// Whether the game is decided: its end is seen, or endgame tables say who wins.
    #[must_use]
    pub const fn is_known(self) -> bool {
        self.0.abs() > Score::TABLE_WIN - 1_000
    }

    /// Whether the side to move wins for sure.
    #[must_use]
    pub const fn is_win(self) -> bool {
        self.0 >= Score::FIRST_WIN
    }

    /// Whether the side to move loses for sure.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        self.0 <= -Score::FIRST_WIN
    }
}

const fn clamped(plies: u32) -> i32 {
    let most = (Score::WIN - Score::FIRST_WIN) as u32;
    (if plies > most { most } else { plies }) as i32
}

impl Neg for Score {
    type Output = Score;

    fn neg(self) -> Score {
        Score(-self.0)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plies_to_end() {
            Some(plies) => {
                let what = if self.is_win() { "win" } else { "loss" };
                let s = if plies == 1 { "y" } else { "ies" };
                write!(f, "{what} in {plies} pl{s}")
            }
            None if self.is_known() => {
                let what = if self.0 > 0 { "won" } else { "lost" };
                write!(f, "{what}, by the tables")
            }
            None => {
                let (whole, part) = (self.0.abs() / 100, self.0.abs() % 100);
                let sign = if self.0 < 0 { '-' } else { '+' };
                write!(f, "{sign}{whole}.{part:02}")
            }
        }
    }
}
