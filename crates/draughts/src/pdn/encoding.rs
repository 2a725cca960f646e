//! Bytes as text: UTF-8 or, where they are not, Windows-1252, of which Latin-1 is a part.

use std::borrow::Cow;

/// What the bytes from 0x80 to 0x9f mean in Windows-1252; its five unused ones are left as they are.
/// Source: <https://encoding.spec.whatwg.org/index-windows-1252.txt>
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The text of some bytes of a PDN, and whether they were UTF-8; other bytes are Windows-1252.
///
/// ```
/// use draughts::pdn::decode;
///
/// assert_eq!(decode(b"Andr\xe9"), ("André".into(), false));
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, bool) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (Cow::Borrowed(text), true),
        Err(_) => (
            Cow::Owned(bytes.iter().map(|&byte| windows_1252(byte)).collect()),
            false,
        ),
    }
}

/// The character at the start of some bytes with its length; `None` where there is no byte.
pub(super) fn first_char(bytes: &[u8]) -> Option<(char, usize)> {
    let first = *bytes.first()?;
    let longest = &bytes[..bytes.len().min(4)];
    let valid = match std::str::from_utf8(longest) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(&longest[..error.valid_up_to()]).unwrap_or_default(),
    };
    Some(
        valid
            .chars()
            .next()
            .map_or((windows_1252(first), 1), |c| (c, c.len_utf8())),
    )
}

fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS_1252[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_encodings_are_read() {
        assert_eq!(
            decode("หมากฮอส – é".as_bytes()),
            ("หมากฮอส – é".into(), true)
        );
        assert_eq!(decode(b"Andr\xe9"), ("André".into(), false));
        assert_eq!(decode(b"\x93quoted\x94 \x96"), ("“quoted” –".into(), false));
    }

    #[test]
    fn a_character_is_taken_alone_whatever_follows() {
        assert_eq!(first_char("ก\u{0}".as_bytes()), Some(('ก', 3)));
        assert_eq!(first_char(b"a\xff"), Some(('a', 1)));
        assert_eq!(first_char(b"\x96 1"), Some(('–', 1)));
        assert_eq!(first_char(b""), None);
    }
}
