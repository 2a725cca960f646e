//! Counting the positions at a depth, the classic check of a move generator.

use crate::{
    Position,
    movegen::{
        Capture, Kings, Pieces, Side, count_man_captures, count_moves_of_men, count_quiets,
        has_capture, specialised, visit_captures, visit_king_captures, visit_quiets,
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
    match depth {
        1 => leaves::<K, S, C>(pieces),
        2 => sum_over_moves::<K, S, C>(pieces, |next| leaves::<K, S::Opponent, C>(next)),
        _ => sum_over_moves::<K, S, C>(pieces, |next| nodes::<K, S::Opponent, C>(next, depth - 1)),
    }
}

/// Adds up a number over the positions after each move.
#[inline(always)]
fn sum_over_moves<K: Kings, S: Side, C: Counting>(
    pieces: Pieces,
    number: impl Fn(Pieces) -> u64,
) -> u64 {
    let mut sum = 0;
    if has_capture::<K, S>(pieces) {
        let visit = |capture| sum += number(pieces.after_capture::<S>(capture));
        visit_captures::<K, S>(pieces, counted::<C>(visit));
    } else {
        visit_quiets::<K, S>(pieces, |from, to, by_king| {
            sum += number(pieces.after_quiet::<S>(from, to, by_king));
        });
    }
    sum
}

#[inline(always)]
fn leaves<K: Kings, S: Side, C: Counting>(pieces: Pieces) -> u64 {
    if pieces.has_own_kings() {
        leaves_with_kings::<K, S, C>(pieces)
    } else {
        u64::from(count_moves_of_men::<S>(pieces))
    }
}

fn leaves_with_kings<K: Kings, S: Side, C: Counting>(pieces: Pieces) -> u64 {
    if has_capture::<K, S>(pieces) {
        let mut count = u64::from(count_man_captures::<S>(pieces));
        visit_king_captures::<K, S>(pieces, &mut counted::<C>(|_| count += 1));
        count
    } else {
        u64::from(count_quiets::<K, S>(pieces))
    }
}

/// Passes captures on, without those that have a result seen before unless paths count.
#[inline(always)]
fn counted<C: Counting>(mut visit: impl FnMut(Capture)) -> impl FnMut(Capture) {
    let mut seen = Vec::new();
    move |capture: Capture| {
        if !C::TWINS_COUNT && capture.may_have_twin() {
            if seen.contains(&capture) {
                return;
            }
            seen.push(capture);
        }
        visit(capture);
    }
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
