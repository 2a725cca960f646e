//! `makhos analyze` from outside.

use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;

fn analyze(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("makhos").unwrap();
    command
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pdn"))
        .env_remove("CLICOLOR_FORCE")
        // No tables, wherever this user has some.
        .env("MAKHOS_TABLES", "")
        .args(["analyze", "--table=1"])
        .args(arguments);
    command
}

fn answered(arguments: &[&str]) -> String {
    let assert = analyze(arguments).assert().success().stderr("");
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

fn refused(arguments: &[&str]) -> String {
    let assert = analyze(arguments).assert().failure().stdout("");
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

/// The objects of an answer, one a depth, and the hint.
fn depths_and_hint(arguments: &[&str]) -> (Vec<Value>, Value) {
    let text = answered(&[arguments, &["--format=json"]].concat());
    let objects = text.lines().map(serde_json::from_str);
    let mut objects = objects.collect::<Result<Vec<_>, _>>().unwrap();
    let hint = objects.pop().unwrap();
    (objects, hint)
}

fn depths(arguments: &[&str]) -> Vec<Value> {
    depths_and_hint(arguments).0
}

#[test]
fn people_get_a_line_a_depth() {
    let text = answered(&["--variant=thai", "B:W18:B22,32", "--depth=2"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(
        lines[..3],
        [
            "Black to move: B:W18:B22,32",
            "Scores are from Black's view, in men.",
            ""
        ]
    );
    assert!(lines[3].starts_with("depth  score "), "{text}");
    for (depth, line) in (1..=2).zip(&lines[4..]) {
        assert!(
            line.starts_with(&format!("    {depth}  win in 1 ply ")),
            "{text}"
        );
        assert!(line.ends_with("  1. 22x15"), "{text}");
    }
    assert_eq!(lines[6..], ["", "22x15 takes the last piece and wins."]);
}

#[test]
fn long_variations_are_broken_into_lines_and_stand_under_each_other() {
    let text = answered(&["--variant=english", "--depth=9", "--multipv=2"]);
    assert!(
        text.lines().all(|line| line.chars().count() <= 79),
        "{text}"
    );
    let last = text.rfind("\n    9  ").unwrap();
    let rows = text[last..].lines().skip(1);
    let rows: Vec<&str> = rows.take_while(|row| !row.is_empty()).collect();
    assert!(rows.len() >= 2, "{text}");
    for row in rows {
        assert!(
            row.is_char_boundary(41) && !row[41..].starts_with(' '),
            "{text}"
        );
    }
}

#[test]
fn programs_get_an_object_a_depth() {
    let depths = depths(&["--variant=english", "B:W22:B14,K18", "--depth=3"]);
    assert_eq!(depths.len(), 3);
    for (depth, object) in (1..).zip(&depths) {
        assert_eq!(object["variant"], "english");
        assert_eq!(object["position"], "B:W22:B14,K18");
        assert_eq!(object["depth"], depth);
        let line = &object["lines"][0];
        assert_eq!(line["score"]["win_in_plies"], 1);
        assert_eq!(line["moves"], serde_json::json!(["18x25"]));
        assert_eq!(line["variation"], "1. 18x25");
        assert!(object["nodes"].as_u64().unwrap() > 0);
    }
}

#[test]
fn programs_get_the_reason_of_the_best_move_last() {
    let arguments = ["--variant=thai", "B:WK18:B10", "--depth=6", "--multipv=2"];
    let (_, hint) = depths_and_hint(&[&arguments[..], &["--notation=algebraic"]].concat());
    // Either move of the man crowns it; which one the engine likes better is for its weights to say.
    let best = hint["best"].as_str().unwrap();
    assert!(["d6-c7", "d6-e7"].contains(&best), "{best}");
    assert_eq!(hint["reason"], "crowns-soon 2");
    let sentence = hint["sentence"].as_str().unwrap();
    assert!(
        sentence.starts_with(&format!("After {best} nothing stops")),
        "{sentence}"
    );
}

#[test]
fn a_loss_is_a_loss_for_the_side_to_move() {
    let depths = depths(&["--variant=thai", "W:W9:BK32,K31,K30", "--depth=12"]);
    let last = &depths[depths.len() - 1]["lines"][0];
    assert!(last["score"]["loss_in_plies"].as_u64().is_some(), "{last}");
    assert!(last["variation"].as_str().unwrap().starts_with("1... 9-"));
}

#[test]
fn several_lines_begin_with_different_moves_the_best_one_first() {
    let depths = depths(&["--variant=thai", "--depth=4", "--multipv=3"]);
    let lines = depths[3]["lines"].as_array().unwrap();
    let firsts: Vec<&Value> = lines.iter().map(|line| &line["moves"][0]).collect();
    assert_eq!(firsts.len(), 3);
    assert!(firsts[0] != firsts[1] && firsts[1] != firsts[2] && firsts[0] != firsts[2]);
    let scores: Vec<i64> = lines
        .iter()
        .map(|line| line["score"]["hundredths"].as_i64().unwrap())
        .collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
}

#[test]
fn a_game_of_a_file_is_analysed_where_it_is_asked_for() {
    for at in ["0", "1", "4"] {
        let shown = Command::cargo_bin("makhos")
            .unwrap()
            .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pdn"))
            .args(["pdn", "show", "club.pdn", "--game=3", "--at", at])
            .output()
            .unwrap();
        let shown = String::from_utf8(shown.stdout).unwrap();
        let depths = depths(&["club.pdn", "--game=3", "--at", at, "--depth=1"]);
        let position = depths[0]["position"].as_str().unwrap();
        assert_eq!(shown.lines().last(), Some(position));
        let number = at.parse::<usize>().unwrap() / 2 + 1;
        let variation = depths[0]["lines"][0]["variation"].as_str().unwrap();
        assert!(variation.starts_with(&format!("{number}.")), "{variation}");
    }
    let end = depths(&["fine.pdn", "--depth=1"]);
    assert!(end[0]["position"].as_str().unwrap() != "B:W21-32:B1-12");
}

#[test]
fn what_cannot_be_analysed_is_said() {
    assert_eq!(
        refused(&[]),
        "makhos: say which game it is: --variant thai or english\n"
    );
    assert!(refused(&["--variant=thai", "B:W99:B1"]).contains("cannot read the position"));
    assert_eq!(
        refused(&["--variant=thai", "W:W:B32"]),
        "makhos: White has no legal move, so Black has won\n"
    );
    assert!(refused(&["missing.pdn"]).starts_with("makhos: missing.pdn: "));
    assert!(refused(&["fine.pdn", "--game=9"]).contains("there is no game 9, the file has"));
    assert!(refused(&["fine.pdn", "--at=999"]).contains("--at takes 0 to"));
    assert!(refused(&["--variant=thai", "B:W1:BK32", "--at=1"]).contains("--at is about a game"));
    for time in ["0", "-1", "nan", "inf", "soon"] {
        let error = refused(&["--variant=thai", &format!("--time={time}")]);
        assert!(
            error.contains("a number of seconds such as 10 or 0.5"),
            "{error}"
        );
    }
}
