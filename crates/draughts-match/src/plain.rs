//! The plainest engine there is: alpha-beta to a fixed depth, counting pieces.

use draughts::{Game, Move, Position};
use draughts_engine::{Limits, Score, evaluation::material};

use crate::{Choice, Player, PlayerError};

/// More than any position is worth.
const INFINITE: i32 = 1_000_000;

/// Negamax with alpha-beta to a fixed depth, captures followed to their end, positions judged by
/// their material: what every other engine is measured against.
///
/// It knows no table, no order of moves, no clock and no repetition, and is never changed to be
/// stronger.
///
/// ```
/// use draughts::{Game, Position, Variant};
/// use draughts_engine::Limits;
/// use draughts_match::{PlainPlayer, Player};
///
/// let position = Position::from_fen(Variant::English, "B:W22:B14,K18").unwrap();
/// let game = Game::from_position(position, Variant::English.rules().draw_rules);
/// let choice = PlainPlayer::new(3).choose(&game, &Limits::default()).unwrap();
/// assert!(choice.score.unwrap().is_win());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct PlainPlayer {
    depth: u32,
}

impl PlainPlayer {
    /// A player that looks so many plies ahead, at least one.
    #[must_use]
    pub fn new(depth: u32) -> PlainPlayer {
        PlainPlayer {
            depth: depth.max(1),
        }
    }
}

impl Player for PlainPlayer {
    fn begin_game(&mut self) -> Result<(), PlayerError> {
        Ok(())
    }

    fn choose(&mut self, game: &Game, _limits: &Limits) -> Result<Choice, PlayerError> {
        let position = game.position();
        let mut search = Search { nodes: 0 };
        let mut best: Option<(Move, i32)> = None;
        for &mv in &position.legal_moves() {
            let alpha = best.map_or(-INFINITE, |(_, score)| score);
            let next = position.play_unchecked(mv);
            let score = -search.value(&next, self.depth - 1, 1, -INFINITE, -alpha);
            if score > alpha {
                best = Some((mv, score));
            }
        }
        let no_move = || PlayerError::Failed("there is no move".to_owned());
        let (mv, score) = best.ok_or_else(no_move)?;
        Ok(Choice {
            mv,
            score: Some(as_score(score)),
            depth: Some(self.depth),
            nodes: Some(search.nodes),
        })
    }

    fn keeps_to_limits(&self) -> bool {
        false
    }
}

struct Search {
    nodes: u64,
}

impl Search {
    /// The worth of a position for the side to move, `ply` plies from the root.
    fn value(
        &mut self,
        position: &Position,
        depth: u32,
        ply: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        self.nodes += 1;
        if depth == 0 && !position.must_capture() {
            return match position.has_legal_move() {
                true => material(position),
                false => ply - Score::WIN,
            };
        }
        let mut best = ply - Score::WIN;
        for &mv in &position.legal_moves() {
            let next = position.play_unchecked(mv);
            let score = -self.value(&next, depth.saturating_sub(1), ply + 1, -beta, -alpha);
            best = best.max(score);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// The score in the engine's terms.
fn as_score(score: i32) -> Score {
    let to_end = (Score::WIN - score.abs()).unsigned_abs();
    match score {
        score if score >= Score::FIRST_WIN => Score::win_in(to_end),
        score if score <= -Score::FIRST_WIN => Score::loss_in(to_end),
        score => Score::from_hundredths(score),
    }
}

#[cfg(test)]
mod tests {
    use draughts::Variant;

    use super::*;

    /// The same without cuts.
    fn minimax(position: &Position, depth: u32, ply: i32) -> i32 {
        if depth == 0 && !position.must_capture() && position.has_legal_move() {
            return material(position);
        }
        let moves = position.legal_moves();
        let values = moves.iter().map(|&mv| {
            -minimax(
                &position.play_unchecked(mv),
                depth.saturating_sub(1),
                ply + 1,
            )
        });
        values.max().unwrap_or(ply - Score::WIN)
    }

    #[test]
    fn cuts_change_nothing() {
        let positions = [
            (Variant::Thai, "B:W1-8:B25-32"),
            (Variant::Thai, "W:W5,12,K20:B13,18,K29"),
            (Variant::English, "B:W21-32:B1-12"),
            (Variant::English, "W:WK22:B9,10,17,18"),
        ];
        for (variant, fen) in positions {
            let position = Position::from_fen(variant, fen).unwrap();
            for depth in 1..=4 {
                let value = Search { nodes: 0 }.value(&position, depth, 0, -INFINITE, INFINITE);
                assert_eq!(value, minimax(&position, depth, 0), "{fen} at {depth}");
            }
        }
    }

    #[test]
    fn captures_are_followed_to_their_end() {
        // After 14-18 the man on 22 would have to take it, and be taken in turn.
        let position = Position::from_fen(Variant::English, "B:W22,32:B14,10,1").unwrap();
        let shallow = Search { nodes: 0 }.value(&position, 1, 0, -INFINITE, INFINITE);
        assert!(shallow > 0);
    }
}
