//! Counting results.

use std::collections::HashMap;

use crate::PlayedGame;

/// The results of a match as player A sees them: game by game, and by the two games of each opening.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that A won.
    pub wins: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Games that A lost.
    pub losses: u64,
    /// How many openings brought A 0, 1/2, 1, 1 1/2 and 2 points in its two games.
    pub pairs: [u64; 5],
    /// The half points of pairs of which one game is over.
    half_played: HashMap<usize, u8>,
}

impl Tally {
    /// Adds a game.
    pub fn add(&mut self, game: &PlayedGame) {
        self.add_result(game.number, game.half_points());
    }

    /// Adds the half points, 0 to 2, that A scored in a game with this number.
    ///
    /// ```
    /// use draughts_match::Tally;
    ///
    /// let mut tally = Tally::default();
    /// tally.add_result(0, 2);
    /// tally.add_result(2, 1);
    /// tally.add_result(1, 1);
    /// assert_eq!((tally.wins, tally.draws, tally.losses), (1, 2, 0));
    /// assert_eq!(tally.pairs, [0, 0, 0, 1, 0]);
    /// ```
    pub fn add_result(&mut self, number: usize, half_points: u8) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
        let pair = number / 2;
        match self.half_played.remove(&pair) {
            Some(other) => self.pairs[usize::from(half_points.min(2) + other.min(2))] += 1,
            None => {
                self.half_played.insert(pair, half_points);
            }
        }
    }

    /// How many games there are.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points that A scored; a half where there are no games.
    #[must_use]
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.wins as f64 + self.draws as f64 / 2.0) / games as f64,
        }
    }

    /// The share of the games that nobody won.
    #[must_use]
    pub fn draw_rate(&self) -> f64 {
        self.draws as f64 / self.games().max(1) as f64
    }
}
