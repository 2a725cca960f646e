//! `makhos bench tables`: how many verdicts a second are looked up.

use std::{
    io::{self, Write},
    process::ExitCode,
    time::Instant,
};

use anyhow::{Result, ensure};
use clap::Args;
use draughts::{Bitboard, Board, Color, Position, Setup, Square, Variant};
use draughts_endgame::{Material, Metric, Tables};

use crate::commands::{arguments, tables_directory::TablesArgument};

const EXAMPLES: &str = "\
Examples:
  makhos bench tables --variant english
  makhos bench tables --tables DIR --pieces 5

Looks positions without a capture up, in one thread: random ones of the most pieces that there are tables of,
and ones near each other: 10,000 that come up in the five plies after a random one, as a search meets them, then
those after the next one. The best of five runs counts; the first one reads the tables from the disk. Those in
which the side that is not to move could capture are looked up once more by themselves: mostly they are not
stored, but told by their moves.";

/// Look positions up in endgame tables, for the speed
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct TablesBench {
    /// The game [default: both]
    #[arg(long, value_parser = arguments::variant())]
    variant: Option<Variant>,
    /// How many pieces the positions have [default: the most there are tables of]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=i64::from(Material::MOST_PIECES)))]
    pieces: Option<u8>,
    /// How many positions are looked up
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u32).range(1..=100_000_000))]
    positions: u32,
    #[command(flatten)]
    tables: TablesArgument,
}

const RUNS: usize = 5;

impl TablesBench {
    /// Prints a line for each game and kind.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let tables = self.tables.open()?;
        let mut output = io::stdout().lock();
        let mut found = false;
        for variant in arguments::variants(self.variant) {
            let most = tables.most_pieces(variant, Metric::Verdict);
            let pieces = self.pieces.map_or(most, usize::from);
            if most == 0 || pieces > most {
                continue;
            }
            found = true;
            let mut source = Source {
                variant,
                pieces,
                tables: &tables,
                random: fastrand::Rng::with_seed(1),
            };
            let count = self.positions as usize;
            let random: Vec<Position> = (0..count).map(|_| source.position()).collect();
            let name = variant.rules().name;
            let near = source.near(count);
            for (kind, positions) in [("random", random), ("near each other", near)] {
                let speed = speed(&tables, &positions);
                writeln!(output, "{name}, {pieces} pieces, {kind}: {speed}")?;
                let (threatened, others): (Vec<_>, Vec<_>) = positions
                    .iter()
                    .partition(|position| position.is_threatened());
                for (kind, positions) in [("under a threat", threatened), ("others", others)] {
                    let speed = self::speed(&tables, &positions);
                    writeln!(output, "  {} {kind}: {speed}", positions.len())?;
                }
            }
        }
        ensure!(found, "there are no tables of verdicts of so many pieces");
        Ok(ExitCode::SUCCESS)
    }
}

/// The fastest of some runs over all positions, in words.
fn speed(tables: &Tables, positions: &[Position]) -> String {
    let mut best = f64::INFINITY;
    let mut sum = 0;
    for _ in 0..RUNS {
        let start = Instant::now();
        sum = positions
            .iter()
            .filter_map(|position| tables.verdict(position).ok())
            .map(|verdict| verdict as usize)
            .sum();
        best = best.min(start.elapsed().as_secs_f64());
    }
    let million = positions.len() as f64 / best / 1e6;
    format!("{million:.2} million a second (sum {sum})")
}

/// Where positions come from.
struct Source<'a> {
    variant: Variant,
    pieces: usize,
    tables: &'a Tables,
    random: fastrand::Rng,
}

impl Source<'_> {
    /// A random position that a table has.
    fn position(&mut self) -> Position {
        loop {
            let position = self
                .setup()
                .and_then(|setup| Position::from_setup(setup).ok());
            if let Some(position) = position.filter(|position| self.is_there(position)) {
                return position;
            }
        }
    }

    fn is_there(&self, position: &Position) -> bool {
        !position.must_capture() && self.tables.verdict(position).is_ok()
    }

    /// Random pieces on random squares.
    fn setup(&mut self) -> Option<Setup> {
        let mut squares: Vec<usize> = (0..Square::all().len()).collect();
        self.random.shuffle(&mut squares);
        let mut sets = [0_u32; 3];
        for (number, square) in squares[..self.pieces].iter().enumerate() {
            // Both sides have at least one.
            let side = if number < 2 {
                number
            } else {
                self.random.usize(..2)
            };
            sets[side] |= 1 << square;
            if self.random.bool() {
                sets[2] |= 1 << square;
            }
        }
        let [black, white, kings] = sets.map(Bitboard);
        Some(Setup {
            variant: self.variant,
            board: Board::of_sets(black, white, kings)?,
            turn: if self.random.bool() {
                Color::Black
            } else {
                Color::White
            },
        })
    }

    /// Positions that come up in the plies after a random one, in the order of a search, then those of
    /// the next one.
    fn near(&mut self, count: usize) -> Vec<Position> {
        let mut near = Vec::with_capacity(count);
        while near.len() < count {
            let root = self.position();
            let most = count.min(near.len() + OF_ONE_SEARCH);
            self.search(&root, PLIES, most, &mut near);
        }
        near
    }

    fn search(&self, position: &Position, plies: u32, most: usize, near: &mut Vec<Position>) {
        for &mv in &position.legal_moves() {
            let after = position.play_unchecked(mv);
            if near.len() < most && self.is_there(&after) {
                near.push(after);
            }
            if plies > 1 && near.len() < most {
                self.search(&after, plies - 1, most, near);
            }
        }
    }
}

/// How many positions near each other are looked up before those near another one.
const OF_ONE_SEARCH: usize = 10_000;
/// How many plies they are away from the first one.
const PLIES: u32 = 5;
