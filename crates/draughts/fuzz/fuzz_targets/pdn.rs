//! Any bytes are PDN of some sort: nothing panics or hangs, findings point into the text, and what
//! was understood is written so that it is understood again.
#![no_main]

use draughts::{
    Form, Notation,
    pdn::{GameRecord, Reader, Replayer, read_games, write_games},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| {
    let Ok(records) = read_games(text) else {
        return;
    };
    let last_line = 1 + text
        .iter()
        .filter(|&&byte| byte == b'\n' || byte == b'\r')
        .count();
    let mut replayer = Replayer::new();
    let mut normal: Vec<GameRecord> = Vec::new();
    for record in &records {
        let replay = replayer.replay(record);
        for finding in record.findings.iter().chain(replay.findings()) {
            assert!(finding.place.line as usize <= last_line, "{finding}");
            assert!(finding.place.column as usize <= text.len() + 1, "{finding}");
        }
        for id in record.ids() {
            let _ = replay.game_to(record, id);
        }
        let _ = replay.to_game(record);
        normal.push(replay.normalised(record, Notation::Numbers, Form::Short));
    }
    let written = write_games(&normal);
    let again = read_games(written.as_bytes()).expect("what is written is UTF-8");
    assert!(again.len() <= records.len(), "{written}");
    let _ = Reader::new(text).strict().games().count();
});
