//! `makhos pdn check`: says what is wrong with PDN files.

mod excerpt;
mod json;
mod report;
mod tally;
mod text;

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::Args;
use draughts::{
    Variant,
    pdn::{Finding, Severity},
};

use super::{
    NOT_READABLE,
    games::{FileGames, problem},
    input,
};
use crate::commands::arguments::{self, Format};
use report::{Found, Report};
use tally::{FileTally, Tally};

const EXAMPLES: &str = "\
Examples:
  makhos pdn check games.pdn
  makhos pdn check --notes --variant thai *.pdn
  makhos pdn check --strict - < games.pdn
  makhos pdn check --format json games.pdn | jq '.findings[] | select(.severity == \"error\")'

An error is text that could not be understood and is left out; a warning is text that is wrong, but
clear all the same; a note is what had to be assumed, and no fault. With --strict a file is refused, and
reading it ends, at the first error or warning.

JSON is one document with \"findings\", \"files\" and \"summary\"; docs/pdn.md describes its fields.

The exit status is 0 where there is no error or warning, 1 where there are, and 2 where a file could
not be read or has no game in it.";

/// Say what is wrong with PDN files, and where
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Check {
    /// PDN files; - is the standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Refuse a file at the first thing that is wrong
    #[arg(long)]
    strict: bool,
    /// Show also what was assumed, which is no fault
    #[arg(long)]
    notes: bool,
    /// How to report
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// The game of those that do not say which one they are [default: where their moves are legal]
    #[arg(long, value_parser = arguments::variant())]
    variant: Option<Variant>,
}

impl Check {
    /// Checks all files; the exit code tells whether they are clean.
    pub(super) fn run(&self) -> anyhow::Result<ExitCode> {
        let mut checking = Checking {
            check: self,
            report: match self.format {
                Format::Text => Box::new(text::Text::new()),
                Format::Json => Box::new(json::Json::new()?),
            },
            total: Tally::default(),
        };
        for path in &self.files {
            checking.file(path)?;
        }
        checking.report.end(&checking.total, self.notes)?;
        Ok(ExitCode::from(checking.total.exit_code()))
    }
}

/// The files checked so far.
struct Checking<'a> {
    check: &'a Check,
    report: Box<dyn Report>,
    total: Tally,
}

impl Checking<'_> {
    fn file(&mut self, path: &Path) -> io::Result<()> {
        let mut file = FileTally::new(input::name(path));
        let unreadable = match FileGames::open(path, self.check.variant) {
            Ok(games) => self.games(games, &mut file)?,
            Err(error) => Some(problem(error)),
        };
        file.problem = unreadable.or_else(|| {
            let is_empty = file.counts.games == 0 && !file.refused;
            is_empty.then(|| "there is no game in it".to_owned())
        });
        if let Some(problem) = &file.problem {
            writeln!(io::stderr(), "makhos: {}: {problem}", file.name)?;
        }
        self.report.end_file(&file)?;
        self.total.add(&file);
        Ok(())
    }

    /// Goes through the games of a file and returns why it cannot be read to its end.
    fn games(&mut self, mut games: FileGames, file: &mut FileTally) -> io::Result<Option<String>> {
        while let Some(game) = games.next() {
            let game = match game {
                Ok(game) => game,
                Err(error) => return Ok(Some(problem(error))),
            };
            file.count(&game);
            self.report(&games, file, Some(game.number), &game.findings())?;
            if file.refused {
                return Ok(None);
            }
        }
        let left_over: Vec<&Finding> = games.left_over().iter().collect();
        self.report(&games, file, None, &left_over)?;
        Ok(None)
    }

    fn report(
        &mut self,
        games: &FileGames,
        file: &mut FileTally,
        game: Option<u64>,
        findings: &[&Finding],
    ) -> io::Result<()> {
        if findings.is_empty() {
            return Ok(());
        }
        games.progress.suspend(|| {
            for finding in findings {
                file.count_finding(finding);
                let severity = finding.kind.severity();
                if severity > Severity::Note || self.check.notes {
                    self.report.finding(Found {
                        file: &file.name,
                        game,
                        finding,
                        line: games.recent().line(finding.place.line),
                    })?;
                }
                if self.check.strict && severity > Severity::Note {
                    file.refused = true;
                    break;
                }
            }
            if games.progress.is_shown() {
                self.report.flush()?;
            }
            Ok(())
        })
    }
}

impl Tally {
    fn exit_code(&self) -> u8 {
        if self.unreadable > 0 {
            NOT_READABLE
        } else {
            u8::from(self.counts.errors + self.counts.warnings > 0)
        }
    }
}
