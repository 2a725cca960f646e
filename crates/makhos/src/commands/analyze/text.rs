//! What is found, as a table for people.

use std::{
    io::{self, Write},
    time::Duration,
};

use anstyle::Style;
use draughts::{Game, Notation};
use draughts_engine::{Line, Report, hint::Hint};

use super::{Teller, sentence, variation::numbered};

/// How wide lines get.
const WIDTH: usize = 79;
/// Where variations begin.
const INDENT: usize = 41;
/// A blank where no line ends.
const TIE: char = '\u{a0}';

/// Tells people.
pub(super) struct Text<'a> {
    game: &'a Game,
    notation: Notation,
}

impl<'a> Text<'a> {
    /// Tells about a game.
    pub(super) fn new(game: &'a Game, notation: Notation) -> Text<'a> {
        Text { game, notation }
    }

    /// The variation of a line, broken into lines that stand under each other.
    fn variation(&self, line: &Line) -> String {
        let text = numbered(self.game, &line.moves, self.notation, TIE);
        let lines = textwrap::wrap(&text, WIDTH - INDENT);
        let indent = format!("\n{:INDENT$}", "");
        lines.join(&indent).replace(TIE, " ")
    }
}

impl Teller for Text<'_> {
    fn begin(&mut self, output: &mut dyn Write) -> io::Result<()> {
        let bold = Style::new().bold();
        let position = self.game.position();
        let turn = position.turn();
        writeln!(output, "{turn} to move: {}", position.to_fen())?;
        writeln!(output, "Scores are from {turn}'s view, in men.")?;
        writeln!(output)?;
        writeln!(
            output,
            "{bold}depth  {:14}  {:>7}  {:>7}  line{bold:#}",
            "score", "time", "nodes"
        )?;
        output.flush()
    }

    fn tell(&mut self, report: &Report, output: &mut dyn Write) -> io::Result<()> {
        for (rank, line) in report.lines.iter().enumerate() {
            let variation = self.variation(line);
            if rank == 0 {
                writeln!(
                    output,
                    "{:5}  {:14}  {:>7}  {:>7}  {variation}",
                    report.depth,
                    line.score.to_string(),
                    time(report.time),
                    nodes(report.nodes),
                )?;
            } else {
                let score = line.score.to_string();
                writeln!(output, "{:5}  {score:14}  {:16}  {variation}", "", "")?;
            }
        }
        Ok(())
    }

    fn end(&mut self, hint: &Hint, output: &mut dyn Write) -> io::Result<()> {
        let reason = sentence(self.game, hint, self.notation);
        writeln!(output, "\n{}", textwrap::fill(&reason, WIDTH))
    }
}

fn time(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}

/// A count in three figures or four.
fn nodes(nodes: u64) -> String {
    let figures = nodes as f64;
    match nodes {
        0..10_000 => nodes.to_string(),
        10_000..1_000_000 => format!("{:.0} k", figures / 1e3),
        1_000_000..1_000_000_000 => format!("{:.1} M", figures / 1e6),
        _ => format!("{:.2} G", figures / 1e9),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_short() {
        let texts = [
            9_999,
            10_000,
            999_499,
            1_000_000,
            123_456_789,
            7_000_000_000,
        ]
        .map(nodes);
        assert_eq!(
            texts,
            ["9999", "10 k", "999 k", "1.0 M", "123.5 M", "7.00 G"]
        );
    }
}
