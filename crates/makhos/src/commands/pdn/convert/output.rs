//! Where a converted file goes.

use std::{
    io::{self, BufWriter, StdoutLock, Write},
    path::Path,
};

use anyhow::Result;

use crate::commands::{pdn::input::is_standard, whole_file::WholeFile};

/// A file that is there whole or not at all, or the standard output.
pub(super) enum Output {
    File(BufWriter<WholeFile>),
    Standard(BufWriter<StdoutLock<'static>>),
}

impl Output {
    pub(super) fn create(path: &Path) -> Result<Output> {
        Ok(if is_standard(path) {
            Output::Standard(BufWriter::new(io::stdout().lock()))
        } else {
            Output::File(BufWriter::new(WholeFile::create(path)?))
        })
    }

    /// Puts what is written to its place.
    pub(super) fn finish(self) -> Result<()> {
        match self {
            Output::File(file) => file
                .into_inner()
                .map_err(io::IntoInnerError::into_error)?
                .finish(),
            Output::Standard(mut output) => Ok(output.flush()?),
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Output::File(file) => file.write(bytes),
            Output::Standard(output) => output.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Output::File(file) => file.flush(),
            Output::Standard(output) => output.flush(),
        }
    }
}
