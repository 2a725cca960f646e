//! What endgame tables say of the moves of a position that a search begins with, where they only say
//! who wins.
//!
//! A win that every move keeps is still to be won. So the search may choose among the moves that give
//! nothing away, and looks for the way itself.

use std::cmp::Ordering;

use draughts::{Game, Move, NoProgress};

use crate::{Answer, EndgameValue, Endgames, Score};

/// The moves of a position with what tables say of them, seen by the side that makes them.
#[derive(Default)]
pub(crate) struct RootVerdicts {
    moves: Vec<(Move, Ordering)>,
    /// Whether a win is to be told as won: the draw rules leave at least half of what they leave at most.
    /// Where the plies are known it would have been [answered](crate::known), had they left enough.
    is_safe: bool,
}

impl RootVerdicts {
    /// What tables say of the moves in a game; nothing where they do not know one of them.
    pub(crate) fn of(endgames: &dyn Endgames, game: &Game) -> RootVerdicts {
        let position = game.position();
        let verdict = |&mv: &Move| {
            let after = endgames.probe(&position.play_unchecked(mv))?;
            Some((mv, before(after)))
        };
        let moves: Option<Vec<_>> = position.legal_moves().iter().map(verdict).collect();
        let is_early = |count: NoProgress| count.done <= count.limit / 2;
        let knows_plies =
            endgames.probe(position).is_some() && endgames.value_in_plies(position).is_some();
        RootVerdicts {
            moves: moves.unwrap_or_default(),
            is_safe: !knows_plies && game.no_progress().is_none_or(is_early),
        }
    }

    /// The moves that give something away.
    pub(crate) fn worse(&self) -> Vec<Move> {
        let best = self.moves.iter().map(|(_, verdict)| *verdict).max();
        let is_worse = |(mv, verdict): &(Move, Ordering)| (Some(*verdict) < best).then_some(*mv);
        self.moves.iter().filter_map(is_worse).collect()
    }

    /// Makes scores what the tables say, where the search has not seen as much.
    pub(crate) fn settle(&self, answer: &mut Answer) {
        let won = Score::from_raw(Score::TABLE_WIN - 1);
        for line in &mut answer.lines {
            let first = line.moves.first();
            let known = self.moves.iter().find(|(mv, _)| Some(mv) == first);
            let score = line.score;
            line.score = match known {
                Some((_, Ordering::Equal)) => Score::DRAW,
                Some((_, Ordering::Greater)) if self.is_safe => score.max(won),
                Some((_, Ordering::Less)) if self.is_safe => score.min(-won),
                _ => score,
            };
        }
    }
}

/// What a move to a position is worth: more than a draw, a draw or less.
fn before(after: EndgameValue) -> Ordering {
    match after {
        EndgameValue::Loss(_) => Ordering::Greater,
        EndgameValue::Draw => Ordering::Equal,
        EndgameValue::Win(_) => Ordering::Less,
    }
}
