//! Counting with several threads: the tree is cut at a shallow depth, and whoever is free takes
//! the next branch.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use draughts::{CountBy, Position};

/// So many branches for each thread keep all of them busy until near the end.
const BRANCHES_PER_THREAD: usize = 64;

/// A position some plies ahead, and in how many ways it is reached along this branch.
struct Branch {
    position: Position,
    ways: u64,
}

/// The same count as [`draughts::perft`].
pub(super) fn perft(position: &Position, depth: u32, by: CountBy, threads: NonZeroUsize) -> u64 {
    if threads == NonZeroUsize::MIN {
        return draughts::perft(position, depth, by);
    }
    let (branches, depth_left) = cut(position, depth, by, BRANCHES_PER_THREAD * threads.get());
    let next = AtomicUsize::new(0);
    let work = || {
        let mut nodes = 0;
        while let Some(branch) = branches.get(next.fetch_add(1, Ordering::Relaxed)) {
            nodes += branch.ways * draughts::perft(&branch.position, depth_left, by);
        }
        nodes
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get().min(branches.len()))
            .map(|_| scope.spawn(work))
            .collect();
        workers
            .into_iter()
            .map(|worker| {
                worker
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            })
            .sum()
    })
}

/// Follows all moves until there are enough branches or only one ply is left.
fn cut(position: &Position, depth: u32, by: CountBy, enough: usize) -> (Vec<Branch>, u32) {
    let mut branches = vec![Branch {
        position: *position,
        ways: 1,
    }];
    let mut depth_left = depth;
    while depth_left > 1 && !branches.is_empty() && branches.len() < enough {
        branches = branches
            .iter()
            .flat_map(|branch| followed(branch, by))
            .collect();
        depth_left -= 1;
    }
    (branches, depth_left)
}

fn followed(branch: &Branch, by: CountBy) -> Vec<Branch> {
    let moves = branch.position.legal_moves();
    moves
        .iter()
        .map(|&mv| Branch {
            position: branch.position.play_unchecked(mv),
            ways: branch.ways * ways(&branch.position, mv, by),
        })
        .collect()
}

fn ways(position: &Position, mv: draughts::Move, by: CountBy) -> u64 {
    match by {
        CountBy::Result => 1,
        CountBy::Path => position.paths(mv).len() as u64,
    }
}

#[cfg(test)]
mod tests {
    use draughts::Variant;

    use super::*;

    #[test]
    fn threads_count_what_one_counts() {
        let cases = [
            (Variant::Thai, "B:W1-8:B25-32", 6),
            (Variant::English, "B:W21-32:B1-12", 7),
            (Variant::Thai, "B:W9,10,17,18:BK22", 4),
            (Variant::Thai, "W:W5,12,K20:B13,18,K29", 6),
            (Variant::English, "W:WK22:B9,10,17,18", 3),
            (Variant::Thai, "B:W3,8:B12", 3),
        ];
        for (variant, fen, depth) in cases {
            let position = Position::from_fen(variant, fen).unwrap();
            for by in [CountBy::Path, CountBy::Result] {
                let alone = draughts::perft(&position, depth, by);
                for threads in [1, 2, 5] {
                    let threads = NonZeroUsize::new(threads).unwrap();
                    let together = perft(&position, depth, by, threads);
                    assert_eq!(together, alone, "{fen} by {by:?} with {threads} threads");
                }
            }
        }
    }
}
