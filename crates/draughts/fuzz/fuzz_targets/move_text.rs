//! In any position any text is a legal move or gets an error that points into it; the move that is
//! read is written, short and full, so that it is read as the same again.
#![no_main]

use draughts::{Form, MoveTextError, Notation};
use draughts_fuzz::take_position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((position, rest)) = take_position(data) else {
        return;
    };
    let text = String::from_utf8_lossy(rest);
    match position.read_move(&text) {
        Ok(read) => {
            assert_eq!(read.path.result(), read.mv);
            assert!(position.all_paths().contains(&read.path));
            for notation in [Notation::Numbers, Notation::Algebraic] {
                let short = position.move_text(&read.path, notation, Form::Short);
                assert_eq!(
                    position.read_move(&short).map(|again| again.mv),
                    Ok(read.mv)
                );
                let full = position.move_text(&read.path, notation, Form::Full);
                assert_eq!(position.read_move(&full), Ok(read.clone()));
            }
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            if let MoveTextError::NotAMove { column, .. } = error {
                assert!((1..=text.chars().count() + 1).contains(&column), "{text:?}");
            }
        }
    }
});
