//! How long games are.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

/// How many games have how many plies; games without moves are left out.
#[derive(Default)]
pub(super) struct Lengths(BTreeMap<u64, u64>);

/// What is told of lengths.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Summary {
    pub(super) games: u64,
    pub(super) shortest: u64,
    pub(super) median: f64,
    pub(super) mean: f64,
    pub(super) longest: u64,
    pub(super) histogram: Vec<Bin>,
}

/// Games with a number of plies in a range, its ends included.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Bin {
    pub(super) from: u64,
    pub(super) to: u64,
    pub(super) games: u64,
}

/// How many bins a histogram has at most.
const BINS: u64 = 12;

impl Lengths {
    pub(super) fn add(&mut self, plies: u64) {
        if plies > 0 {
            *self.0.entry(plies).or_default() += 1;
        }
    }

    /// `None` where there is no game.
    pub(super) fn summary(&self) -> Option<Summary> {
        let (&shortest, _) = self.0.first_key_value()?;
        let (&longest, _) = self.0.last_key_value()?;
        let games = self.0.values().sum();
        let plies: u64 = self.0.iter().map(|(plies, games)| plies * games).sum();
        let middle = [self.ranked((games - 1) / 2), self.ranked(games / 2)];
        Some(Summary {
            games,
            shortest,
            median: middle.iter().sum::<u64>() as f64 / 2.0,
            mean: plies as f64 / games as f64,
            longest,
            histogram: self.histogram(longest),
        })
    }

    /// The length of the game at a rank, the shortest one at 0.
    fn ranked(&self, rank: u64) -> u64 {
        let mut before = 0;
        for (&plies, &games) in &self.0 {
            before += games;
            if rank < before {
                return plies;
            }
        }
        0
    }

    fn histogram(&self, longest: u64) -> Vec<Bin> {
        let width = bin_width(longest);
        (0..=longest / width)
            .map(|bin| {
                let (from, to) = (bin * width, bin * width + width - 1);
                let games = self.0.range(from..=to).map(|(_, games)| games).sum();
                Bin { from, to, games }
            })
            .collect()
    }
}

/// The least round width with which all lengths fit into the bins.
fn bin_width(longest: u64) -> u64 {
    let mut unit = 1;
    loop {
        for width in [unit, 2 * unit, 5 * unit] {
            if longest / width < BINS {
                return width;
            }
        }
        unit *= 10;
    }
}

impl Serialize for Lengths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.summary().serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lengths(plies: &[u64]) -> Lengths {
        let mut lengths = Lengths::default();
        plies.iter().for_each(|&plies| lengths.add(plies));
        lengths
    }

    #[test]
    fn games_without_moves_do_not_count() {
        assert_eq!(lengths(&[0, 0]).summary(), None);
        let summary = lengths(&[0, 7]).summary().unwrap();
        assert_eq!((summary.games, summary.shortest), (1, 7));
    }

    #[test]
    fn the_middle_of_an_even_number_of_games_lies_between_two() {
        assert_eq!(lengths(&[1, 2, 10]).summary().unwrap().median, 2.0);
        assert_eq!(lengths(&[1, 2, 5, 10]).summary().unwrap().median, 3.5);
        assert_eq!(lengths(&[1, 2, 5, 12]).summary().unwrap().mean, 5.0);
    }

    #[test]
    fn every_game_is_in_one_bin_of_a_round_width() {
        for (longest, width) in [
            (3, 1),
            (12, 2),
            (60, 10),
            (119, 10),
            (120, 20),
            (1_000_000, 100_000),
        ] {
            let summary = lengths(&[1, 2, longest]).summary().unwrap();
            assert_eq!(summary.histogram[0].to + 1, width, "{longest}");
            assert!(summary.histogram.len() <= 12);
            let games: u64 = summary.histogram.iter().map(|bin| bin.games).sum();
            assert_eq!(games, 3);
        }
    }
}
