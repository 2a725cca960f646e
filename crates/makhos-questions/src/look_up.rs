//! What the app asks a server with endgame tables of its own, and what that answers.

use draughts::{FenError, Position, Variant};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::write;

/// Positions of a game whose values are asked for.
///
/// ```
/// use draughts::{FenError, Position, Variant};
/// use makhos_questions::LookUp;
///
/// let position = Position::start(Variant::Thai);
/// let look_up = LookUp::of(Variant::Thai, &[position]);
/// let read = LookUp::read(&look_up.write())?;
/// assert_eq!(read.positions()?, [position]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookUp {
    variant: String,
    positions: Vec<String>,
}

/// Why positions cannot be looked up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LookUpError {
    /// There is no such game.
    #[error("there is no game called \"{0}\"; the games are \"thai\" and \"english\"")]
    Variant(String),
    /// There are too many positions.
    #[error("{0} positions are too many: at most {most} are looked up at once", most = LookUp::MOST_POSITIONS)]
    TooMany(usize),
    /// A text is no position.
    #[error("position {number}, \"{text}\": {reason}")]
    Position {
        /// Which one, counted from 1.
        number: usize,
        /// What stands there.
        text: String,
        /// What is wrong with it.
        reason: FenError,
    },
}

/// What is known about positions, in the order in which they were asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LookedUp {
    /// The value of each.
    pub values: Vec<LookedUpValue>,
}

/// What a position is worth for the side to move, with best play and without any draw rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "value", rename_all = "kebab-case")]
pub enum LookedUpValue {
    /// It wins.
    Win {
        /// In how many plies, where the tables say so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plies: Option<u16>,
    },
    /// Neither side can win.
    Draw,
    /// It loses.
    Loss {
        /// In how many plies, where the tables say so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plies: Option<u16>,
    },
    /// The tables do not have it.
    Unknown,
}

/// How far the tables of each game go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reaches {
    /// Those of Thai checkers.
    pub thai: Reach,
    /// Those of English checkers.
    pub english: Reach,
}

/// The most pieces that the tables of a game have; 0 where there are none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reach {
    /// Those that tell the plies to the end.
    pub plies: usize,
    /// Those that tell who wins.
    pub verdicts: usize,
}

impl LookUp {
    /// The address of the look-up, beside the page.
    pub const ADDRESS: &str = "tables";
    /// How many positions are looked up at once.
    pub const MOST_POSITIONS: usize = 256;

    /// A look-up of positions, which are all of the same game.
    #[must_use]
    pub fn of(variant: Variant, positions: &[Position]) -> LookUp {
        LookUp {
            variant: variant.to_string(),
            positions: positions.iter().map(Position::to_fen).collect(),
        }
    }

    /// The positions that are asked for.
    ///
    /// # Errors
    ///
    /// [`LookUpError`] where there is no such game, or a text is no position of it, or there are too many.
    pub fn positions(&self) -> Result<Vec<Position>, LookUpError> {
        let variant = self
            .variant
            .parse()
            .map_err(|_| LookUpError::Variant(self.variant.clone()))?;
        if self.positions.len() > LookUp::MOST_POSITIONS {
            return Err(LookUpError::TooMany(self.positions.len()));
        }
        let read = |(index, text): (usize, &String)| {
            Position::from_fen(variant, text).map_err(|reason| LookUpError::Position {
                number: index + 1,
                text: text.clone(),
                reason,
            })
        };
        self.positions.iter().enumerate().map(read).collect()
    }

    /// The look-up as a text.
    #[must_use]
    pub fn write(&self) -> String {
        write(self)
    }

    /// The look-up of a text.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<LookUp, serde_json::Error> {
        serde_json::from_str(text)
    }
}

impl LookedUp {
    /// The answer as a text.
    #[must_use]
    pub fn write(&self) -> String {
        write(self)
    }

    /// The answer of a text.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<LookedUp, serde_json::Error> {
        serde_json::from_str(text)
    }
}

impl Reaches {
    /// How far the tables of a game go.
    #[must_use]
    pub const fn of(self, variant: Variant) -> Reach {
        match variant {
            Variant::Thai => self.thai,
            Variant::English => self.english,
        }
    }

    /// The reaches as a text.
    #[must_use]
    pub fn write(&self) -> String {
        write(self)
    }

    /// The reaches of a text.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<Reaches, serde_json::Error> {
        serde_json::from_str(text)
    }
}

impl Reach {
    /// The most pieces of a position that the tables say anything about.
    #[must_use]
    pub const fn most(self) -> usize {
        if self.plies > self.verdicts {
            self.plies
        } else {
            self.verdicts
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_without_what_is_not_known() {
        let (seven, none) = (Some(7), None);
        for (value, text) in [
            (
                LookedUpValue::Win { plies: seven },
                r#"{"value":"win","plies":7}"#,
            ),
            (LookedUpValue::Win { plies: none }, r#"{"value":"win"}"#),
            (LookedUpValue::Draw, r#"{"value":"draw"}"#),
            (LookedUpValue::Loss { plies: none }, r#"{"value":"loss"}"#),
            (LookedUpValue::Unknown, r#"{"value":"unknown"}"#),
        ] {
            let values = vec![value];
            let looked_up = LookedUp { values };
            assert_eq!(looked_up.write(), format!("{{\"values\":[{text}]}}"));
            assert_eq!(LookedUp::read(&looked_up.write()).unwrap(), looked_up);
        }
    }

    #[test]
    fn the_reach_is_that_of_the_game() {
        let text = r#"{"thai":{"plies":5,"verdicts":6},"english":{"plies":4,"verdicts":0}}"#;
        let reaches = Reaches::read(text).unwrap();
        assert_eq!(reaches.write(), text);
        let most = Variant::ALL.map(|variant| reaches.of(variant).most());
        assert_eq!(most, [6, 4]);
    }

    #[test]
    fn what_cannot_be_looked_up_is_named() {
        let read = |text: &str| LookUp::read(text).unwrap().positions().unwrap_err();
        assert_eq!(
            read(r#"{"variant":"russian","positions":[]}"#),
            LookUpError::Variant("russian".into())
        );
        let wrong = read(r#"{"variant":"thai","positions":["B:W1:BK2","B:W33"]}"#);
        assert!(
            wrong.to_string().starts_with("position 2, \"B:W33\": "),
            "{wrong}"
        );
        let many = vec![Position::start(Variant::Thai); LookUp::MOST_POSITIONS + 1];
        let look_up = LookUp::of(Variant::Thai, &many);
        assert_eq!(look_up.positions(), Err(LookUpError::TooMany(257)));
        assert!(LookUp::of(Variant::Thai, &many[1..]).positions().is_ok());
    }
}
