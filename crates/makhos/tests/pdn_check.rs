//! `makhos pdn check` from outside.

use std::path::Path;

use assert_cmd::Command;
use insta::assert_snapshot;
use serde_json::Value;

fn check(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("makhos").unwrap();
    command
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pdn"))
        .args(["pdn", "check"])
        .args(arguments);
    command
}

/// What is printed where the exit status is the one that is expected.
fn output(arguments: &[&str], status: i32) -> String {
    let assert = check(arguments).assert().code(status);
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn json(arguments: &[&str], status: i32) -> Value {
    let text = output(&[&["--format", "json"], arguments].concat(), status);
    serde_json::from_str(&text).unwrap()
}

#[test]
fn every_finding_is_shown_with_its_line() {
    assert_snapshot!(output(&["--notes", "faults.pdn"], 1));
}

#[test]
fn what_is_assumed_is_counted_but_no_fault() {
    assert_snapshot!(output(&["club.pdn", "fine.pdn"], 0));
}

#[test]
fn a_strict_check_stops_at_the_first_fault_of_a_file() {
    assert_snapshot!(output(
        &["--strict", "club.pdn", "faults.pdn", "fine.pdn"],
        1
    ));
}

#[test]
fn programs_get_one_document() {
    let document = json(&["club.pdn", "faults.pdn"], 1);
    assert_snapshot!(serde_json::to_string_pretty(&document).unwrap());
}

#[test]
fn the_game_can_be_told() {
    let summary = |arguments: &[&str]| json(arguments, 0)["summary"]["read_as"].clone();
    assert_eq!(
        summary(&["club.pdn"]),
        serde_json::json!({
            "english": { "games": 1, "assumed": 1 },
            "thai": { "games": 2, "assumed": 0 },
        })
    );
    let assert = check(&["--variant", "thai", "club.pdn"]).assert().code(1);
    let text = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    assert!(text.contains("11-15 is not legal here"), "{text}");
}

#[test]
fn what_cannot_be_read_is_said_and_the_others_are_checked() {
    let assert = check(&["missing.pdn", ".", "-", "fine.pdn"])
        .write_stdin(b"\xff\xfe1\0.\0".as_slice())
        .assert()
        .code(2);
    let output = assert.get_output();
    assert_snapshot!(String::from_utf8_lossy(&output.stderr), @"
    makhos: missing.pdn: No such file or directory (os error 2)
    makhos: .: is a directory
    makhos: <stdin>: the text is UTF-16; PDN is UTF-8: save it as that first
    ");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        text.contains("4 files, 1 game, 3 plies: nothing is wrong"),
        "{text}"
    );
    assert!(text.contains("3 files could not be read"), "{text}");
}

#[test]
fn a_text_without_games_is_not_readable() {
    for text in [&b""[..], b" \n\n", b"\0\0\0\0", b"just words }"] {
        check(&["-"])
            .write_stdin(text)
            .assert()
            .code(2)
            .stderr("makhos: <stdin>: there is no game in it\n");
    }
}

#[test]
fn nothing_of_a_file_can_command_the_terminal() {
    let assert = check(&["-"])
        .write_stdin("[Event \"x\"] 1. 11-15 \u{1b}]0;title\u{7} \u{202e}abc *")
        .assert()
        .code(1);
    let text = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    assert!(text.contains("]0;title"), "{text}");
    assert!(!text.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{text:?}");
}

#[test]
fn games_are_counted_whatever_their_number() {
    let text = "[GameType \"21\"] 1. 11-15 23-19 *\n".repeat(20_000);
    let document = serde_json::from_slice::<Value>(
        &check(&["--format", "json", "-"])
            .write_stdin(text)
            .assert()
            .success()
            .get_output()
            .stdout,
    )
    .unwrap();
    assert_eq!(document["summary"]["games"], 20_000);
    assert_eq!(document["summary"]["plies"], 40_000);
}
