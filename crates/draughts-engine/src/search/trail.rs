//! The positions on the way from the start of the game to where the search stands, and the draws
//! among them.

use draughts::{DrawRules, Game, Move, Position};

/// The way, one step a position.
#[derive(Clone)]
pub(super) struct Trail {
    steps: Vec<Step>,
    /// Where the search begins.
    root: usize,
    rules: DrawRules,
}

#[derive(Clone, Copy)]
struct Step {
    key: u64,
    /// Plies since the last progress of the no-progress rule.
    since_progress: u16,
    /// Plies since a capture or a man's move, behind which no position can come again.
    reversible: u16,
}

impl Trail {
    /// The way to the position a game has come to.
    pub(super) fn of(game: &Game) -> Trail {
        let start = Step {
            key: game.start().key(),
            since_progress: 0,
            reversible: 0,
        };
        let mut trail = Trail {
            steps: vec![start],
            root: 0,
            rules: game.draw_rules(),
        };
        let mut before = *game.start();
        for ply in game.played() {
            trail.push(&before, ply.mv(), ply.position());
            before = *ply.position();
        }
        trail.root = trail.steps.len() - 1;
        trail
    }

    /// Goes one move further.
    pub(super) fn push(&mut self, before: &Position, mv: Move, after: &Position) {
        let is_man_move = before.is_man_move(mv);
        let is_progress = mv.is_capture() || self.rules.men_reset && is_man_move;
        let is_final = mv.is_capture() || is_man_move;
        let last = self.here();
        let count = |reset: bool, plies: u16| if reset { 0 } else { plies.saturating_add(1) };
        self.steps.push(Step {
            key: after.key(),
            since_progress: count(is_progress, last.since_progress),
            reversible: count(is_final, last.reversible),
        });
    }

    /// Goes back over the last move.
    pub(super) fn pop(&mut self) {
        self.steps.pop();
    }

    /// Whether the last move was a capture or a man's move.
    pub(super) fn is_behind_final_move(&self) -> bool {
        self.here().reversible == 0
    }

    fn here(&self) -> Step {
        self.steps[self.steps.len() - 1]
    }

    /// Whether the game is drawn here, or as good as: a position that the search itself has come to
    /// twice can be come to for ever.
    pub(super) fn is_draw(&self) -> bool {
        let here = self.here();
        let limit = self.rules.no_progress_plies;
        if limit.is_some_and(|limit| here.since_progress >= limit.get()) {
            return true;
        }
        let at = self.steps.len() - 1;
        let back_to = at - usize::from(here.reversible).min(at);
        let mut earlier = 0;
        for index in (back_to..at).rev().skip(1).step_by(2) {
            if self.steps[index].key == here.key {
                earlier += 1;
                let is_in_search = index >= self.root;
                if is_in_search || self.rules.repetition && earlier + 1 >= DrawRules::REPETITIONS {
                    return true;
                }
            }
        }
        false
    }

    /// What tells positions of the transposition table apart that look the same but stand at different
    /// distances from a draw by the no-progress rule, once that is near.
    pub(super) fn key(&self) -> u64 {
        let here = self.here();
        let Some(limit) = self.rules.no_progress_plies else {
            return here.key;
        };
        let left = u64::from(limit.get().saturating_sub(here.since_progress));
        if left > NEAR {
            return here.key;
        }
        here.key ^ (left / 4 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// From how many plies before the draw on its distance matters to the search.
const NEAR: u64 = 20;
