//! The positions that are searched: openings, middle games and endgames of both games.

use anyhow::{Context, Result};
use draughts::{Position, Variant};

/// A game and a FEN a line; lines that begin with # are for people.
const POSITIONS: &str = include_str!("positions.txt");

/// The positions of a game.
///
/// # Errors
///
/// When a line is not readable.
pub(in crate::commands::bench) fn of(variant: Variant) -> Result<Vec<Position>> {
    lines()
        .filter(|(name, _)| *name == variant.rules().name)
        .map(|(_, fen)| Position::from_fen(variant, fen).with_context(|| fen.to_owned()))
        .collect()
}

fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
    POSITIONS
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(' '))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_position_in_which_there_is_something_to_search() {
        let mut count = 0;
        for variant in Variant::ALL {
            let positions = of(variant).unwrap();
            assert!(positions.len() >= 12);
            assert!(positions.iter().all(Position::has_legal_move));
            count += positions.len();
        }
        assert_eq!(count, lines().count());
    }
}
