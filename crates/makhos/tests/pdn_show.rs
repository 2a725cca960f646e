//! `makhos pdn show` from outside.

use std::path::Path;

use assert_cmd::Command;
use insta::assert_snapshot;

fn show(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("makhos").unwrap();
    command
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pdn"))
        .env_remove("CLICOLOR_FORCE")
        .args(["pdn", "show"])
        .args(arguments);
    command
}

fn shown(arguments: &[&str]) -> String {
    let assert = show(arguments).assert().success().stderr("");
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn refused(arguments: &[&str], status: i32) -> String {
    let assert = show(arguments).assert().code(status).stdout("");
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

#[test]
fn a_game_is_shown_with_its_last_position() {
    assert_snapshot!(shown(&["club.pdn", "--game", "1"]));
}

#[test]
fn any_ply_can_be_shown_in_either_notation() {
    assert_snapshot!(shown(&[
        "club.pdn",
        "--game=3",
        "--at=4",
        "--notation=algebraic"
    ]));
}

#[test]
fn the_position_before_the_first_move_is_ply_0() {
    let text = shown(&["fine.pdn", "--at", "0"]);
    assert!(
        text.contains("Before the first move: Black to move\nB:W21-32:B1-12\n"),
        "{text}"
    );
    assert!(!text.contains("11-15"), "{text}");
}

#[test]
fn a_set_up_and_squares_from_the_other_end_are_understood() {
    assert_snapshot!(shown(&["oddities.pdn", "--game", "2"]));
    let text = shown(&["oddities.pdn", "--game", "1"]);
    assert!(text.contains("1. 25-22 5-9 2. 26-23"), "{text}");
}

#[test]
fn results_are_never_shown_as_tokens() {
    for (file, game, words) in [
        ("club.pdn", "1", "Black won"),
        ("club.pdn", "2", "a draw"),
        ("club.pdn", "3", "White won"),
        ("fine.pdn", "1", "not finished"),
        ("oddities.pdn", "2", "White won"),
        ("other.pdn", "1", "the side that moves first won"),
    ] {
        let text = shown(&[file, "--game", game]);
        assert!(text.contains(&format!("Result  {words}")), "{text}");
        for token in ["1-0", "0-1", "1/2-1/2", "2-0"] {
            assert!(!text.split_whitespace().any(|word| word == token), "{text}");
        }
    }
}

#[test]
fn a_game_of_another_kind_has_moves_but_no_board() {
    assert_snapshot!(shown(&["other.pdn"]));
}

#[test]
fn an_end_on_the_board_is_said() {
    let mut command = show(&["-"]);
    let game = "[GameType \"21\"][FEN \"W:W18:B14\"] 1. 18x9 *";
    let assert = command.write_stdin(game).assert().success();
    let text = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    assert!(
        text.contains("After ply 1, 18x9: Black cannot move, so White has won"),
        "{text}"
    );
}

#[test]
fn colours_come_only_where_they_are_wanted() {
    let assert = show(&["fine.pdn"])
        .env("CLICOLOR_FORCE", "1")
        .assert()
        .success();
    let text = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    assert!(text.contains('\u{1b}') && text.contains('●'), "{text}");
    let text = shown(&["fine.pdn"]);
    assert!(!text.contains('\u{1b}') && !text.contains('●'), "{text}");
}

#[test]
fn what_is_not_there_is_refused_with_what_is() {
    for (arguments, message) in [
        (
            &["club.pdn"][..],
            "club.pdn has 3 games; say which one, such as --game 1",
        ),
        (
            &["club.pdn", "--game=4"],
            "club.pdn has 3 games; --game takes 1 to 3",
        ),
        (&["fine.pdn", "--game=2"], "fine.pdn has one game only"),
        (
            &["fine.pdn", "--at=4"],
            "the game has 3 plies; --at takes 0 to 3",
        ),
        (
            &["faults.pdn", "--game=1", "--at=9"],
            "ply 9 is not legal, so the game can be shown up to ply 8; \"makhos pdn check\" says more",
        ),
    ] {
        assert_eq!(refused(arguments, 1), format!("makhos: {message}\n"));
    }
    let missing = refused(&["missing.pdn"], 2);
    assert!(missing.starts_with("makhos: missing.pdn: "), "{missing}");
    show(&["-"])
        .write_stdin("")
        .assert()
        .code(2)
        .stderr("makhos: <stdin>: there is no game in it\n");
}
