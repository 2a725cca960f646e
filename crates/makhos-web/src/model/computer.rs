//! The computer as a player, and who sits at a table.

use draughts_engine::Level;
use serde::{Deserialize, Serialize};

use super::score::Player;

/// The times to think that are offered, in seconds a move.
pub const TIMES: [u8; 3] = [1, 3, 10];

/// The computer in the place of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Computer {
    /// How strong it plays, from 1 to 10.
    pub level: u8,
    /// How long it thinks about a move at most.
    pub seconds: u8,
}

impl Computer {
    /// The computer with a level and a time that there are; the nearest where they are not.
    #[must_use]
    pub fn new(level: u8, seconds: u8) -> Computer {
        Computer {
            level: level.clamp(Level::LEAST.number(), Level::MOST.number()),
            seconds: seconds.clamp(TIMES[0], TIMES[TIMES.len() - 1]),
        }
    }

    /// The name that game records of any language give it.
    #[must_use]
    pub fn recorded_name(self) -> String {
        format!("{RECORDED}{}", self.level)
    }

    /// The computer that a game record names.
    #[must_use]
    pub fn recorded(name: &str) -> Option<Computer> {
        let level = Level::new(name.strip_prefix(RECORDED)?.parse().ok()?)?;
        Some(Computer::new(level.number(), Choices::default().seconds))
    }
}

const RECORDED: &str = "Computer, level ";

/// What the computer thought when it made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Thought {
    /// How many moves were played before.
    pub plies: usize,
    /// What it found its position worth, in hundredths of a man.
    pub score: i32,
}

/// Who plays a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opponents {
    /// Two people.
    #[default]
    People,
    /// A person and the computer.
    Computer,
    /// The computer on both sides.
    Watch,
}

/// Which side a person takes against the computer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SideChoice {
    /// The side at the bottom of the usual board, which is Black in Thai checkers.
    #[default]
    Black,
    /// The other one.
    White,
    /// Chance decides.
    Lot,
}

/// What was chosen last for a game with the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Choices {
    /// The side of the person.
    pub side: SideChoice,
    /// The level of the person's opponent.
    pub level: u8,
    /// The levels of Black and White where both are the computer.
    pub watched_levels: [u8; 2],
    /// How long it thinks about a move at most.
    pub seconds: u8,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            side: SideChoice::Black,
            level: 3,
            watched_levels: [5, 5],
            seconds: TIMES[0],
        }
    }
}

impl Choices {
    /// The computers in the places of the players, and who has Black; `chance` draws the lot.
    #[must_use]
    pub fn seats(self, opponents: Opponents, chance: u32) -> ([Option<Computer>; 2], Player) {
        let computer = |level| Some(Computer::new(level, self.seconds));
        match opponents {
            Opponents::People => ([None; 2], Player::First),
            Opponents::Watch => (self.watched_levels.map(computer), Player::First),
            Opponents::Computer => {
                let has_black = match self.side {
                    SideChoice::Black => true,
                    SideChoice::White => false,
                    SideChoice::Lot => chance.is_multiple_of(2),
                };
                let black = if has_black {
                    Player::First
                } else {
                    Player::Second
                };
                ([None, computer(self.level)], black)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_brings_back_the_level() {
        for level in Level::all() {
            let computer = Computer::new(level.number(), 1);
            assert_eq!(
                Computer::recorded(&computer.recorded_name()),
                Some(computer)
            );
        }
        for name in ["Computer, level 0", "Computer, level 11", "Computer", ""] {
            assert_eq!(Computer::recorded(name), None, "{name}");
        }
    }

    #[test]
    fn the_person_gets_the_chosen_side() {
        let choices = |side| Choices {
            side,
            ..Choices::default()
        };
        let black = |side, chance| choices(side).seats(Opponents::Computer, chance).1;
        for chance in [0, 1] {
            assert_eq!(black(SideChoice::Black, chance), Player::First);
            assert_eq!(black(SideChoice::White, chance), Player::Second);
        }
        assert_ne!(black(SideChoice::Lot, 0), black(SideChoice::Lot, 1));
    }

    #[test]
    fn there_is_no_computer_beyond_the_levels_and_times() {
        assert_eq!(
            Computer::new(0, 0),
            Computer {
                level: 1,
                seconds: 1
            }
        );
        assert_eq!(
            Computer::new(99, 99),
            Computer {
                level: 10,
                seconds: 10
            }
        );
    }
}
