//! `makhos match`: two engines play each other until it is clear which one is better.

mod format;
mod hub_player;
mod hub_process;
mod interrupt;
mod progress;
mod record_file;
mod report;
mod results;
mod spec;

use std::{
    fs,
    io::{self, Write},
    num::NonZeroUsize,
    ops::ControlFlow,
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use anyhow::Context;

use clap::Args;
use draughts::Variant;
use draughts_engine::{Limits, Stop};
use draughts_match::{
    Adjudication, Balance, Match, MatchRecord, Openings, Pace, Referee, Resumed, Seat, Sprt,
    TimeControl,
};

use super::{arguments, tables_directory::TablesArgument};
use format::Format;
use progress::Progress;
use record_file::RecordFile;
use results::Results;
use spec::{EngineSpec, Factory};

const EXAMPLES: &str = "\
Engines:
  built-in         our engine with the evaluation that comes with it
  level=5          our engine as it plays at a level, with that level's limits
  material         our engine counting pieces
  weights=FILE     our engine with the weights of a file; net=FILE is the same
  plain:depth=7    plain alpha-beta to a fixed depth, counting pieces
  hub:COMMAND      a program that speaks the Hub protocol, such as \"hub:./scan hub\"
Settings follow behind commas: table=MIB, and nodes=N, depth=N or time=SECONDS instead of the
match's limits; for a program also its own parameters.

Examples:
  makhos match --engine built-in --engine plain:depth=7 --variant thai --games 200 --nodes 5000
  makhos match --engine weights=new.nn --engine built-in --variant english --sprt 0,10 --time 0.1 \\
    --concurrency 2 --pdn new.pdn --resume

What the figures mean: docs/matches.md";

/// Have two engines play a match, and say which one is stronger
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct MatchCommand {
    /// An engine with its settings; give two, the first is the one results are told of
    #[arg(long = "engine", required = true, num_args = 1)]
    engines: Vec<EngineSpec>,
    /// The game
    #[arg(long, value_parser = arguments::variant())]
    variant: Variant,
    /// How many games are played; with --sprt the most [default: 100; with --sprt 40000]
    #[arg(long)]
    games: Option<NonZeroUsize>,
    /// Play until it is clear whether the first engine is rather ELO0 or ELO1 points better
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Seconds for each move
    #[arg(long, value_parser = seconds)]
    time: Option<Duration>,
    /// Positions searched for each move
    #[arg(long)]
    nodes: Option<u64>,
    /// Plies searched for each move
    #[arg(long)]
    depth: Option<u32>,
    /// A clock for the whole game, in seconds: TIME+INCREMENT
    #[arg(long, value_name = "TIME+INC", conflicts_with_all = ["time", "nodes", "depth"])]
    tc: Option<TimeControl>,
    /// How many games are played at once
    #[arg(long, default_value_t = NonZeroUsize::MIN)]
    concurrency: NonZeroUsize,
    /// How many openings are made, or a file with openings: PDN, or FEN in lines [default: as many as
    /// are needed]
    #[arg(long, value_name = "N|FILE")]
    openings: Option<String>,
    /// End a game as won where both engines take one side to be so many men ahead for so many plies
    #[arg(long, value_name = "MEN,PLIES", value_parser = adjudication)]
    adjudicate: Option<Adjudication>,
    /// End a game as soon as endgame tables know its position
    #[arg(long)]
    adjudicate_by_tables: bool,
    #[command(flatten)]
    tables: TablesArgument,
    /// Write all games to this file as they end
    #[arg(long, value_name = "FILE")]
    pdn: Option<PathBuf>,
    /// Go on with the match in the file
    #[arg(long, requires = "pdn")]
    resume: bool,
    /// How the results are told
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Decides which openings are played, and in which order
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How many games a match has where nothing is said.
const USUAL_GAMES: usize = 100;
/// After how many games a test ends that has come to no verdict.
const MOST_GAMES: usize = 40_000;
/// The time for each move where nothing is said.
const USUAL_TIME: Duration = Duration::from_millis(100);

impl MatchCommand {
    /// Plays the match and prints its results.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let [a, b] = self.engines.as_slice() else {
            anyhow::bail!("a match needs two engines: give --engine twice");
        };
        let factories = [a.factory(self.variant)?, b.factory(self.variant)?];
        let names = [a.name().to_owned(), b.name().to_owned()];
        let openings = self.openings()?;
        let (mut file, resumed) = self.record_file(&names)?;
        let mut results = Results::new(names, self.sprt);
        for (&number, &half_points) in &resumed.half_points {
            results.tally.add_result(number, half_points);
        }
        let stop = Stop::default();
        interrupt::stops(&stop);
        if !results.is_decided() {
            let done: Vec<usize> = resumed.half_points.into_keys().collect();
            self.play(
                &factories,
                openings,
                &done,
                &mut results,
                file.as_mut(),
                &stop,
            )?;
        }
        let was_interrupted = stop.is_stopped() && !results.is_decided();
        self.print(&results)?;
        Ok(if was_interrupted {
            ExitCode::from(interrupt::INTERRUPTED)
        } else {
            ExitCode::SUCCESS
        })
    }

    /// Who sees to it that games are played by the rules, and ends them early where that is asked for.
    fn referee(&self) -> anyhow::Result<Referee> {
        let endgames = if self.adjudicate_by_tables {
            let tables = self.tables.endgames(self.variant)?;
            Some(
                tables
                    .context("there are no endgame tables of this game; say where with --tables")?,
            )
        } else {
            None
        };
        Ok(Referee {
            adjudication: self.adjudicate,
            endgames,
            ..Referee::new(self.pace())
        })
    }

    /// Plays the games that are left, and keeps each as soon as it is over.
    fn play(
        &self,
        factories: &[Factory; 2],
        openings: Openings,
        done: &[usize],
        results: &mut Results,
        mut file: Option<&mut RecordFile>,
        stop: &Stop,
    ) -> anyhow::Result<()> {
        let games = Match {
            referee: self.referee()?,
            games: self.most_games(),
            concurrency: self.concurrency.get(),
        };
        let make_player = |seat, stop: &Stop| {
            let [a, b] = factories;
            match seat {
                Seat::A => a.player(stop),
                Seat::B => b.player(stop),
            }
        };
        let progress = Progress::new(self.format, games.games, results);
        let mut kept = Ok(());
        games.play(openings, done, &make_player, stop, &mut |game| {
            results.add(&game);
            kept = file
                .as_mut()
                .map_or(Ok(()), |file| file.add(&game))
                .and_then(|()| progress.tell(results));
            if kept.is_err() || results.is_decided() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        Ok(kept?)
    }

    fn print(&self, results: &Results) -> io::Result<()> {
        let mut output = io::stdout().lock();
        match self.format {
            Format::Text => report::text(&mut output, results),
            Format::Json => writeln!(output, "{:#}", report::json(results)),
        }
    }

    fn openings(&self) -> anyhow::Result<Openings> {
        let made = || Openings::balanced(self.variant, Balance::default(), self.seed);
        let Some(wanted) = &self.openings else {
            return Ok(made());
        };
        if let Ok(count) = wanted.parse::<NonZeroUsize>() {
            return Ok(Openings::listed(made().take(count.get()).collect()));
        }
        let text = fs::read(wanted).with_context(|| format!("cannot read {wanted}"))?;
        Openings::from_text(self.variant, &draughts::pdn::decode(&text).0)
            .with_context(|| format!("{wanted} has no openings to play"))
    }

    /// The file the match is recorded in, where one is wanted, and what is in it already.
    fn record_file(&self, names: &[String; 2]) -> anyhow::Result<(Option<RecordFile>, Resumed)> {
        let Some(path) = &self.pdn else {
            return Ok((None, Resumed::default()));
        };
        let record = MatchRecord {
            variant: self.variant,
            players: names.clone(),
            settings: self.settings(),
        };
        if self.resume {
            let (file, resumed) = RecordFile::resume(path, record)?;
            Ok((Some(file), resumed))
        } else {
            Ok((Some(RecordFile::begin(path, record)?), Resumed::default()))
        }
    }

    /// What decides how the games are played, besides the engines.
    fn settings(&self) -> String {
        let pace = match self.pace() {
            Pace::Clock(control) => format!(
                "clock {}+{}",
                control.time.as_secs_f64(),
                control.increment.as_secs_f64()
            ),
            Pace::PerMove(limits) => {
                let time = limits.time.map(|time| format!("{} s", time.as_secs_f64()));
                let nodes = limits.nodes.map(|nodes| format!("{nodes} nodes"));
                let depth = limits.depth.map(|depth| format!("{depth} plies"));
                let all: Vec<String> = [time, nodes, depth].into_iter().flatten().collect();
                all.join(" or ")
            }
        };
        let openings = self.openings.as_deref().unwrap_or("balanced");
        let mut settings = format!("{pace}, openings {openings}, seed {}", self.seed);
        if let Some(Adjudication { score, plies }) = self.adjudicate {
            settings += &format!(", won at {score} for {plies} plies");
        }
        if self.adjudicate_by_tables {
            settings += ", ended by endgame tables";
        }
        settings
    }

    fn most_games(&self) -> usize {
        let usual = match self.sprt {
            Some(_) => MOST_GAMES,
            None => USUAL_GAMES,
        };
        self.games.map_or(usual, NonZeroUsize::get)
    }

    fn pace(&self) -> Pace {
        if let Some(control) = self.tc {
            return Pace::Clock(control);
        }
        let limits = Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: self.time,
            clock: None,
        };
        Pace::PerMove(if limits == Limits::infinite() {
            Limits::time(USUAL_TIME)
        } else {
            limits
        })
    }
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let numbers: Option<Vec<f64>> = text
        .split(',')
        .map(|part| part.trim().parse().ok())
        .collect();
    match numbers.as_deref() {
        Some(&[elo0, elo1]) if elo0 < elo1 && elo0.is_finite() && elo1.is_finite() => {
            Ok(Sprt::new(elo0, elo1))
        }
        _ => Err("give two Elo differences, the smaller one first, such as 0,5".to_owned()),
    }
}

fn adjudication(text: &str) -> Result<Adjudication, String> {
    let read = || {
        let (men, plies) = text.split_once(',')?;
        let men: f64 = men.trim().parse().ok()?;
        let plies: u32 = plies.trim().parse().ok()?;
        let is_sensible = (0.5..=200.0).contains(&men) && plies >= 2;
        is_sensible.then_some(Adjudication {
            score: (men * 100.0) as i32,
            plies,
        })
    };
    read().ok_or_else(|| {
        "give how many men (from 0.5) and for how many plies (from 2), such as 6,8".to_owned()
    })
}

fn seconds(text: &str) -> Result<Duration, String> {
    arguments::positive_seconds(text)
        .ok_or_else(|| "give a number of seconds, such as 0.1".to_owned())
}
