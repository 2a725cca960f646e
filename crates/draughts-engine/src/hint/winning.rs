//! Wins that are proved move by move.

use std::collections::HashMap;

use draughts::{Color, Game, Position};

/// How many positions the proofs of one hint may take together.
const POSITIONS: u32 = 400_000;

/// Proves wins in positions that a game may come to.
pub(super) struct Prover {
    /// Positions that a win may not lead through, for there the game would be drawn.
    drawn: Vec<u64>,
    /// After how many plies from now on the game is drawn.
    plies_to_draw: u32,
    known: HashMap<(u64, bool), Known>,
    positions: u32,
}

/// What is known of the attacker's win in a position.
#[derive(Clone, Copy)]
struct Known {
    /// Within so many plies there is none.
    none_within: i32,
    /// Within so many plies there is one.
    within: i32,
}

impl Prover {
    pub(super) fn new(game: &Game) -> Prover {
        let rules = game.draw_rules();
        let mut seen: HashMap<u64, u32> = HashMap::new();
        let positions = game.played().iter().map(draughts::Ply::position);
        for position in std::iter::once(game.start()).chain(positions) {
            *seen.entry(position.key()).or_default() += 1;
        }
        seen.retain(|_, times| rules.repetition && *times >= 2);
        Prover {
            drawn: seen.into_keys().collect(),
            plies_to_draw: game.no_progress().map_or(u32::MAX, |count| {
                u32::from(count.limit.saturating_sub(count.done))
            }),
            known: HashMap::new(),
            positions: POSITIONS,
        }
    }

    /// Within how many plies a side wins a position that comes up a ply from now, if it does so within
    /// `most` and that can be found out.
    pub(super) fn wins_within(
        &mut self,
        position: &Position,
        attacker: Color,
        most: u32,
    ) -> Option<u32> {
        let first = u32::from(position.turn() == attacker);
        let within_reach = most.min(self.plies_to_draw.saturating_sub(1));
        for plies in (first..=within_reach).step_by(2) {
            if self.wins(position, attacker, plies as i32)? {
                return Some(plies);
            }
        }
        None
    }

    /// Whether the attacker wins within so many plies; `None` where there are too many positions.
    fn wins(&mut self, position: &Position, attacker: Color, plies: i32) -> Option<bool> {
        self.positions = self.positions.checked_sub(1)?;
        let attacks = position.turn() == attacker;
        if !position.has_legal_move() {
            return Some(!attacks);
        }
        if plies <= 0 || self.drawn.contains(&position.key()) {
            return Some(false);
        }
        // Which side attacks is told by whose turn it is.
        let key = (position.key(), attacks);
        if let Some(known) = self.known.get(&key) {
            if plies >= known.within {
                return Some(true);
            }
            if plies <= known.none_within {
                return Some(false);
            }
        }
        let mut wins = !attacks;
        for &mv in &position.legal_moves() {
            let next = position.play_unchecked(mv);
            if self.wins(&next, attacker, plies - 1)? == attacks {
                wins = attacks;
                break;
            }
        }
        let known = self.known.entry(key).or_insert(Known {
            none_within: -1,
            within: i32::MAX,
        });
        if wins {
            known.within = known.within.min(plies);
        } else {
            known.none_within = known.none_within.max(plies);
        }
        Some(wins)
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU16;

    use draughts::{DrawRules, Variant};

    use super::*;

    fn game(fen: &str, limit: u16) -> Game {
        let position = Position::from_fen(Variant::English, fen).unwrap();
        let rules = DrawRules::new(NonZeroU16::new(limit), false, true);
        Game::from_position(position, rules)
    }

    fn within(fen: &str, limit: u16, most: u32) -> Option<u32> {
        let game = game(fen, limit);
        let position = *game.position();
        Prover::new(&game).wins_within(&position, position.turn(), most)
    }

    #[test]
    fn the_shortest_win_is_found() {
        assert_eq!(within("B:W18:B15", 100, 9), Some(1));
        assert_eq!(within("B:W20:B4,5,K8,13,14", 100, 5), Some(3));
        assert_eq!(within("B:W20:B4,5,K8,13,14", 100, 2), None);
        assert_eq!(within("B:WK1:BK32", 100, 7), None);
    }

    #[test]
    fn a_win_that_comes_too_late_is_none() {
        assert_eq!(within("B:W20:B4,5,K8,13,14", 3, 5), None);
        assert_eq!(within("B:W20:B4,5,K8,13,14", 4, 5), Some(3));
    }
}
