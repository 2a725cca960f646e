//! What the engine answers.

use serde::{Deserialize, Serialize};

use crate::write;

/// A reply to a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    /// The number of the question.
    pub number: u32,
    /// What was found.
    pub found: Found,
}

/// What was found, on the way or at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Found {
    /// The best lines so far, told after each depth.
    SoFar {
        /// The lines, the best one first.
        lines: Vec<FoundLine>,
        /// How far was looked, in plies.
        depth: u32,
    },
    /// The move of a player.
    Move {
        /// The move, with all its squares.
        text: String,
        /// What the player thinks it is worth, in hundredths of a man.
        score: i32,
        /// Whether the player rather gives the game up.
        resigns: bool,
    },
    /// Whether a side agrees to a draw.
    Draw {
        /// Whether it does.
        agrees: bool,
    },
    /// The best lines.
    Analysis {
        /// The lines, the best one first.
        lines: Vec<FoundLine>,
        /// How far was looked, in plies.
        depth: u32,
        /// Why the best move is the one to play, as the engine names its reasons.
        reason: String,
    },
    /// The true values, by endgame tables, which know nothing of draw rules.
    Values {
        /// What the position is worth.
        value: FoundValue,
        /// What every legal move is worth for the side that makes it, the best one first.
        moves: Vec<FoundMove>,
    },
    /// The question has no answer.
    Failed {
        /// Why, for whoever mends the program.
        reason: String,
    },
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundLine {
    /// What it is worth for the side to move, in hundredths of a man.
    pub score: i32,
    /// Its moves, each with all its squares, the side to move first.
    pub moves: Vec<String>,
}

/// What a position or a move is worth for the side to move, with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FoundValue {
    /// It wins, in so many plies where that is known.
    Win(Option<u16>),
    /// Neither side can win.
    Draw,
    /// It loses, in so many plies where that is known.
    Loss(Option<u16>),
}

/// A move and its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundMove {
    /// The move, with all its squares.
    pub text: String,
    /// What it is worth for the side that makes it.
    pub value: FoundValue,
}

impl Found {
    /// Whether no further reply comes to the same question.
    #[must_use]
    pub fn is_last(&self) -> bool {
        !matches!(self, Found::SoFar { .. })
    }
}

impl Reply {
    /// The reply as the text of a message.
    #[must_use]
    pub fn write(&self) -> String {
        write(self)
    }

    /// The reply of a text.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<Reply, serde_json::Error> {
        serde_json::from_str(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reply_survives_its_text() {
        let lines = || {
            vec![FoundLine {
                score: -12,
                moves: vec!["26-22".into(), "6-9".into()],
            }]
        };
        let found = [
            (
                Found::SoFar {
                    lines: lines(),
                    depth: 3,
                },
                false,
            ),
            (
                Found::Move {
                    text: "29x22x15".into(),
                    score: 250,
                    resigns: false,
                },
                true,
            ),
            (Found::Draw { agrees: true }, true),
            (
                Found::Analysis {
                    lines: lines(),
                    depth: 12,
                    reason: "wins 3".into(),
                },
                true,
            ),
            (
                Found::Values {
                    value: FoundValue::Win(Some(7)),
                    moves: vec![
                        FoundMove {
                            text: "26-22".into(),
                            value: FoundValue::Win(Some(7)),
                        },
                        FoundMove {
                            text: "26-23".into(),
                            value: FoundValue::Draw,
                        },
                        FoundMove {
                            text: "26x17".into(),
                            value: FoundValue::Loss(Some(12)),
                        },
                    ],
                },
                true,
            ),
            (
                Found::Failed {
                    reason: "no".into(),
                },
                true,
            ),
        ];
        for (found, is_last) in found {
            assert_eq!(found.is_last(), is_last);
            let reply = Reply { number: 3, found };
            assert_eq!(Reply::read(&reply.write()).unwrap(), reply);
        }
    }
}
