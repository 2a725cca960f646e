//! Which game a PDN is about.

use crate::Variant;

/// The value of a `GameType` tag, such as `31` or `31,B,8,8,N2,0`.
///
/// Source of the numbers: the PDN standard, section "GameType tag".
///
/// ```
/// use draughts::{Variant, pdn::GameType};
///
/// let game_type = GameType::from_text("21,B,8,8,N1,0").unwrap();
/// assert_eq!(game_type.variant(), Some(Variant::English));
/// assert_eq!(GameType::from_text("20").unwrap().name(), Some("international draughts"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameType(u32);

impl GameType {
    /// Reads the value of a tag; `None` where it does not begin with a number.
    #[must_use]
    pub fn from_text(text: &str) -> Option<GameType> {
        let number = text.split(',').next()?.trim();
        number.parse().ok().map(GameType)
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The game, where it is one of ours.
    #[must_use]
    pub const fn variant(self) -> Option<Variant> {
        match self.0 {
            21 => Some(Variant::English),
            31 => Some(Variant::Thai),
            _ => None,
        }
    }

    /// The value of the tag for one of our games.
    #[must_use]
    pub const fn tag(variant: Variant) -> &'static str {
        match variant {
            Variant::English => "21,B,8,8,N1,0",
            Variant::Thai => "31,B,8,8,N2,0",
        }
    }

    /// The value of the tag for a game whose squares have names such as `c3`.
    #[must_use]
    pub fn algebraic_tag(variant: Variant) -> String {
        let number = match variant {
            Variant::English => 21,
            Variant::Thai => 31,
        };
        format!("{number},B,8,8,A0,0")
    }

    /// The English name of the game, where the standard has the number.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        Some(match self.0 {
            20 => "international draughts",
            21 => "English checkers",
            22 => "Italian draughts",
            23 => "American pool checkers",
            24 => "Spanish draughts",
            25 => "Russian draughts",
            26 => "Brazilian draughts",
            27 => "Canadian draughts",
            28 => "Portuguese draughts",
            29 => "Czech draughts",
            30 => "Turkish draughts",
            31 => "Thai checkers",
            32 => "Jamaican draughts",
            40 => "Frisian draughts",
            41 => "Spantsireti draughts",
            _ => return None,
        })
    }
}
