//! Building the tables of a game into a directory, one part after the other.

use std::sync::Arc;

use draughts::Variant;

use crate::{
    FileError, FileProblem, Metric, Part, Slice, TableDirectory,
    build::{self, Measure, Slabs},
    directory::Lock,
    file,
    index::Index,
    load::Loader,
    needs,
};

/// Builds tables; only one builder works in a directory at a time.
pub struct Builder {
    variant: Variant,
    directory: TableDirectory,
    metric: Metric,
    threads: usize,
    slabs: Slabs,
    memory: Option<u64>,
    replaces_damaged: bool,
    _lock: Lock,
}

/// What became of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Built {
    /// It was there already.
    Found,
    /// It was worked out.
    New,
}

impl Builder {
    /// A builder of tables of verdicts, or of verdicts and plies.
    ///
    /// # Errors
    ///
    /// [`FileError`] where the directory cannot be made, or another builder works in it.
    pub fn new(
        variant: Variant,
        directory: TableDirectory,
        metric: Metric,
        threads: usize,
    ) -> Result<Builder, FileError> {
        let lock = directory.lock()?;
        Ok(Builder::with_lock(
            variant, directory, metric, threads, lock,
        ))
    }

    /// A builder of one part, beside which others may build other parts.
    ///
    /// # Errors
    ///
    /// [`FileError`] where the directory cannot be made, or another builder works at the part or at
    /// the whole directory.
    pub fn of_slice(
        variant: Variant,
        directory: TableDirectory,
        metric: Metric,
        part: impl Into<Part>,
        threads: usize,
    ) -> Result<Builder, FileError> {
        let lock = directory.lock_slice(variant, part.into())?;
        Ok(Builder::with_lock(
            variant, directory, metric, threads, lock,
        ))
    }

    fn with_lock(
        variant: Variant,
        directory: TableDirectory,
        metric: Metric,
        threads: usize,
        lock: Lock,
    ) -> Builder {
        Builder {
            variant,
            metric,
            threads: threads.max(1),
            slabs: Slabs::new(directory.splitting()),
            memory: None,
            replaces_damaged: false,
            _lock: lock,
            directory,
        }
    }

    /// Forgets what was read, and reads it again later, rather than taking more memory than so many
    /// bytes, as far as [`Slice::memory`] knows.
    pub fn limit_memory(&mut self, bytes: u64) {
        self.memory = Some(bytes);
    }

    /// Builds tables that are damaged anew, instead of refusing to go on.
    pub fn replace_damaged(&mut self) {
        self.replaces_damaged = true;
    }

    /// How much there is to do for a part, in the unit that [`Builder::build`] tells.
    #[must_use]
    pub fn work(part: impl Into<Part>) -> u64 {
        2 * Index::new(part).len() as u64
    }

    /// Builds the tables of a part, unless they are there.
    ///
    /// What its moves lead to is read from the directory, and has to be there.
    /// `tell` is told of work done.
    ///
    /// # Errors
    ///
    /// [`FileError`] where there is no table of the part, or a file cannot be read or written, or is
    /// damaged and not to be replaced.
    pub fn build(
        &mut self,
        part: impl Into<Part>,
        tell: &(dyn Fn(u64) + Sync),
    ) -> Result<Built, FileError> {
        let part = part.into().stronger_first();
        if self.is_there(part)? {
            tell(Builder::work(part));
            return Ok(Built::Found);
        }
        self.make_room(part);
        self.load_needs(part)?;
        let (variant, metric) = (self.variant, self.metric);
        build::work_out(
            variant,
            part,
            metric,
            Measure::Plies,
            &mut self.slabs,
            self.threads,
            tell,
        );
        let slab = self.slabs.of(part).map(Arc::clone);
        let slab = slab.expect("it has just been worked out");
        for metric in self.metrics() {
            let bytes = file::write(variant, &self.slabs, &slab, metric, self.threads);
            self.directory.put(variant, metric, part, &bytes)?;
        }
        Ok(Built::New)
    }

    fn check_part(&self, part: Part) -> Result<(), FileError> {
        if self.directory.splitting().has(part) {
            return Ok(());
        }
        Err(FileError {
            path: self.directory.file(self.variant, self.metric, part),
            problem: FileProblem::NoSlice(part),
        })
    }

    fn metrics(&self) -> impl Iterator<Item = Metric> + use<> {
        let plies = (self.metric == Metric::Plies).then_some(Metric::Plies);
        // A table of verdicts is the last to be written: where it is, the other is, too.
        plies.into_iter().chain([Metric::Verdict])
    }

    /// Whether all tables of a part are there, and whole.
    ///
    /// # Errors
    ///
    /// [`FileError`] where there is no table of the part, or a file cannot be read, or is damaged and
    /// not to be replaced.
    pub fn is_there(&self, part: impl Into<Part>) -> Result<bool, FileError> {
        let part = part.into();
        self.check_part(part)?;
        for metric in self.metrics() {
            match self.is_whole(metric, part) {
                Ok(true) => {}
                Err(error) if !(self.replaces_damaged && error.is_damage()) => return Err(error),
                _ => return Ok(false),
            }
        }
        Ok(true)
    }

    fn is_whole(&self, metric: Metric, part: Part) -> Result<bool, FileError> {
        let Some(table) = self.directory.table(self.variant, metric, part)? else {
            return Ok(false);
        };
        table.check().map(|()| true).map_err(|error| FileError {
            path: self.directory.file(self.variant, metric, part),
            problem: error.into(),
        })
    }

    /// Forgets what a part does not need, where it would not all fit into memory.
    fn make_room(&mut self, part: Part) {
        let splitting = self.directory.splitting();
        let takes = || {
            let slice = Slice::of(part, self.metric, splitting);
            self.slabs.bytes() + slice.memory(self.threads)
        };
        let is_too_much = match self.memory {
            Some(limit) => takes() > limit,
            // Those that are never split fit into memory together, all of more pieces do not.
            None => part.pieces() >= splitting.from,
        };
        if is_too_much {
            let needed = needs::loaded(part, splitting);
            self.slabs.retain(|held| needed.contains(&held));
        }
    }

    /// Reads what a part leads to.
    fn load_needs(&mut self, part: Part) -> Result<(), FileError> {
        let loader = Loader::new(self.variant, self.metric, &self.directory, self.threads);
        loader.load_needs(part, &mut self.slabs)
    }
}
