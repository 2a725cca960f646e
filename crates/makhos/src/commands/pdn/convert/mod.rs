//! `makhos pdn convert`: writes the games of a file in another form.

mod fen;
mod json;
mod output;
mod pdn;

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Result;
use clap::{Args, ValueEnum};
use draughts::{
    Form, Notation, Variant,
    pdn::{Finding, FindingKind, Severity, Understood},
};

use super::{
    NOT_READABLE,
    games::{FileGames, Game, problem},
    input,
    printable::printable,
    words::count,
};
use crate::commands::arguments::{self, Naming};
use output::Output;

const EXAMPLES: &str = "\
Examples:
  makhos pdn convert old.pdn new.pdn
  makhos pdn convert games.pdn games.json
  makhos pdn convert --notation algebraic --path full games.pdn -
  makhos pdn convert --to fen --every - - < games.pdn

PDN is written in the standard's export form: one encoding (UTF-8), moves and signs as they should be,
captures by their first and last square where that is clear, all tags a game needs. Games of other
kinds than Thai and English checkers keep their moves as they are. A FEN is written for the last
position of each game. docs/pdn.md describes the JSON.

OUT may be IN. It is written beside and takes its place when it is complete, so that nothing is lost where
that fails. The exit status is 1 where something could not be understood and is left out, or is written
as a comment; each such place is named. It is 2 where IN could not be read.";

/// Write the games of a PDN file in another form
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Convert {
    /// A PDN file; - is the standard input
    #[arg(value_name = "IN")]
    input: PathBuf,
    /// The file to write; - is the standard output
    #[arg(value_name = "OUT")]
    output: PathBuf,
    /// The form [default: as the name of OUT ends, else pdn]
    #[arg(long, value_enum)]
    to: Option<To>,
    /// How squares are named
    #[arg(long, value_enum, default_value_t = Naming::Numbers)]
    notation: Naming,
    /// How much of a capture's path is written
    #[arg(long, value_enum, default_value_t = PathForm::Short)]
    path: PathForm,
    /// Write the FEN of every position of the games, not only of the last one
    #[arg(long)]
    every: bool,
    /// The game of those that do not say which one they are [default: where their moves are legal]
    #[arg(long, value_parser = arguments::variant())]
    variant: Option<Variant>,
}

#[derive(Clone, Copy, ValueEnum)]
enum To {
    /// The standard's export form
    Pdn,
    /// For programs
    Json,
    /// Positions, one a line
    Fen,
}

#[derive(Clone, Copy, ValueEnum)]
enum PathForm {
    /// First and last square, unless that names two moves
    Short,
    /// Every landing square
    Full,
}

/// How moves are written.
#[derive(Clone, Copy)]
struct Writing {
    notation: Notation,
    form: Form,
}

/// Writes games one after the other.
trait Games {
    fn game(&mut self, game: &Game, output: &mut dyn Write) -> io::Result<()>;

    /// There are no more games.
    fn end(&mut self, output: &mut dyn Write) -> io::Result<()>;
}

impl Convert {
    /// Converts the file; the exit code tells whether nothing was lost.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let name = input::name(&self.input);
        let mut converting = Converting::new(&name);
        let mut output = Output::create(&self.output)?;
        let converted = match FileGames::open(&self.input, self.variant) {
            Ok(games) => self.games(games, &mut converting, &mut output)?,
            Err(error) => Err(problem(error)),
        };
        if let Err(problem) = converted {
            // What was there under the name of the output stays.
            writeln!(io::stderr(), "makhos: {name}: {problem}")?;
            return Ok(ExitCode::from(NOT_READABLE));
        }
        output.finish()?;
        converting.report_others(self.form())?;
        Ok(ExitCode::from(u8::from(converting.lost)))
    }

    /// Writes the games; the inner error says why they cannot be read.
    fn games(
        &self,
        mut games: FileGames,
        converting: &mut Converting<'_>,
        output: &mut Output,
    ) -> Result<Result<(), String>> {
        let mut writer = self.writer();
        let mut is_empty = true;
        while let Some(game) = games.next() {
            let game = match game {
                Ok(game) => game,
                Err(error) => return Ok(Err(problem(error))),
            };
            games.progress.suspend(|| converting.look_at(&game))?;
            is_empty &= game.is_empty();
            writer.game(&game, output)?;
        }
        converting.look_for_losses(games.left_over())?;
        if is_empty {
            return Ok(Err("there is no game in it".to_owned()));
        }
        writer.end(output)?;
        Ok(Ok(()))
    }

    fn form(&self) -> To {
        self.to.unwrap_or_else(|| ending(&self.output))
    }

    fn writer(&self) -> Box<dyn Games> {
        let writing = Writing {
            notation: self.notation.notation(),
            form: match self.path {
                PathForm::Short => Form::Short,
                PathForm::Full => Form::Full,
            },
        };
        match self.form() {
            To::Pdn => Box::new(pdn::Pdn::new(writing)),
            To::Json => Box::new(json::Json::new(writing)),
            To::Fen => Box::new(fen::Fen { every: self.every }),
        }
    }
}

/// The form that the ending of a name tells.
fn ending(path: &Path) -> To {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("json") => To::Json,
        Some("fen") => To::Fen,
        _ => To::Pdn,
    }
}

/// What was met on the way.
struct Converting<'a> {
    name: &'a str,
    lost: bool,
    others: u64,
}

impl Converting<'_> {
    fn new(name: &str) -> Converting<'_> {
        Converting {
            name,
            lost: false,
            others: 0,
        }
    }

    /// Names what of a game is lost.
    fn look_at(&mut self, game: &Game) -> io::Result<()> {
        if !matches!(game.replay.understood(), Understood::As(..)) {
            self.others += 1;
        }
        self.look_for_losses(game.findings())
    }

    fn look_for_losses<'f>(
        &mut self,
        findings: impl IntoIterator<Item = &'f Finding>,
    ) -> io::Result<()> {
        for finding in findings {
            if is_loss(&finding.kind) {
                self.lost = true;
                let finding = finding.to_string();
                let (name, finding) = (printable(self.name), printable(&finding));
                writeln!(io::stderr(), "makhos: {name}:{finding}")?;
            }
        }
        Ok(())
    }

    /// Says what became of games that are none of ours.
    fn report_others(&mut self, to: To) -> io::Result<()> {
        if self.others == 0 {
            return Ok(());
        }
        self.lost |= matches!(to, To::Fen);
        let games = count(self.others, "game is", "games are");
        let fate = match to {
            To::Fen => "left out, since their positions are not known",
            To::Pdn | To::Json => "written with the moves as they were read",
        };
        writeln!(
            io::stderr(),
            "makhos: {}: {games} neither Thai nor English checkers and {fate}",
            printable(self.name),
        )
    }
}

/// Whether what is found is left out or written as a comment.
fn is_loss(kind: &FindingKind) -> bool {
    kind.severity() == Severity::Error
        || matches!(
            kind,
            FindingKind::SecondTag { .. } | FindingKind::StrayResult { .. }
        )
}
