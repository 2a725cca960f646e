//! Tables as files.

mod bytes;
mod header;
mod huffman;
mod runs;
mod table;
mod write;

use thiserror::Error;

pub use header::Counts;
pub use table::Table;
pub(crate) use write::write;

/// Why a file is no table that can be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// It does not begin like a table.
    #[error("it is no endgame table")]
    Foreign,
    /// It is of another version of the format.
    #[error("it is of version {0} of the format, but this program reads versions 1 and 2")]
    Version(u16),
    /// It ends too early.
    #[error("it is cut off")]
    Short,
    /// Something in it was changed.
    #[error("it is damaged: {0}")]
    Damaged(&'static str),
    /// Its name says something else than what is in it.
    #[error("it is the table {found}, but its name says {expected}")]
    Misnamed {
        /// What it is.
        found: String,
        /// What it is called.
        expected: String,
    },
}
