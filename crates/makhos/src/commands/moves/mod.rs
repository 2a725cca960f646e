//! `makhos moves`: lists the legal moves of positions.

use std::{
    fmt::Display,
    io::{self, BufWriter, Read, Write},
    process::ExitCode,
};

use clap::Args;
use draughts::{FenError, Notation, Position, Variant, full_text};

use super::{arguments, lines::Lines};

const EXAMPLES: &str = "\
Examples:
  makhos moves --variant thai B:W1-8:B25-32
  makhos moves --variant english < positions.txt > answers.txt

Each answer is a line \"FEN | moves\", the moves with every landing square and sorted as text; nothing
after the bar means that there is no legal move. A position that cannot be read gets an error with
its line number, the others are answered all the same, and the exit status is 1.";

/// The longest line that is read; no FEN comes near it.
const LONGEST_LINE: u64 = 4096;

/// List the legal moves of positions
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Moves {
    /// The game
    #[arg(long, value_parser = arguments::variant())]
    variant: Variant,
    /// Positions such as B:W1-8:B25-32 [default: one a line from the standard input]
    #[arg(value_name = "FEN")]
    fens: Vec<String>,
}

impl Moves {
    /// Answers every position; the exit code tells whether all could be read.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let mut answers = Answers {
            variant: self.variant,
            output: BufWriter::new(io::stdout().lock()),
            failed: false,
        };
        if self.fens.is_empty() {
            answers.answer_lines(io::stdin().lock())?;
        } else {
            answers.answer_arguments(&self.fens)?;
        }
        answers.output.flush()?;
        Ok(ExitCode::from(u8::from(answers.failed)))
    }
}

/// The answers given so far.
struct Answers<W> {
    variant: Variant,
    output: W,
    failed: bool,
}

impl<W: Write> Answers<W> {
    fn answer_arguments(&mut self, fens: &[String]) -> io::Result<()> {
        for (i, fen) in fens.iter().enumerate() {
            self.answer(fen, format_args!("FEN {}", i + 1))?;
        }
        Ok(())
    }

    fn answer_lines(&mut self, input: impl Read) -> io::Result<()> {
        let mut lines = Lines::new(input, LONGEST_LINE);
        while let Some((number, line)) = lines.next()? {
            let name = format_args!("line {number}");
            match line {
                Ok(line) if line.trim().is_empty() => {}
                Ok(line) => self.answer(line, name)?,
                Err(error) => self.report(name, error)?,
            }
            if lines.would_wait() {
                self.output.flush()?;
            }
        }
        Ok(())
    }

    fn answer(&mut self, fen: &str, name: impl Display) -> io::Result<()> {
        match moves(self.variant, fen.trim_end()) {
            Ok(moves) => writeln!(self.output, "{} | {moves}", fen.trim()),
            Err(error) => self.report(name, error),
        }
    }

    fn report(&mut self, name: impl Display, error: impl Display) -> io::Result<()> {
        self.failed = true;
        self.output.flush()?;
        writeln!(io::stderr(), "makhos: {name}: {error}")
    }
}

/// The legal moves of a position, by path and in full, sorted as text.
fn moves(variant: Variant, fen: &str) -> Result<String, FenError> {
    let paths = Position::from_fen(variant, fen)?.all_paths();
    let mut moves: Vec<String> = paths
        .iter()
        .map(|path| full_text(path, Notation::Numbers))
        .collect();
    moves.sort();
    Ok(moves.join(" "))
}
