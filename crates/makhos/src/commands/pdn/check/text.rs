//! Findings for people, one after the other as a compiler shows them.

use std::io::{self, BufWriter, StdoutLock, Write};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use draughts::{Variant, pdn::Severity};

use super::{
    excerpt::Excerpt,
    report::{Found, Report},
    tally::{FileTally, Games, Tally},
};
use crate::commands::pdn::{
    printable::printable,
    words::{count, faults, of_key},
};

pub(super) struct Text {
    output: BufWriter<AutoStream<StdoutLock<'static>>>,
}

const BOLD: Style = Style::new().bold();

impl Text {
    pub(super) fn new() -> Text {
        Text {
            output: BufWriter::new(AutoStream::auto(io::stdout().lock())),
        }
    }

    fn excerpt(&mut self, excerpt: &Excerpt, line: u32, look: Style) -> io::Result<()> {
        let number = format!("{line:>5}");
        let margin = " ".repeat(number.len());
        let indent = " ".repeat(excerpt.indent);
        let carets = "^".repeat(excerpt.width);
        writeln!(self.output, "{number} | {}", excerpt.text)?;
        writeln!(self.output, "{margin} | {indent}{look}{carets}{look:#}")
    }
}

impl Report for Text {
    fn finding(&mut self, found: Found<'_>) -> io::Result<()> {
        let place = found.finding.place;
        let kind = &found.finding.kind;
        let severity = kind.severity();
        let look = look(severity);
        let file = printable(found.file);
        let message = kind.to_string();
        let message = printable(&message);
        write!(
            self.output,
            "{BOLD}{file}:{place}:{BOLD:#} {look}{severity}:{look:#} {message}"
        )?;
        match found.game {
            Some(game) => writeln!(self.output, " [game {game}]")?,
            None => writeln!(self.output)?,
        }
        match found.line {
            Some(line) => {
                let excerpt = Excerpt::new(line, place.column, kind.text().as_deref());
                self.excerpt(&excerpt, place.line, look)
            }
            None => Ok(()),
        }
    }

    fn end_file(&mut self, file: &FileTally) -> io::Result<()> {
        if file.refused {
            let file = printable(&file.name);
            writeln!(self.output, "{BOLD}{file}{BOLD:#} is refused here.")?;
        }
        self.flush()
    }

    fn end(&mut self, total: &Tally, notes: bool) -> io::Result<()> {
        let counts = &total.counts;
        write!(
            self.output,
            "{}, {}, {}: {}",
            count(total.files, "file", "files"),
            count(counts.games, "game", "games"),
            count(counts.plies, "ply", "plies"),
            faults(counts.errors, counts.warnings),
        )?;
        match counts.notes {
            0 => writeln!(self.output)?,
            n if notes => writeln!(self.output, ", {}", count(n, "note", "notes"))?,
            n => writeln!(self.output, " ({}: --notes)", count(n, "note", "notes"))?,
        }
        for (name, games) in &counts.read_as.0 {
            writeln!(self.output, "  {}", read_as(name, *games))?;
        }
        if total.unreadable > 0 {
            let files = count(total.unreadable, "file", "files");
            writeln!(self.output, "  {files} could not be read")?;
        }
        self.flush()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}

fn look(severity: Severity) -> Style {
    let color = match severity {
        Severity::Error => AnsiColor::Red,
        Severity::Warning => AnsiColor::Yellow,
        Severity::Note => AnsiColor::Cyan,
    };
    color.on_default().bold()
}

fn read_as(key: &'static str, Games { games, assumed }: Games) -> String {
    let (number, name) = (count(games, "game", "games"), of_key(key));
    let is_ours = key.parse::<Variant>().is_ok();
    match assumed {
        _ if !is_ours => format!("{number}: {name}, the moves left as text"),
        0 => format!("{number}: {name}"),
        _ if assumed == games => format!("{number}: {name}, without a GameType tag"),
        _ => format!("{number}: {name}, {assumed} of them without a GameType tag"),
    }
}
