//! The tokens of PDN. Nothing here knows what a game is.

use std::ops::Range;

use super::{
    encoding::{decode, first_char},
    result::GameResult,
};

/// The longest comment, tag value or piece of stray text that is kept, in bytes.
pub(super) const LONGEST_TEXT: usize = 1 << 16;

/// How many bytes from the start of a token on must be there to read it, unless the text ends.
pub(super) const LOOKAHEAD: usize = LONGEST_TEXT + 4096;

/// The longest move; whatever is longer is no move.
pub(super) const LONGEST_MOVE: usize = 128;

/// The longest position between slashes, and the longest value of a tag without quotes. What looks like
/// the start of one may be nothing of the kind, so that its end is not searched for any further.
pub(super) const LONGEST_SETUP: usize = 1024;
const LONGEST_BARE_VALUE: usize = 1024;

/// What a piece of text is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A tag pair.
    Tag {
        /// The name.
        name: Range<usize>,
        /// The value as written, without its quotes.
        value: Range<usize>,
        /// Whether it is written as it should be.
        well_formed: bool,
    },
    /// A comment in braces, without them.
    Comment { text: Range<usize>, end: CommentEnd },
    /// The rest of a line behind a semicolon.
    LineComment(Range<usize>),
    /// A line that begins with a percent sign, which is nobody's business.
    Escape,
    /// `12.`, `12...`, or a lone number.
    MoveNumber { number: u32, dots: usize },
    /// Dots that stand for a move that is not shown.
    Ellipsis,
    /// A move.
    Move,
    /// `!`, `?!`, `(?)` or a star that hangs on a move, without parentheses.
    Strength(Range<usize>),
    /// `$7`.
    Nag(u32),
    /// An opening parenthesis.
    Open,
    /// A closing parenthesis.
    Close,
    /// The end of a game, a usual one.
    Result,
    /// A position between slashes, without them.
    Setup(Range<usize>),
    /// Anything else.
    Stray,
}

/// How a comment in braces ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CommentEnd {
    /// With its brace.
    Closed,
    /// With the text, or with the tags of the next game.
    Unclosed,
    /// It goes on after [`LONGEST_TEXT`] bytes.
    TooLong,
}

/// The token at the start of some bytes, with its length. Where it cannot reach the end of the text
/// there are at least [`LOOKAHEAD`] bytes.
///
/// `after_move` says that a move ends right before.
pub(super) fn lex(bytes: &[u8], at_line_start: bool, after_move: bool) -> (Token, usize) {
    let Some(&first) = bytes.first() else {
        return (Token::Stray, 0);
    };
    match first {
        b'0'..=b'9' => number_or_move(bytes),
        b'[' => tag(bytes),
        b'{' => comment(bytes),
        b'a'..=b'j' => algebraic_move(bytes).unwrap_or_else(|| stray(bytes)),
        b'.' => ellipsis(bytes),
        b'(' => bracketed_strength(bytes).unwrap_or((Token::Open, 1)),
        b')' => (Token::Close, 1),
        b'!' | b'?' => {
            let length = run(bytes, is_strength);
            (Token::Strength(0..length), length)
        }
        b'*' if after_move && goes_on(&bytes[1..]) => (Token::Strength(0..1), 1),
        b'*' => (Token::Result, 1),
        b'$' => nag(bytes),
        b';' => {
            let length = line_length(bytes);
            (Token::LineComment(1..length), length)
        }
        b'%' if at_line_start => (Token::Escape, line_length(bytes)),
        b'/' => setup(bytes).unwrap_or_else(|| stray(bytes)),
        b'}' | b']' => (Token::Stray, 1),
        _ => stray(bytes),
    }
}

/// The bytes of white space at the start, of which there may be more after them.
#[inline]
pub(super) fn white_space(bytes: &[u8]) -> usize {
    match bytes {
        [b' ', b'!'..=b'~', ..] => 1,
        [b'!'..=b'~', ..] => 0,
        _ => long_white_space(bytes),
    }
}

