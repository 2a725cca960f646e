//! Reasons come where they hold, and only there.

mod hints {
    mod examples;
    mod slow_checks;
}

use draughts::{Game, Position, Variant};
use draughts_engine::{Engine, Limits, Options, hint::Hint};

const THAI: Variant = Variant::Thai;
const ENGLISH: Variant = Variant::English;

/// The hint of a game by a search to a depth.
fn hint(game: &Game, depth: u32) -> Hint {
    Hint::search(&mut engine(game.variant()), game, &Limits::depth(depth))
        .expect("the game goes on")
}

fn engine(variant: Variant) -> Engine {
    let options = Options {
        table: 1,
        ..Options::default()
    };
    Engine::new(variant, options)
}

fn game(variant: Variant, fen: &str) -> Game {
    let position =
        Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    Game::from_position(position, variant.rules().draw_rules)
}
