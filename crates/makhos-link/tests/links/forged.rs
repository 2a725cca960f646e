//! Links whose check sum fits, but that no program of ours writes.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use crc::{CRC_32_ISO_HDLC, Crc};
use draughts::{Color, SetupError};
use makhos_link::{Damage, LinkError, LinkedGame};
use proptest::{collection::vec, prelude::*};

use crate::random::{config, linked_game};

/// The code of any content.
fn seal(content: &[u8]) -> String {
    let mut bytes = content.to_vec();
    bytes.resize((content.len() + 4).next_multiple_of(3) - 4, 0);
    bytes.extend(
        Crc::<u32>::new(&CRC_32_ISO_HDLC)
            .checksum(&bytes)
            .to_le_bytes(),
    );
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The content whose bits these are, with white space to tell its parts apart.
fn content(bits: &str) -> Vec<u8> {
    let bits: Vec<u8> = bits
        .bytes()
        .filter(|bit| !bit.is_ascii_whitespace())
        .collect();
    let byte = |bits: &[u8]| {
        let bit = |at: usize| bits.get(at).is_some_and(|&bit| bit == b'1');
        (0..8).fold(0, |byte, at| byte << 1 | u8::from(bit(at)))
    };
    bits.chunks(8).map(byte).collect()
}

fn read(bits: &str) -> Result<LinkedGame, LinkError> {
    LinkedGame::from_code(&seal(&content(bits)))
}

const VERSION: &str = "00000001";

#[test]
fn an_empty_game_is_short() {
    let plain = format!("{VERSION} 0 0 0 0 0000 000000000000");
    assert!(read(&plain).is_ok());
    assert_eq!(seal(&content(&plain)).len(), 12);
}

#[test]
fn a_newer_version_is_named() {
    assert_eq!(read("00000010 1111"), Err(LinkError::UnknownVersion(2)));
    assert_eq!(read("11111111"), Err(LinkError::UnknownVersion(255)));
}

#[test]
fn a_move_that_is_none_is_refused_with_its_number() {
    // Seven moves each, so that an eighth can be written.
    let second = format!("{VERSION} 0 0 0 0 0000 000000000010 000 111");
    assert_eq!(read(&second), Err(LinkError::IllegalPly { ply: 2 }));
}

#[test]
fn a_move_after_the_end_is_refused() {
    // Black takes the last white piece, which takes no bit: it is forced.
    let squares = "0000 0000 0000 0000 0100 0100 0000 0000";
    let taken = format!("{VERSION} 0 1 0 0 0000 0 {squares} 10 00");
    assert!(read(&format!("{taken} 000000000001")).is_ok());
    let more = read(&format!("{taken} 000000000010"));
    assert_eq!(more, Err(LinkError::IllegalPly { ply: 2 }));
    let resigned = taken.replacen("0 0000 0", "0 0001 0", 1);
    let ended_twice = read(&format!("{resigned} 000000000001"));
    assert_eq!(ended_twice, Err(Damage::End.into()));
}

#[test]
fn an_end_without_meaning_is_refused() {
    for end in ["0110", "0111", "1000", "1111"] {
        let bits = format!("{VERSION} 0 0 0 0 {end} 000000000000");
        assert_eq!(read(&bits), Err(Damage::End.into()));
    }
}

#[test]
fn a_position_that_breaks_the_rules_is_refused() {
    let nothing = "0".repeat(32);
    let empty = format!("{VERSION} 0 1 0 0 0000 0 {nothing} 000000000000");
    assert_eq!(read(&empty), Err(SetupError::NoPieces.into()));
    let crowded = format!(
        "{VERSION} 1 1 0 0 0000 0 {} {}",
        "1".repeat(32),
        "01".repeat(32)
    );
    let (color, count) = (Color::Black, 32);
    assert_eq!(
        read(&format!("{crowded} 000000000000")),
        Err(SetupError::TooManyPieces { color, count }.into())
    );
}

#[test]
fn a_name_that_is_no_text_is_refused() {
    let bits = format!("{VERSION} 0 0 0 1 0000 00000001 11111111 00000000 000000000000");
    assert_eq!(read(&bits), Err(Damage::Name.into()));
}

#[test]
fn what_follows_the_end_is_refused() {
    let bits = format!("{VERSION} 0 0 0 0 0000 000000000000 1");
    assert_eq!(read(&bits), Err(Damage::TooMuch.into()));
    let zeros = format!("{VERSION} 0 0 0 0 0000 000000000000 {}", "0".repeat(40));
    assert_eq!(read(&zeros), Err(Damage::TooMuch.into()));
}

#[test]
fn more_moves_said_than_written_are_refused() {
    let bits = format!("{VERSION} 0 0 0 0 0000 111111111111 {}", "0".repeat(60));
    assert_eq!(read(&bits), Err(Damage::TooShort.into()));
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn any_content_is_read_or_refused(mut content in vec(any::<u8>(), 0..120)) {
        if let Some(version) = content.first_mut() {
            *version = 1;
        }
        if let Ok(linked) = LinkedGame::from_code(&seal(&content)) {
            let fragment = linked.to_fragment().unwrap();
            prop_assert_eq!(LinkedGame::from_code(&fragment[2..]), Ok(linked));
        }
    }

    #[test]
    fn a_changed_content_is_read_or_refused(
        linked in linked_game(),
        at in any::<prop::sample::Index>(),
        change in 1..=255u8,
    ) {
        let fragment = linked.to_fragment().unwrap();
        let mut bytes = URL_SAFE_NO_PAD.decode(&fragment[2..]).unwrap();
        bytes.truncate(bytes.len() - 4);
        *at.get_mut(&mut bytes) ^= change;
        if let Ok(other) = LinkedGame::from_code(&seal(&bytes)) {
            prop_assert_ne!(other, linked);
        }
    }
}