fn long_white_space(bytes: &[u8]) -> usize {
    let mut length = 0;
    loop {
        length += run(&bytes[length..], |byte| {
            byte.is_ascii_whitespace() || byte == 0x0b
        });
        let rest = &bytes[length..];
        match rest.first() {
            Some(0x80..) => match first_char(rest) {
                Some((c, width)) if c.is_whitespace() || c == '\u{feff}' => length += width,
                _ => return length,
            },
            _ => return length,
        }
    }
}

fn run(bytes: &[u8], wanted: impl Fn(u8) -> bool) -> usize {
    bytes
        .iter()
        .position(|&byte| !wanted(byte))
        .unwrap_or(bytes.len())
}

fn is_strength(byte: u8) -> bool {
    matches!(byte, b'!' | b'?')
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

/// The length of the line, without its end and at most [`LONGEST_TEXT`].
fn line_length(bytes: &[u8]) -> usize {
    let bytes = &bytes[..bytes.len().min(LONGEST_TEXT)];
    memchr::memchr2(b'\n', b'\r', bytes).unwrap_or(bytes.len())
}

/// Whether more of a game follows, and not its end.
fn goes_on(bytes: &[u8]) -> bool {
    let rest = &bytes[white_space(bytes)..];
    rest.first().is_some_and(|&byte| byte != b'[')
}

fn number_or_move(bytes: &[u8]) -> (Token, usize) {
    let digits = run(bytes, |byte| byte.is_ascii_digit());
    match bytes.get(digits) {
        Some(b'.') => {
            let (dots, length) = dots(&bytes[digits..]);
            (move_number(&bytes[..digits], dots), digits + length)
        }
        Some(b'/') if bytes.starts_with(b"1/2-1/2") => (Token::Result, 7),
        _ => match numeric_move(bytes, digits) {
            Some(length) if is_result(&bytes[..length]) => (Token::Result, length),
            Some(length) => (Token::Move, length),
            None if bytes.get(digits).is_some_and(u8::is_ascii_alphabetic) => stray(bytes),
            None => (move_number(&bytes[..digits], 0), digits),
        },
    }
}

/// The dots behind a move number, of which the last ones may stand apart as in `1. ...`, and how far
/// they go.
fn dots(bytes: &[u8]) -> (usize, usize) {
    let is_dot = |byte| byte == b'.';
    let near = run(bytes, is_dot);
    let gap = run(&bytes[near..], is_blank);
    match run(&bytes[near + gap..], is_dot) {
        0 | 1 => (near, near),
        apart => (near + apart, near + gap + apart),
    }
}

/// Whether what looks like a move is a result.
fn is_result(bytes: &[u8]) -> bool {
    matches!(bytes[0], b'0'..=b'2') && GameResult::usual(&decode(bytes).0).is_some()
}

fn move_number(digits: &[u8], dots: usize) -> Token {
    Token::MoveNumber {
        number: number(digits),
        dots,
    }
}

/// The value of some digits, or the greatest number where it is too great.
fn number(digits: &[u8]) -> u32 {
    digits.iter().fold(0, |number: u32, digit| {
        number
            .saturating_mul(10)
            .saturating_add(u32::from(digit - b'0'))
    })
}

/// The length of a move as nearly all are written, `11-15` or `8x11` with white space behind it; it
/// is found much faster than others. `None` where it is another one, a result or something else.
#[inline]
pub(super) fn plain_move(bytes: &[u8]) -> Option<usize> {
    let first = square_digits(bytes)?;
    let (b'-' | b'x') = *bytes.get(first)? else {
        return None;
    };
    let length = first + 1 + square_digits(&bytes[first + 1..])?;
    // Results have only one digit on either side.
    let is_plain = length > 3 && matches!(bytes.get(length)?, b' ' | b'\n' | b'\r');
    let next = bytes.get(length + 1);
    (is_plain && next.is_some_and(|next| next.is_ascii_digit() || *next == b'\n')).then_some(length)
}

/// A move number as nearly all are written, `12. ` before a move, with its length.
#[inline]
pub(super) fn plain_number(bytes: &[u8]) -> Option<(u32, usize)> {
    let digits = match bytes {
        [b'0'..=b'9', b'.', ..] => 1,
        [b'0'..=b'9', b'0'..=b'9', b'.', ..] => 2,
        [b'0'..=b'9', b'0'..=b'9', b'0'..=b'9', b'.', ..] => 3,
        _ => return None,
    };
    let is_plain = matches!(
        bytes[digits + 1..],
        [b'0'..=b'9', ..] | [b' ' | b'\n', b'0'..=b'9' | b'a'..=b'h', ..]
    );
    is_plain.then(|| (number(&bytes[..digits]), digits + 1))
}

/// How many digits a square's number has that has no zero before it.
fn square_digits(bytes: &[u8]) -> Option<usize> {
    match bytes {
        [b'1'..=b'9', b'0'..=b'9', ..] => Some(2),
        [b'1'..=b'9', ..] => Some(1),
        _ => None,
    }
}

/// The length of a move whose first square has so many digits.
fn numeric_move(bytes: &[u8], first_square: usize) -> Option<usize> {
    let bytes = &bytes[..bytes.len().min(LONGEST_MOVE)];
    let mut length = first_square;
    while let Some(separator) = separator(&bytes[length.min(bytes.len())..]) {
        let at = length + separator;
        let digits = run(&bytes[at..], |byte| byte.is_ascii_digit());
        if digits == 0 {
            break;
        }
        length = at + digits;
    }
    (length > first_square).then_some(length)
}

/// The length of a sign between squares, with the blanks around it.
fn separator(bytes: &[u8]) -> Option<usize> {
    let before = run(bytes, is_blank);
    let width = sign(&bytes[before..])?;
    Some(before + width + run(&bytes[before + width..], is_blank))
}

/// The length of a sign between squares: `-`, `x`, `:`, or what typesetters make of them.
fn sign(bytes: &[u8]) -> Option<usize> {
    match bytes.first()? {
        b'-' | b'x' | b':' | b'X' => Some(1),
        0x80.. => {
            let (c, width) = first_char(bytes)?;
            matches!(c, '×' | '–' | '—' | '‐' | '‑' | '−' | 'х').then_some(width)
        }
        _ => None,
    }
}

fn algebraic_move(bytes: &[u8]) -> Option<(Token, usize)> {
    let bytes = &bytes[..bytes.len().min(LONGEST_MOVE)];
    let mut length = algebraic_square(bytes)?;
    let first_square = length;
    loop {
        let rest = &bytes[length..];
        let separator = sign(rest).unwrap_or(0);
        match algebraic_square(&rest[separator..]) {
            Some(square) => length += separator + square,
            None => break,
        }
    }
    let is_word = bytes.get(length).is_some_and(u8::is_ascii_alphanumeric);
    (length > first_square && !is_word).then_some((Token::Move, length))
}

fn algebraic_square(bytes: &[u8]) -> Option<usize> {
    bytes.first().filter(|byte| (b'a'..=b'j').contains(byte))?;
    let digits = run(&bytes[1..], |byte| byte.is_ascii_digit());
    (1..=2).contains(&digits).then_some(1 + digits)
}

fn ellipsis(bytes: &[u8]) -> (Token, usize) {
    match run(bytes, |byte| byte == b'.') {
        length @ 2.. => (Token::Ellipsis, length),
        length => (Token::Stray, length),
    }
}

fn bracketed_strength(bytes: &[u8]) -> Option<(Token, usize)> {
    let length = run(&bytes[1..], is_strength);
    let closed = length > 0 && bytes.get(1 + length) == Some(&b')');
    closed.then_some((Token::Strength(1..1 + length), length + 2))
}

fn nag(bytes: &[u8]) -> (Token, usize) {
    match run(&bytes[1..], |byte| byte.is_ascii_digit()) {
        0 => (Token::Stray, 1),
        digits => (Token::Nag(number(&bytes[1..=digits])), 1 + digits),
    }
}

fn setup(bytes: &[u8]) -> Option<(Token, usize)> {
    let bytes = &bytes[..bytes.len().min(LONGEST_SETUP)];
    let length = 1 + memchr::memchr3(b'/', b'\n', b'\r', &bytes[1..])?;
    (bytes[length] == b'/').then_some((Token::Setup(1..length), length + 1))
}

fn comment(bytes: &[u8]) -> (Token, usize) {
    let within = &bytes[..bytes.len().min(LONGEST_TEXT)];
    let (end, length, cut) = match memchr::memchr(b'}', within) {
        Some(length) => (CommentEnd::Closed, length, 1),
        None => match start_of_tags(within) {
            Some(length) => (CommentEnd::Unclosed, length, 0),
            None if within.len() < bytes.len() => (CommentEnd::TooLong, char_start(within), 0),
            None => (CommentEnd::Unclosed, within.len(), 0),
        },
    };
    let text = 1..length;
    (Token::Comment { text, end }, length + cut)
}

/// The length of some bytes without a character that is cut at their end.
fn char_start(bytes: &[u8]) -> usize {
    match std::str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => error.valid_up_to(),
        _ => bytes.len(),
    }
}

