//! What a report of findings is told.

use std::io;

use draughts::pdn::Finding;

use super::tally::{FileTally, Tally};

/// Something that was found.
pub(super) struct Found<'a> {
    pub(super) file: &'a str,
    /// The number of the game in its file; `None` behind the last one.
    pub(super) game: Option<u64>,
    pub(super) finding: &'a Finding,
    /// The line that it is about, where that is at hand.
    pub(super) line: Option<&'a [u8]>,
}

/// A way to report findings.
pub(super) trait Report {
    fn finding(&mut self, found: Found<'_>) -> io::Result<()>;

    /// A file is over.
    fn end_file(&mut self, file: &FileTally) -> io::Result<()>;

    /// All files are over. `notes` tells whether notes were among the findings.
    fn end(&mut self, total: &Tally, notes: bool) -> io::Result<()>;

    /// Lets all that is reported so far be seen.
    fn flush(&mut self) -> io::Result<()>;
}
