//! A game in a list, in few words.

use draughts::{
    Variant,
    pdn::{Finding, GameRecord, GameResult, Replay, Severity},
};

use super::viewing_words::{name, occasion};
use draughts::Color;

/// What a list tells of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Black's name, where it is known.
    pub black: Option<String>,
    /// White's name, where it is known.
    pub white: Option<String>,
    /// Event and date; empty where neither is known.
    pub occasion: String,
    /// The result.
    pub result: GameResult,
    /// The game, where it is one of ours.
    pub variant: Option<Variant>,
    /// How many moves its main line has.
    pub moves: u32,
    /// How many things are wrong with its text; what was only assumed does not count.
    pub findings: u32,
}

impl Summary {
    /// The summary of a record and its moves by the rules.
    #[must_use]
    pub fn of(record: &GameRecord, replay: &Replay) -> Summary {
        let name = |side| name(record, side).map(str::to_owned);
        let found = record.findings.iter().chain(replay.findings());
        Summary {
            black: name(Color::Black),
            white: name(Color::White),
            occasion: occasion(record),
            result: record.result(),
            variant: replay.variant(),
            moves: number(record.main_line().count()),
            findings: number(found.filter(|finding| is_wrong(finding)).count()),
        }
    }
}

/// Whether something is wrong, and not only assumed.
#[must_use]
pub fn is_wrong(finding: &Finding) -> bool {
    finding.kind.severity() > Severity::Note
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