/// Where a line begins like a tag.
pub(super) fn start_of_tags(bytes: &[u8]) -> Option<usize> {
    memchr::memchr_iter(b'[', bytes).find(|&at| {
        let begins_line = at > 0 && matches!(bytes[at - 1], b'\n' | b'\r');
        begins_line && is_tag(&bytes[at..])
    })
}

/// Whether some bytes begin like a tag: bracket, name, quote.
fn is_tag(bytes: &[u8]) -> bool {
    let name = run(&bytes[1..], is_name);
    let rest = &bytes[1 + name..];
    name > 0 && rest.get(run(rest, is_blank)) == Some(&b'"')
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn tag(bytes: &[u8]) -> (Token, usize) {
    let blanks = run(&bytes[1..], is_blank);
    let start = 1 + blanks;
    let name = start..start + run(&bytes[start..], is_name);
    if name.is_empty() || bytes[name.start].is_ascii_digit() {
        return (Token::Stray, 1);
    }
    let after_name = name.end + run(&bytes[name.end..], is_blank);
    if bytes.get(after_name) == Some(&b'"') {
        quoted_tag(bytes, name, after_name + 1)
    } else {
        unquoted_tag(bytes, name, after_name)
    }
}

fn quoted_tag(bytes: &[u8], name: Range<usize>, start: usize) -> (Token, usize) {
    let text = &bytes[..bytes.len().min(LONGEST_TEXT)];
    if let Some(end) = closing_quote(text, start) {
        let after = end + 1 + run(&text[end + 1..], |byte| byte.is_ascii_whitespace());
        if text.get(after) == Some(&b']') && start_of_tags(&text[start..end]).is_none() {
            let value = start..end;
            let well_formed = true;
            return (
                Token::Tag {
                    name,
                    value,
                    well_formed,
                },
                after + 1,
            );
        }
    }
    malformed_tag(&text[..line_length(text)], name, start)
}

/// A tag whose value holds bare quotes, or whose quote or bracket is missing: it goes to the last
/// bracket of the line, or to the end of it.
fn malformed_tag(line: &[u8], name: Range<usize>, start: usize) -> (Token, usize) {
    let start = start.min(line.len());
    let (end, length) = match memchr::memrchr(b']', &line[start..]) {
        Some(bracket) => (start + bracket, start + bracket + 1),
        None => (line.len(), line.len()),
    };
    let value = trimmed(line, start..end);
    let well_formed = false;
    (
        Token::Tag {
            name,
            value,
            well_formed,
        },
        length,
    )
}

fn unquoted_tag(bytes: &[u8], name: Range<usize>, start: usize) -> (Token, usize) {
    let near = &bytes[..bytes.len().min(start + LONGEST_BARE_VALUE)];
    let line = &near[..line_length(near).max(start)];
    match memchr::memchr(b']', &line[start..]) {
        Some(_) => malformed_tag(line, name, start),
        None => (Token::Stray, 1),
    }
}

/// A range without blanks around it and without a quote at its end.
fn trimmed(bytes: &[u8], range: Range<usize>) -> Range<usize> {
    let mut text = bytes[range.clone()].trim_ascii_end();
    if let Some(b'"') = text.last() {
        text = &text[..text.len() - 1];
    }
    range.start..range.start + text.len()
}

fn closing_quote(bytes: &[u8], start: usize) -> Option<usize> {
    let mut from = start;
    loop {
        let at = from + memchr::memchr2(b'"', b'\\', bytes.get(from..)?)?;
        if bytes[at] == b'"' {
            return Some(at);
        }
        from = at + 2;
    }
}

/// Everything up to what may be a move, a comment or the like: whole words, so that a sentence stays
/// together.
fn stray(bytes: &[u8]) -> (Token, usize) {
    let text = &bytes[..bytes.len().min(LONGEST_TEXT)];
    let mut length = word(text).max(first_char(text).map_or(1, |(_, width)| width));
    loop {
        let rest = &text[length..];
        let gap = run(rest, |byte| byte.is_ascii_whitespace());
        let next = &rest[gap..];
        if gap == 0 || !is_word(next) {
            return (Token::Stray, length);
        }
        length += gap + word(next);
    }
}

/// Whether a word of a sentence comes next, and no move.
fn is_word(bytes: &[u8]) -> bool {
    match first_char(bytes) {
        Some((c, _)) if c.is_alphabetic() => algebraic_move(bytes).is_none(),
        Some((c, _)) if c.is_ascii_digit() => {
            let digits = run(bytes, |byte| byte.is_ascii_digit());
            let rest = &bytes[digits..];
            let blanks = run(rest, is_blank);
            blanks > 0 && rest.get(blanks).is_some_and(u8::is_ascii_alphabetic)
        }
        Some((c, _)) => matches!(c, ',' | ':' | '\'' | '"' | '&' | '“' | '‘' | '”' | '’'),
        None => false,
    }
}

/// The length of a word.
fn word(bytes: &[u8]) -> usize {
    run(bytes, |byte| {
        !byte.is_ascii_whitespace()
            && !matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']' | b'$')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tokens of a text, each with its kind and what it covers.
    fn tokens(text: &str) -> Vec<String> {
        let bytes = text.as_bytes();
        let mut at = 0;
        let mut after_move = false;
        let mut found = Vec::new();
        loop {
            let blanks = white_space(&bytes[at..]);
            at += blanks;
            if at == bytes.len() {
                return found;
            }
            let line_start = at == 0 || matches!(bytes[at - 1], b'\n' | b'\r');
            let (token, length) = lex(&bytes[at..], line_start, after_move && blanks == 0);
            assert!(length > 0, "{text} stands still at {at}");
            after_move = token == Token::Move;
            let part = |range: &Range<usize>| &text[at + range.start..at + range.end];
            found.push(match &token {
                Token::Tag {
                    name,
                    value,
                    well_formed,
                } => {
                    let mark = if *well_formed { "" } else { "~" };
                    format!("{mark}tag {}={}", part(name), part(value))
                }
                Token::Comment { text, end } => format!("{end:?} {}", part(text)),
                Token::LineComment(text) => format!("; {}", part(text)),
                Token::MoveNumber { number, dots } => format!("#{number}/{dots}"),
                Token::Strength(text) => format!("strength {}", part(text)),
                Token::Nag(number) => format!("${number}"),
                Token::Setup(text) => format!("setup {}", part(text)),
                Token::Result => {
                    let result = GameResult::from_text(&text[at..at + length]);
                    format!("{result:?}")
                }
                Token::Move => format!("move {}", &text[at..at + length]),
                Token::Stray => format!("stray {}", &text[at..at + length]),
                other => format!("{other:?}"),
            });
            at += length;
        }
    }

    #[test]
    fn moves_are_told_from_numbers_and_results() {
        assert_eq!(
            tokens("1. 11-15 24x20x11 2... 3- 9 47x 9 1.a3b4 c3-d4 a3xc5xe7 d4:b6"),
            [
                "#1/1",
                "move 11-15",
                "move 24x20x11",
                "#2/3",
                "move 3- 9",
                "move 47x 9",
                "#1/1",
                "move a3b4",
                "move c3-d4",
                "move a3xc5xe7",
                "move d4:b6"
            ]
        );
        assert_eq!(
            tokens("1-0 0-1 1/2-1/2 2-0 1-1 0-2 0-0 * 4-6"),
            [
                "FirstWins",
                "SecondWins",
                "Draw",
                "FirstWins",
                "Draw",
                "SecondWins",
                "BothLose",
                "Unfinished",
                "move 4-6"
            ]
        );
        assert_eq!(
            tokens("12 ... 7-12 1. ... 7-12"),
            ["#12/0", "Ellipsis", "move 7-12", "#1/4", "move 7-12"]
        );
        assert_eq!(tokens("25×18–14"), ["move 25×18–14"]);
        assert_eq!(
            tokens("1 - 0 0–1 1- 11"),
            ["FirstWins", "SecondWins", "move 1- 11"]
        );
    }

    #[test]
    fn what_hangs_on_moves_is_read() {
        assert_eq!(
            tokens("32-28!? 19-23(!?!!) 2.28x19* 5-9 $7 14-18*"),
            [
                "move 32-28",
                "strength !?",
                "move 19-23",
                "strength !?!!",
                "#2/1",
                "move 28x19",
                "strength *",
                "move 5-9",
                "$7",
                "move 14-18",
                "Unfinished"
            ]
        );
        assert_eq!(tokens("(18-23)"), ["Open", "move 18-23", "Close"]);
        assert_eq!(tokens("/FEN \"W:W1:B2\"/"), ["setup FEN \"W:W1:B2\""]);
    }

    #[test]
    fn comments_end_where_they_should() {
        assert_eq!(tokens("{a {b} c}"), ["Closed a {b", "stray c", "stray }"]);
        assert_eq!(tokens("; to the end\n1-5"), [";  to the end", "move 1-5"]);
        assert_eq!(tokens("% escaped\n1-5"), ["Escape", "move 1-5"]);
        assert_eq!(
            tokens("{open\n[Event \"x\"]"),
            ["Unclosed open\n", "tag Event=x"]
        );
        let long = format!("{{{}}}", "a".repeat(2 * LONGEST_TEXT));
        assert!(tokens(&long)[0].starts_with("TooLong aaa"));
    }

    #[test]
    fn tags_are_read_even_where_they_are_broken() {
        assert_eq!(
            tokens(r#"[Event "A \"b\" c"] [ Site  "" ] [X "1"]"#),
            [r#"tag Event=A \"b\" c"#, "tag Site=", "tag X=1"]
        );
        for (text, token) in [
            (r#"[Event "The "Big" One"]"#, r#"~tag Event=The "Big" One"#),
            ("[Event bare]", "~tag Event=bare"),
            ("[Event \"open]\n", "~tag Event=open"),
            ("[Event \"no bracket\"\n", "~tag Event=no bracket"),
            ("[Event \"", "~tag Event="),
        ] {
            assert_eq!(tokens(text)[0], token, "{text}");
        }
        assert_eq!(tokens("[1]")[0], "stray [");
    }

    #[test]
    fn a_sentence_stays_together() {
        assert_eq!(
            tokens("8-11Red overstepped the time, with 3 kings. 0-1"),
            [
                "move 8-11",
                "stray Red overstepped the time, with 3 kings.",
                "SecondWins"
            ]
        );
        assert_eq!(
            tokens("White wins. 22-17"),
            ["stray White wins.", "move 22-17"]
        );
        assert_eq!(tokens("ดำชนะ 1-0"), ["stray ดำชนะ", "FirstWins"]);
    }
}
