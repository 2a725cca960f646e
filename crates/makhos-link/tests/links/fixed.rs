//! Links that were written once are read for ever, to the same games.

use draughts::{
    Color, DrawReason, DrawRules, Form, Game, Notation, Outcome, Position, Variant, WinReason,
};
use makhos_link::LinkedGame;

/// Reads a code, expects it to be the game's own, and gives the game with its moves.
fn read(code: &str) -> (LinkedGame, String) {
    let linked = LinkedGame::from_code(code).unwrap();
    assert_eq!(linked.to_fragment(), Ok(format!("g={code}")));
    let mut before = *linked.game.start();
    let mut moves = Vec::new();
    for ply in linked.game.played() {
        moves.push(before.move_text(ply.path(), Notation::Numbers, Form::Full));
        before = *ply.position();
    }
    (linked, moves.join(" "))
}

#[test]
fn a_thai_game_with_names_and_a_resignation() {
    let (linked, moves) = read("ARIP4Liq4Lih4LiK4Liy4LiiBuyImOynhABkeVDRC_T2");
    assert_eq!(linked.game.start(), &Position::start(Variant::Thai));
    assert_eq!(moves, "26-22 6-9 31-26 2-6 25-21 8-12");
    assert_eq!(
        (linked.black.as_str(), linked.white.as_str()),
        ("สมชาย", "수진")
    );
    let winner = Color::Black;
    let reason = WinReason::Resignation;
    assert_eq!(linked.game.outcome(), Some(Outcome::Win { winner, reason }));
}

#[test]
fn an_english_game_with_a_crowning_and_an_agreed_draw() {
    let (linked, moves) = read("AYUAt23QAABI1ISV");
    let start = Game::new(Variant::English);
    assert_eq!(linked.game.start(), start.start());
    assert_eq!(
        moves,
        "10-15 24-19 15x24 28x19 9-14 22-17 11-16 17x10 6x15x24 27x20x11 7x16"
    );
    assert_eq!(
        linked.game.outcome(),
        Some(Outcome::Draw(DrawReason::Agreement))
    );
}

#[test]
fn a_set_up_with_its_own_draw_rules_and_one_of_two_paths() {
    let (linked, moves) = read("AXAAYGIAVSAAEAAqawtjKygAwACNBwxv");
    assert_eq!(linked.game.start().to_fen(), "B:W9,10,17,18:BK22");
    assert_eq!(linked.game.draw_rules(), DrawRules::new(None, true, false));
    assert_eq!(moves, "22x15x6x13x22");
    assert_eq!(linked.white, "Malee");
}
