//! What is counted.

use std::collections::BTreeMap;

use draughts::{
    Color, Variant,
    pdn::{Finding, GameResult, Severity},
};
use serde::Serialize;

use super::{lengths::Lengths, openings::Openings, players::Players};
use crate::commands::pdn::{games::Game, words};

/// All that is counted.
#[derive(Default, Serialize)]
pub(super) struct Statistics {
    pub(super) files: u64,
    pub(super) games: u64,
    pub(super) plies: u64,
    pub(super) findings: Findings,
    pub(super) results: Results,
    pub(super) lengths: Lengths,
    pub(super) openings: Openings,
    pub(super) players: Players,
}

/// How many findings of each kind there are.
#[derive(Default, Serialize)]
pub(super) struct Findings {
    pub(super) errors: u64,
    pub(super) warnings: u64,
    pub(super) notes: u64,
}

/// The results of each game, by its name.
#[derive(Default, Serialize)]
#[serde(transparent)]
pub(super) struct Results(pub(super) BTreeMap<&'static str, Tally>);

/// How games have ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Tally {
    pub(super) games: u64,
    pub(super) black_won: u64,
    pub(super) white_won: u64,
    /// Wins of the side that moves first and second where nobody knows which one that is.
    pub(super) first_won: u64,
    pub(super) second_won: u64,
    pub(super) draws: u64,
    /// Not finished, or with a result that is none of the usual ones.
    pub(super) others: u64,
}

impl Tally {
    pub(super) fn add(&mut self, result: &GameResult, variant: Option<Variant>) {
        self.games += 1;
        let winner = variant.and_then(|variant| result.winner(variant));
        *match (result, winner) {
            (_, Some(Color::Black)) => &mut self.black_won,
            (_, Some(Color::White)) => &mut self.white_won,
            (GameResult::FirstWins, None) => &mut self.first_won,
            (GameResult::SecondWins, None) => &mut self.second_won,
            (GameResult::Draw, _) => &mut self.draws,
            _ => &mut self.others,
        } += 1;
    }
}

impl Statistics {
    pub(super) fn add(&mut self, game: &Game) {
        for finding in game.findings() {
            self.findings.add(finding);
        }
        if game.is_empty() {
            return;
        }
        let variant = game.replay.variant();
        let result = game.record.result();
        let plies = game.plies();
        self.games += 1;
        self.plies += plies;
        self.results
            .0
            .entry(words::key(&game.replay))
            .or_default()
            .add(&result, variant);
        self.lengths.add(plies);
        self.openings.add(game, &result);
        self.players.add(game, &result);
    }

    pub(super) fn add_findings(&mut self, findings: &[Finding]) {
        findings
            .iter()
            .for_each(|finding| self.findings.add(finding));
    }
}

impl Findings {
    fn add(&mut self, finding: &Finding) {
        *match finding.kind.severity() {
            Severity::Error => &mut self.errors,
            Severity::Warning => &mut self.warnings,
            Severity::Note => &mut self.notes,
        } += 1;
    }
}
