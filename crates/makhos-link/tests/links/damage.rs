//! A link that was changed on its way is refused, or still is the same game.

use makhos_link::{LinkError, LinkedGame, MAX_CODE_LENGTH, code_in};
use proptest::prelude::*;

use crate::random::{config, linked_game};

/// What may come instead of a character, or between two: all of base64url, and what ends a code.
fn characters() -> impl Iterator<Item = char> {
    ('!'..='~').chain([' ', '\n', 'é', 'ก', '\u{200b}'])
}

/// Expects a code, read as an address's `#g=` field, to be refused.
fn expect_refused(changed: &str) {
    let sent = format!("g={changed}");
    let read = LinkedGame::from_code(code_in(&sent).unwrap());
    assert!(
        matches!(read, Err(LinkError::Damaged(_))),
        "{changed} is read as {read:?}"
    );
}

proptest! {
    #![proptest_config(config(16))]

    #[test]
    fn every_change_of_one_character_is_refused(linked in linked_game()) {
        let fragment = linked.to_fragment().unwrap();
        let code = code_in(&fragment).unwrap();
        for at in 0..code.len() {
            let (before, from) = code.split_at(at);
            let after = &from[1..];
            expect_refused(&format!("{before}{after}"));
            for character in characters() {
                if !from.starts_with(character) {
                    expect_refused(&format!("{before}{character}{after}"));
                }
                expect_refused(&format!("{before}{character}{from}"));
            }
        }
    }

    #[test]
    fn every_cut_and_every_swap_of_two_neighbours_is_refused(linked in linked_game()) {
        let fragment = linked.to_fragment().unwrap();
        let code = code_in(&fragment).unwrap();
        for at in 0..code.len() {
            expect_refused(&code[..at]);
            let mut swapped: Vec<char> = code.chars().collect();
            if at > 0 && swapped[at] != swapped[at - 1] {
                swapped.swap(at - 1, at);
                expect_refused(&swapped.into_iter().collect::<String>());
            }
        }
    }
}

proptest! {
    #![proptest_config(config(4000))]

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,200}", code in "[A-Za-z0-9_-]{0,400}") {
        prop_assert!(LinkedGame::from_code(&text).is_err());
        prop_assert!(LinkedGame::from_code(&code).is_err());
        let field = format!("{text}&g={code}");
        prop_assert_eq!(code_in(&field).is_some(), true);
    }
}

#[test]
fn a_code_without_end_is_refused_at_once() {
    let length = MAX_CODE_LENGTH + 4;
    let read = LinkedGame::from_code(&"A".repeat(length));
    assert_eq!(read, Err(LinkError::TooLong { length }));
}
