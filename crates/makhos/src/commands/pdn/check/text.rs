//! Findings for people, one after the other as a compiler shows them.

use std::io::{self, BufWriter, StdoutLock, Write};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use draughts::pdn::Severity;

use super::{
    excerpt::Excerpt,
    report::{Found, Report},
    tally::{Counts, FileTally, Games, Tally},
};
use crate::commands::pdn::printable::printable;

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
            findings(counts),
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

fn findings(counts: &Counts) -> String {
    match (counts.errors, counts.warnings) {
        (0, 0) => "nothing is wrong".to_owned(),
        (errors, 0) => count(errors, "error", "errors"),
        (0, warnings) => count(warnings, "warning", "warnings"),
        (errors, warnings) => format!(
            "{}, {}",
            count(errors, "error", "errors"),
            count(warnings, "warning", "warnings")
        ),
    }
}

fn read_as(name: &str, Games { games, assumed }: Games) -> String {
    let games_read = count(games, "game", "games");
    let name = match name {
        "thai" => "Thai checkers",
        "english" => "English checkers",
        "other" => "another game, its moves left as text",
        "unknown" => return format!("{games_read} of no known kind, the moves left as text"),
        other => return format!("{games_read} of {other}, the moves left as text"),
    };
    match assumed {
        0 => format!("{games_read} of {name}"),
        _ if assumed == games => format!("{games_read} of {name}, without a GameType tag"),
        _ => format!("{games_read} of {name}, {assumed} of them without a GameType tag"),
    }
}

fn count(n: u64, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}
