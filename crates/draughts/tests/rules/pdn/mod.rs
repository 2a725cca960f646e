//! PDN: what real files have, what is written is read back, and nothing breaks the reader.

mod findings;
mod hostile;
mod round_trip;

use draughts::pdn::{Finding, GameRecord, Reader, Replay, Replayer};

/// A game of a text, played by the rules.
pub(crate) struct Checked {
    pub(crate) record: GameRecord,
    pub(crate) replay: Replay,
}

pub(crate) fn check(text: &[u8]) -> Vec<Checked> {
    let mut replayer = Replayer::new();
    Reader::new(text)
        .games()
        .map(|record| {
            let record = record.expect("a text in memory can be read");
            let replay = replayer.replay(&record);
            Checked { record, replay }
        })
        .collect()
}

impl Checked {
    pub(crate) fn findings(&self) -> impl Iterator<Item = &Finding> {
        self.record.findings.iter().chain(self.replay.findings())
    }

    /// The main line as it is written.
    pub(crate) fn moves(&self) -> String {
        let texts: Vec<&str> = self
            .record
            .main_line()
            .filter_map(|id| self.record.node(id).move_text())
            .collect();
        texts.join(" ")
    }
}
