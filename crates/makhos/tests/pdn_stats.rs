//! `makhos pdn stats` from outside.

use std::path::Path;

use assert_cmd::Command;
use insta::assert_snapshot;
use serde_json::{Value, json};

fn stats(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("makhos").unwrap();
    command
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pdn"))
        .args(["pdn", "stats"])
        .args(arguments);
    command
}

fn text(arguments: &[&str]) -> String {
    let assert = stats(arguments).assert().success().stderr("");
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn document(arguments: &[&str]) -> Value {
    serde_json::from_str(&text(&[&["--format", "json"], arguments].concat())).unwrap()
}

#[test]
fn everything_is_in_tables() {
    assert_snapshot!(text(&["club.pdn", "fine.pdn", "other.pdn", "oddities.pdn"]));
}

#[test]
fn programs_get_one_document() {
    let document = document(&["club.pdn"]);
    assert_snapshot!(serde_json::to_string_pretty(&document).unwrap());
}

#[test]
fn results_are_those_of_the_sides() {
    let results = &document(&["club.pdn", "other.pdn"])["results"];
    assert_eq!(results["thai"]["black_won"], 1);
    assert_eq!(results["thai"]["draws"], 1);
    assert_eq!(results["english"]["white_won"], 1);
    assert_eq!(results["international draughts"]["first_won"], 1);
}

#[test]
fn players_get_their_points_whichever_side_they_have() {
    let players = document(&["club.pdn"])["players"].clone();
    let record =
        json!({ "name": "Somchai", "games": 2, "won": 1, "drawn": 1, "lost": 0, "score": 1.5 });
    assert_eq!(players[0], record);
    assert_eq!(players[1]["name"], "Malee");
    assert_eq!(players[1]["score"], 0.5);
}

#[test]
fn games_of_other_kinds_give_no_points() {
    let players = document(&["other.pdn"])["players"].clone();
    assert_eq!(players[0]["games"], 1);
    assert_eq!(players[0]["won"], 0);
}

#[test]
fn tables_are_cut_where_that_is_wished() {
    let text = text(&["--top", "1", "club.pdn"]);
    assert!(text.contains("Openings (the first 1 of 3)"), "{text}");
    assert!(text.contains("Players (the first 1 of 4)"), "{text}");
    assert!(!text.contains("Bert"), "{text}");
}

#[test]
fn what_cannot_be_read_is_said_and_the_others_are_counted() {
    let assert = stats(&["missing.pdn", "fine.pdn"]).assert().code(2);
    let output = assert.get_output();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(errors.starts_with("makhos: missing.pdn: "), "{errors}");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("1 file, 1 game, 3 plies\n"), "{text}");
}
