//! Speed of move generation: nodes per second of perft, from the start positions and from
//! positions with many kings.
//!
//! `cargo bench -p draughts --bench perft`, with `RUSTFLAGS="-C target-cpu=native"` for the native
//! processor.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use draughts::{CountBy, Position, Variant, perft};

/// Name, game, FEN and depth.
const POSITIONS: [(&str, Variant, &str, u32); 4] = [
    ("thai start", Variant::Thai, "B:W1-8:B25-32", 8),
    ("thai kings", Variant::Thai, "B:WK1,K2,K5:BK28,K31,K32", 6),
    ("english start", Variant::English, "B:W21-32:B1-12", 10),
    (
        "english kings",
        Variant::English,
        "W:WK22,30,31,K6:B9,10,17,18,K27,3",
        10,
    ),
];

fn nodes_per_second(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    for (name, variant, fen, depth) in POSITIONS {
        let position = Position::from_fen(variant, fen).expect("it is a FEN of the game");
        for by in [CountBy::Result, CountBy::Path] {
            let nodes = perft(&position, depth, by);
            group.throughput(Throughput::Elements(nodes));
            let id = BenchmarkId::new(name, format!("depth {depth} by {by:?}"));
            group.bench_function(id, |bencher| bencher.iter(|| perft(&position, depth, by)));
        }
    }
    group.finish();
}

criterion_group!(benches, nodes_per_second);
criterion_main!(benches);
