//! Speed of move generation: nodes per second of perft from the start positions.
//!
//! `cargo bench -p draughts --bench perft`, with `RUSTFLAGS="-C target-cpu=native"` for the native
//! processor.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use draughts::{CountBy, Position, Variant, perft};

fn from_the_start(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    for (variant, depth) in [(Variant::Thai, 8), (Variant::English, 9)] {
        let start = Position::start(variant);
        for by in [CountBy::Result, CountBy::Path] {
            let nodes = perft(&start, depth, by);
            group.throughput(Throughput::Elements(nodes));
            let name = BenchmarkId::new(variant.to_string(), format!("depth {depth} by {by:?}"));
            group.bench_function(name, |bencher| bencher.iter(|| perft(&start, depth, by)));
        }
    }
    group.finish();
}

criterion_group!(benches, from_the_start);
criterion_main!(benches);
