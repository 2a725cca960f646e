//! One thread's search: principal variation search to a depth, and captures to their end.

use draughts::{Move, Position};

use super::{
    Shared,
    ordering::{MOST_PLIES, Ordering, Previous},
    trail::Trail,
};
use crate::{
    EndgameValue, Score,
    evaluation::Evaluator,
    table::{Bound, Entry, NO_EVALUATION, NO_MOVE},
};

/// How many positions are searched between two looks at the clock.
const LOOK_EVERY: u64 = 512;

const WIN: i32 = Score::WIN;
const FIRST_WIN: i32 = Score::FIRST_WIN;
const INFINITE: i32 = WIN + 1;

/// What a position known from tables to be won is worth, before its plies to the end.
const TABLE_WIN: i32 = 20_000;

/// A search under way in one thread.
pub(super) struct Worker<'a> {
    shared: &'a Shared<'a>,
    root: Position,
    trail: Trail,
    evaluator: Evaluator<'a>,
    ordering: Ordering,
    /// For each ply the best line from there on.
    lines: Vec<Vec<Move>>,
    /// For each ply the evaluation, where there is one.
    evaluations: Vec<Option<i32>>,
    /// Moves of the root that are left out, since they have lines already.
    pub(super) left_out: Vec<Move>,
    /// Whether the search may end before it is finished.
    pub(super) may_stop: bool,
    pub(super) stopped: bool,
    pub(super) nodes: u64,
    told_nodes: u64,
    pub(super) deepest: usize,
    root_depth: i32,
    /// The best line found in an iteration that is not finished.
    pub(super) partial: Option<(i32, Vec<Move>)>,
}

