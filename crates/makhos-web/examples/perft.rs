//! How fast moves are generated in WebAssembly: `cargo xtask bench` runs this in Node.js.

use draughts::{CountBy, Position, Variant, perft};

/// How often each count is repeated; the fastest run tells most about the code.
const RUNS: u32 = 7;

fn main() {
    for (variant, depth) in [(Variant::Thai, 9), (Variant::English, 10)] {
        let start = Position::start(variant);
        let mut fastest = f64::INFINITY;
        let mut nodes = 0;
        for _ in 0..RUNS {
            let began = js_sys::Date::now();
            nodes = perft(&start, depth, CountBy::Path);
            fastest = fastest.min(js_sys::Date::now() - began);
        }
        let millions_a_second = nodes as f64 / fastest / 1000.0;
        let line = format!(
            "{variant}, start, depth {depth}: {nodes} in {fastest} ms, \
             {millions_a_second:.0} million positions a second"
        );
        web_sys::console::log_1(&line.into());
    }
}
