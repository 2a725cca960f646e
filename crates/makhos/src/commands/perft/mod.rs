//! `makhos perft`: counts the positions ahead of a position, depth by depth.

mod parallel;

use std::{
    io::{self, Write},
    num::NonZeroUsize,
    process::ExitCode,
    time::Instant,
};

use clap::{Args, ValueEnum};
use draughts::{CountBy, Variant};

use super::arguments;

const EXAMPLES: &str = "\
Examples:
  makhos perft --variant thai --depth 8
  makhos perft --variant english --depth 10 --by result --threads 2
  makhos perft --variant thai --fen B:W11,25:BK18 --depth 5

The counts go to the standard output, one line \"depth nodes\" for each depth; the speed goes to the
standard error.";

/// Count the positions ahead, the classic check of a move generator
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Perft {
    /// The game
    #[arg(long, value_parser = arguments::variant())]
    variant: Variant,
    /// The position to count from, such as B:W1-8:B25-32 [default: the start of the game]
    #[arg(long)]
    fen: Option<String>,
    /// Count each depth from 1 to this one
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=99))]
    depth: u32,
    /// What counts as one move
    #[arg(long, value_enum, default_value_t = By::Path)]
    by: By,
    /// How many threads count
    #[arg(long, default_value_t = NonZeroUsize::MIN)]
    threads: NonZeroUsize,
}

#[derive(Clone, Copy, ValueEnum)]
enum By {
    /// Each way over the board, as most programs count
    Path,
    /// Each result; two ways to capture the same pieces are one move
    Result,
}

impl Perft {
    /// Prints the count of each depth as soon as it is known.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let position = arguments::position(self.variant, self.fen.as_deref())?;
        let by = match self.by {
            By::Path => CountBy::Path,
            By::Result => CountBy::Result,
        };
        let mut output = io::stdout().lock();
        for depth in 1..=self.depth {
            let started = Instant::now();
            let nodes = parallel::perft(&position, depth, by, self.threads);
            let seconds = started.elapsed().as_secs_f64();
            writeln!(output, "{depth} {nodes}")?;
            output.flush()?;
            let speed = nodes as f64 / seconds.max(1e-9) / 1e6;
            writeln!(
                io::stderr(),
                "depth {depth}: {seconds:.3} s, {speed:.1} million nodes/s"
            )?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
