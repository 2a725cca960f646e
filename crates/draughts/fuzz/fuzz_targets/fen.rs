//! Any text is a FEN or gets an error that points into it; what is read is written so that it is
//! read as the same again.
#![no_main]

use draughts::{FenError, Position, Variant};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for variant in Variant::ALL {
        match Position::from_fen(variant, text) {
            Ok(position) => {
                let fen = position.to_fen();
                assert_eq!(Position::from_fen(variant, &fen), Ok(position), "{fen}");
            }
            Err(error) => {
                assert!(!error.to_string().is_empty());
                if let Some(column) = column(&error) {
                    assert!((1..=text.chars().count() + 1).contains(&column), "{error}");
                }
            }
        }
    }
});

fn column(error: &FenError) -> Option<usize> {
    match *error {
        FenError::Ends { column, .. }
        | FenError::Unexpected { column, .. }
        | FenError::Square { column, .. }
        | FenError::Range { column, .. }
        | FenError::Occupied { column, .. }
        | FenError::SideTwice { column, .. } => Some(column),
        FenError::Setup(_) => None,
    }
}
