//! The part of a line that a finding is about, with carets under it.

use draughts::pdn::decode;
use unicode_width::UnicodeWidthStr;

use crate::commands::pdn::printable::printable;

/// How many characters are shown before and from the place on.
const BEFORE: usize = 40;
const BEHIND: usize = 60;

/// A part of a line.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Excerpt {
    pub(super) text: String,
    /// How many columns of the terminal the marked text is from the left, and how many it takes.
    pub(super) indent: usize,
    pub(super) width: usize,
}

impl Excerpt {
    /// The part around a column, counted in characters from 1. `marked` is marked where it stands
    /// there, and a single character otherwise.
    pub(super) fn new(line: &[u8], column: u32, marked: Option<&str>) -> Excerpt {
        let line = decode(line).0;
        let chars: Vec<char> = line.chars().collect();
        let at = (column as usize).saturating_sub(1).min(chars.len());
        let marked = marked
            .map_or(0, |marked| common(&chars[at..], marked))
            .max(1);
        let from = at.saturating_sub(BEFORE);
        let to = chars.len().min(at + BEHIND);
        let mut before: String = chars[from..at].iter().collect();
        if from > 0 {
            before.insert(0, '…');
        }
        let marked_text: String = chars[at..to].iter().take(marked).collect();
        let mut behind: String = chars[at..to].iter().skip(marked).collect();
        if to < chars.len() {
            behind.push('…');
        }
        let [before, marked, behind] = [before, marked_text, behind].map(plain);
        Excerpt {
            indent: before.width(),
            width: marked.width().max(1),
            text: before + &marked + &behind,
        }
    }
}

fn plain(text: String) -> String {
    printable(&text.replace('\t', " ")).into_owned()
}

/// How many characters a text begins with in common with another.
fn common(chars: &[char], other: &str) -> usize {
    chars
        .iter()
        .zip(other.chars())
        .take_while(|&(&a, b)| a == b)
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(line: &[u8], column: u32, marked: &str) -> String {
        let excerpt = Excerpt::new(line, column, Some(marked));
        let carets = "^".repeat(excerpt.width);
        format!("{}\n{}{carets}", excerpt.text, " ".repeat(excerpt.indent))
    }

    #[test]
    fn the_text_is_marked_where_it_stands() {
        assert_eq!(
            drawn(b"1. 11-15 9-9 *", 10, "9-9"),
            "1. 11-15 9-9 *\n         ^^^"
        );
        assert_eq!(drawn(b"1. 11-15", 4, "other"), "1. 11-15\n   ^");
        assert_eq!(drawn(b"1.", 3, "x"), "1.\n  ^");
        assert_eq!(drawn(b"", 9, "x"), "\n^");
    }

    #[test]
    fn columns_are_those_of_the_terminal() {
        assert_eq!(drawn("ที่นี่ x".as_bytes(), 8, "x"), "ที่นี่ x\n   ^");
        assert_eq!(
            drawn(b"caf\xe9\t\x1b x", 8, "x"),
            "café \u{fffd} x\n       ^"
        );
    }

    #[test]
    fn a_long_line_is_cut_on_both_sides() {
        let line = format!("{}9-9{}", "a".repeat(100), "b".repeat(100));
        let excerpt = Excerpt::new(line.as_bytes(), 101, Some("9-9"));
        assert_eq!(
            excerpt.text,
            format!("…{}9-9{}…", "a".repeat(40), "b".repeat(57))
        );
        assert_eq!((excerpt.indent, excerpt.width), (41, 3));
    }
}
