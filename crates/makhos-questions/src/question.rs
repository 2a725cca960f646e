//! What the app asks.

use serde::{Deserialize, Serialize};

use crate::{GameText, write};

/// A question about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// What its replies are known by.
    pub number: u32,
    /// The game up to the position it is about.
    pub game: GameText,
    /// What is asked.
    pub task: Task,
}

/// What is asked about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    /// The move of a player.
    Move {
        /// How strong it plays, from 1 to 10.
        level: u8,
        /// How long the highest level takes, and the others at most.
        milliseconds: u32,
        /// Another one leads to other games.
        seed: u64,
        /// What the player thought its own last moves were worth, the latest last, in hundredths of
        /// a man.
        thoughts: Vec<i32>,
    },
    /// Whether the side that does not move, or `to_move` the one that does, agrees to a draw.
    Draw {
        /// Whether the side to move is asked.
        to_move: bool,
    },
    /// The best lines, however strong the players are.
    Analysis {
        /// How many.
        lines: u8,
        /// How long it takes.
        milliseconds: u32,
    },
    /// The true value of the position and of every move, by endgame tables.
    Values,
}

impl Question {
    /// The question as the text of a message.
    #[must_use]
    pub fn write(&self) -> String {
        write(self)
    }

    /// The question of a text.
    ///
    /// # Errors
    ///
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<Question, serde_json::Error> {
        serde_json::from_str(text)
    }
}

#[cfg(test)]
mod tests {
    use draughts::{Game, Variant};

    use super::*;

    #[test]
    fn every_task_survives_its_text() {
        let tasks = [
            Task::Move {
                level: 10,
                milliseconds: 3000,
                seed: u64::MAX,
                thoughts: vec![-29_990, 0, 31],
            },
            Task::Draw { to_move: true },
            Task::Analysis {
                lines: 3,
                milliseconds: 1000,
            },
            Task::Values,
        ];
        for task in tasks {
            let game = GameText::of(&Game::new(Variant::English));
            let question = Question {
                number: 7,
                game,
                task,
            };
            assert_eq!(Question::read(&question.write()).unwrap(), question);
        }
        assert!(Question::read("{\"number\":1}").is_err());
    }
}
