//! The engine of the app with endgame tables, and without.

use std::path::PathBuf;

use draughts::{Game, Position, Variant};
use draughts_endgame::{Builder, Material, Metric, TableDirectory};
use makhos_questions::{Found, FoundValue, GameText, Question, Reply, Task};
use makhos_worker::Thinker;

/// The tables of a game up to three pieces, as one bundle.
fn bundle(variant: Variant, name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{variant}-{name}"));
    let directory = TableDirectory::new(path);
    let mut builder = Builder::new(variant, directory.clone(), Metric::Plies, 1).unwrap();
    for material in (2..=3).flat_map(Material::all) {
        builder.build(material, &|_| {}).unwrap();
    }
    directory.open().unwrap().0.bundle()
}

fn game(variant: Variant, fen: &str) -> Game {
    let position = Position::from_fen(variant, fen).unwrap();
    Game::from_position(position, variant.rules().draw_rules)
}

fn ask(thinker: &mut Thinker, game: &Game, task: Task) -> Found {
    let question = Question {
        number: 1,
        game: GameText::of(game),
        task,
    };
    let mut last = None;
    thinker.answer(&question.write(), &mut |text| {
        last = Some(Reply::read(&text).unwrap().found);
    });
    last.unwrap()
}

#[test]
fn values_are_those_of_the_tables_the_best_move_first() {
    let mut thinker = Thinker::default();
    thinker.take_tables(Variant::Thai, bundle(Variant::Thai, "values"));
    let game = game(Variant::Thai, "B:WK24:BK2,K4");
    let Found::Values { value, moves } = ask(&mut thinker, &game, Task::Values) else {
        panic!("no values");
    };
    assert_eq!(value, FoundValue::Win(Some(13)));
    assert_eq!(moves[0].value, value);
    assert_eq!(moves.len(), game.position().legal_moves().len());
    for found in &moves {
        assert!(game.position().read_move(&found.text).is_ok());
    }
    let worst = moves.last().unwrap().value;
    assert_ne!(worst, value, "moves differ in value");
}

#[test]
fn the_computer_plays_the_shortest_way_to_a_win() {
    for (variant, fen, plies) in [
        (Variant::Thai, "B:WK24:BK2,K4", 13),
        (Variant::English, "W:WK1,K2:BK14", 33),
    ] {
        let mut thinker = Thinker::default();
        let task = Task::Move {
            level: 10,
            milliseconds: 20,
            seed: 1,
            thoughts: Vec::new(),
        };
        let mut game = game(variant, fen);
        // The engine exists before it gets the tables.
        ask(&mut thinker, &game, task.clone());
        thinker.take_tables(variant, bundle(variant, "play"));
        while game.outcome().is_none() {
            let Found::Move { text, .. } = ask(&mut thinker, &game, task.clone()) else {
                panic!("no move");
            };
            let path = game.position().read_move(&text).unwrap().path;
            game.play(path).unwrap();
        }
        assert_eq!(game.played().len(), plies);
        let winner = game.start().turn();
        assert_eq!(game.outcome().unwrap().winner(), Some(winner));
    }
}

#[test]
fn weak_levels_play_without_tables() {
    let game = game(Variant::English, "W:WK1,K2:BK14");
    let task = |level| Task::Move {
        level,
        milliseconds: 5000,
        seed: 1,
        thoughts: Vec::new(),
    };
    let score = |found| match found {
        Found::Move { score, .. } => score,
        other => panic!("{other:?}"),
    };
    let mut without = Thinker::default();
    let mut with = Thinker::default();
    with.take_tables(Variant::English, bundle(Variant::English, "levels"));
    for level in [1, 7] {
        let weak = score(ask(&mut with, &game, task(level)));
        assert_eq!(weak, score(ask(&mut without, &game, task(level))));
        let strong = score(ask(&mut with, &game, task(8)));
        assert!(strong > weak + 1000, "a win that is known: {strong}");
    }
}

#[test]
fn without_whole_tables_there_are_no_values_and_moves_are_found_as_ever() {
    let mut thinker = Thinker::default();
    let game = game(Variant::English, "W:WK1,K2:BK14");
    let refused = |found| match found {
        Found::Failed { reason } => reason,
        other => panic!("{other:?}"),
    };
    let reason = refused(ask(&mut thinker, &game, Task::Values));
    assert_eq!(reason, "there are no endgame tables");
    let mut bundle = bundle(Variant::English, "damaged");
    bundle.pop();
    thinker.take_tables(Variant::English, bundle);
    let reason = refused(ask(&mut thinker, &game, Task::Values));
    assert_eq!(reason, "it is damaged or cut off");
    let task = Task::Draw { to_move: true };
    assert!(matches!(ask(&mut thinker, &game, task), Found::Draw { .. }));
}
