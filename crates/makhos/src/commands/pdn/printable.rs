//! Text of strangers, made safe for a terminal.

use std::borrow::Cow;

/// The text with a replacement character for all that would move the cursor, change colours or turn
/// the direction of writing.
pub(in crate::commands) fn printable(text: &str) -> Cow<'_, str> {
    if text.chars().any(is_harmful) {
        text.chars()
            .map(|c| if is_harmful(c) { '\u{fffd}' } else { c })
            .collect::<String>()
            .into()
    } else {
        text.into()
    }
}

fn is_harmful(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_harmful_is_replaced() {
        assert_eq!(printable("หมากฮอส – é"), "หมากฮอส – é");
        assert_eq!(
            printable("a\u{1b}[31mb\r\nc\u{202e}d\u{7}"),
            "a\u{fffd}[31mb\u{fffd}\u{fffd}c\u{fffd}d\u{fffd}"
        );
    }
}
