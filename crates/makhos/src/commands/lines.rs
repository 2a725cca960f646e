//! Lines of any input, however long they are and whatever they contain.

use std::io::{self, BufRead, BufReader, Read};

use thiserror::Error;

/// Why a line is no text to read.
#[derive(Debug, PartialEq, Eq, Error)]
pub(super) enum LineError {
    #[error("the line is longer than {longest} bytes")]
    TooLong { longest: u64 },
    #[error("column {column}: the line is not UTF-8 text")]
    NotText { column: usize },
}

/// Reads an input line by line and never holds more than one of them.
pub(super) struct Lines<R> {
    input: BufReader<R>,
    line: Vec<u8>,
    number: u64,
    longest: u64,
}

impl<R: Read> Lines<R> {
    /// Lines of at most so many bytes; longer ones are skipped.
    pub(super) fn new(input: R, longest: u64) -> Lines<R> {
        Lines {
            input: BufReader::new(input),
            longest,
            line: Vec::new(),
            number: 0,
        }
    }

    /// The next line, without its end, and its number, counted from 1.
    pub(super) fn next(&mut self) -> io::Result<Option<(u64, Result<&str, LineError>)>> {
        self.line.clear();
        let mut head = self.input.by_ref().take(self.longest + 1);
        if head.read_until(b'\n', &mut self.line)? == 0 {
            return Ok(None);
        }
        self.number += 1;
        let ended = self.line.last() == Some(&b'\n');
        let too_long = !ended && self.line.len() as u64 > self.longest;
        if too_long {
            self.input.skip_until(b'\n')?;
            let longest = self.longest;
            return Ok(Some((self.number, Err(LineError::TooLong { longest }))));
        }
        Ok(Some((self.number, self.text())))
    }

    /// Whether all that has arrived is read, so that the next line may be long in coming.
    pub(super) fn would_wait(&self) -> bool {
        self.input.buffer().is_empty()
    }

    fn text(&self) -> Result<&str, LineError> {
        let line = self.line.strip_suffix(b"\n").unwrap_or(&self.line);
        let line = match self.number {
            1 => line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line),
            _ => line,
        };
        std::str::from_utf8(line).map_err(|error| {
            let before = String::from_utf8_lossy(&line[..error.valid_up_to()]);
            LineError::NotText {
                column: before.chars().count() + 1,
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONGEST: u64 = 40;

    fn read(input: &[u8]) -> Vec<(u64, Result<String, LineError>)> {
        let mut lines = Lines::new(input, LONGEST);
        let mut all = Vec::new();
        while let Some((number, line)) = lines.next().unwrap() {
            all.push((number, line.map(str::to_owned)));
        }
        all
    }

    #[test]
    fn lines_come_with_their_numbers_and_without_their_ends() {
        let lines = read("\u{feff}one\n\ntwo\r\nlast".as_bytes());
        let texts: Vec<_> = lines
            .iter()
            .map(|(number, line)| (*number, line.as_deref().unwrap()))
            .collect();
        assert_eq!(texts, [(1, "one"), (2, ""), (3, "two\r"), (4, "last")]);
    }

    #[test]
    fn bytes_that_are_no_text_are_an_error_of_their_line_alone() {
        let lines = read(b"a\n\xe0\xb8\x81b\xff\nc\n");
        assert_eq!(lines[0].1, Ok("a".to_owned()));
        assert_eq!(lines[1].1, Err(LineError::NotText { column: 3 }));
        assert_eq!(lines[2], (3, Ok("c".to_owned())));
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_whole() {
        let longest = "x".repeat(LONGEST as usize);
        let input = format!("{longest}\n{longest}y\n{longest}{longest}{longest}\nz\n{longest}y");
        let lines = read(input.as_bytes());
        let lengths: Vec<_> = lines
            .iter()
            .map(|(_, line)| line.as_ref().map(String::len))
            .collect();
        let too_long = Err(&LineError::TooLong { longest: LONGEST });
        assert_eq!(
            lengths,
            [Ok(LONGEST as usize), too_long, too_long, Ok(1), too_long]
        );
    }
}
