//! `makhos bench stop`: how soon a search ends when it is told to.

use std::{
    io::{self, Write},
    process::ExitCode,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Result, ensure};
use clap::Args;
use draughts::{Game, Position, Variant};
use draughts_engine::{Engine, Limits, Options, Stop};

use super::engine::positions;
use crate::commands::arguments;

const EXAMPLES: &str = "\
Examples:
  makhos bench stop --threads 2

Searches each position of \"makhos bench engine\" without a limit, five times, tells the search to stop after 50 to 250
milliseconds, and measures how long it takes until the best move is there.";

/// Stop searches, and see how soon they end
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct StopBench {
    /// In how many threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Only the positions of this game
    #[arg(long, value_parser = arguments::variant())]
    variant: Option<Variant>,
}

/// How often each position is searched.
const TIMES: u64 = 5;

impl StopBench {
    /// Prints the median and the longest time.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let mut times = Vec::new();
        for variant in arguments::variants(self.variant) {
            for position in positions::of(variant)? {
                for number in 1..=TIMES {
                    times.extend(self.time(position, Duration::from_millis(50 * number)));
                }
            }
        }
        ensure!(
            !times.is_empty(),
            "every search was over before it was told to stop"
        );
        times.sort_unstable();
        let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
        let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
        writeln!(
            io::stdout(),
            "{} stops: {:.2} ms in the middle, {:.2} ms at the longest",
            times.len(),
            milliseconds(median),
            milliseconds(longest),
        )?;
        Ok(ExitCode::SUCCESS)
    }

    /// How long a search goes on after it is told to stop; `None` where it was over before.
    fn time(&self, position: Position, after: Duration) -> Option<Duration> {
        let variant = position.variant();
        let options = Options {
            threads: self.threads.into(),
            ..Options::default()
        };
        let stop = Stop::default();
        let mut engine = Engine::new(variant, options);
        engine.set_stop(stop.clone());
        let game = Game::from_position(position, variant.rules().draw_rules);
        thread::scope(|scope| {
            let search = scope.spawn(move || {
                engine.search(&game, &Limits::infinite());
                Instant::now()
            });
            thread::sleep(after);
            if search.is_finished() {
                return None;
            }
            let told = Instant::now();
            stop.stop();
            let ended = search.join().ok()?;
            Some(ended.saturating_duration_since(told))
        })
    }
}
