//! `makhos bench engine`: what the engine does with a number of nodes, and how fast.

pub(super) mod positions;

use std::{
    io::{self, Write},
    process::ExitCode,
    time::Duration,
};

use anyhow::Result;
use clap::Args;
use crc::{CRC_64_XZ, Crc, Digest};
use draughts::{Game, Move, Variant};
use draughts_engine::{Engine, Limits, Options};

use crate::commands::{arguments, weights};

const EXAMPLES: &str = "\
Examples:
  makhos bench engine
  makhos bench engine --nodes 5000000 --variant english

The signature is the number of all nodes and a checksum of the best moves: with the same --nodes it is
the same on every machine, as long as the engine searches alike. It goes to the standard output; the speed goes to the standard
error.";

/// The table is small, so that it is full at the end and what is kept in it counts.
const TABLE: usize = 8;

static CHECKSUM: Crc<u64> = Crc::<u64>::new(&CRC_64_XZ);

/// Search fixed positions, for a signature of the search and its speed
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct EngineBench {
    /// How many nodes are searched in each position
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Only the positions of this game
    #[arg(long, value_parser = arguments::variant())]
    variant: Option<Variant>,
    /// What the engine plays with: built-in, material, or a weights file
    #[arg(long, default_value = "built-in", value_name = "NAME|FILE")]
    evaluation: String,
}

impl EngineBench {
    /// Prints a signature for each game and one for all.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let variants = arguments::variants(self.variant);
        let mut all = Count::new();
        for variant in variants {
            let count = self.search(variant, &mut all)?;
            count.tell(variant.rules().name)?;
        }
        if self.variant.is_none() {
            all.tell("signature")?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// Searches the positions of a game in one thread, each without a memory of the others.
    fn search(&self, variant: Variant, all: &mut Count) -> Result<Count> {
        let options = Options {
            table: TABLE,
            threads: 1,
            lines: 1,
        };
        let mut engine = Engine::new(variant, options);
        engine.set_evaluation(weights::named(&self.evaluation, variant)?);
        let mut count = Count::new();
        for position in positions::of(variant)? {
            engine.forget();
            let game = Game::from_position(position, variant.rules().draw_rules);
            let answer = engine.search(&game, &Limits::nodes(self.nodes));
            for count in [&mut count, &mut *all] {
                count.add(answer.nodes, answer.time, answer.best());
            }
        }
        Ok(count)
    }
}

/// What was searched.
struct Count {
    nodes: u64,
    time: Duration,
    moves: Digest<'static, u64>,
}

impl Count {
    fn new() -> Count {
        Count {
            nodes: 0,
            time: Duration::ZERO,
            moves: CHECKSUM.digest(),
        }
    }

    fn add(&mut self, nodes: u64, time: Duration, best: Option<Move>) {
        self.nodes += nodes;
        self.time += time;
        if let Some(best) = best {
            let ends = [best.from(), best.to()].map(|square| square.number() as u8);
            self.moves.update(&ends);
            self.moves.update(&best.captured().0.to_le_bytes());
        }
    }

    fn tell(self, name: &str) -> io::Result<()> {
        let seconds = self.time.as_secs_f64();
        let speed = self.nodes as f64 / seconds.max(1e-9) / 1e6;
        let (nodes, moves) = (self.nodes, self.moves.finalize());
        let mut output = io::stdout().lock();
        writeln!(output, "{name} {nodes} {moves:016x}")?;
        output.flush()?;
        writeln!(
            io::stderr(),
            "{name}: {seconds:.2} s, {speed:.2} million nodes/s"
        )
    }
}
