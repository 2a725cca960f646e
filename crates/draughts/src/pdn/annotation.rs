//! Commands in comments: clocks and evaluations.

use std::{ops::Range, time::Duration};

use super::Comment;
use crate::Color;

/// A command of a comment, such as `[%clk 1:55:21]`.
#[derive(Clone, Debug, PartialEq)]
pub enum Annotation<'a> {
    /// `clk` or `mct`: what the clock of the side that has moved shows.
    Clock(Duration),
    /// `clock`, or `clk` with letters: what the clocks show, and whose is running.
    Clocks {
        /// White's.
        white: Option<Duration>,
        /// Black's.
        black: Option<Duration>,
        /// The side whose clock runs, where the text says so.
        running: Option<Color>,
    },
    /// `eval`: an evaluation in men, good for White where it is positive, as programs write it.
    Evaluation(f64),
    /// Anything else.
    Other {
        /// The command.
        name: &'a str,
        /// What follows it.
        value: &'a str,
    },
}

impl Comment {
    /// The commands it holds.
    ///
    /// ```
    /// use std::time::Duration;
    /// use draughts::pdn::{Annotation, read_games};
    ///
    /// let games = read_games(b"1. 11-15 {[%clk 0:01:30] bold} *")?;
    /// let node = games[0].node(games[0].main_line().next().unwrap());
    /// let comment = &node.comments[0];
    /// assert_eq!(comment.annotations(), [Annotation::Clock(Duration::from_secs(90))]);
    /// assert_eq!(comment.words(), "bold");
    /// # Ok::<(), draughts::pdn::ReadError>(())
    /// ```
    #[must_use]
    pub fn annotations(&self) -> Vec<Annotation<'_>> {
        commands(&self.text)
            .into_iter()
            .map(|range| annotation(&self.text[range.start + 2..range.end - 1]))
            .collect()
    }

    /// The text without commands.
    #[must_use]
    pub fn words(&self) -> String {
        let mut words = self.text.clone();
        for range in commands(&self.text).into_iter().rev() {
            words.replace_range(range, " ");
        }
        words.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// Where the commands of a text are, brackets and all.
fn commands(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(start) = text[from..].find("[%").map(|at| from + at) {
        let Some(end) = text[start..].find(']').map(|at| start + at + 1) else {
            break;
        };
        found.push(start..end);
        from = end;
    }
    found
}

fn annotation(command: &str) -> Annotation<'_> {
    let (name, value) = command
        .split_once(char::is_whitespace)
        .unwrap_or((command, ""));
    let value = value.trim();
    let known = match name {
        "clk" | "mct" | "clock" => clock(value),
        "eval" => value.parse().ok().map(Annotation::Evaluation),
        _ => None,
    };
    known.unwrap_or(Annotation::Other { name, value })
}

fn clock(value: &str) -> Option<Annotation<'static>> {
    if let Some(time) = time(value) {
        return Some(Annotation::Clock(time));
    }
    let (mut white, mut black, mut running) = (None, None, None);
    for word in value.split_whitespace() {
        let letter = word.chars().next()?;
        let time = Some(time(word.get(1..)?)?);
        let color = Color::from_letter(letter.to_ascii_uppercase())?;
        match color {
            Color::White => white = time,
            Color::Black => black = time,
        }
        if letter.is_ascii_uppercase() {
            running = Some(color);
        }
    }
    (white.is_some() || black.is_some()).then_some(Annotation::Clocks {
        white,
        black,
        running,
    })
}

/// A time such as `1:55:21` or `5:03`.
fn time(text: &str) -> Option<Duration> {
    let mut seconds: u64 = 0;
    let mut parts = 0;
    for part in text.split(':') {
        let number: u64 = part.parse().ok().filter(|_| part.len() <= 3)?;
        seconds = seconds * 60 + number;
        parts += 1;
    }
    (2..=3)
        .contains(&parts)
        .then(|| Duration::from_secs(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pdn::Place;

    fn comment(text: &str) -> Comment {
        Comment {
            text: text.to_owned(),
            place: Place::START,
        }
    }

    #[test]
    fn clocks_and_evaluations_are_read() {
        let seconds = |seconds| Some(Duration::from_secs(seconds));
        let comment = comment(
            "good [%clk 1:55:21] move [%clock w0:00:10 B0:00:03][%eval -1.25] [%emt] [%clk x]",
        );
        assert_eq!(comment.words(), "good move");
        assert_eq!(
            comment.annotations(),
            [
                Annotation::Clock(Duration::from_secs(6921)),
                Annotation::Clocks {
                    white: seconds(10),
                    black: seconds(3),
                    running: Some(Color::Black)
                },
                Annotation::Evaluation(-1.25),
                Annotation::Other {
                    name: "emt",
                    value: ""
                },
                Annotation::Other {
                    name: "clk",
                    value: "x"
                },
            ]
        );
    }

    #[test]
    fn what_only_looks_like_a_command_stays_text() {
        let comment = comment("see [1] and [%clk 0:01");
        assert_eq!(comment.annotations(), []);
        assert_eq!(comment.words(), "see [1] and [%clk 0:01");
    }
}
