//! Speed of move generation: nodes per second of perft, from the start positions and from
//! positions with many kings.
//!
//! `cargo bench -p draughts`, with `RUSTFLAGS="-C target-cpu=native"` for the native processor.
//! On a machine that has other things to do, the column "fastest" is the one to read.

use std::fmt;

use divan::{Bencher, counter::ItemsCount};
use draughts::{CountBy, Position, Variant, perft};

fn main() {
    divan::main();
}

struct Case {
    name: &'static str,
    variant: Variant,
    fen: &'static str,
    depth: u32,
}

const CASES: [Case; 4] = [
    Case {
        name: "thai start",
        variant: Variant::Thai,
        fen: "B:W1-8:B25-32",
        depth: 8,
    },
    Case {
        name: "thai kings",
        variant: Variant::Thai,
        fen: "B:WK1,K2,K5:BK28,K31,K32",
        depth: 6,
    },
    Case {
        name: "english start",
        variant: Variant::English,
        fen: "B:W21-32:B1-12",
        depth: 9,
    },
    Case {
        name: "english kings",
        variant: Variant::English,
        fen: "W:WK22,30,31,K6:B9,10,17,18,K27,3",
        depth: 9,
    },
];

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, depth {}", self.name, self.depth)
    }
}

#[divan::bench(args = CASES, sample_size = 1)]
fn by_path(bencher: Bencher<'_, '_>, case: &Case) {
    count(bencher, case, CountBy::Path);
}

#[divan::bench(args = CASES, sample_size = 1)]
fn by_result(bencher: Bencher<'_, '_>, case: &Case) {
    count(bencher, case, CountBy::Result);
}

fn count(bencher: Bencher<'_, '_>, case: &Case, by: CountBy) {
    let position = Position::from_fen(case.variant, case.fen).expect("it is a FEN of the game");
    let nodes = perft(&position, case.depth, by);
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| perft(divan::black_box(&position), case.depth, by));
}
