//! The search: iterations of growing depth, in one thread or several that share a table.

mod ordering;
mod reduction;
mod trail;
mod worker;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use draughts::{Game, Move};
use web_time::Instant;

use crate::{
    Answer, Endgames, Limits, Line, Report, Score, Stop, evaluation::Evaluation, limits::Times,
    table::Table,
};
use ordering::MOST_PLIES;
use trail::Trail;
use worker::Worker;

/// What all threads of a search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a Table,
    pub(crate) stop: &'a Stop,
    pub(crate) evaluation: &'a Evaluation,
    pub(crate) endgames: Option<&'a dyn Endgames>,
    /// Moves of the root that are worse than others, as endgame tables say.
    worse: Vec<Move>,
    pub(crate) limits: Limits,
    times: Times,
    started: Instant,
    nodes: AtomicU64,
    /// Set when one thread has the answer.
    done: AtomicBool,
}

impl<'a> Shared<'a> {
    pub(crate) fn new(
        table: &'a Table,
        stop: &'a Stop,
        evaluation: &'a Evaluation,
        endgames: Option<&'a dyn Endgames>,
        worse: Vec<Move>,
        limits: Limits,
    ) -> Shared<'a> {
        Shared {
            table,
            stop,
            evaluation,
            endgames,
            worse,
            limits,
            times: limits.times(),
            started: Instant::now(),
            nodes: AtomicU64::new(0),
            done: AtomicBool::new(false),
        }
    }

    fn nodes_with(&self, more: u64) -> u64 {
        self.nodes.load(Relaxed) + more
    }

    fn add_nodes(&self, more: u64) {
        self.nodes.fetch_add(more, Relaxed);
    }

    /// Whether the search has to end now.
    fn is_over(&self) -> bool {
        self.done.load(Relaxed)
            || self.stop.is_stopped()
            || self.started.elapsed() >= self.times.hard
    }
}

/// Searches a game in several threads; the first one tells how it gets on and has the answer.
pub(crate) fn search(
    shared: &Shared<'_>,
    game: &Game,
    threads: usize,
    lines: usize,
    report: &mut dyn FnMut(&Report),
) -> Answer {
    let trail = Trail::of(game);
    let worker = || Worker::new(shared, *game.position(), trail.clone());
    if threads <= 1 {
        return lead(shared, worker(), lines, report);
    }
    std::thread::scope(|scope| {
        for number in 1..threads {
            let worker = worker();
            scope.spawn(move || follow(worker, number));
        }
        let answer = lead(shared, worker(), lines, report);
        shared.done.store(true, Relaxed);
        answer
    })
}

/// Searches deeper and deeper until a limit is reached.
fn lead(
    shared: &Shared<'_>,
    mut worker: Worker<'_>,
    lines: usize,
    report: &mut dyn FnMut(&Report),
) -> Answer {
    let mut answer = Answer::default();
    let most = shared.limits.depth.unwrap_or(MOST_PLIES as u32 - 1);
    let most = most.clamp(1, MOST_PLIES as u32 - 1);
    let moves = worker.root_moves();
    let lines = lines.clamp(1, moves.max(1));
    for depth in 1..=most {
        // There has to be an answer, whatever the limits.
        worker.may_stop = depth > 1;
        let found = iterate_lines(&mut worker, depth, lines, &answer.lines);
        let is_whole = found.len() == lines && !worker.stopped;
        if is_whole {
            answer.depth = depth;
            answer.lines = found;
        } else if let Some(better) = found.into_iter().next() {
            answer.take_first(better);
        }
        worker.tell_nodes();
        answer.selective_depth = worker.deepest as u32;
        answer.nodes = shared.nodes_with(0);
        answer.time = shared.started.elapsed();
        answer.table_permille = shared.table.permille();
        if is_whole {
            report(&answer);
        }
        if worker.stopped || is_enough(shared, &answer, moves) {
            break;
        }
    }
    answer
}

/// Searches one line after the other to a depth; fewer than asked for where the search was ended.
fn iterate_lines(worker: &mut Worker<'_>, depth: u32, lines: usize, before: &[Line]) -> Vec<Line> {
    let mut found: Vec<Line> = Vec::new();
    let good = worker.root_moves() - worker.worse().len();
    worker.left_out = worker.worse().to_vec();
    for number in 0..lines {
        if number == good {
            // Nothing is left but the moves that are worse.
            worker.left_out = first_moves(&found);
        }
        let score = before.get(number).map(|line| line.score.hundredths());
        match worker.iterate(depth as i32, score) {
            Some((score, moves)) => found.push(Line {
                score: Score::from_raw(score),
                moves,
            }),
            None => {
                if let Some((score, moves)) = worker.partial.take()
                    && number == 0
                {
                    found.push(Line {
                        score: Score::from_raw(score),
                        moves,
                    });
                }
                break;
            }
        }
        worker.left_out.extend(found[number].moves.first().copied());
    }
    let good = good.min(found.len());
    found[..good].sort_by_key(|line| std::cmp::Reverse(line.score));
    found[good..].sort_by_key(|line| std::cmp::Reverse(line.score));
    found
}

fn first_moves(lines: &[Line]) -> Vec<Move> {
    lines
        .iter()
        .filter_map(|line| line.moves.first().copied())
        .collect()
}

/// Whether a deeper search would bring nothing, or not be finished in time.
fn is_enough(shared: &Shared<'_>, answer: &Answer, moves: usize) -> bool {
    let plays_by_time = shared.limits.clock.is_some();
    let seen_to_the_end = answer.lines.iter().all(|line| {
        let plies = line.score.plies_to_end();
        plies.is_some_and(|plies| plies + 2 <= answer.depth)
    });
    shared.is_over()
        || shared.started.elapsed() >= shared.times.soft
        || seen_to_the_end && shared.limits.depth.is_none() && shared.limits != Limits::infinite()
        || plays_by_time && moves == 1 && answer.depth >= 4
}

/// Fills the table for the leading thread, at depths of its own.
fn follow(mut worker: Worker<'_>, number: usize) {
    worker.left_out = worker.worse().to_vec();
    let mut before = None;
    for depth in 1..MOST_PLIES {
        let deeper = depth + number % 2;
        match worker.iterate(deeper.min(MOST_PLIES - 1) as i32, before) {
            Some((score, _)) => before = Some(score),
            None => break,
        }
    }
    worker.tell_nodes();
}
