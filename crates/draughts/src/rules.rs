//! The two games as data.

use std::{fmt, num::NonZeroU16, str::FromStr};

use thiserror::Error;

use crate::{Bitboard, Board, Color, DrawRules};

/// Which game is played.
///
/// ```
/// use draughts::{Color, Variant};
///
/// assert_eq!("thai".parse(), Ok(Variant::Thai));
/// assert_eq!(Variant::Thai.rules().below, Color::Black);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Variant {
    /// Thai checkers, Makhos: eight men a side, long kings.
    Thai,
    /// English checkers (American, straight checkers): twelve men a side, short kings.
    English,
}

/// How far a king goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KingRange {
    /// One square at a time.
    Short,
    /// Any number of empty squares; it captures from any distance and lands directly behind.
    Long,
}

/// What tells one game from the other; everything else is the same in both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The name that command lines and files use.
    pub name: &'static str,
    /// How many rows each side's men fill at the start.
    pub men_rows: u32,
    /// How far kings go.
    pub king_range: KingRange,
    /// The side that makes the first move.
    pub starts: Color,
    /// The side at the bottom of the picture, on the high numbers; its men move up.
    pub below: Color,
    /// The value of the `GameType` tag in PDN.
    pub pdn_game_type: &'static str,
    /// When a game is drawn, unless the players agree on something else.
    pub draw_rules: DrawRules,
}

/// The rules of Thai checkers. The no-progress rule is the one of the Thai sports association's
/// rule book of 2018: 16 moves by each side without a capture or a man's move.
const THAI: Rules = Rules {
    name: "thai",
    men_rows: 2,
    king_range: KingRange::Long,
    starts: Color::Black,
    below: Color::Black,
    pdn_game_type: "31,B,8,8,N2,0",
    draw_rules: DrawRules::new(NonZeroU16::new(32), true, true),
};

/// The rules of English checkers, with a draw after 50 moves by each side without a capture.
const ENGLISH: Rules = Rules {
    name: "english",
    men_rows: 3,
    king_range: KingRange::Short,
    starts: Color::Black,
    below: Color::White,
    pdn_game_type: "21,B,8,8,N1,0",
    draw_rules: DrawRules::new(NonZeroU16::new(100), false, true),
};

impl Variant {
    /// Both games.
    pub const ALL: [Variant; 2] = [Variant::Thai, Variant::English];

    /// The rules of this game.
    #[must_use]
    pub const fn rules(self) -> &'static Rules {
        match self {
            Variant::Thai => &THAI,
            Variant::English => &ENGLISH,
        }
    }
}

impl Rules {
    /// The most pieces one side may have in a set-up position of either game.
    pub const MAX_PIECES: usize = 12;

    /// Whether this side's men move up the picture, towards square 1.
    #[must_use]
    pub fn moves_up(&self, color: Color) -> bool {
        color == self.below
    }

    /// The row on which this side's men become kings.
    #[must_use]
    pub fn crowning_row(&self, color: Color) -> Bitboard {
        Bitboard::row(if self.moves_up(color) { 0 } else { 7 })
    }

    /// The board at the start of a game.
    #[must_use]
    pub fn start_board(&self) -> Board {
        let above = (1u32 << (4 * self.men_rows)) - 1;
        let below = above << (32 - 4 * self.men_rows);
        let (black, white) = match self.below {
            Color::Black => (below, above),
            Color::White => (above, below),
        };
        Board {
            black,
            white,
            kings: 0,
        }
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rules().name)
    }
}

/// The text names no game; `thai` and `english` do.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game called \"{0}\"; the games are thai and english")]
pub struct UnknownVariant(String);

impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(text: &str) -> Result<Variant, UnknownVariant> {
        Variant::ALL
            .into_iter()
            .find(|variant| variant.rules().name == text)
            .ok_or_else(|| UnknownVariant(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_at_the_start() {
        let thai = Variant::Thai.rules().start_board();
        assert_eq!(
            (thai.black, thai.white, thai.kings),
            (0xff00_0000, 0x0000_00ff, 0)
        );
        let english = Variant::English.rules().start_board();
        assert_eq!(
            (english.black, english.white, english.kings),
            (0x0000_0fff, 0xfff0_0000, 0)
        );
    }

    #[test]
    fn an_unknown_game_is_named() {
        let error = "russian".parse::<Variant>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no game called \"russian\"; the games are thai and english"
        );
    }
}
