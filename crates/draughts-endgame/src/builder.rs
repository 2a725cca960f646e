//! Building the tables of a game into a directory, one material after the other.

use std::sync::Arc;

use draughts::Variant;

use crate::{
    FileError, Material, Metric, Slice, TableDirectory,
    build::{self, Measure, Slabs},
    directory::Lock,
    file,
    index::Index,
    load::Loader,
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

/// What became of a material.
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

    /// A builder of one material, beside which others may build other materials.
    ///
    /// # Errors
    ///
    /// [`FileError`] where the directory cannot be made, or another builder works at the material or at
    /// the whole directory.
    pub fn of_slice(
        variant: Variant,
        directory: TableDirectory,
        metric: Metric,
        material: Material,
        threads: usize,
    ) -> Result<Builder, FileError> {
        let lock = directory.lock_slice(variant, material)?;
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
            slabs: Slabs::default(),
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

    /// How much there is to do for a material, in the unit that [`Builder::build`] tells.
    #[must_use]
    pub fn work(material: Material) -> u64 {
        2 * Index::new(material).len() as u64
    }

    /// Builds the tables of a material, unless they are there.
    ///
    /// What its captures and crownings lead to is read from the directory, and has to be there.
    /// `tell` is told of work done.
    ///
    /// # Errors
    ///
    /// [`FileError`] where a file cannot be read or written, or is damaged and not to be replaced.
    pub fn build(
        &mut self,
        material: Material,
        tell: &(dyn Fn(u64) + Sync),
    ) -> Result<Built, FileError> {
        let material = material.stronger_first();
        if self.is_there(material)? {
            tell(Builder::work(material));
            return Ok(Built::Found);
        }
        self.make_room(material);
        self.load_needs(material)?;
        let (variant, metric) = (self.variant, self.metric);
        build::work_out(
            variant,
            material,
            metric,
            Measure::Plies,
            &mut self.slabs,
            self.threads,
            tell,
        );
        let slab = self.slabs.of(material).map(Arc::clone);
        let slab = slab.expect("it has just been worked out");
        for metric in self.metrics() {
            let bytes = file::write(variant, &self.slabs, &slab, metric);
            self.directory.put(variant, metric, material, &bytes)?;
        }
        Ok(Built::New)
    }

    fn metrics(&self) -> impl Iterator<Item = Metric> + use<> {
        let plies = (self.metric == Metric::Plies).then_some(Metric::Plies);
        // A table of verdicts is the last to be written: where it is, the other is, too.
        plies.into_iter().chain([Metric::Verdict])
    }

    /// Whether all tables of a material are there, and whole.
    ///
    /// # Errors
    ///
    /// [`FileError`] where a file cannot be read, or is damaged and not to be replaced.
    pub fn is_there(&self, material: Material) -> Result<bool, FileError> {
        for metric in self.metrics() {
            match self.is_whole(metric, material) {
                Ok(true) => {}
                Err(error) if !(self.replaces_damaged && error.is_damage()) => return Err(error),
                _ => return Ok(false),
            }
        }
        Ok(true)
    }

    fn is_whole(&self, metric: Metric, material: Material) -> Result<bool, FileError> {
        let Some(table) = self.directory.table(self.variant, metric, material)? else {
            return Ok(false);
        };
        table.check().map(|()| true).map_err(|error| FileError {
            path: self.directory.file(self.variant, metric, material),
            problem: error.into(),
        })
    }

    /// Forgets what a material does not need, where it would not all fit into memory.
    fn make_room(&mut self, material: Material) {
        let Some(limit) = self.memory else { return };
        let slice = Slice::new(material, self.metric);
        if self.slabs.bytes() + slice.memory(self.threads) > limit {
            self.slabs
                .retain(|held| slice.reads.contains(&held.stronger_first()));
        }
    }

    /// Reads what a material leads to.
    fn load_needs(&mut self, material: Material) -> Result<(), FileError> {
        let loader = Loader {
            variant: self.variant,
            metric: self.metric,
            directory: &self.directory,
            threads: self.threads,
        };
        for need in needs(material) {
            loader.load(need, &mut self.slabs, &|_| {})?;
        }
        Ok(())
    }
}

/// What a material can lead to by one move or the answer to it, the stronger side to move.
#[must_use]
pub fn needs(material: Material) -> Vec<Material> {
    let mut needs: Vec<Material> = Vec::new();
    for Material { own, enemy } in [material, material.flipped()] {
        for captured_men in 0..=enemy.men {
            for captured_kings in 0..=enemy.kings {
                for crowned in 0..=own.men.min(1) {
                    let (mut own, mut enemy) = (own, enemy);
                    own.men -= crowned;
                    own.kings += crowned;
                    enemy.men -= captured_men;
                    enemy.kings -= captured_kings;
                    let after = Material { own, enemy }.stronger_first();
                    let is_new = after != material.stronger_first() && !needs.contains(&after);
                    if enemy.pieces() > 0 && is_new {
                        needs.push(after);
                    }
                }
            }
        }
    }
    needs.sort_by_key(|need| (need.pieces(), need.men()));
    needs
}
