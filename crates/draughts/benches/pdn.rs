//! How fast PDN is read: `cargo bench -p draughts --bench pdn`, in bytes of text a second.

use draughts::{
    DrawRules, Game, Variant,
    pdn::{At, GameRecord, MoveText, Reader, Replayer, Visitor, write_games},
};

fn main() {
    divan::main();
}

/// How many games the text has; about 20 MB.
const GAMES: usize = 40_000;

/// Random games with tags as files have them, the same ones in every run.
fn text(variant: Variant) -> String {
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let records: Vec<GameRecord> = (0..GAMES)
        .map(|number| {
            let mut game = Game::from_position(
                draughts::Position::start(variant),
                DrawRules::new(None, false, false),
            );
            while game.outcome().is_none() && game.played().len() < 60 {
                random ^= random << 13;
                random ^= random >> 7;
                random ^= random << 17;
                let paths = game.position().all_paths();
                let path = paths[(random % paths.len() as u64) as usize].clone();
                game.play(path).expect("the path is legal");
            }
            let mut record = GameRecord::from_game(&game);
            record
                .tags
                .set("Event", format!("Random games, number {number}"));
            record.tags.set("Black", "First, Player");
            record.tags.set("White", "Second, Player");
            record.tags.remove("SetUp");
            record
        })
        .collect();
    write_games(&records)
}

/// Asks for nothing but the number of plies.
#[derive(Default)]
struct Plies(usize);

impl Visitor for Plies {
    fn played(&mut self, _text: MoveText<'_>, _at: &mut At<'_>) {
        self.0 += 1;
    }
}

#[divan::bench(args = Variant::ALL, sample_count = 10)]
fn read_without_checking(bencher: divan::Bencher<'_, '_>, variant: Variant) {
    let text = text(variant);
    bencher
        .counter(divan::counter::BytesCount::of_str(&text))
        .bench_local(|| {
            let mut reader = Reader::new(text.as_bytes());
            let mut plies = Plies::default();
            while reader.read_game(&mut plies).expect("the text is clean") {}
            plies.0
        });
}

#[divan::bench(args = Variant::ALL, sample_count = 10)]
fn read_into_trees(bencher: divan::Bencher<'_, '_>, variant: Variant) {
    let text = text(variant);
    bencher
        .counter(divan::counter::BytesCount::of_str(&text))
        .bench_local(|| Reader::new(text.as_bytes()).games().count());
}

#[divan::bench(args = Variant::ALL, sample_count = 10)]
fn read_and_check_every_move(bencher: divan::Bencher<'_, '_>, variant: Variant) {
    let text = text(variant);
    bencher
        .counter(divan::counter::BytesCount::of_str(&text))
        .bench_local(|| {
            let mut replayer = Replayer::new();
            Reader::new(text.as_bytes())
                .games()
                .map(|record| {
                    let record = record.expect("the text is clean");
                    replayer.replay(&record).legal_plies(&record)
                })
                .sum::<usize>()
        });
}
