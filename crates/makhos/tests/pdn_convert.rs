//! `makhos pdn convert` from outside.

use std::{
    fs,
    path::{Path, PathBuf},
};

use assert_cmd::Command;
use insta::assert_snapshot;
use serde_json::Value;
use tempfile::TempDir;

fn convert(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("makhos").unwrap();
    command
        .current_dir(folder())
        .args(["pdn", "convert"])
        .args(arguments);
    command
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pdn")
}

fn converted(arguments: &[&str]) -> String {
    let assert = convert(arguments).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

#[test]
fn pdn_comes_out_as_the_standard_has_it() {
    assert_snapshot!(converted(&["club.pdn", "-"]));
    assert_snapshot!(converted(&["oddities.pdn", "-"]));
}

#[test]
fn converting_twice_changes_nothing_more() {
    let folder = TempDir::new().unwrap();
    let once = folder.path().join("once.pdn");
    convert(&["faults.pdn", once.to_str().unwrap()])
        .assert()
        .code(1);
    let text = fs::read_to_string(&once).unwrap();
    let input = once.to_str().unwrap();
    let assert = convert(&[input, "-"]).assert();
    assert_eq!(String::from_utf8_lossy(&assert.get_output().stdout), text);
}

#[test]
fn moves_can_be_written_in_any_form() {
    let game = "[GameType \"31\"][FEN \"B:W11,25:BK18\"] 1. 18x8 *";
    for (arguments, moves) in [
        (&["--path", "short"][..], "18x8 "),
        (&["--path", "full"], "18x29x8 "),
        (&["--notation", "algebraic"], "d4xg7 "),
        (&["--notation", "algebraic", "--path", "full"], "d4xa1xg7 "),
    ] {
        let assert = convert(&[arguments, &["-", "-"]].concat())
            .write_stdin(game)
            .assert()
            .success();
        let text = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
        assert!(text.contains(&format!("1. {moves}")), "{text}");
    }
}

#[test]
fn json_has_all_of_a_game() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.json");
    convert(&["oddities.pdn", file.to_str().unwrap()])
        .assert()
        .success();
    let games: Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    assert_snapshot!(serde_json::to_string_pretty(&games).unwrap());
}

#[test]
fn json_tells_who_has_won_and_what_was_found() {
    let text = converted(&["--to", "json", "club.pdn", "-"]);
    let games: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(games[0]["winner"], "black");
    assert_eq!(games[1]["winner"], Value::Null);
    assert_eq!(games[1]["result"], "draw");
    assert_eq!(games[2]["findings"][0]["kind"], "game-assumed");
    let variation = &games[0]["moves"][4]["variations"][0];
    assert_eq!(variation[0]["move"], "29-25");
}

#[test]
fn positions_come_one_a_line() {
    assert_eq!(
        converted(&["--to", "fen", "club.pdn", "-"]).lines().count(),
        3
    );
    assert_eq!(
        converted(&["--to", "fen", "--every", "fine.pdn", "-"]),
        "B:W21-32:B1-12\n\
         W:W21-32:B1,2,3,4,5,6,7,8,9,10,12,15\n\
         B:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15\n\
         W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12,15\n"
    );
}

#[test]
fn what_is_lost_is_named() {
    let assert = convert(&["faults.pdn", "-"]).assert().code(1);
    let output = assert.get_output();
    assert_snapshot!(String::from_utf8_lossy(&output.stderr));
    assert_snapshot!(String::from_utf8_lossy(&output.stdout));
}

#[test]
fn games_of_other_kinds_pass_through_as_text() {
    convert(&["other.pdn", "-"])
        .assert()
        .success()
        .stdout(
            "[Event \"Correspondence\"]\n[White \"A. de Vries\"]\n[Black \"B. Smit\"]\n\
             [Result \"1-0\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n\
             1. 32-28 19-23 2. 28x19 14x23 1-0\n",
        )
        .stderr(
            "makhos: other.pdn: 1 game is neither Thai nor English checkers and written with the \
             moves as they were read\n",
        );
    convert(&["--to", "fen", "other.pdn", "-"])
        .assert()
        .code(1)
        .stdout("");
}

#[test]
fn a_file_can_take_its_own_place() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.pdn");
    fs::copy(self::folder().join("fine.pdn"), &file).unwrap();
    let name = file.to_str().unwrap();
    convert(&["--notation", "algebraic", name, name])
        .assert()
        .success();
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("1. f6-e5 e3-f4 2. g7-f6 *"), "{text}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_file_stays_where_the_new_one_fails() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.pdn");
    for input in ["missing.pdn", "-"] {
        fs::write(&file, "old").unwrap();
        convert(&[input, file.to_str().unwrap()])
            .write_stdin("no game")
            .assert()
            .code(2);
        assert_eq!(fs::read_to_string(&file).unwrap(), "old");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
    let nowhere = folder.path().join("none/games.pdn");
    let assert = convert(&["fine.pdn", nowhere.to_str().unwrap()])
        .assert()
        .code(1);
    let errors = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(errors.contains("there is no folder"), "{errors}");
}

#[cfg(unix)]
#[test]
fn a_full_disk_is_no_success() {
    let assert = convert(&["club.pdn", "/dev/full"]).assert().failure();
    let errors = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(errors.contains("No space left"), "{errors}");
}
