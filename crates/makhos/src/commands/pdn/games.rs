//! The games of a file, one after the other, each played by the rules.

use std::{
    cell::{RefCell, RefMut},
    io::Read,
    path::Path,
    rc::Rc,
};

use anyhow::{Result, ensure};
use draughts::{
    Variant,
    pdn::{Finding, GameRecord, GameType, Games, NodeId, ReadError, Reader, Replay, Replayer},
};

use super::{
    input::{self, Input},
    progress::Progress,
    recent::{Recent, Remembering},
    words,
};

/// A game of a file.
pub(in crate::commands) struct Game {
    /// Its number in the file, from 1.
    pub(in crate::commands) number: u64,
    pub(in crate::commands) record: GameRecord,
    pub(in crate::commands) replay: Replay,
}

impl Game {
    /// All that was found, in the order of the text.
    pub(in crate::commands) fn findings(&self) -> Vec<&Finding> {
        let mut findings: Vec<&Finding> = self.record.findings.iter().collect();
        findings.extend(self.replay.findings());
        findings.sort_by_key(|finding| finding.place);
        findings
    }

    /// The step of the main line after so many plies, or else the last one that is legal.
    ///
    /// # Errors
    ///
    /// When the game does not get that far.
    pub(in crate::commands) fn step_at(&self, ply: Option<usize>) -> Result<NodeId> {
        let line: Vec<NodeId> = self.record.main_line().collect();
        let is_ours = self.replay.start().is_some();
        let legal = self.replay.legal_plies(&self.record);
        let last = if is_ours { legal } else { line.len() };
        let ply = ply.unwrap_or(last);
        ensure!(
            ply <= line.len(),
            "the game has {}; --at takes 0 to {last}",
            words::count(line.len() as u64, "ply", "plies")
        );
        ensure!(
            ply <= last,
            "ply {} is not legal, so the game can be shown up to ply {last}; \
             \"makhos pdn check\" says more",
            last + 1
        );
        Ok(match ply {
            0 => NodeId::ROOT,
            ply => line[ply - 1],
        })
    }

    /// How many moves the main line has, legal or not.
    pub(super) fn plies(&self) -> u64 {
        let moves = self.record.main_line();
        moves
            .filter(|&id| self.record.node(id).move_text().is_some())
            .count() as u64
    }

    /// Whether there is nothing that makes it a game: no tag and no move.
    pub(super) fn is_empty(&self) -> bool {
        self.record.is_empty() && self.record.tags.iter().next().is_none()
    }

    /// Whether the file says which game is played.
    pub(super) fn says_its_type(&self) -> bool {
        self.record
            .tags
            .known("GameType")
            .and_then(GameType::from_text)
            .is_some()
    }
}

/// Why a file cannot be read; that it cannot is clear.
pub(in crate::commands) fn problem(error: ReadError) -> String {
    match error {
        ReadError::Io(error) => error.to_string(),
        other => other.to_string(),
    }
}

/// Reads the games of a file. No more than one of them is in memory.
pub(in crate::commands) struct FileGames {
    games: Games<Remembering<Box<dyn Read>>>,
    replayer: Replayer,
    recent: Rc<RefCell<Recent>>,
    pub(super) progress: Progress,
    read: u64,
}

impl FileGames {
    /// Opens a file; `assumed` is the game of those that do not say which one they are.
    pub(in crate::commands) fn open(
        path: &Path,
        assumed: Option<Variant>,
    ) -> std::result::Result<FileGames, ReadError> {
        let Input { bytes, size } = Input::open(path)?;
        let (bytes, recent) = Remembering::new(bytes);
        Ok(FileGames {
            games: Reader::new(bytes).games(),
            replayer: assumed.map_or_else(Replayer::new, Replayer::assuming),
            recent,
            progress: Progress::new(&input::name(path), size),
            read: 0,
        })
    }

    /// What was found behind the last game, once that is read.
    pub(super) fn left_over(&self) -> &[Finding] {
        self.games.left_over()
    }

    /// The lines around the game that was read last.
    pub(super) fn recent(&self) -> RefMut<'_, Recent> {
        self.recent.borrow_mut()
    }
}

impl Iterator for FileGames {
    type Item = std::result::Result<Game, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let record = match self.games.next()? {
            Ok(record) => record,
            Err(error) => return Some(Err(error)),
        };
        self.read += 1;
        self.progress.set(self.games.reader().bytes_read());
        Some(Ok(Game {
            number: self.read,
            replay: self.replayer.replay(&record),
            record,
        }))
    }
}
