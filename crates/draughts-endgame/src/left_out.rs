//! Positions that tables of verdicts leave out, since those that their moves lead to tell the verdict.
//!
//! Where the side that is not to move could capture, the verdict hangs on what the other side does about it:
//! such positions break the runs of a table, and take two thirds of its room. So they are told by their
//! moves, as those are in which something must be captured; but for those whose moves lead to others of
//! the kind and would have to be told by them in turn.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use draughts::{Position, Variant};

use crate::{
    build::{Entry, Known, Slab, Slabs},
    threads,
    value::Code,
};

/// Whether tables of a game leave such positions out.
///
/// In Thai checkers they would save nearly as much, but more positions are under a threat, and their flying
/// kings have more moves: a look-up would take too long (docs/performance.md has the figures).
pub(crate) fn is_worth_it(variant: Variant) -> bool {
    variant == Variant::English
}

/// The verdict of a position in which nothing must be captured, but something is threatened, by the positions
/// its moves lead to that are not of the kind: those in which something must be captured, and those that are
/// stored. `None` where they do not tell it, so that it
/// stands in the table.
pub(crate) fn by_moves<E>(
    position: &Position,
    captures: impl Fn(&Position) -> Result<Code, E>,
    stored: impl Fn(&Position) -> Result<Code, E>,
) -> Result<Option<Code>, E> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return Ok(Some(Code::LOST));
    }
    let mut known = Known::default();
    let mut is_all = true;
    for &mv in &moves {
        let next = position.play_unchecked(mv);
        if next.must_capture() {
            known.add(captures(&next)?);
        } else if next.is_threatened() {
            is_all = false;
        } else {
            known.add(stored(&next)?);
        }
        if known.win.is_some() {
            return Ok(Some(known.code()));
        }
    }
    Ok(is_all.then(|| known.code()))
}

/// The numbers of a slab whose positions a table leaves out.
pub(crate) struct LeftOut(Vec<AtomicU64>);

const WORD: usize = 64;
/// How many words a thread works out at a time.
const CHUNK: usize = 64;

impl LeftOut {
    /// Finds them, where everything is there that the positions lead to.
    pub(crate) fn of(variant: Variant, slab: &Slab, slabs: &Slabs, threads: usize) -> LeftOut {
        let words: Vec<AtomicU64> = (0..slab.index.len().div_ceil(WORD))
            .map(|_| AtomicU64::new(0))
            .collect();
        let is_left_out = |number: usize| {
            let entry = slab.get(number).filter(|entry| !entry.must_capture);
            let position = entry.and_then(|_| slab.index.place(number).position(variant));
            position.is_some_and(|position| {
                let code =
                    |after: &Position| Ok::<Code, std::convert::Infallible>(slabs.code(after));
                position.is_threatened() && by_moves(&position, code, code) != Ok(None)
            })
        };
        let chunk = |chunk: usize| -> Result<(), std::convert::Infallible> {
            let places = words.chunks(CHUNK).nth(chunk).into_iter().flatten();
            for (word, place) in (chunk * CHUNK..).zip(places) {
                let numbers = word * WORD..slab.index.len().min((word + 1) * WORD);
                let bits = numbers
                    .filter(|number| is_left_out(*number))
                    .fold(0, |bits, number| bits | 1 << (number % WORD));
                place.store(bits, Relaxed);
            }
            Ok(())
        };
        let Ok(()) = threads::each(threads, words.len().div_ceil(CHUNK), chunk);
        LeftOut(words)
    }

    /// Nothing is left out.
    pub(crate) fn none() -> LeftOut {
        LeftOut(Vec::new())
    }

    /// An entry of a number that a look-up asks the table for.
    pub(crate) fn asked(&self, number: usize, entry: Option<Entry>) -> Option<Entry> {
        let word = self
            .0
            .get(number / WORD)
            .map_or(0, |word| word.load(Relaxed));
        let is_left_out = word >> (number % WORD) & 1 != 0;
        entry.filter(|entry| !entry.must_capture && !is_left_out)
    }
}
