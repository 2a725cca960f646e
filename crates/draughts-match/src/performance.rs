//! How the players got on besides winning and losing.

use std::time::Duration;

use crate::{End, PlayedGame, Seat};

/// What one player needed for its moves, and how often it lost by a fault.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Performance {
    /// How many moves it chose.
    pub moves: u64,
    /// The time they took together.
    pub time: Duration,
    /// The time of the slowest one.
    pub slowest: Duration,
    /// How many positions it searched, as far as it said so.
    pub nodes: u64,
    /// The sum of the depths it said it reached, and in how many moves it said one.
    depths: (u64, u64),
    /// How many games it lost on time, by an illegal move or because it could not go on.
    pub forfeits: u64,
}

impl Performance {
    /// Adds what a player did in a game.
    pub fn add(&mut self, seat: Seat, game: &PlayedGame) {
        let color = game.color_of(seat);
        let plies = game.report.game.played();
        for (ply, report) in game.report.moves.iter().enumerate() {
            // The position after a move has the other side to move.
            if plies[game.report.opening_plies + ply].position().turn() == color {
                continue;
            }
            self.moves += 1;
            self.time += report.time;
            self.slowest = self.slowest.max(report.time);
            self.nodes += report.nodes.unwrap_or(0);
            if let Some(depth) = report.depth {
                self.depths.0 += u64::from(depth);
                self.depths.1 += 1;
            }
        }
        if let End::Forfeit { loser, .. } = game.report.end {
            self.forfeits += u64::from(loser == color);
        }
    }

    /// The time of a move on average.
    #[must_use]
    pub fn time_per_move(&self) -> Duration {
        Duration::from_secs_f64(self.time.as_secs_f64() / self.moves.max(1) as f64)
    }

    /// The depth on average; `None` where the player never said one.
    #[must_use]
    pub fn depth(&self) -> Option<f64> {
        let (sum, count) = self.depths;
        (count > 0).then(|| sum as f64 / count as f64)
    }

    /// Positions searched in a second.
    #[must_use]
    pub fn speed(&self) -> f64 {
        self.nodes as f64 / self.time.as_secs_f64().max(1e-9)
    }
}
