//! Random positions and games for proptest.

use draughts::{Board, Color, DrawRules, Game, Piece, Position, Role, Setup, Square, Variant};
use proptest::{collection::vec, prelude::*};

/// How many cases each property is tried on.
pub(crate) fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

pub(crate) fn variant() -> impl Strategy<Value = Variant> {
    prop::sample::select(&Variant::ALL[..])
}

fn color() -> impl Strategy<Value = Color> {
    prop::sample::select(&Color::ALL[..])
}

/// Positions with any number of pieces anywhere, from few to crowded, from men only to kings only.
pub(crate) fn position() -> impl Strategy<Value = Position> {
    let piece = (color(), 0..100u32);
    let placed = vec((0..32u32, piece), 1..30);
    (variant(), color(), placed, 0..=100u32).prop_filter_map(
        "a setup that breaks the rules",
        |(variant, turn, placed, kings_of_hundred)| {
            let mut board = Board::EMPTY;
            for (index, (color, dice)) in placed {
                let square = Square::from_number(index + 1)?;
                let crowned = variant.rules().crowning_row(color).contains(square);
                let role = if crowned || dice < kings_of_hundred {
                    Role::King
                } else {
                    Role::Man
                };
                board = board.with(square, Piece { color, role });
            }
            let setup = Setup {
                variant,
                board,
                turn,
            };
            Position::from_setup(setup).ok()
        },
    )
}

/// Games played at random, from the start position or from any other, to their end or to the end
/// of the choices.
pub(crate) fn game(draw_rules: impl Strategy<Value = DrawRules>) -> impl Strategy<Value = Game> {
    let start = prop_oneof![variant().prop_map(Position::start), position()];
    (start, draw_rules, vec(any::<prop::sample::Index>(), 0..120)).prop_map(
        |(start, draw_rules, choices)| {
            let mut game = Game::from_position(start, draw_rules);
            for choice in choices {
                if game.outcome().is_some() {
                    break;
                }
                let path = choice.get(&game.position().all_paths()).clone();
                game.play(path).expect("the path is legal");
            }
            game
        },
    )
}

/// Positions as they come up in games.
pub(crate) fn position_from_a_game() -> impl Strategy<Value = Position> {
    game(Just(Variant::English.rules().draw_rules)).prop_map(|game| *game.position())
}
