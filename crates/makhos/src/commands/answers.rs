//! A line of answer to each of many positions, which are arguments or lines of the standard input.

use std::{
    fmt::Display,
    io::{self, BufWriter, Read, Write},
    process::ExitCode,
};

use super::lines::Lines;

/// The longest line that is read; no FEN comes near it.
const LONGEST_LINE: u64 = 4096;

/// Answers the positions, or where there are none those of the standard input; what cannot be answered
/// is told about with its place, and makes the exit status 1.
///
/// # Errors
///
/// Where the input cannot be read or the output not written.
pub(super) fn to_all<E: Display>(
    fens: &[String],
    answer: impl FnMut(&str) -> Result<String, E>,
) -> io::Result<ExitCode> {
    let mut answers = Answers {
        answer,
        output: BufWriter::new(io::stdout().lock()),
        failed: false,
    };
    if fens.is_empty() {
        answers.answer_lines(io::stdin().lock())?;
    } else {
        answers.answer_arguments(fens)?;
    }
    answers.output.flush()?;
    Ok(ExitCode::from(u8::from(answers.failed)))
}

/// The answers given so far.
struct Answers<W, A> {
    answer: A,
    output: W,
    failed: bool,
}

impl<W: Write, E: Display, A: FnMut(&str) -> Result<String, E>> Answers<W, A> {
    fn answer_arguments(&mut self, fens: &[String]) -> io::Result<()> {
        for (i, fen) in fens.iter().enumerate() {
            self.answer_one(fen, format_args!("FEN {}", i + 1))?;
        }
        Ok(())
    }

    fn answer_lines(&mut self, input: impl Read) -> io::Result<()> {
        let mut lines = Lines::new(input, LONGEST_LINE);
        while let Some((number, line)) = lines.next()? {
            let name = format_args!("line {number}");
            match line {
                Ok(line) if line.trim().is_empty() => {}
                Ok(line) => self.answer_one(line, name)?,
                Err(error) => self.report(name, error)?,
            }
            if lines.would_wait() {
                self.output.flush()?;
            }
        }
        Ok(())
    }

    fn answer_one(&mut self, fen: &str, name: impl Display) -> io::Result<()> {
        match (self.answer)(fen.trim_end()) {
            Ok(answer) => writeln!(self.output, "{answer}"),
            Err(error) => self.report(name, error),
        }
    }

    fn report(&mut self, name: impl Display, error: impl Display) -> io::Result<()> {
        self.failed = true;
        self.output.flush()?;
        writeln!(io::stderr(), "makhos: {name}: {error}")
    }
}
