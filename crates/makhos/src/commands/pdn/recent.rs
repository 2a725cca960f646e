//! The last part of a text that is read, to show the lines that findings are about.

use std::{
    cell::RefCell,
    io::{self, Read},
    rc::Rc,
};

/// How much is kept at least.
const KEPT: usize = 1 << 20;

/// Longer lines are not shown.
const LONGEST_LINE: usize = 1 << 14;

/// Reads and remembers what it has read last.
pub(super) struct Remembering<R> {
    input: R,
    recent: Rc<RefCell<Recent>>,
}

impl<R: Read> Remembering<R> {
    pub(super) fn new(input: R) -> (Remembering<R>, Rc<RefCell<Recent>>) {
        let recent = Rc::new(RefCell::new(Recent::default()));
        let reader = Remembering {
            input,
            recent: Rc::clone(&recent),
        };
        (reader, recent)
    }
}

impl<R: Read> Read for Remembering<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.input.read(buffer)?;
        self.recent.borrow_mut().push(&buffer[..read]);
        Ok(read)
    }
}

/// The last part of a text, gone through line by line.
pub(super) struct Recent {
    bytes: Vec<u8>,
    /// Where the line looked at last begins, and its number from 1.
    start: usize,
    number: u32,
    /// The beginning of that line has been dropped.
    cut: bool,
}

impl Default for Recent {
    fn default() -> Recent {
        Recent {
            bytes: Vec::new(),
            start: 0,
            number: 1,
            cut: false,
        }
    }
}

impl Recent {
    fn push(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
        if self.bytes.len() > 2 * KEPT {
            self.drop_before(self.bytes.len() - KEPT);
        }
    }

    fn drop_before(&mut self, index: usize) {
        while self.start < index && self.next_line() {}
        if self.bytes.len() - self.start > KEPT + LONGEST_LINE {
            self.start = index;
            self.cut = true;
        }
        self.bytes.drain(..self.start);
        self.start = 0;
    }

    /// A line without its end. Lines can only be asked for in their order; `None` where a line is
    /// too long or too far back.
    pub(super) fn line(&mut self, number: u32) -> Option<&[u8]> {
        while self.number < number && self.next_line() {}
        if self.number != number || self.cut {
            return None;
        }
        let rest = &self.bytes[self.start..];
        let length = rest
            .iter()
            .take(LONGEST_LINE + 1)
            .position(|&byte| is_end(byte));
        let line = &rest[..length.unwrap_or(rest.len())];
        (line.len() <= LONGEST_LINE).then_some(line)
    }

    /// Goes to the next line, if its beginning is there.
    fn next_line(&mut self) -> bool {
        let rest = &self.bytes[self.start..];
        let length = match rest.iter().position(|&byte| is_end(byte)) {
            Some(end) => match rest[end..] {
                [b'\r', b'\n', ..] => end + 2,
                // A line feed may still follow.
                [b'\r'] => return false,
                _ => end + 1,
            },
            None => return false,
        };
        self.start += length;
        self.number = self.number.saturating_add(1);
        self.cut = false;
        true
    }
}

fn is_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_all(text: &[u8]) -> Recent {
        let mut recent = Recent::default();
        for part in text.chunks(1000) {
            recent.push(part);
        }
        recent
    }

    #[test]
    fn lines_come_in_their_order_whatever_their_ends() {
        let mut recent = read_all(b"one\ntwo\r\nthree\rfour\n\nlast");
        assert_eq!(recent.line(1), Some(&b"one"[..]));
        assert_eq!(recent.line(3), Some(&b"three"[..]));
        assert_eq!(recent.line(3), Some(&b"three"[..]));
        assert_eq!(recent.line(2), None);
        assert_eq!(recent.line(5), Some(&b""[..]));
        assert_eq!(recent.line(6), Some(&b"last"[..]));
        assert_eq!(recent.line(7), None);
    }

    #[test]
    fn a_line_end_is_one_though_it_comes_in_two_parts() {
        let mut recent = Recent::default();
        recent.push(b"one\r");
        assert_eq!(recent.line(2), None);
        recent.push(b"\ntwo");
        assert_eq!(recent.line(2), Some(&b"two"[..]));
    }

    #[test]
    fn only_the_last_part_is_kept() {
        let text: String = (1..=400_000).map(|n| format!("line {n}\n")).collect();
        let mut recent = read_all(text.as_bytes());
        assert!(recent.bytes.len() <= 2 * KEPT);
        assert_eq!(recent.line(1), None);
        assert_eq!(recent.line(399_000), Some(&b"line 399000"[..]));
    }

    #[test]
    fn a_line_that_is_too_long_is_not_kept() {
        let mut text = vec![b'x'; 5 * KEPT];
        text.extend(b"\nshort\n");
        let mut recent = read_all(&text);
        assert!(recent.bytes.len() <= 2 * KEPT);
        assert_eq!(recent.line(1), None);
        assert_eq!(recent.line(2), Some(&b"short"[..]));
        let mut recent = read_all(&vec![b'x'; LONGEST_LINE + 1]);
        assert_eq!(recent.line(1), None);
    }
}
