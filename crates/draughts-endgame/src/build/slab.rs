//! The values of all positions of a part, in memory while tables are built.

use std::{
    convert::Infallible,
    sync::{
        Arc,
        atomic::{AtomicU8, AtomicU16, Ordering::Relaxed},
    },
};

use draughts::Position;

use super::known::Known;
use crate::{Metric, Part, index::Index, part::Splitting, place::Place, value::Code};

/// One number for each position: its value, whether something must be captured in it, or that there
/// is no such position.
pub(crate) struct Slab {
    pub(crate) part: Part,
    pub(crate) index: Index,
    cells: Cells,
}

/// Two bytes where distances are kept, else one, in which a win is one ply away and a loss is none.
enum Cells {
    Plies(Vec<AtomicU16>),
    Verdicts(Vec<AtomicU8>),
}

/// What a slab has about a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) code: Code,
    pub(crate) must_capture: bool,
}

const NO_POSITION: u16 = u16::MAX;
const NO_POSITION_HERE: u8 = u8::MAX;
const CAPTURE: u16 = 1 << 15;
const CAPTURE_HERE: u8 = 1 << 7;

impl Slab {
    /// A slab without any position yet.
    pub(crate) fn new(part: Part, metric: Metric) -> Slab {
        let index = Index::new(part);
        let cells = match metric {
            Metric::Plies => Cells::Plies(
                (0..index.len())
                    .map(|_| AtomicU16::new(NO_POSITION))
                    .collect(),
            ),
            Metric::Verdict => Cells::Verdicts(
                (0..index.len())
                    .map(|_| AtomicU8::new(NO_POSITION_HERE))
                    .collect(),
            ),
        };
        Slab { part, index, cells }
    }

    /// How many bytes it takes.
    fn bytes(&self) -> u64 {
        (match &self.cells {
            Cells::Plies(cells) => size_of_val(cells.as_slice()),
            Cells::Verdicts(cells) => size_of_val(cells.as_slice()),
        }) as u64
    }

    /// What is known of a number; `None` where it belongs to no position.
    pub(crate) fn get(&self, number: usize) -> Option<Entry> {
        match &self.cells {
            Cells::Plies(cells) => {
                let cell = cells[number].load(Relaxed);
                (cell != NO_POSITION).then_some(Entry {
                    code: Code(cell & !CAPTURE),
                    must_capture: cell & CAPTURE != 0,
                })
            }
            Cells::Verdicts(cells) => {
                let cell = cells[number].load(Relaxed);
                (cell != NO_POSITION_HERE).then_some(Entry {
                    code: Code((cell & !CAPTURE_HERE).into()),
                    must_capture: cell & CAPTURE_HERE != 0,
                })
            }
        }
    }

    /// Writes what is known of a number.
    pub(crate) fn set(&self, number: usize, entry: Entry) {
        let Entry { code, must_capture } = entry;
        match &self.cells {
            Cells::Plies(cells) => {
                let flag = if must_capture { CAPTURE } else { 0 };
                cells[number].store(code.0 | flag, Relaxed);
            }
            Cells::Verdicts(cells) => {
                let flag = if must_capture { CAPTURE_HERE } else { 0 };
                let verdict = code.without_plies().0 as u8;
                cells[number].store(verdict | flag, Relaxed);
            }
        }
    }
}

/// The slabs that are there.
#[derive(Clone, Default)]
pub(crate) struct Slabs {
    /// By the number of the part.
    slabs: Vec<Option<Arc<Slab>>>,
    splitting: Splitting,
}

impl Slabs {
    /// None of materials that are split like this.
    pub(crate) fn new(splitting: Splitting) -> Slabs {
        Slabs {
            slabs: Vec::new(),
            splitting,
        }
    }

    pub(crate) fn insert(&mut self, slab: Arc<Slab>) {
        let number = slab.part.number();
        if self.slabs.len() <= number {
            self.slabs.resize(number + 1, None);
        }
        self.slabs[number] = Some(slab);
    }

    /// How many bytes they take.
    pub(crate) fn bytes(&self) -> u64 {
        let slabs = self.slabs.iter().flatten();
        slabs.map(|slab| slab.bytes()).sum()
    }

    /// Forgets all but some of them.
    pub(crate) fn retain(&mut self, stays: impl Fn(Part) -> bool) {
        for slot in &mut self.slabs {
            if slot.as_ref().is_some_and(|slab| !stays(slab.part)) {
                *slot = None;
            }
        }
    }

    pub(crate) fn of(&self, part: Part) -> Option<&Arc<Slab>> {
        self.slabs.get(part.number())?.as_ref()
    }

    /// The value of a position; a side without pieces has lost.
    ///
    /// # Panics
    ///
    /// Where it is not there yet: tables are built in an order in which it is.
    pub(crate) fn code(&self, position: &Position) -> Code {
        let place = Place::of(position);
        let part = self.splitting.part_of(&place);
        if part.material.own.pieces() == 0 {
            return Code::LOST;
        }
        let slab = self.of(part).expect("what is led to comes before");
        let entry = slab.get(slab.index.of(&place));
        entry.expect("men further on come before").code
    }

    /// The value of a position by its moves, all of which lead to what is there.
    pub(crate) fn code_of_moves(&self, position: &Position) -> Code {
        let after = |after: &Position| Ok::<Code, Infallible>(self.code(after));
        let Ok(code) = Known::of_moves(position, after);
        code
    }
}
