//! The file that a match is recorded in, game by game.

use std::{
    fs::{File, OpenOptions},
    io::{self, Read, Seek, Write},
    path::Path,
};

use anyhow::Context;
use draughts_match::{MatchRecord, PlayedGame, Resumed};

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
        let (file, text) = open(path).with_context(|| format!("cannot open {name}"))?;
        let resumed = record
            .resume(&text)
            .with_context(|| format!("cannot go on with {name}"))?;
        let mut record_file = RecordFile { record, file };
        record_file
            .drop_behind(resumed.whole)
            .with_context(|| format!("cannot write {name}"))?;
        Ok((record_file, resumed))
    }

    fn drop_behind(&mut self, whole: usize) -> io::Result<()> {
        self.file.set_len(whole as u64)?;
        self.file.seek(io::SeekFrom::End(0))?;
        Ok(())
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: &PlayedGame) -> io::Result<()> {
        self.file.write_all(self.record.text(game).as_bytes())?;
        self.file.flush()
    }
}

/// Opens a file for reading and writing, and reads it. What was cut off in the middle of a letter
/// reads as a replacement, behind the last whole game.
fn open(path: &Path) -> io::Result<(File, String)> {
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok((file, String::from_utf8_lossy(&bytes).into_owned()))
}
