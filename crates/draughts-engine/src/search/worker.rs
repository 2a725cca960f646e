//! One thread's search: principal variation search to a depth, and captures to their end.

use draughts::{Move, MoveList, Position};
use smallvec::SmallVec;

use super::{
    Shared,
    ordering::{MOST_PLIES, Order, Ordering, Previous},
    reduction,
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

    /// The moves of the root that are worse than others, as endgame tables say.
    pub(super) fn worse(&self) -> &'a [Move] {
        &self.shared.worse
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
        let must_capture = position.must_capture();
        let threatened = depth >= 0 && !must_capture && position.is_threatened();
        if depth <= 0 && !must_capture && !(depth == 0 && threatened) {
            return self.leaf(position, ply);
        }
        let mut moves = MoveList::default();
        position.add_legal_moves(&mut moves);
        if moves.is_empty() {
            return ply as i32 - WIN;
        }
        self.deepest = self.deepest.max(ply);
        if ply > 0 {
            if let Some(score) = self.settled(position, ply) {
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
        if let [only] = moves[..]
            && depth <= 0
            && must_capture
        {
            return self.follow_forced(position, only, alpha, beta, depth, ply);
        }
        let is_pv = beta - alpha > 1;
        let key = self.trail.key();
        let known = self.shared.table.get(key, ply);
        if let Some(entry) = known
            && !is_pv
            && is_enough(&entry, depth, alpha, beta)
        {
            return entry.score.into();
        }
        let evaluation = self.note_evaluation(position, ply, must_capture, known);
        let mut node = Node {
            position,
            moves: &moves,
            depth,
            ply,
            previous,
            is_pv,
            is_capture: must_capture,
            threatened,
            evaluation,
            improves: self.improves(ply),
        };
        if let Some(score) = self.cut(&node, beta) {
            return score;
        }

        self.evaluator.branch(position, ply);
        let first = known
            .map(|entry| usize::from(entry.best))
            .filter(|&best| best < moves.len());
        if depth >= 5 && first.is_none() {
            depth -= 1;
            node.depth = depth;
        }
        let found = self.search_moves(&node, alpha, beta, first);
        if self.stopped {
            return 0;
        }
        if found.score == -INFINITE {
            // Every move is left out.
            return alpha;
        }
        if ply > 0 || self.left_out == self.worse() {
            let entry = Entry {
                score: found.score as i16,
                evaluation: evaluation.map_or(NO_EVALUATION, |evaluation| evaluation as i16),
                depth: depth.clamp(-1, 127) as i8,
                bound: bound(found.score, alpha, beta),
                best: found.index,
            };
            self.shared.table.put(key, ply, entry);
        }
        found.score
    }

    /// The score of a position in which the search ends, with nothing to capture.
    fn leaf(&mut self, position: &Position, ply: usize) -> i32 {
        if !position.has_legal_move() {
            return ply as i32 - WIN;
        }
        self.deepest = self.deepest.max(ply);
        let settled = if ply > 0 {
            self.settled(position, ply)
        } else {
            None
        };
        settled.unwrap_or_else(|| self.evaluate(position, ply))
    }

    /// The score of a position behind which nothing needs to be searched: a draw, or one that tables know.
    fn settled(&self, position: &Position, ply: usize) -> Option<i32> {
        if self.trail.is_draw() {
            return Some(0);
        }
        self.table_score(position, ply)
    }

    /// The score behind the only capture of a position at the leaves. It goes without the transposition
    /// table, which such positions are too many and too cheap for.
    fn follow_forced(
        &mut self,
        position: &Position,
        mv: Move,
        alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        self.evaluations[ply] = None;
        let after = self.play(position, mv, depth);
        let previous = Previous::of(position, mv);
        let score = -self.search(&after, -beta, -alpha, depth, ply + 1, previous);
        self.trail.pop();
        if !self.stopped && score > alpha {
            self.take_line(mv, ply);
        }
        score
    }

    /// Goes one move further.
    fn play(&mut self, position: &Position, mv: Move, depth: i32) -> Position {
        let after = position.play_unchecked(mv);
        if depth > 0 {
            self.shared.table.prefetch(after.key());
        }
        self.trail.push(position, mv, &after);
        after
    }

    /// The evaluation of a position in which nothing has to be captured, from the table where that
    /// has it; kept for the plies that come.
    fn note_evaluation(
        &mut self,
        position: &Position,
        ply: usize,
        is_capture: bool,
        known: Option<Entry>,
    ) -> Option<i32> {
        let evaluation = (!is_capture).then(|| match known {
            Some(entry) if entry.evaluation != NO_EVALUATION => i32::from(entry.evaluation),
            _ => self.evaluate(position, ply),
        });
        self.evaluations[ply] = evaluation;
        evaluation
    }

    /// Whether the side to move stands better than before its last move.
    fn improves(&self, ply: usize) -> bool {
        let before = ply.checked_sub(2).and_then(|ply| self.evaluations[ply]);
        let pair = self.evaluations[ply].zip(before);
        pair.is_some_and(|(now, before)| now > before)
    }

    /// The score of a position that is so far above the window that its moves need not be searched.
    fn cut(&mut self, node: &Node<'_>, beta: i32) -> Option<i32> {
        let evaluation = node.evaluation?;
        let &Node { depth, ply, .. } = node;
        if node.is_pv || ply == 0 || depth <= 0 || beta.abs() >= FIRST_WIN {
            return None;
        }
        let margin = 65 * depth - 35 * i32::from(node.improves);
        if depth <= 6 && !node.threatened && evaluation - margin >= beta {
            return Some(evaluation);
        }
        let higher = beta + 70;
        if depth < 5 || evaluation < beta || higher >= FIRST_WIN {
            return None;
        }
        let score = self.search(
            node.position,
            higher - 1,
            higher,
            depth - 4,
            ply,
            node.previous,
        );
        if self.stopped {
            return Some(0);
        }
        if score >= higher {
            return Some(score);
        }
        self.lines[ply].clear();
        None
    }

    /// Searches the moves of a position until one is too good for the other side to allow.
    fn search_moves(
        &mut self,
        node: &Node<'_>,
        mut alpha: i32,
        beta: i32,
        first: Option<usize>,
    ) -> Found {
        let &Node {
            position,
            moves,
            depth,
            ply,
            previous,
            is_capture,
            ..
        } = node;
        let turn = position.turn();
        let mut found = Found {
            score: -INFINITE,
            index: NO_MOVE,
        };
        let mut tried: SmallVec<[Move; 32]> = SmallVec::new();
        let mut order = Order::beginning_with(first);
        let mut count = 0;
        while let Some(index) =
            order.next(|| self.ordering.rank(position, moves, first, ply, previous))
        {
            let mv = moves[index];
            if ply == 0 && self.left_out.contains(&mv) {
                continue;
            }
            count += 1;
            let history = if is_capture {
                0
            } else {
                self.ordering.history(turn, mv, previous)
            };
            if count > 1 && found.score > -FIRST_WIN && node.is_hopeless(mv, alpha, history) {
                continue;
            }
            let score = self.search_move(node, mv, alpha, beta, count, history);
            if self.stopped {
                return found;
            }
            if score > found.score {
                found.score = score;
                if score > alpha {
                    alpha = score;
                    found.index = index as u8;
                    self.take_line(mv, ply);
                    if ply == 0 {
                        self.partial = Some((score, self.lines[0].clone()));
                    }
                }
            }
            if alpha >= beta {
                if !is_capture {
                    self.ordering.reward(turn, mv, &tried, depth, ply, previous);
                }
                break;
            }
            if !is_capture {
                tried.push(mv);
            }
        }
        found
    }

    /// The score of a move: the first one is searched in full, others only where a narrow search
    /// says that they may be better.
    fn search_move(
        &mut self,
        node: &Node<'_>,
        mv: Move,
        alpha: i32,
        beta: i32,
        count: usize,
        history: i32,
    ) -> i32 {
        let depth = self.depth_behind(node);
        let after = self.play(node.position, mv, depth);
        let previous = Previous::of(node.position, mv);
        let mut search = |alpha: i32, beta: i32, depth: i32| {
            -self.search(&after, -beta, -alpha, depth, node.ply + 1, previous)
        };
        let score = if count == 1 {
            search(alpha, beta, depth)
        } else {
            let reduced = (depth - node.reduction(count, history)).max(depth.min(0));
            let mut score = search(alpha, alpha + 1, reduced);
            if score > alpha && reduced < depth {
                score = search(alpha, alpha + 1, depth);
            }
            if score > alpha && score < beta {
                score = search(alpha, beta, depth);
            }
            score
        };
        self.trail.pop();
        score
    }

    /// The depth left behind a move: one less, but captures at the leaves go on, and a move that has
    /// to be made costs nothing.
    fn depth_behind(&self, node: &Node<'_>) -> i32 {
        let is_forced = node.moves.len() == 1 && (node.ply as i32) < 2 * self.root_depth;
        let is_free = if node.depth > 0 {
            is_forced
        } else {
            node.is_capture
        };
        node.depth - i32::from(!is_free)
    }

    /// The score of a position that endgame tables know.
    ///
    /// They are asked behind moves only that cannot be taken back. Behind others a win would be there as
    /// much as before, and the search would not see which way it comes nearer.
    fn table_score(&self, position: &Position, ply: usize) -> Option<i32> {
        if !self.trail.is_behind_final_move() {
            return None;
        }
        let value = self.shared.endgames?.probe(position)?;
        let win = |plies: Option<u32>| match plies {
            Some(plies) => (WIN - ply as i32 - plies as i32).max(FIRST_WIN),
            None => Score::TABLE_WIN - ply as i32,
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

/// What is known of a position before its moves are searched.
struct Node<'p> {
    position: &'p Position,
    moves: &'p MoveList,
    depth: i32,
    ply: usize,
    previous: Previous,
    /// Whether its exact score is wanted.
    is_pv: bool,
    is_capture: bool,
    /// Whether the other side could capture if it were its turn.
    threatened: bool,
    /// What it is worth at a glance; nothing where something has to be captured.
    evaluation: Option<i32>,
    improves: bool,
}

/// What the moves of a position have brought.
struct Found {
    score: i32,
    /// The place of the best one in the list of moves, where one is better than was asked for.
    index: u8,
}

impl Node<'_> {
    /// Whether a late move so near the leaves cannot reach the window.
    fn is_hopeless(&self, mv: Move, alpha: i32, history: i32) -> bool {
        let reach = |evaluation: i32| evaluation + 70 * self.depth + 60 + history / 256;
        !self.is_pv
            && self.depth <= 4
            && !self.threatened
            && self
                .evaluation
                .is_some_and(|evaluation| reach(evaluation) <= alpha)
            && !self.position.crowns(mv)
    }

    /// By how many plies the move after `count - 1` others is searched less deeply.
    fn reduction(&self, count: usize, history: i32) -> i32 {
        if self.depth < 3 || count <= 1 + usize::from(self.is_pv) {
            return 0;
        }
        if self.is_capture {
            return i32::from(self.depth >= 4 && count > 2);
        }
        let usual = reduction::usual(self.depth, count);
        let less = usual + i32::from(!self.improves) - (history / 8192);
        less.max(0)
    }
}

/// Whether what the table has makes a search to a depth needless.
fn is_enough(entry: &Entry, depth: i32, alpha: i32, beta: i32) -> bool {
    let score = i32::from(entry.score);
    i32::from(entry.depth) >= depth
        && match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
            Bound::None => false,
        }
}

/// What a score says about the true one, if it was found with this window.
fn bound(score: i32, alpha: i32, beta: i32) -> Bound {
    if score >= beta {
        Bound::Lower
    } else if score > alpha {
        Bound::Exact
    } else {
        Bound::Upper
    }
}
