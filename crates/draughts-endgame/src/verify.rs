//! Proving tables: every stored value is derived again from the values its moves lead to.
//!
//! For plies that is a proof: a win in n is a move to a loss in n - 1, a loss in n a move to a win in
//! n - 1 and none to anything better, down to positions without a move; and whoever is said to draw can
//! always move to another draw. Verdicts alone could support each other in a circle, so they are compared
//! with proved plies where those are there, and else only found free of contradictions.

use std::{
    path::PathBuf,
    sync::{Mutex, MutexGuard, PoisonError},
};

use draughts::{Position, Variant};
use thiserror::Error;

use crate::{
    Counts, FileError, FileProblem, Metric, Part, Table, TableDirectory, TableError, Tables,
    Unknown, Value, Verdict,
    build::{Known, Slab, Slabs},
    index::Index,
    load::Loader,
    threads,
    value::Code,
};

/// Proves the tables of a game in a directory.
pub struct Verifier<'a> {
    variant: Variant,
    directory: &'a TableDirectory,
    tables: &'a Tables,
    sample: Sample,
    threads: usize,
    plies: Slabs,
    verdicts: Slabs,
}

/// Which positions are looked at in tables that are too big for all of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sample {
    /// Which share of them, more than 0 and at most 1.
    pub share: f64,
    /// Which ones: the same seed takes the same ones.
    pub seed: u64,
    /// The most pieces of tables of which all positions are looked at; usually [`Verifier::MOST_DERIVED`].
    pub above: u8,
}

/// How a table is verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Every position is derived again from its moves.
    Derived,
    /// Every position is compared with the table of plies.
    Compared,
    /// A random share of the positions is derived again.
    Sampled,
}

/// Something that is wrong with a table.
#[derive(Debug, Error)]
#[error("{}: {problem}", path.display())]
pub struct Fault {
    /// The file.
    pub path: PathBuf,
    /// What is wrong.
    pub problem: FaultProblem,
}

