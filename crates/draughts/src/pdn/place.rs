//! Places in a text.

use std::fmt;

/// Where something stands in a text: a line and a column, both from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: u32,
    /// The column, in characters from 1.
    pub column: u32,
}

impl Place {
    /// The first character of a text.
    pub const START: Place = Place { line: 1, column: 1 };

    /// The place `characters` to the right on the same line.
    #[must_use]
    pub const fn right(self, characters: u32) -> Place {
        Place {
            column: self.column.saturating_add(characters),
            ..self
        }
    }

    /// Goes over a piece of text that begins here. Line ends are LF, CR LF and CR.
    fn advance(&mut self, bytes: &[u8], next: Option<u8>) {
        let mut rest = bytes;
        while let Some(end) = memchr::memchr2(b'\n', b'\r', rest) {
            let pair = rest[end..].first() == Some(&b'\r')
                && rest.get(end + 1).copied().or(next) == Some(b'\n');
            if pair {
                self.column = self.column.saturating_add(characters(&rest[..=end]));
            } else {
                self.line = self.line.saturating_add(1);
                self.column = 1;
            }
            rest = &rest[end + 1..];
        }
        self.column = self.column.saturating_add(characters(rest));
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// The number of characters of a piece of a line; a byte is one where it is not UTF-8.
fn characters(bytes: &[u8]) -> u32 {
    let count = if bytes.is_ascii() {
        bytes.len()
    } else {
        std::str::from_utf8(bytes).map_or(bytes.len(), |text| text.chars().count())
    };
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Finds the places of offsets that only grow, each byte looked at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tracker {
    index: usize,
    place: Place,
}

impl Tracker {
    pub(super) const fn new() -> Tracker {
        Tracker {
            index: 0,
            place: Place::START,
        }
    }

    /// The place of `index`; an index before the last one asked for gets the last one's place.
    pub(super) fn place(&mut self, bytes: &[u8], index: usize) -> Place {
        if index > self.index {
            self.place
                .advance(&bytes[self.index..index], bytes.get(index).copied());
            self.index = index;
        }
        self.place
    }

    /// Forgets the first `count` bytes, which leave the buffer, after going on to `index`.
    pub(super) fn forget(&mut self, bytes: &[u8], index: usize, count: usize) {
        self.place(bytes, index);
        self.index -= count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_three_ways() {
        let text = "a\nb\r\nc\rd";
        let mut tracker = Tracker::new();
        let places: Vec<String> = (0..text.len())
            .map(|index| tracker.place(text.as_bytes(), index).to_string())
            .collect();
        assert_eq!(
            places,
            ["1:1", "1:2", "2:1", "2:2", "2:3", "3:1", "3:2", "4:1"]
        );
    }

    #[test]
    fn columns_count_characters_and_survive_a_moving_buffer() {
        let text = "หมากฮอส 25-22";
        let mut tracker = Tracker::new();
        let cut = "หมาก".len();
        tracker.forget(text.as_bytes(), cut, cut);
        let rest = &text.as_bytes()[cut..];
        let at = rest.len() - "25-22".len();
        assert_eq!(tracker.place(rest, at), Place { line: 1, column: 9 });
        let latin = b"caf\xe9 x";
        assert_eq!(Tracker::new().place(latin, 5).column, 6);
    }
}
