//! Tables read into memory whole, for work that asks for all their positions.

use std::{
    io,
    sync::{Arc, OnceLock},
};

use draughts::Variant;

use crate::{
    FileError, Metric, Part, Table, TableDirectory, TableError, Tables, Unknown,
    build::{Entry, Slab, Slabs},
    needs, threads,
    value::Code,
};

/// Reads tables of a directory.
pub(crate) struct Loader<'a> {
    variant: Variant,
    metric: Metric,
    directory: &'a TableDirectory,
    threads: usize,
    /// All tables of the directory, opened once the first one is read that leaves positions out: what
    /// these lead to may not be in memory, or not yet.
    tables: OnceLock<Tables>,
}

impl<'a> Loader<'a> {
    pub(crate) fn new(
        variant: Variant,
        metric: Metric,
        directory: &'a TableDirectory,
        threads: usize,
    ) -> Loader<'a> {
        Loader {
            variant,
            metric,
            directory,
            threads,
            tables: OnceLock::new(),
        }
    }

    /// Reads what is told of a part with this side to move, unless it is in memory, and what tells about
    /// positions of it in which something must be captured.
    ///
    /// `tell` is told how many of its numbers were read.
    pub(crate) fn load(
        &self,
        side: Part,
        slabs: &mut Slabs,
        tell: &(dyn Fn(u64) + Sync),
    ) -> Result<(), FileError> {
        if slabs.of(side).is_some() {
            return Ok(());
        }
        for need in needs::captured(side, self.directory.splitting()) {
            self.load(need, slabs, &|_| {})?;
        }
        let table = self
            .directory
            .table(self.variant, self.metric, side)
            .and_then(|table| table.ok_or_else(|| self.error(side, not_found().into())))?;
        if table.leaves_out() && self.tables.get().is_none() {
            let _ = self.tables.set(self.directory.open()?.0);
        }
        let slab = Slab::new(side, self.metric);
        self.fill(&slab, &table, slabs, tell)
            .map_err(|unknown| self.unknown(unknown))?;
        slabs.insert(Arc::new(slab));
        Ok(())
    }

    /// Reads what the moves of either side of a part lead to.
    pub(crate) fn load_needs(&self, part: Part, slabs: &mut Slabs) -> Result<(), FileError> {
        let splitting = self.directory.splitting();
        let sides = part.sides();
        let mut needs: Vec<Part> = sides
            .flat_map(|side| needs::leads_to(side, splitting))
            .collect();
        needs.sort_by_key(Part::order);
        needs
            .into_iter()
            .try_for_each(|need| self.load(need, slabs, &|_| {}))
    }

    fn error(&self, part: Part, problem: crate::FileProblem) -> FileError {
        let path = self.directory.file(self.variant, self.metric, part);
        FileError { path, problem }
    }

    fn unknown(&self, unknown: Unknown) -> FileError {
        match unknown {
            Unknown::Missing { part, .. } => self.error(part, not_found().into()),
            Unknown::Damaged { part, error } => self.error(part, error.into()),
        }
    }

    /// Fills a slab from its table, where something must be captured from what that leads to, and where it
    /// leaves positions out from all tables.
    fn fill(
        &self,
        slab: &Slab,
        table: &Table,
        slabs: &Slabs,
        tell: &(dyn Fn(u64) + Sync),
    ) -> Result<(), Unknown> {
        let part = slab.part;
        let damaged = |error| Unknown::Damaged { part, error };
        let tables = self.tables.get().filter(|_| table.leaves_out());
        threads::each(self.threads, table.blocks(part), |block| {
            let mut numbers = 0;
            let mut is_sane = true;
            let mut unknown = None;
            table
                .each_of_block(part, block, |number, code| {
                    numbers += 1;
                    is_sane &= code.0 <= Code::MOST;
                    let position = slab.index.place(number).position(self.variant);
                    if let Some(position) = position.filter(|_| is_sane) {
                        let must_capture = position.must_capture();
                        let code = if must_capture {
                            slabs.code_of_moves(&position)
                        } else if let Some(tables) = tables.filter(|_| position.is_threatened()) {
                            tables.code(&position, self.metric).unwrap_or_else(|error| {
                                unknown = Some(error);
                                code
                            })
                        } else {
                            code
                        };
                        slab.set(number, Entry { code, must_capture });
                    }
                })
                .map_err(damaged)?;
            tell(numbers);
            match unknown {
                Some(unknown) => Err(unknown),
                None if is_sane => Ok(()),
                None => Err(damaged(TableError::Damaged(
                    "a number of plies is too large",
                ))),
            }
        })
    }
}

fn not_found() -> io::Error {
    io::ErrorKind::NotFound.into()
}
