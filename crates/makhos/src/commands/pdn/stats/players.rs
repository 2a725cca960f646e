//! Who plays, and how well.

use std::collections::HashMap;

use draughts::{Color, pdn::GameResult};
use serde::{Serialize, Serializer};

use crate::commands::pdn::games::Game;

/// How many players are told apart; a file with more of them is no collection of games.
const MOST_PLAYERS: usize = 100_000;

/// How much of a name is kept, in characters.
const LONGEST_NAME: usize = 80;

/// The players by their names.
#[derive(Default)]
pub(super) struct Players(HashMap<String, Record>);

/// The games of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub(super) struct Record {
    pub(super) games: u64,
    pub(super) won: u64,
    pub(super) drawn: u64,
    pub(super) lost: u64,
    pub(super) score: f64,
}

/// A player with the games.
#[derive(Serialize)]
pub(super) struct Player<'a> {
    pub(super) name: &'a str,
    #[serde(flatten)]
    pub(super) record: Record,
}

impl Players {
    pub(super) fn add(&mut self, game: &Game, result: &GameResult) {
        let variant = game.replay.variant();
        let winner = variant.and_then(|variant| result.winner(variant));
        let is_drawn = variant.is_some() && *result == GameResult::Draw;
        for color in Color::ALL {
            let Some(name) = game.record.tags.known(&color.to_string()) else {
                continue;
            };
            let Some(record) = self.record(name) else {
                continue;
            };
            record.games += 1;
            if winner == Some(color) {
                record.won += 1;
                record.score += 1.0;
            } else if winner.is_some() || *result == GameResult::BothLose {
                record.lost += 1;
            } else if is_drawn {
                record.drawn += 1;
                record.score += 0.5;
            }
        }
    }

    fn record(&mut self, name: &str) -> Option<&mut Record> {
        let name: String = name.chars().take(LONGEST_NAME).collect();
        if self.0.len() >= MOST_PLAYERS {
            return self.0.get_mut(&name);
        }
        Some(self.0.entry(name).or_default())
    }

    /// All players: who has played most first, then who has scored most, then by name.
    pub(super) fn list(&self) -> Vec<Player<'_>> {
        let mut list: Vec<Player<'_>> = self
            .0
            .iter()
            .map(|(name, &record)| Player { name, record })
            .collect();
        list.sort_by(|a, b| {
            let by_games = b.record.games.cmp(&a.record.games);
            let by_score = b.record.score.total_cmp(&a.record.score);
            by_games.then(by_score).then_with(|| a.name.cmp(b.name))
        });
        list
    }
}

impl Serialize for Players {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.list())
    }
}
