//! `makhos match`: two engines play each other until it is clear which one is better.

mod report;
mod spec;

use std::{num::NonZeroUsize, ops::ControlFlow, process::ExitCode, time::Duration};

use clap::Args;
use draughts::Variant;
use draughts_engine::{Limits, Stop};
use draughts_match::{
    Balance, Match, Openings, Pace, Referee, Seat, Sprt, Tally, TimeControl, Verdict,
};

use super::arguments;
use spec::EngineSpec;

const EXAMPLES: &str = "\
Engines:
  built-in         our engine with the evaluation that comes with it
  material         our engine counting pieces
  net=FILE         our engine with the weights of a file
  plain:depth=7    plain alpha-beta to a fixed depth, counting pieces
Settings follow behind commas: table=MIB, and nodes=N, depth=N or time=SECONDS instead of the
match's limits.

Examples:
  makhos match --engine built-in --engine plain:depth=7 --variant thai --games 200 --nodes 5000
  makhos match --engine net=new.nn --engine built-in --variant english --sprt 0,10 --time 0.1";

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
/// After how many games the results are told again.
const TOLD_EVERY: u64 = 20;

impl MatchCommand {
    /// Plays the match and prints its results.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let [a, b] = self.engines.as_slice() else {
            anyhow::bail!("a match needs two engines: give --engine twice");
        };
        let factories = [a.factory(self.variant)?, b.factory(self.variant)?];
        let make_player = |seat, stop: &Stop| {
            let [a, b] = &factories;
            match seat {
                Seat::A => a.player(stop),
                Seat::B => b.player(stop),
            }
        };
        let openings = Openings::balanced(self.variant, Balance::default(), self.seed);
        let games = Match {
            referee: Referee::new(self.pace()),
            games: self.most_games(),
            concurrency: self.concurrency.get(),
        };
        let mut tally = Tally::default();
        let stop = Stop::default();
        println!("{} against {}, {}", a.name(), b.name(), self.variant);
        games.play(openings, &[], &make_player, &stop, &mut |game| {
            tally.add(&game);
            if tally.games() % TOLD_EVERY == 0 {
                println!("{}", report::line(&tally, self.sprt.as_ref()));
            }
            match self.sprt.map(|sprt| sprt.verdict(&tally.pairs)) {
                Some(Verdict::Accept | Verdict::Reject) => ControlFlow::Break(()),
                Some(Verdict::PlayOn) | None => ControlFlow::Continue(()),
            }
        });
        println!("{}", report::line(&tally, self.sprt.as_ref()));
        Ok(ExitCode::SUCCESS)
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
    let numbers: Option<Vec<f64>> = text.split(',').map(|part| part.trim().parse().ok()).collect();
    match numbers.as_deref() {
        Some(&[elo0, elo1]) if elo0 < elo1 && elo0.is_finite() && elo1.is_finite() => {
            Ok(Sprt::new(elo0, elo1))
        }
        _ => Err("give two Elo differences, the smaller one first, such as 0,5".to_owned()),
    }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok();
    seconds
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .filter(|time| !time.is_zero())
        .ok_or_else(|| "give a number of seconds, such as 0.1".to_owned())
}
