//! Counts of games and findings.

use std::collections::BTreeMap;

use draughts::pdn::{Finding, Severity};
use serde::Serialize;

use crate::commands::pdn::{games::Game, words};

/// What is counted of a file, and of all of them.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct Counts {
    pub(super) games: u64,
    pub(super) plies: u64,
    pub(super) errors: u64,
    pub(super) warnings: u64,
    pub(super) notes: u64,
    pub(super) read_as: ReadAs,
}

/// Which games were taken for what.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct ReadAs(pub(super) BTreeMap<&'static str, Games>);

/// Games that were taken for the same.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(super) struct Games {
    pub(super) games: u64,
    /// How many of them do not say which game they are.
    pub(super) assumed: u64,
}

/// A file that is checked.
#[derive(Debug)]
pub(super) struct FileTally {
    pub(super) name: String,
    pub(super) counts: Counts,
    /// Strict reading has ended at a finding.
    pub(super) refused: bool,
    /// Why it could not be read to its end.
    pub(super) problem: Option<String>,
}

/// All files.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) files: u64,
    pub(super) unreadable: u64,
    pub(super) refused: u64,
    pub(super) counts: Counts,
}

impl FileTally {
    pub(super) fn new(name: String) -> FileTally {
        FileTally {
            name,
            counts: Counts::default(),
            refused: false,
            problem: None,
        }
    }

    pub(super) fn count(&mut self, game: &Game) {
        if game.is_empty() {
            return;
        }
        self.counts.games += 1;
        self.counts.plies += game.plies();
        let read_as = &mut self.counts.read_as.0;
        let games = read_as.entry(words::key(&game.replay)).or_default();
        games.games += 1;
        games.assumed += u64::from(!game.says_its_type());
    }

    pub(super) fn count_finding(&mut self, finding: &Finding) {
        let counts = &mut self.counts;
        *match finding.kind.severity() {
            Severity::Error => &mut counts.errors,
            Severity::Warning => &mut counts.warnings,
            Severity::Note => &mut counts.notes,
        } += 1;
    }
}

impl Tally {
    pub(super) fn add(&mut self, file: &FileTally) {
        self.files += 1;
        self.unreadable += u64::from(file.problem.is_some());
        self.refused += u64::from(file.refused);
        self.counts.add(&file.counts);
    }
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.games += other.games;
        self.plies += other.plies;
        self.errors += other.errors;
        self.warnings += other.warnings;
        self.notes += other.notes;
        for (name, games) in &other.read_as.0 {
            let sum = self.read_as.0.entry(name).or_default();
            sum.games += games.games;
            sum.assumed += games.assumed;
        }
    }
}
