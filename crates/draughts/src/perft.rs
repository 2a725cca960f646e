//! Counting the positions at a depth, the classic check of a move generator.

use crate::{
    Position,
    movegen::{
        Capture, Kings, Pieces, Side, count_quiets, has_capture, specialised, visit_captures,
        visit_quiets,
    },
};

/// What counts as one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountBy {
    /// Each result once, as [`Position::legal_moves`] lists them.
    Result,
    /// Each path once, as most programs count.
    Path,
}

/// The number of positions that lie `depth` plies ahead, counted once for each way to get there.
///
/// The last ply is counted without being played.
///
/// ```
/// use draughts::{CountBy, Position, Variant, perft};
///
/// let start = Position::start(Variant::Thai);
/// assert_eq!(perft(&start, 4, CountBy::Result), 3136);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32, by: CountBy) -> u64 {
    let pieces = position.pieces();
    specialised!(position.variant(), position.turn(), |K, S| {
        match (depth, by) {
            (0, _) => 1,
            (_, CountBy::Result) => nodes::<K, S, ByResult>(pieces, depth),
            (_, CountBy::Path) => nodes::<K, S, ByPath>(pieces, depth),
        }
    })
}

/// [`CountBy`] as a type.
trait Counting {
    const TWINS_COUNT: bool;
}

struct ByResult;
struct ByPath;

impl Counting for ByResult {
    const TWINS_COUNT: bool = false;
}

impl Counting for ByPath {
    const TWINS_COUNT: bool = true;
}

fn nodes<K: Kings, S: Side, C: Counting>(pieces: Pieces, depth: u32) -> u64 {
    if depth == 1 {
        return leaves::<K, S, C>(pieces);
    }
    let mut sum = 0;
    if has_capture::<K, S>(pieces) {
        visit_counted::<K, S, C>(pieces, |capture| {
            sum += nodes::<K, S::Opponent, C>(pieces.after_capture::<S>(capture), depth - 1);
        });
    } else {
        visit_quiets::<K, S>(pieces, |from, to, by_king| {
            let next = pieces.after_quiet::<S>(from, to, by_king);
            sum += nodes::<K, S::Opponent, C>(next, depth - 1);
        });
    }
    sum
}

#[inline(always)]
fn leaves<K: Kings, S: Side, C: Counting>(pieces: Pieces) -> u64 {
    if has_capture::<K, S>(pieces) {
        let mut count = 0;
        visit_counted::<K, S, C>(pieces, |_| count += 1);
        count
    } else {
        u64::from(count_quiets::<K, S>(pieces))
    }
}

/// Visits the captures, leaving out those with a result seen before unless paths count.
#[inline(always)]
fn visit_counted<K: Kings, S: Side, C: Counting>(pieces: Pieces, mut visit: impl FnMut(Capture)) {
    let mut seen = Vec::new();
    visit_captures::<K, S>(pieces, |capture| {
        if !C::TWINS_COUNT && capture.may_have_twin() {
            if seen.contains(&capture) {
                return;
            }
            seen.push(capture);
        }
        visit(capture);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn nothing_lies_behind_a_lost_position() {
        let lost = Position::from_fen(Variant::Thai, "B:W3,8:B12").unwrap();
        assert_eq!(perft(&lost, 0, CountBy::Path), 1);
        assert_eq!(perft(&lost, 1, CountBy::Path), 0);
        assert_eq!(perft(&lost, 5, CountBy::Result), 0);
    }
}