impl<'a> Worker<'a> {
    pub(super) fn new(shared: &'a Shared<'a>, root: Position, trail: Trail) -> Worker<'a> {
        Worker {
            shared,
            root,
            trail,
            evaluator: Evaluator::new(shared.evaluation, &root),
            ordering: Ordering::default(),
            lines: vec![Vec::new(); MOST_PLIES + 1],
            evaluations: vec![None; MOST_PLIES + 1],
            left_out: Vec::new(),
            may_stop: true,
            stopped: false,
            nodes: 0,
            told_nodes: 0,
            deepest: 0,
            root_depth: 0,
            partial: None,
        }
    }

    /// Searches the root to a depth, with a window around the score of the iteration before.
    pub(super) fn iterate(&mut self, depth: i32, before: Option<i32>) -> Option<(i32, Vec<Move>)> {
        self.root_depth = depth;
        self.partial = None;
        let mut width = 24;
        let (mut alpha, mut beta) = match before {
            Some(score) if depth >= 5 && score.abs() < FIRST_WIN => (score - width, score + width),
            _ => (-INFINITE, INFINITE),
        };
        loop {
            let root = self.root;
            let score = self.search(&root, alpha, beta, depth, 0, Previous::default());
            if self.stopped {
                return None;
            }
            width *= 2;
            if score <= alpha && alpha > -INFINITE {
                beta = (alpha + beta) / 2;
                alpha = if width > 500 {
                    -INFINITE
                } else {
                    (score - width).max(-INFINITE)
                };
            } else if score >= beta && beta < INFINITE {
                beta = if width > 500 {
                    INFINITE
                } else {
                    (score + width).min(INFINITE)
                };
            } else {
                return Some((score, self.lines[0].clone()));
            }
        }
    }

    /// How many moves the root has.
    pub(super) fn root_moves(&self) -> usize {
        self.root.legal_moves().len()
    }

    fn look_up_limits(&mut self) {
        let is_over_nodes = self
            .shared
            .limits
            .nodes
            .is_some_and(|limit| self.shared.nodes_with(self.nodes - self.told_nodes) >= limit);
        if self.nodes - self.told_nodes >= LOOK_EVERY {
            self.tell_nodes();
            self.stopped |= self.may_stop && self.shared.is_over();
        }
        self.stopped |= self.may_stop && is_over_nodes;
    }

    /// Adds the positions searched since the last time to those of all threads.
    pub(super) fn tell_nodes(&mut self) {
        self.shared.add_nodes(self.nodes - self.told_nodes);
        self.told_nodes = self.nodes;
    }

    fn evaluate(&mut self, position: &Position, ply: usize) -> i32 {
        self.evaluator
            .evaluate(position, ply)
            .clamp(-Score::MOST, Score::MOST)
    }

    /// The score of a position for the side to move, exact between `alpha` and `beta`.
    fn search(
        &mut self,
        position: &Position,
        mut alpha: i32,
        mut beta: i32,
        mut depth: i32,
        ply: usize,
        previous: Previous,
    ) -> i32 {
        self.lines[ply].clear();
        self.evaluator.enter(ply);
        self.nodes += 1;
        self.look_up_limits();
        if self.stopped {
            return 0;
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            return ply as i32 - WIN;
        }
        self.deepest = self.deepest.max(ply);
        if ply > 0 {
            if self.trail.is_draw() {
                return 0;
            }
            if let Some(score) = self.table_score(position, ply) {
                return score;
            }
            alpha = alpha.max(ply as i32 - WIN);
            beta = beta.min(WIN - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        if ply + 1 >= MOST_PLIES {
            return self.evaluate(position, ply);
        }

        let is_pv = beta - alpha > 1;
        let is_capture = moves[0].is_capture();
        let threatened = !is_capture && position.is_threatened();
        if depth <= 0 && !is_capture && !(depth == 0 && threatened) {
            return self.evaluate(position, ply);
        }

        let key = self.trail.key();
        let known = self.shared.table.get(key, ply);
        if let Some(entry) = known
            && !is_pv
            && i32::from(entry.depth) >= depth
        {
            let score = i32::from(entry.score);
            let is_enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
                Bound::None => false,
            };
            if is_enough {
                return score;
            }
        }
        let first = known
            .map(|entry| usize::from(entry.best))
            .filter(|&best| best < moves.len());

        let evaluation = (!is_capture).then(|| match known {
            Some(entry) if entry.evaluation != NO_EVALUATION => i32::from(entry.evaluation),
            _ => self.evaluate(position, ply),
        });
        self.evaluations[ply] = evaluation;
        let two_before = ply.checked_sub(2).and_then(|ply| self.evaluations[ply]);
        let improves = evaluation
            .zip(two_before)
            .is_some_and(|(now, then)| now > then);

        if let Some(evaluation) = evaluation
            && !is_pv
            && ply > 0
            && depth > 0
            && beta.abs() < FIRST_WIN
        {
            let margin = 65 * depth - 35 * i32::from(improves);
            if depth <= 6 && !threatened && evaluation - margin >= beta {
                return evaluation;
            }
            let higher = beta + 70;
            if depth >= 5 && evaluation >= beta && higher < FIRST_WIN {
                let score = self.search(position, higher - 1, higher, depth - 4, ply, previous);
                if self.stopped {
                    return 0;
                }
                if score >= higher {
                    return score;
                }
                self.lines[ply].clear();
            }
        }

        if depth >= 5 && first.is_none() {
            depth -= 1;
        }
        let is_forced = moves.len() == 1 && (ply as i32) < 2 * self.root_depth;
        let next_depth = if depth <= 0 && is_capture || is_forced && depth > 0 {
            depth
        } else {
            depth - 1
        };

        let before = alpha;
        let mut best = -INFINITE;
        let mut best_index = NO_MOVE;
        let mut tried: smallvec::SmallVec<[Move; 32]> = smallvec::SmallVec::new();
        let mut ranks = self.ordering.rank(position, &moves, first, ply, previous);
        let mut count = 0;
        while let Some(index) = ranks.next() {
            let mv = moves[index];
            if ply == 0 && self.left_out.contains(&mv) {
                continue;
            }
            count += 1;
            let history = if is_capture {
                0
            } else {
                self.ordering.history(position.turn(), mv, previous)
            };
            if let Some(evaluation) = evaluation
                && !is_pv
                && count > 1
                && best > -FIRST_WIN
                && depth <= 4
                && !threatened
                && !position.crowns(mv)
                && evaluation + 70 * depth + 60 + history / 256 <= alpha
            {
                continue;
            }

            let after = position.play_unchecked(mv);
            self.shared.table.prefetch(after.key());
            self.trail.push(position, mv, &after);
            let next = Previous::of(position, mv);
            let mut score;
            if count == 1 {
                score = -self.search(&after, -beta, -alpha, next_depth, ply + 1, next);
            } else {
                let less = if depth >= 3 && count > 1 + usize::from(is_pv) {
                    reduction(depth, count, is_capture, improves, history)
                } else {
                    0
                };
                let reduced = (next_depth - less).max(next_depth.min(0));
                score = -self.search(&after, -alpha - 1, -alpha, reduced, ply + 1, next);
                if score > alpha && reduced < next_depth {
                    score = -self.search(&after, -alpha - 1, -alpha, next_depth, ply + 1, next);
                }
                if score > alpha && score < beta {
                    score = -self.search(&after, -beta, -alpha, next_depth, ply + 1, next);
                }
            }
            self.trail.pop();
            if self.stopped {
                return 0;
            }

            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_index = index as u8;
                    self.take_line(mv, ply);
                    if ply == 0 {
                        self.partial = Some((score, self.lines[0].clone()));
                    }
                }
            }
            if alpha >= beta {
                if !is_capture {
                    self.ordering
                        .reward(position.turn(), mv, &tried, depth, ply, previous);
                }
                break;
            }
            if !is_capture {
                tried.push(mv);
            }
        }

        if best == -INFINITE {
            // Every move is left out.
            return alpha;
        }
        if ply > 0 || self.left_out.is_empty() {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > before {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let entry = Entry {
                score: best as i16,
                evaluation: evaluation.map_or(NO_EVALUATION, |evaluation| evaluation as i16),
                depth: depth.clamp(-1, 127) as i8,
                bound,
                best: best_index,
            };
            self.shared.table.put(key, ply, entry);
        }
        best
    }

    /// The score of a position that endgame tables know.
    fn table_score(&self, position: &Position, ply: usize) -> Option<i32> {
        let value = self.shared.endgames?.probe(position)?;
        let win = |plies: Option<u32>| match plies {
            Some(plies) => (WIN - ply as i32 - plies as i32).max(FIRST_WIN),
            None => TABLE_WIN - ply as i32,
        };
        Some(match value {
            EndgameValue::Win(plies) => win(plies),
            EndgameValue::Draw => 0,
            EndgameValue::Loss(plies) => -win(plies),
        })
    }

    /// Makes the best line of a ply that of a move and the best line behind it.
    fn take_line(&mut self, mv: Move, ply: usize) {
        let (line, behind) = {
            let (before, after) = self.lines.split_at_mut(ply + 1);
            (&mut before[ply], &after[0])
        };
        line.clear();
        line.push(mv);
        line.extend_from_slice(behind);
    }
}

/// By how many plies a late move is searched less deeply.
fn reduction(depth: i32, count: usize, is_capture: bool, improves: bool, history: i32) -> i32 {
    if is_capture {
        return i32::from(depth >= 4 && count > 2);
    }
    let usual = ((depth as f32).ln() * (count as f32).ln() * 0.55 + 0.35) as i32;
    let less = usual + i32::from(!improves) - (history / 8192);
    less.max(0)
}
