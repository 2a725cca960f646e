//! With endgame tables the engine wins what is won and holds what is drawn.

use std::{
    path::PathBuf,
    sync::{Arc, OnceLock},
};

use draughts::{Board, Color, Game, Outcome, Piece, Position, Role, Setup, Square, Variant};
use draughts_endgame::{Builder, Material, Metric, TableDirectory, Tables, Value};
use draughts_engine::{EndgameValue, Endgames, Engine, Limits, Options, TableEndgames};
use fastrand::Rng;

/// The most pieces of the positions that are played out.
const PIECES: u8 = 4;

/// The tables of a game, built once for all tests.
fn tables(variant: Variant) -> Arc<Tables> {
    static TABLES: [OnceLock<Arc<Tables>>; 2] = [OnceLock::new(), OnceLock::new()];
    Arc::clone(TABLES[variant as usize].get_or_init(|| built(variant)))
}

fn built(variant: Variant) -> Arc<Tables> {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("engine-tables");
    let directory = TableDirectory::new(path.join(variant.rules().name));
    let mut builder = Builder::new(variant, directory.clone(), Metric::Plies, 2).unwrap();
    for material in (2..=PIECES).flat_map(Material::all) {
        builder.build(material, &|_| {}).unwrap();
    }
    let (tables, errors) = directory.open().unwrap();
    assert!(errors.is_empty());
    Arc::new(tables)
}

fn scattered(variant: Variant, random: &mut Rng) -> Option<Position> {
    let mut board = Board::EMPTY;
    while board.occupied().len() < random.usize(3..=PIECES.into()) {
        let square = Square::from_number(random.u32(1..=32))?;
        let color = Color::ALL[random.usize(..2)];
        let role = if random.bool() { Role::Man } else { Role::King };
        board = board.with(square, Piece { color, role });
    }
    let turn = Color::ALL[random.usize(..2)];
    Position::from_setup(Setup {
        variant,
        board,
        turn,
    })
    .ok()
}

/// Plays a game out: the engine for one side, the other side as well as it can be played.
fn play_out(
    engine: &mut Engine,
    nodes: u64,
    tables: &Tables,
    position: Position,
    side: Color,
) -> Game {
    let mut game = Game::from_position(position, position.variant().rules().draw_rules);
    while game.outcome().is_none() {
        let mv = if game.position().turn() == side {
            engine.search(&game, &Limits::nodes(nodes)).best().unwrap()
        } else {
            tables.moves(game.position()).unwrap()[0].0
        };
        let path = game.position().path(mv).unwrap();
        game.play(path).unwrap();
    }
    game
}

#[test]
fn a_thousand_positions_of_each_game_end_as_they_should() {
    for variant in Variant::ALL {
        let tables = tables(variant);
        let options = Options {
            table: 1,
            ..Options::default()
        };
        let mut engine = Engine::new(variant, options);
        let endgames = TableEndgames::new(Arc::clone(&tables), variant).unwrap();
        engine.set_endgames(Some(Arc::new(endgames)));
        let mut random = Rng::with_seed(5);
        let (mut wins, mut draws) = (0, 0);
        while wins + draws < 1000 {
            let Some(position) = scattered(variant, &mut random) else {
                continue;
            };
            let side = position.turn();
            let value = tables.value(&position).unwrap();
            let game = match value {
                Value::Loss(_) => continue,
                _ => play_out(&mut engine, 300, &tables, position, side),
            };
            let winner = match game.outcome().unwrap() {
                Outcome::Win { winner, .. } => Some(winner),
                Outcome::Draw(_) => None,
            };
            let fen = position.to_fen();
            match value {
                Value::Win(plies) => {
                    assert_eq!(winner, Some(side), "{fen} is won in {plies}");
                    assert_eq!(game.played().len(), usize::from(plies), "{fen}");
                    wins += 1;
                }
                _ => {
                    assert_eq!(winner, None, "{fen} is drawn");
                    draws += 1;
                }
            }
        }
        assert!(wins > 200 && draws > 50, "{wins} {draws}");
    }
}

/// Tables without plies for the most pieces, as there mostly are.
struct Verdicts(TableEndgames);

impl Endgames for Verdicts {
    fn most_pieces(&self) -> usize {
        self.0.most_pieces()
    }

    fn value(&self, position: &Position) -> Option<EndgameValue> {
        self.0.value(position)
    }

    fn value_in_plies(&self, position: &Position) -> Option<EndgameValue> {
        let is_most = position.board().occupied().len() == usize::from(PIECES);
        (!is_most)
            .then(|| self.0.value_in_plies(position))
            .flatten()
    }
}

#[test]
fn to_know_who_wins_is_enough_to_win() {
    for variant in Variant::ALL {
        let tables = tables(variant);
        let mut engine = Engine::new(variant, Options::default());
        let endgames = TableEndgames::new(Arc::clone(&tables), variant).unwrap();
        engine.set_endgames(Some(Arc::new(Verdicts(endgames))));
        let mut random = Rng::with_seed(7);
        let mut lost = Vec::new();
        let mut played = 0;
        while played < 60 {
            let Some(position) = scattered(variant, &mut random) else {
                continue;
            };
            let Value::Win(plies) = tables.value(&position).unwrap() else {
                continue;
            };
            if plies < 15 || position.board().occupied().len() < PIECES.into() {
                continue;
            }
            engine.forget();
            played += 1;
            let side = position.turn();
            let game = play_out(&mut engine, 60_000, &tables, position, side);
            if !matches!(game.outcome(), Some(Outcome::Win { winner, .. }) if winner == side) {
                lost.push(format!(
                    "{} {plies} {:?}",
                    position.to_fen(),
                    game.outcome()
                ));
            }
        }
        assert!(lost.is_empty(), "{} {lost:#?}", lost.len());
    }
}
