//! Tables read into memory whole, for work that asks for all their positions.

use std::{io, sync::Arc};

use draughts::Variant;

use crate::{
    FileError, Metric, Part, Table, TableDirectory, TableError,
    build::{Entry, Slab, Slabs},
    needs, threads,
    value::Code,
};

/// Reads tables of a directory.
pub(crate) struct Loader<'a> {
    pub(crate) variant: Variant,
    pub(crate) metric: Metric,
    pub(crate) directory: &'a TableDirectory,
    pub(crate) threads: usize,
}

impl Loader<'_> {
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
        let slab = Slab::new(side, self.metric);
        self.fill(&slab, &table, slabs, tell)
            .map_err(|error| self.error(side, error.into()))?;
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

    /// Fills a slab from its table, and where something must be captured from what that leads to.
    fn fill(
        &self,
        slab: &Slab,
        table: &Table,
        slabs: &Slabs,
        tell: &(dyn Fn(u64) + Sync),
    ) -> Result<(), TableError> {
        let side = slab.part;
        threads::each(self.threads, table.blocks(side), |block| {
            let mut numbers = 0;
            let mut is_sane = true;
            table.each_of_block(side, block, |number, code| {
                numbers += 1;
                is_sane &= code.0 <= Code::MOST;
                let position = slab.index.place(number).position(self.variant);
                if let Some(position) = position.filter(|_| is_sane) {
                    let must_capture = position.must_capture();
                    let code = if must_capture {
                        slabs.code_of_moves(&position)
                    } else {
                        code
                    };
                    slab.set(number, Entry { code, must_capture });
                }
            })?;
            tell(numbers);
            if is_sane {
                Ok(())
            } else {
                Err(TableError::Damaged("a number of plies is too large"))
            }
        })
    }
}

fn not_found() -> io::Error {
    io::ErrorKind::NotFound.into()
}
