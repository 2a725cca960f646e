//! Random games with players for proptest.

use std::num::NonZeroU16;

use draughts::{
    Board, Color, DrawReason, DrawRules, Game, Outcome, Piece, Position, Role, Setup, Square,
    Variant, WinReason,
};
use makhos_link::LinkedGame;
use proptest::{collection::vec, option, prelude::*};

/// How many cases each property is tried on.
pub(crate) fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn color() -> impl Strategy<Value = Color> {
    prop::sample::select(&Color::ALL[..])
}

fn variant() -> impl Strategy<Value = Variant> {
    prop::sample::select(&Variant::ALL[..])
}

fn set_up() -> impl Strategy<Value = Position> {
    let placed = vec((0..32u32, color(), any::<bool>()), 1..24);
    (variant(), color(), placed).prop_filter_map(
        "a setup that breaks the rules",
        |(variant, turn, placed)| {
            let mut board = Board::EMPTY;
            for (index, color, is_king) in placed {
                let square = Square::from_number(index + 1)?;
                let crowned = variant.rules().crowning_row(color).contains(square);
                let role = if crowned || is_king {
                    Role::King
                } else {
                    Role::Man
                };
                board = board.with(square, Piece { color, role });
            }
            Position::from_setup(Setup {
                variant,
                board,
                turn,
            })
            .ok()
        },
    )
}

fn draw_rules() -> impl Strategy<Value = DrawRules> {
    let limit = option::of(any::<NonZeroU16>());
    (limit, any::<bool>(), any::<bool>())
        .prop_map(|(limit, men_reset, repetition)| DrawRules::new(limit, men_reset, repetition))
}

fn declared_end() -> impl Strategy<Value = Outcome> {
    let won = |reason| move |winner| Outcome::Win { winner, reason };
    prop_oneof![
        color().prop_map(won(WinReason::Resignation)),
        color().prop_map(won(WinReason::Time)),
        Just(Outcome::Draw(DrawReason::Agreement)),
    ]
}

/// Games of both kinds, from the start or a set-up, with usual or other draw rules, played to
/// their end, to the end of the choices, or ended by the players.
pub(crate) fn game() -> impl Strategy<Value = Game> {
    let start = prop_oneof![variant().prop_map(Position::start), set_up()];
    let moves = vec(any::<prop::sample::Index>(), 0..120);
    (
        start,
        option::of(draw_rules()),
        moves,
        option::of(declared_end()),
    )
        .prop_map(|(start, draw_rules, moves, end)| {
            let usual = start.variant().rules().draw_rules;
            let mut game = Game::from_position(start, draw_rules.unwrap_or(usual));
            for choice in moves {
                if game.outcome().is_some() {
                    break;
                }
                let path = choice.get(&game.position().all_paths()).clone();
                game.play(path).expect("the path is legal");
            }
            if let Some(end) = end {
                // A game that the board ended stays as it is.
                let _ = game.declare(end);
            }
            game
        })
}

const NAMES: [&str; 6] = [
    "",
    "Wolfgang",
    "สมชาย ใจดี",
    "김수진",
    "กำธร ณ อยุธยา",
    "👩‍👩‍👧 & Söhne <b>",
];

fn name() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(&NAMES[..]).prop_map(str::to_owned),
        vec(any::<char>(), 0..40).prop_map(String::from_iter),
    ]
}

/// A game with its players.
pub(crate) fn linked_game() -> impl Strategy<Value = LinkedGame> {
    (game(), name(), name()).prop_map(|(game, black, white)| LinkedGame { game, black, white })
}
