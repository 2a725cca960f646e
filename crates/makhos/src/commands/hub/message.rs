//! The lines of the protocol: a command and arguments, `level move-time=1.5`.

use std::{fmt, str::FromStr};

use thiserror::Error;

/// A line: a command with its arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::commands) struct Message {
    /// What is to be done or told; empty where the line is.
    pub(in crate::commands) command: String,
    arguments: Vec<(String, String)>,
}

/// Why a line is no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(in crate::commands) enum MessageError {
    #[error(
        "column {column}: the quote has no end; a value is written name=value or name=\"a value\""
    )]
    OpenQuote { column: usize },
    #[error("column {column}: a value has no name; it is written name=value")]
    NoName { column: usize },
}

impl Message {
    /// A message without arguments.
    pub(in crate::commands) fn new(command: &str) -> Message {
        Message {
            command: command.to_owned(),
            arguments: Vec::new(),
        }
    }

    /// The same message with one more argument.
    #[must_use]
    pub(in crate::commands) fn with(mut self, name: &str, value: impl ToString) -> Message {
        // The protocol has no way to write a quote in a value, and a line has to stay one.
        let value = value
            .to_string()
            .replace('"', "'")
            .replace(['\r', '\n'], " ");
        self.arguments.push((name.to_owned(), value));
        self
    }

    /// The value of an argument, empty where it has none; `None` where it is not there.
    pub(in crate::commands) fn argument(&self, name: &str) -> Option<&str> {
        let mut named = self.arguments.iter().filter(|(other, _)| other == name);
        named.next().map(|(_, value)| &value[..])
    }

    /// The number that an argument is.
    pub(in crate::commands) fn number<T: FromStr>(&self, name: &str) -> Option<T> {
        self.argument(name)?.parse().ok()
    }

    /// Reads a line.
    ///
    /// # Errors
    ///
    /// [`MessageError`] where an argument is not written as the protocol has it.
    pub(in crate::commands) fn read(line: &str) -> Result<Message, MessageError> {
        let (command, mut rest) = split(line.trim(), char::is_whitespace);
        let mut message = Message::new(command);
        loop {
            rest = rest.trim_start();
            if rest.is_empty() {
                return Ok(message);
            }
            let column = column(line, rest);
            let (name, behind) = split(rest, |c| c == '=' || c.is_whitespace());
            if name.is_empty() {
                return Err(MessageError::NoName { column });
            }
            let (value, behind) = match behind.strip_prefix('=') {
                Some(behind) => value(line, behind)?,
                None => ("", behind),
            };
            message.arguments.push((name.to_owned(), value.to_owned()));
            rest = behind;
        }
    }
}

/// The value at the beginning of a text, and what stands behind it.
fn value<'a>(line: &str, text: &'a str) -> Result<(&'a str, &'a str), MessageError> {
    match text.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"').ok_or(MessageError::OpenQuote {
            column: column(line, text),
        }),
        None => Ok(split(text, char::is_whitespace)),
    }
}

/// A text before and from the first character of a kind.
fn split(text: &str, ends: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(ends).unwrap_or(text.len()))
}

/// The column in a line at which its end `rest` begins, but for blanks at the very end.
fn column(line: &str, rest: &str) -> usize {
    let line = line.trim_end();
    let before = line.len() - rest.len();
    line[..before].chars().count() + 1
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        for (name, value) in &self.arguments {
            if value.is_empty() || value.contains(|c: char| c == '=' || c.is_whitespace()) {
                write!(f, " {name}=\"{value}\"")?;
            } else {
                write!(f, " {name}={value}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn values_may_be_bare_quoted_or_missing() {
        let message =
            Message::read("  pos pos=Wee  moves=\"1-5 5-9\" infinite empty=\"\"\t").unwrap();
        assert_eq!(message.command, "pos");
        assert_eq!(message.argument("pos"), Some("Wee"));
        assert_eq!(message.argument("moves"), Some("1-5 5-9"));
        assert_eq!(message.argument("infinite"), Some(""));
        assert_eq!(message.argument("empty"), Some(""));
        assert_eq!(message.argument("other"), None);
    }

    #[test]
    fn arguments_are_found_between_others() {
        let line = "info depth=12 pv=\"32-28 depth=3\" score=-0.25 nodes=12345";
        let message = Message::read(line).unwrap();
        assert_eq!(message.argument("depth"), Some("12"));
        assert_eq!(message.argument("pv"), Some("32-28 depth=3"));
        assert_eq!(message.argument("score"), Some("-0.25"));
        assert_eq!(message.number("nodes"), Some(12_345_u64));
        assert_eq!(message.argument("time"), None);
        assert!(Message::read("info pv=\"open").is_err());
    }

    #[test]
    fn an_empty_line_is_an_empty_message() {
        assert_eq!(Message::read(" \t"), Ok(Message::default()));
    }

    #[test]
    fn what_is_wrong_is_said_with_its_column() {
        let read = |line| Message::read(line).unwrap_err();
        assert_eq!(read("pos pos=\"We"), MessageError::OpenQuote { column: 9 });
        assert_eq!(read(" กก =4"), MessageError::NoName { column: 5 });
    }

    #[test]
    fn what_is_written_stays_one_line() {
        let message = Message::new("error").with("message", "no \"x\"\nhere");
        assert_eq!(message.to_string(), "error message=\"no 'x' here\"");
        let bare = Message::new("done")
            .with("move", "32-28")
            .with("ponder", "5x14x9");
        assert_eq!(bare.to_string(), "done move=32-28 ponder=5x14x9");
    }

    proptest! {
        #[test]
        fn no_line_is_too_much(line in "\\PC*|[a-z =\"\t]*") {
            if let Ok(message) = Message::read(&line) {
                prop_assert!(message.command.len() <= line.len());
            }
        }

        #[test]
        fn what_is_written_is_read_again(command in "[a-z-]{1,9}", values in prop::collection::vec("[ -!#-~ก-๙]{0,9}", 0..5)) {
            let message = values.iter().enumerate().fold(Message::new(&command), |message, (i, value)| {
                message.with(&format!("name{i}"), value)
            });
            prop_assert_eq!(Message::read(&message.to_string()), Ok(message));
        }
    }
}
