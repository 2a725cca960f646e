//! A game read from its link is the game that was written.

use draughts::{Color, Game, Position, Variant};
use makhos_link::{LinkedGame, MAX_NAME_BYTES, MAX_PLIES, TooLong, code_in};
use proptest::prelude::*;

use crate::random::{config, linked_game};

proptest! {
    #![proptest_config(config(1500))]

    #[test]
    fn a_game_comes_back_from_its_link(linked in linked_game()) {
        let fragment = linked.to_fragment().unwrap();
        let code = code_in(&fragment).unwrap();
        prop_assert_eq!(LinkedGame::from_code(code), Ok(linked));
    }

    #[test]
    fn what_messengers_append_changes_nothing(linked in linked_game()) {
        let fragment = linked.to_fragment().unwrap();
        for tail in [".", ")", "),", "\n", " and your move?", "&fbclid=x-_1", "?utm=a", "=", "。"] {
            let sent = format!("#{fragment}{tail}");
            prop_assert_eq!(LinkedGame::from_code(code_in(&sent).unwrap()), Ok(linked.clone()));
        }
    }
}

fn without_names(game: Game) -> LinkedGame {
    LinkedGame {
        game,
        black: String::new(),
        white: String::new(),
    }
}

fn read_back(linked: &LinkedGame) -> LinkedGame {
    let fragment = linked.to_fragment().unwrap();
    LinkedGame::from_code(code_in(&fragment).unwrap()).unwrap()
}

#[test]
fn each_of_two_paths_of_one_move_comes_back() {
    let position = Position::from_fen(Variant::Thai, "B:W9,10,17,18:BK22").unwrap();
    let paths = position.all_paths();
    assert_eq!((position.legal_moves().len(), paths.len()), (1, 2));
    for path in paths {
        let mut game = Game::from_position(position, Variant::Thai.rules().draw_rules);
        game.play(path.clone()).unwrap();
        let back = read_back(&without_names(game));
        assert_eq!(back.game.played()[0].path(), &path);
    }
}

#[test]
fn what_is_taken_back_stays_behind() {
    let mut game = Game::new(Variant::English);
    for text in ["11-15", "23-19"] {
        let read = game.position().read_move(text).unwrap();
        game.play(read.path).unwrap();
    }
    let before = without_names(game.clone());
    game.resign(Color::White).unwrap();
    game.undo();
    assert_eq!(read_back(&without_names(game.clone())), before);
    game.undo();
    assert_eq!(read_back(&without_names(game)).game.all_plies().len(), 1);
}

#[test]
fn a_game_or_a_name_that_is_too_long_is_not_written() {
    let mut linked = without_names(Game::new(Variant::Thai));
    linked.white = "ก".repeat(MAX_NAME_BYTES / 3);
    assert_eq!(read_back(&linked), linked);
    linked.white.push('ก');
    assert_eq!(linked.to_fragment(), Err(TooLong::Name(MAX_NAME_BYTES + 3)));

    let endless = draughts::DrawRules::new(None, false, false);
    let kings = Position::from_fen(Variant::Thai, "B:WK1:BK32").unwrap();
    let mut linked = without_names(Game::from_position(kings, endless));
    for ply in 0..MAX_PLIES {
        let round = ["32-28", "1-5", "28-32", "5-1"];
        let read = linked.game.position().read_move(round[ply % 4]).unwrap();
        linked.game.play(read.path).unwrap();
    }
    assert_eq!(read_back(&linked), linked);
    let path = linked.game.position().all_paths().remove(0);
    linked.game.play(path).unwrap();
    assert_eq!(linked.to_fragment(), Err(TooLong::Plies(MAX_PLIES + 1)));
}
