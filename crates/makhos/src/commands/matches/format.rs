//! In which form results are told.

use clap::ValueEnum;

/// How to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// For people
    Text,
    /// For programs: one document at the end
    Json,
}
