//! Whatever an address says, and whatever a forged link holds, it is refused or is a game that
//! comes back from its own link.
#![no_main]

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use crc::{CRC_32_ISO_HDLC, Crc};
use libfuzzer_sys::fuzz_target;
use makhos_link::{LinkedGame, code_in};

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = std::str::from_utf8(data) {
        read(code_in(text).unwrap_or(text));
    }
    read(&seal(data.to_vec()));
});

fn read(code: &str) {
    match LinkedGame::from_code(code) {
        Ok(linked) => {
            let fragment = linked.to_fragment().unwrap();
            assert_eq!(
                LinkedGame::from_code(code_in(&fragment).unwrap()),
                Ok(linked)
            );
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// The code of any content, with the check sum that fits.
fn seal(mut content: Vec<u8>) -> String {
    content.resize((content.len() + 4).next_multiple_of(3) - 4, 0);
    let sum = Crc::<u32>::new(&CRC_32_ISO_HDLC)
        .checksum(&content)
        .to_le_bytes();
    content.extend(sum);
    URL_SAFE_NO_PAD.encode(content)
}
