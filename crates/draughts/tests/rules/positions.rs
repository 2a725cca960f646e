//! What must hold in every position, random ones and those of random games.

use std::collections::BTreeSet;

use draughts::{
    Color, Form, Game, Move, MoveTextError, Notation, Path, Piece, Position, Role, Setup, Square,
    Variant, full_text,
};
use proptest::prelude::*;

use crate::{
    random::{config, position, position_from_a_game},
    slow::{Outcome, SlowPath, SlowPosition},
};

/// The library's path in the words of the slow generator.
fn in_slow_words(path: &Path) -> SlowPath {
    let numbers = |squares: &[Square]| squares.iter().map(|s| s.number()).collect();
    SlowPath {
        squares: numbers(path.squares()),
        captured: numbers(path.captured()),
    }
}

/// Compares everything a position says about its moves, and the positions after them, with the
/// slow generator.
pub(crate) fn check_against_slow(position: &Position) {
    let slow = SlowPosition::from(position);
    let expected = slow.paths();
    let paths = position.all_paths();
    let in_slow_words: Vec<SlowPath> = paths.iter().map(in_slow_words).collect();
    assert_eq!(in_slow_words, expected, "paths of {}", position.to_fen());

    let outcomes: BTreeSet<Outcome> = expected.iter().map(SlowPath::outcome).collect();
    let moves = position.legal_moves();
    let found: BTreeSet<Outcome> = moves
        .iter()
        .map(|mv| {
            let captured = mv.captured().iter().map(Square::number);
            (mv.from().number(), mv.to().number(), captured.collect())
        })
        .collect();
    assert_eq!(found, outcomes, "moves of {}", position.to_fen());
    assert_eq!(
        moves.len(),
        outcomes.len(),
        "moves of {}",
        position.to_fen()
    );
    assert_eq!(position.has_legal_move(), !expected.is_empty());
    let capture_is_there = expected.iter().any(|path| !path.captured.is_empty());
    assert_eq!(position.must_capture(), capture_is_there);
    let with_other_turn = Position::from_setup(Setup {
        variant: position.variant(),
        board: *position.board(),
        turn: !position.turn(),
    });
    let captures = with_other_turn.is_ok_and(|position| position.must_capture());
    assert_eq!(position.is_threatened(), captures, "{}", position.to_fen());

    for (path, slow_path) in paths.iter().zip(&expected) {
        let next = position.play(path.result()).expect("it is legal");
        let text = full_text(path, Notation::Numbers);
        assert_eq!(text, slow_path.text());
        assert!(
            slow.after(slow_path).is_same_as(&next),
            "{} {text} leads to {}",
            position.to_fen(),
            next.to_fen()
        );
        check_rebuilt(&next);
    }
}

/// A position is read back from its FEN as it was, its key included.
fn check_rebuilt(position: &Position) {
    let fen = position.to_fen();
    let rebuilt = Position::from_fen(position.variant(), &fen).expect("it writes what it reads");
    assert_eq!(rebuilt, *position, "{fen}");
    assert_eq!(rebuilt.key(), position.key(), "{fen}");
}

fn check_texts(position: &Position) {
    for path in position.all_paths() {
        for notation in [Notation::Numbers, Notation::Algebraic] {
            let full = position.move_text(&path, notation, Form::Full);
            assert_eq!(full, full_text(&path, notation));
            let read = position.read_move(&full).expect("a full text is clear");
            assert_eq!((read.mv, &read.path), (path.result(), &path), "{full}");

            let short = position.move_text(&path, notation, Form::Short);
            let read = position.read_move(&short).expect("a short text is clear");
            assert_eq!(read.mv, path.result(), "{short} for {full}");
            assert!(short.len() <= full.len());
        }
    }
    check_ends(position);
}

/// First and last square alone mean the path that has no others, or else the only move between
/// them, and otherwise get an error.
fn check_ends(position: &Position) {
    for path in position.all_paths() {
        let (from, to) = (path.from(), path.to());
        let whole = [from, to];
        let moves = position.legal_moves();
        let between: Vec<&Move> = moves
            .iter()
            .filter(|mv| (mv.from(), mv.to()) == (from, to))
            .collect();
        let read = position.read_move(&format!("{from}x{to}"));
        if let Some(direct) = position
            .all_paths()
            .iter()
            .find(|path| path.squares() == whole)
        {
            assert_eq!(read.map(|read| read.path), Ok(direct.clone()));
        } else if let [only] = between[..] {
            assert_eq!(read.map(|read| read.mv), Ok(*only));
        } else {
            assert!(
                matches!(read, Err(MoveTextError::Ambiguous { .. })),
                "{read:?}"
            );
        }
    }
}

/// A position's key is its own: with the other side to move, in the other game, after a move, or
/// with any one square different, it is another.
fn check_keys(position: &Position) {
    let setup = Setup {
        variant: position.variant(),
        board: *position.board(),
        turn: position.turn(),
    };
    let mut others = vec![Setup {
        turn: !setup.turn,
        ..setup
    }];
    others.extend(Variant::ALL.map(|variant| Setup { variant, ..setup }));
    for square in Square::all() {
        let board = setup.board.without(square);
        others.push(Setup { board, ..setup });
        for color in Color::ALL {
            for role in [Role::Man, Role::King] {
                let board = setup.board.with(square, Piece { color, role });
                others.push(Setup { board, ..setup });
            }
        }
    }
    let positions = others
        .into_iter()
        .filter_map(|setup| Position::from_setup(setup).ok());
    let after_moves = position
        .all_paths()
        .into_iter()
        .map(|path| position.play(path.result()).expect("it is legal"));
    for other in positions.chain(after_moves) {
        assert_eq!(
            other.key() == position.key(),
            other == *position,
            "{}",
            other.to_fen()
        );
    }
}

fn check_undo(position: &Position) {
    let mut game = Game::from_position(*position, position.variant().rules().draw_rules);
    for path in position.all_paths() {
        let next = position.play(path.result()).expect("it is legal");
        game.play(path).expect("it is legal");
        assert_eq!(*game.position(), next);
        assert!(game.undo());
        assert_eq!(game.position(), position);
        assert!(game.redo());
        assert_eq!(*game.position(), next);
        assert!(game.undo());
    }
}

proptest! {
    #![proptest_config(config(20_000))]

    #[test]
    fn random_positions_agree_with_the_slow_generator(position in position()) {
        check_against_slow(&position);
    }

    #[test]
    fn random_positions_are_read_back_as_written(position in position()) {
        check_rebuilt(&position);
        check_keys(&position);
    }

    #[test]
    fn moves_of_random_positions_are_read_back_as_written(position in position()) {
        check_texts(&position);
    }

    #[test]
    fn moves_of_random_positions_are_taken_back(position in position()) {
        check_undo(&position);
    }
}

proptest! {
    #![proptest_config(config(3_000))]

    #[test]
    fn positions_of_games_agree_with_the_slow_generator(position in position_from_a_game()) {
        check_against_slow(&position);
        check_texts(&position);
        check_undo(&position);
    }
}
