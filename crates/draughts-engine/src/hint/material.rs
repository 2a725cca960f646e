//! How many pieces a side surely has more than the other one in a while.

use draughts::{Color, Position};

/// How many plies are looked at before only captures, and what they threaten, are followed.
pub const HORIZON: u32 = 5;
/// How many quiet moves out of a threat are followed beyond the horizon.
const ESCAPES: u32 = 1;
/// How many positions one question may take.
const POSITIONS: u32 = 40_000;

/// How many pieces a side has more than the other one; below nought where it has fewer.
pub(super) fn balance(position: &Position, side: Color) -> i32 {
    let pieces = |color| position.board().pieces(color).len() as i32;
    pieces(side) - pieces(!side)
}

/// Whether a side surely comes to such a balance, or wins; `false` also where that is too much to
/// find out.
///
/// It may choose its moves, all of the other side's are looked at.
pub(super) fn surely(position: &Position, side: Color, balance: i32) -> bool {
    let mut question = Question {
        side,
        balance,
        positions: POSITIONS,
    };
    question.holds(position, HORIZON, ESCAPES) == Some(true)
}

struct Question {
    side: Color,
    balance: i32,
    /// How many positions may still be looked at.
    positions: u32,
}

impl Question {
    /// The answer for a position; `None` where there are too many positions.
    fn holds(&mut self, position: &Position, plies: u32, escapes: u32) -> Option<bool> {
        self.positions = self.positions.checked_sub(1)?;
        let own_turn = position.turn() == self.side;
        let moves = position.legal_moves();
        let Some(first) = moves.first() else {
            return Some(!own_turn);
        };
        let mut escapes = escapes;
        if plies == 0 && !first.is_capture() {
            let enough = balance(position, self.side) >= self.balance;
            if !(enough && own_turn && position.is_threatened()) {
                return Some(enough);
            }
            let Some(fewer) = escapes.checked_sub(1) else {
                return Some(false);
            };
            escapes = fewer;
        }
        for &mv in &moves {
            let next = position.play_unchecked(mv);
            if self.holds(&next, plies.saturating_sub(1), escapes)? == own_turn {
                return Some(own_turn);
            }
        }
        Some(!own_turn)
    }
}

#[cfg(test)]
mod tests {
    use draughts::Variant;

    use super::*;

    fn at(variant: Variant, fen: &str) -> Position {
        Position::from_fen(variant, fen).unwrap()
    }

    #[test]
    fn an_exchange_wins_nothing() {
        // 18x25 is answered by 29x22.
        let position = at(Variant::Thai, "W:W18,3:B22,29,32");
        assert_eq!(balance(&position, Color::White), -1);
        assert!(surely(&position, Color::White, -1));
        assert!(!surely(&position, Color::White, 0));
        // Without the man on 29 it wins one.
        let position = at(Variant::Thai, "W:W18,3:B22,31,32");
        assert!(surely(&position, Color::White, 0));
    }

    #[test]
    fn a_threat_at_the_horizon_counts() {
        let question = |plies, escapes| {
            let mut question = Question {
                side: Color::Black,
                balance: -1,
                positions: 1000,
            };
            question.holds(&at(Variant::Thai, "B:W14,18:B23"), plies, escapes)
        };
        assert_eq!(question(0, 0), Some(false));
        assert_eq!(question(0, 1), Some(true), "23-19 gets away");
    }
}
