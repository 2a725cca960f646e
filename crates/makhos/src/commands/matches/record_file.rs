//! The file that a match is recorded in, game by game.

use std::{
    fs::{File, OpenOptions},
    io::{self, Write},
    path::Path,
};

use anyhow::Context;
use draughts_match::{MatchRecord, PlayedGame, Resumed};

use crate::commands::grown_file;

/// A file to which every game is added when it is over.
pub(super) struct RecordFile {
    record: MatchRecord,
    file: File,
}

impl RecordFile {
    /// Begins a new record. A file that is there already is left as it is.
    pub(super) fn begin(path: &Path, record: MatchRecord) -> anyhow::Result<RecordFile> {
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let file = file.with_context(|| match path.exists() {
            true => format!(
                "{} is there already: go on with it by --resume, or name another file",
                path.display()
            ),
            false => format!("cannot write {}", path.display()),
        })?;
        Ok(RecordFile { record, file })
    }

    /// Goes on with a record, or begins it where there is none. A game that was cut off is dropped.
    pub(super) fn resume(
        path: &Path,
        record: MatchRecord,
    ) -> anyhow::Result<(RecordFile, Resumed)> {
        let name = path.display();
        let (mut file, bytes) =
            grown_file::open(path).with_context(|| format!("cannot open {name}"))?;
        // What was cut off in the middle of a letter reads as a replacement, behind the last whole
        // game.
        let resumed = record
            .resume(&String::from_utf8_lossy(&bytes))
            .with_context(|| format!("cannot go on with {name}"))?;
        grown_file::drop_behind(&mut file, resumed.whole as u64)
            .with_context(|| format!("cannot write {name}"))?;
        Ok((RecordFile { record, file }, resumed))
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: &PlayedGame) -> io::Result<()> {
        self.file.write_all(self.record.text(game).as_bytes())?;
        self.file.flush()
    }
}
