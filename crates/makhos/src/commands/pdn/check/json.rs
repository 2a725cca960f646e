//! Findings for programs: one JSON document, written as the findings come.

use std::io::{self, BufWriter, StdoutLock, Write};

use serde::Serialize;

use super::{
    report::{Found, Report},
    tally::{Counts, FileTally, Tally},
};
use crate::commands::pdn::finding_json::FindingJson;

pub(super) struct Json {
    output: BufWriter<StdoutLock<'static>>,
    any: bool,
    files: Vec<serde_json::Value>,
}

#[derive(Serialize)]
struct InFile<'a> {
    file: &'a str,
    game: Option<u64>,
    #[serde(flatten)]
    finding: FindingJson,
}

#[derive(Serialize)]
struct File<'a> {
    file: &'a str,
    #[serde(flatten)]
    counts: &'a Counts,
    refused: bool,
    problem: Option<&'a str>,
}

#[derive(Serialize)]
struct Summary<'a> {
    files: u64,
    unreadable: u64,
    refused: u64,
    #[serde(flatten)]
    counts: &'a Counts,
}

impl Json {
    /// Begins the document.
    pub(super) fn new() -> io::Result<Json> {
        let mut output = BufWriter::new(io::stdout().lock());
        write!(output, "{{\"findings\":[")?;
        Ok(Json {
            output,
            any: false,
            files: Vec::new(),
        })
    }
}

impl Report for Json {
    fn finding(&mut self, found: Found<'_>) -> io::Result<()> {
        let finding = InFile {
            file: found.file,
            game: found.game,
            finding: FindingJson::from(found.finding),
        };
        let comma = if self.any { "," } else { "" };
        write!(self.output, "{comma}\n  ")?;
        self.any = true;
        Ok(serde_json::to_writer(&mut self.output, &finding)?)
    }

    fn end_file(&mut self, file: &FileTally) -> io::Result<()> {
        let file = File {
            file: &file.name,
            counts: &file.counts,
            refused: file.refused,
            problem: file.problem.as_deref(),
        };
        self.files.push(serde_json::to_value(file)?);
        Ok(())
    }

    fn end(&mut self, total: &Tally, _notes: bool) -> io::Result<()> {
        let summary = Summary {
            files: total.files,
            unreadable: total.unreadable,
            refused: total.refused,
            counts: &total.counts,
        };
        write!(self.output, "\n],\n\"files\":")?;
        serde_json::to_writer(&mut self.output, &self.files)?;
        write!(self.output, ",\n\"summary\":")?;
        serde_json::to_writer(&mut self.output, &summary)?;
        writeln!(self.output, "}}")?;
        self.flush()
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}
