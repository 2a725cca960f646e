//! How fast the engine searches, as a program and in WebAssembly: `cargo xtask bench` runs both.

use std::time::Duration;

use draughts::{Game, Position, Variant};
use draughts_engine::{Engine, Limits, Options};

/// The positions of `makhos bench engine`: a game and a FEN a line.
const POSITIONS: &str = include_str!("../../makhos/src/commands/bench/engine/positions.txt");

/// How many nodes are searched in each position.
const NODES: u64 = 200_000;

/// How often each position is searched; the fastest run tells most about the code.
const RUNS: u32 = 3;

fn main() {
    for variant in Variant::ALL {
        let (mut nodes, mut time) = (0, Duration::ZERO);
        for position in positions(variant) {
            let answer = |_| search(position);
            let fastest = (0..RUNS).map(answer).min_by_key(|(_, time)| *time);
            let fastest = fastest.unwrap_or_default();
            nodes += fastest.0;
            time += fastest.1;
        }
        let millions = nodes as f64 / time.as_secs_f64() / 1e6;
        say(&format!(
            "{variant}: {nodes} nodes in {:.2} s, {millions:.2} million nodes a second",
            time.as_secs_f64()
        ));
    }
}

fn positions(variant: Variant) -> impl Iterator<Item = Position> {
    let lines = POSITIONS.lines().filter_map(|line| line.split_once(' '));
    lines
        .filter(move |(name, _)| *name == variant.rules().name)
        .filter_map(move |(_, fen)| Position::from_fen(variant, fen).ok())
}

fn search(position: Position) -> (u64, Duration) {
    let options = Options {
        table: 8,
        ..Options::default()
    };
    let variant = position.variant();
    let game = Game::from_position(position, variant.rules().draw_rules);
    let answer = Engine::new(variant, options).search(&game, &Limits::nodes(NODES));
    (answer.nodes, answer.time)
}

#[cfg(target_family = "wasm")]
fn say(line: &str) {
    web_sys::console::log_1(&line.into());
}

#[cfg(not(target_family = "wasm"))]
fn say(line: &str) {
    println!("{line}");
}
