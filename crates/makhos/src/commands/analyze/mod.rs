//! `makhos analyze`: what the engine thinks of a position.

mod json;
mod subject;
mod text;
mod variation;

use std::{
    io::{self, Write},
    num::{NonZeroU64, NonZeroUsize},
    process::ExitCode,
    sync::Arc,
    time::Duration,
};

use anstream::AutoStream;
use anyhow::bail;
use clap::{Args, ValueEnum};
use draughts::{Game, Notation, Outcome, Variant};
use draughts_engine::{Endgames, Engine, Limits, Options, Report, hint::Hint};
use makhos_texts::{Language, Texts};
use makhos_words::Words;

use super::{
    arguments::{self, Naming},
    ongoing::go_on,
    tables_directory::TablesArgument,
};

const EXAMPLES: &str = "\
Examples:
  makhos analyze --variant thai
  makhos analyze --variant english B:W18:B14,K22 --depth 12 --multipv 3
  makhos analyze games.pdn --game 3 --at 12 --time 10 --format json

Scores are in men, from the side to move's view: +0.50 is half a man better for it. Each depth in
plies is told as soon as it is searched to its end, and then why the best move is; with --multipv 2 or
more it is compared with others, too. JSON has one object a depth, a line of text each, and a last one with
the best move and the reason.";

/// How long is searched where nothing else is said.
const USUAL_TIME: Duration = Duration::from_secs(5);

/// Search a position and show the best lines
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Analyze {
    /// A position such as B:W1-8:B25-32, or a PDN file; - is a file on the standard input
    /// [default: the start of the game]
    #[arg(value_name = "FEN|FILE")]
    subject: Option<String>,
    /// The game; of a file, the game of those that do not say which one they are
    #[arg(long, value_parser = arguments::variant())]
    variant: Option<Variant>,
    /// Which game of the file, counted from 1
    #[arg(long, value_name = "N", default_value_t = NonZeroU64::MIN)]
    game: NonZeroU64,
    /// After how many plies of the game [default: at its end]
    #[arg(long, value_name = "PLY", requires = "subject")]
    at: Option<usize>,
    /// Search for so many seconds [default: 5 where there is no --depth]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Search to a depth in plies
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..=99))]
    depth: Option<u32>,
    /// How many of the best moves get a line
    #[arg(long, value_name = "N", default_value_t = NonZeroUsize::MIN)]
    multipv: NonZeroUsize,
    /// How many threads search
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
    /// The memory of the search in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=4096))]
    table: u16,
    #[command(flatten)]
    tables: TablesArgument,
    /// How squares are named
    #[arg(long, value_enum, default_value_t = Naming::Numbers)]
    notation: Naming,
    /// How to answer
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// For people
    Text,
    /// For programs, an object a depth
    Json,
}

/// Tells what a search finds.
trait Teller {
    /// What is told before the search.
    fn begin(&mut self, output: &mut dyn Write) -> io::Result<()>;
    /// What is told after each depth.
    fn tell(&mut self, report: &Report, output: &mut dyn Write) -> io::Result<()>;
    /// What is told when the search is over: the best move and why.
    fn end(&mut self, hint: &Hint, output: &mut dyn Write) -> io::Result<()>;
}

impl Analyze {
    /// Searches, and tells each depth when it is done.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let mut game = subject::game(self)?;
        go_on(&mut game);
        if let Some(Outcome::Win { winner, .. }) = game.outcome() {
            bail!("{} has no legal move, so {winner} has won", !winner);
        }
        let notation = self.notation.notation();
        let mut teller: Box<dyn Teller> = match self.format {
            Format::Text => Box::new(text::Text::new(&game, notation)),
            Format::Json => Box::new(json::Json::new(&game, notation)),
        };
        let endgames = self.tables.endgames(game.variant())?;
        self.search(&game, endgames, teller.as_mut())?;
        Ok(ExitCode::SUCCESS)
    }

    fn search(
        &self,
        game: &Game,
        endgames: Option<Arc<dyn Endgames>>,
        teller: &mut dyn Teller,
    ) -> io::Result<()> {
        let mut output = AutoStream::auto(io::stdout().lock());
        teller.begin(&mut output)?;
        let stop = draughts_engine::Stop::default();
        let mut engine = Engine::new(game.variant(), self.options());
        engine.set_stop(stop.clone());
        engine.set_endgames(endgames);
        let mut told = Ok(());
        let answer = engine.search_and_report(game, &self.limits(), &mut |report| {
            if told.is_ok() {
                told = teller
                    .tell(report, &mut output)
                    .and_then(|()| output.flush());
            }
            if told.is_err() {
                stop.stop();
            }
        });
        told?;
        Hint::of(game, &answer).map_or(Ok(()), |hint| teller.end(&hint, &mut output))
    }

    fn options(&self) -> Options {
        Options {
            table: self.table.into(),
            threads: self.threads.into(),
            lines: self.multipv.get(),
        }
    }

    fn limits(&self) -> Limits {
        let usual = self.depth.is_none().then_some(USUAL_TIME);
        Limits {
            depth: self.depth,
            time: self.time.or(usual),
            ..Limits::default()
        }
    }
}

/// A hint as a sentence in English, the language of the command line.
fn sentence(game: &Game, hint: &Hint, notation: Notation) -> String {
    let words = Words::new(Texts::new(Language::English), notation);
    words.hint(game.position(), hint)
}

/// Reads a time that can be searched for.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: Option<f64> = text.parse().ok();
    seconds
        .filter(|seconds| (0.001..=1e7).contains(seconds))
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "a number of seconds such as 10 or 0.5, at least 0.001".to_owned())
}
