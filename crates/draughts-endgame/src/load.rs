//! Tables read into memory whole, for work that asks for all their positions.

use std::{io, sync::Arc};

use draughts::Variant;

use crate::{
    FileError, Material, Metric, Table, TableDirectory, TableError,
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
    /// Reads a material and its flipped one, unless they are in memory, and what tells about positions
    /// of them in which something must be captured.
    ///
    /// `tell` is told how many numbers of the material were read.
    pub(crate) fn load(
        &self,
        material: Material,
        slabs: &mut Slabs,
        tell: &(dyn Fn(u64) + Sync),
    ) -> Result<(), FileError> {
        let material = material.stronger_first();
        if slabs.of(material).is_some() {
            return Ok(());
        }
        for need in captured(material) {
            self.load(need, slabs, &|_| {})?;
        }
        let table = self
            .directory
            .table(self.variant, self.metric, material)
            .and_then(|table| table.ok_or_else(|| self.error(material, not_found().into())))?;
        for side in material.sides() {
            let slab = Slab::new(side, self.metric);
            self.fill(&slab, &table, slabs, tell)
                .map_err(|error| self.error(material, error.into()))?;
            slabs.insert(Arc::new(slab));
        }
        Ok(())
    }

    fn error(&self, material: Material, problem: crate::FileProblem) -> FileError {
        let path = self.directory.file(self.variant, self.metric, material);
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
        let material = slab.material;
        threads::each(self.threads, table.blocks(material), |block| {
            let mut numbers = 0;
            let mut is_sane = true;
            table.each_of_block(material, block, |number, code| {
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

/// The materials that captures lead to, from either side.
pub(crate) fn captured(material: Material) -> impl Iterator<Item = Material> {
    let is_capture = move |need: &Material| need.pieces() < material.pieces();
    needs(material).into_iter().filter(is_capture)
}

fn not_found() -> io::Error {
    io::ErrorKind::NotFound.into()
}