/// What can be wrong with a table.
#[derive(Debug, Error)]
pub enum FaultProblem {
    /// The file is not whole, or cannot be read.
    #[error(transparent)]
    File(#[from] FileProblem),
    /// Another file that is needed to derive its values cannot be used.
    #[error("it cannot be verified: {0}")]
    Needed(#[from] FileError),
    /// A value that is needed is not known.
    #[error("it cannot be verified: {0}")]
    Unknown(#[from] Unknown),
    /// A count is another one.
    #[error("for {side} it says {stored} {what}, but there are {derived}")]
    Count {
        /// The side to move first.
        side: Part,
        /// What is counted.
        what: &'static str,
        /// What the file says.
        stored: u64,
        /// What is true.
        derived: u64,
    },
    /// A value is another one.
    #[error("{} is stored as {}, but derived as {}", position.to_fen(), told(*stored, *metric), told(*derived, *metric))]
    Value {
        /// Where.
        position: Position,
        /// What the table tells.
        metric: Metric,
        /// What the file says.
        stored: Value,
        /// What follows from the moves, or from the plies.
        derived: Value,
    },
}

/// A value as a table of the metric tells it.
fn told(value: Value, metric: Metric) -> String {
    match metric {
        Metric::Plies => value.to_string(),
        Metric::Verdict => value.verdict().to_string(),
    }
}

/// Whether a table of the metric tells the same of both.
fn is_same(a: Code, b: Code, metric: Metric) -> bool {
    match metric {
        Metric::Plies => a == b,
        Metric::Verdict => verdict(a) == verdict(b),
    }
}

fn verdict(code: Code) -> Verdict {
    code.value().verdict()
}

/// How much work a number is: to read it, to derive it, to derive it with look-ups.
const READ: u64 = 1;
const DERIVE: u64 = 4;
const LOOK_UP: u64 = 12;

/// How many numbers a thread takes at once.
const CHUNK: usize = 1 << 14;
/// How many samples a thread takes at once.
const SAMPLES: usize = 1 << 10;

/// Who hears of work done and of faults.
struct Listener<'a, 'b> {
    tell: &'a (dyn Fn(u64) + Sync),
    report: Mutex<&'b mut (dyn FnMut(Fault) + Send)>,
    path: PathBuf,
}

impl Listener<'_, '_> {
    fn report(&self, problem: impl Into<FaultProblem>) {
        let path = self.path.clone();
        let problem = problem.into();
        lock(&self.report)(Fault { path, problem });
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<'a> Verifier<'a> {
    /// The most pieces of tables whose positions are usually all derived again.
    pub const MOST_DERIVED: u8 = 5;

    /// A verifier of tables of a directory, which were opened.
    #[must_use]
    pub fn new(
        variant: Variant,
        directory: &'a TableDirectory,
        tables: &'a Tables,
        sample: Sample,
        threads: usize,
    ) -> Verifier<'a> {
        Verifier {
            variant,
            directory,
            tables,
            sample,
            threads: threads.max(1),
            plies: Slabs::new(directory.splitting()),
            verdicts: Slabs::new(directory.splitting()),
        }
    }

    /// The game.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// How the table of a part is verified.
    #[must_use]
    pub fn method(&self, metric: Metric, part: impl Into<Part>) -> Method {
        let part = part.into();
        let has_plies = || self.tables.get(self.variant, Metric::Plies, part);
        if part.pieces() > self.sample.above {
            Method::Sampled
        } else if metric == Metric::Verdict && has_plies().is_some() {
            Method::Compared
        } else {
            Method::Derived
        }
    }

    /// How much there is to do for a table, in the unit that [`Verifier::verify`] tells.
    #[must_use]
    pub fn work(&self, metric: Metric, part: impl Into<Part>) -> u64 {
        let part = part.into();
        let numbers = || part.sides().map(|side| Index::new(side).len() as u64);
        match self.method(metric, part) {
            Method::Derived => numbers().sum::<u64>() * (READ + DERIVE),
            Method::Compared => numbers().sum::<u64>() * READ,
            Method::Sampled => numbers().map(|len| len / self.gap() as u64 * LOOK_UP).sum(),
        }
    }

    /// Verifies a table: its checksums, its counts where all positions are gone through, and its values;
    /// how many values were looked at.
    ///
    /// Parts are given in the order of [`Part::all`], those with fewer pieces first, and plies before
    /// verdicts. `tell` is told of work done, `report` of whatever is wrong.
    pub fn verify(
        &mut self,
        metric: Metric,
        part: impl Into<Part>,
        tell: &(dyn Fn(u64) + Sync),
        report: &mut (dyn FnMut(Fault) + Send),
    ) -> u64 {
        let part = part.into();
        let listener = Listener {
            tell,
            report: Mutex::new(report),
            path: self.directory.file(self.variant, metric, part),
        };
        let Some(table) = self.tables.get(self.variant, metric, part) else {
            let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
            listener.report(FileProblem::from(missing));
            return 0;
        };
        if let Err(error) = table.check() {
            listener.report(FileProblem::from(error));
            return 0;
        }
        match self.method(metric, part) {
            Method::Derived => self.derive(table, &listener),
            Method::Compared => self.compare(table, &listener),
            Method::Sampled => self.look_up(table, &listener),
        }
    }

    /// Reads a part and what it leads to; whether that was possible.
    fn load(&mut self, metric: Metric, part: Part, listener: &Listener<'_, '_>) -> bool {
        let loader = Loader::new(self.variant, metric, self.directory, self.threads);
        let slabs = match metric {
            Metric::Plies => &mut self.plies,
            Metric::Verdict => &mut self.verdicts,
        };
        if let Err(error) = loader.load_needs(part, slabs) {
            listener.report(error);
            return false;
        }
        let tell = |numbers| (listener.tell)(numbers * READ);
        for side in part.sides() {
            if let Err(error) = loader.load(side, slabs, &tell) {
                listener.report(error.problem);
                return false;
            }
        }
        true
    }

    /// Derives all values of a table from the moves.
    fn derive(&mut self, table: &Table, listener: &Listener<'_, '_>) -> u64 {
        let (metric, part) = (table.metric(), table.part());
        if !self.load(metric, part, listener) {
            return 0;
        }
        let slabs = match metric {
            Metric::Plies => &self.plies,
            Metric::Verdict => &self.verdicts,
        };
        let mut positions = 0;
        for side in part.sides() {
            if let Some(slab) = slabs.of(side) {
                let counts = self.derive_side(slab, slabs, metric, listener);
                positions += counts.positions;
                compare_counts(table, slab, counts, listener);
            }
        }
        positions
    }

    /// Derives all values of a side to move, and counts them.
    fn derive_side(
        &self,
        slab: &Slab,
        slabs: &Slabs,
        metric: Metric,
        listener: &Listener<'_, '_>,
    ) -> Counts {
        let sum = Mutex::new(Counts::default());
        let len = slab.index.len();
        let chunk = |chunk: usize| -> Result<(), std::convert::Infallible> {
            let mut counts = Counts::default();
            let numbers = chunk * CHUNK..len.min((chunk + 1) * CHUNK);
            for number in numbers.clone() {
                let Some(position) = slab.index.place(number).position(self.variant) else {
                    continue;
                };
                let derived = slabs.code_of_moves(&position);
                counts.add(number, derived.value());
                let stored = slab.get(number).map_or(derived, |entry| entry.code);
                if !is_same(stored, derived, metric) {
                    listener.report(FaultProblem::Value {
                        position,
                        metric,
                        stored: stored.value(),
                        derived: derived.value(),
                    });
                }
            }
            lock(&sum).join(counts);
            (listener.tell)(numbers.len() as u64 * DERIVE);
            Ok(())
        };
        let Ok(()) = threads::each(self.threads, len.div_ceil(CHUNK), chunk);
        let counts = *lock(&sum);
        counts.told(metric)
    }

    /// Compares a table of verdicts with that of plies.
    fn compare(&mut self, table: &Table, listener: &Listener<'_, '_>) -> u64 {
        let part = table.part();
        if !self.load(Metric::Plies, part, listener) {
            return 0;
        }
        let mut positions = 0;
        for side in part.sides() {
            let Some(slab) = self.plies.of(side) else {
                continue;
            };
            let sum = Mutex::new(Counts::default());
            let compared = threads::each(self.threads, table.blocks(side), |block| {
                let counts = self.compare_block(table, slab, block, listener)?;
                lock(&sum).join(counts);
                Ok::<(), TableError>(())
            });
            if let Err(error) = compared {
                listener.report(FileProblem::from(error));
                return positions;
            }
            let counts = *lock(&sum);
            positions += counts.positions;
            compare_counts(table, slab, counts.told(Metric::Verdict), listener);
        }
        positions
    }

    fn compare_block(
        &self,
        table: &Table,
        slab: &Slab,
        block: usize,
        listener: &Listener<'_, '_>,
    ) -> Result<Counts, TableError> {
        let mut counts = Counts::default();
        let mut numbers = 0;
        table.each_of_block(slab.part, block, |number, stored| {
            numbers += READ;
            let Some(entry) = slab.get(number) else {
                return;
            };
            counts.add(number, entry.code.value());
            // What must be captured is not in the file, but behind the captures.
            if entry.must_capture || verdict(stored) == verdict(entry.code) && !table.leaves_out() {
                return;
            }
            let Some(position) = slab.index.place(number).position(self.variant) else {
                return;
            };
            let told = if position.is_threatened() {
                self.tables.code(&position, Metric::Verdict)
            } else {
                Ok(stored)
            };
            match told {
                Ok(told) if verdict(told) == verdict(entry.code) => {}
                Ok(told) => listener.report(FaultProblem::Value {
                    position,
                    metric: Metric::Verdict,
                    stored: told.value(),
                    derived: entry.code.value(),
                }),
                Err(unknown) => listener.report(unknown),
            }
        })?;
        (listener.tell)(numbers);
        Ok(counts)
    }

    /// From how many numbers one is taken.
    fn gap(&self) -> usize {
        (1.0 / self.sample.share).round().max(1.0) as usize
    }

    /// Derives a random share of the values with look-ups.
    fn look_up(&self, table: &Table, listener: &Listener<'_, '_>) -> u64 {
        let sum = Mutex::new(0);
        let gap = self.gap();
        for (side_number, side) in (0..).zip(table.part().sides()) {
            let index = Index::new(side);
            let samples = index.len().div_ceil(gap);
            let chunk = |chunk: usize| -> Result<(), Unknown> {
                let numbers = chunk * SAMPLES..samples.min((chunk + 1) * SAMPLES);
                let mut looked_up = 0;
                for sample in numbers.clone() {
                    let random = mixed(self.sample.seed ^ side_number << 63, sample as u64);
                    let number = sample * gap + (random % gap as u64) as usize;
                    let position = (number < index.len())
                        .then(|| index.place(number).position(self.variant))
                        .flatten();
                    if let Some(position) = position {
                        looked_up += u64::from(self.look_up_one(&position, table, listener)?);
                    }
                }
                *lock(&sum) += looked_up;
                (listener.tell)(numbers.len() as u64 * LOOK_UP);
                Ok(())
            };
            if let Err(error) = threads::each(self.threads, samples.div_ceil(SAMPLES), chunk) {
                listener.report(error);
            }
        }
        sum.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the position is stored; then it was looked up and derived.
    fn look_up_one(
        &self,
        position: &Position,
        table: &Table,
        listener: &Listener<'_, '_>,
    ) -> Result<bool, Unknown> {
        if position.must_capture() {
            return Ok(false);
        }
        let metric = table.metric();
        let stored = self.tables.code(position, metric)?;
        let derived = Known::of_moves(position, |after| self.tables.code(after, metric))?;
        if !is_same(stored, derived, metric) {
            listener.report(FaultProblem::Value {
                position: *position,
                metric,
                stored: stored.value(),
                derived: derived.value(),
            });
        }
        Ok(true)
    }
}

/// A random number for a number (splitmix64).
fn mixed(seed: u64, number: u64) -> u64 {
    let mut z = seed.wrapping_add((number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// Compares what a table says about a side to move with what was counted.
fn compare_counts(table: &Table, slab: &Slab, derived: Counts, listener: &Listener<'_, '_>) {
    let side = slab.part;
    let stored = table.counts(side).unwrap_or_default();
    let plies = |plies: Option<u16>| plies.map_or(0, u64::from);
    let example = |counts: &Counts| {
        let number = usize::try_from(counts.example).ok();
        let number = number.filter(|number| *number < slab.index.len());
        let entry = number.and_then(|number| slab.get(number));
        let plies = entry.and_then(|entry| entry.code.plies());
        plies.filter(|_| derived.longest_win.is_some())
    };
    let counts = [
        ("positions", stored.positions, derived.positions),
        ("wins", stored.wins, derived.wins),
        ("losses", stored.losses, derived.losses),
        (
            "plies for the longest win",
            plies(stored.longest_win),
            plies(derived.longest_win),
        ),
        (
            "plies for the longest loss",
            plies(stored.longest_loss),
            plies(derived.longest_loss),
        ),
        (
            "plies for its example of the longest win",
            plies(example(&stored)),
            plies(derived.longest_win),
        ),
    ];
    for (what, stored, derived) in counts {
        if stored != derived {
            listener.report(FaultProblem::Count {
                side,
                what,
                stored,
                derived,
            });
        }
    }
}
