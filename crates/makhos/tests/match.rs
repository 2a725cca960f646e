//! `makhos match` from outside.

use std::{fs, path::Path};

use assert_cmd::Command;
use serde_json::Value;

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("makhos").unwrap();
    command.arg("match").args(arguments);
    command
}

/// A quick match of two plain engines.
const QUICK: [&str; 8] = [
    "--engine=plain:depth=3",
    "--engine=plain:depth=1",
    "--variant=thai",
    "--openings=4",
    "--depth=1",
    "--seed=5",
    "--concurrency=2",
    "--format=json",
];

fn quick(more: &[&str]) -> Value {
    let output = command(&QUICK).args(more).assert().success();
    serde_json::from_slice(&output.get_output().stdout).unwrap()
}

#[test]
fn results_are_told_to_programs() {
    let results = quick(&["--games=8"]);
    assert_eq!(results["games"], 8);
    let number = |name: &str| results[name].as_u64().unwrap();
    assert_eq!(number("wins") + number("draws") + number("losses"), 8);
    let pairs = results["pairs"].as_array().unwrap();
    assert_eq!(pairs.iter().filter_map(Value::as_u64).sum::<u64>(), 4);
    assert_eq!(results["engines"][0]["name"], "plain:depth=3");
    assert_eq!(results["engines"][0]["depth"], 3.0);
    assert_eq!(results["engines"][1]["forfeits"], 0);
    // The same seed gives the same match.
    let again = quick(&["--games=8"]);
    assert_eq!(results["pairs"], again["pairs"]);
}

#[test]
fn results_are_told_to_people() {
    let arguments = ["--games=8", "--format=text", "--sprt=-300,300"];
    let quick = QUICK
        .iter()
        .filter(|argument| !argument.starts_with("--format"));
    let output = command(&[]).args(quick).args(arguments).assert().success();
    let text = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    for part in [
        "plain:depth=3",
        "Elo difference",
        "Log-likelihood ratio",
        "Forfeits",
    ] {
        assert!(text.contains(part), "{text}");
    }
}

#[test]
fn our_engine_plays_both_games() {
    for variant in ["thai", "english"] {
        let output = command(&[
            "--engine=built-in,table=1,nodes=300",
            "--engine=material,table=1,depth=2",
            "--variant",
            variant,
            "--games=2",
            "--openings=1",
            "--format=json",
        ])
        .assert()
        .success();
        let results: Value = serde_json::from_slice(&output.get_output().stdout).unwrap();
        assert_eq!(results["games"], 2);
        assert!(results["engines"][0]["nodesPerSecond"].as_f64() > Some(0.0));
    }
}

#[test]
fn a_clear_difference_ends_a_test_early() {
    let results = quick(&["--games=400", "--sprt=-600,-300"]);
    assert_eq!(results["sprt"]["verdict"], "accepted");
    assert!(results["games"].as_u64() < Some(400));
}

#[test]
fn a_match_goes_on_where_its_record_ends() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.pdn");
    let record = path.to_str().unwrap();
    let whole = quick(&["--games=8", "--pdn", record]);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.matches("[Event \"").count(), 8);

    fs::write(&path, &text[..text.len() / 2]).unwrap();
    let resumed = quick(&["--games=8", "--resume", "--pdn", record]);
    assert_eq!(resumed["pairs"], whole["pairs"]);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.matches("[Event \"").count(), 8);
    Command::cargo_bin("makhos")
        .unwrap()
        .args(["pdn", "check", record])
        .assert()
        .success();
}

#[test]
fn a_record_is_never_overwritten_or_mixed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.pdn");
    let record = path.to_str().unwrap();
    quick(&["--games=2", "--pdn", record]);
    let before = fs::read_to_string(&path).unwrap();
    refused(&["--games=2", "--pdn", record], "--resume");
    refused(
        &["--games=2", "--resume", "--adjudicate=6,8", "--pdn", record],
        "MatchSettings",
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
}

/// Runs a quick match that is refused with a reason.
fn refused(more: &[&str], reason: &str) {
    let output = command(&QUICK).args(more).assert().failure();
    let text = String::from_utf8(output.get_output().stderr.clone()).unwrap();
    assert!(text.contains(reason), "{text}");
}

#[test]
fn openings_come_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let openings = file("openings.fen", "B:W1-7:B25-31\n");
    let record = folder.path().join("match.pdn");
    play_from(&openings, &record);
    let text = fs::read_to_string(&record).unwrap();
    assert_eq!(text.matches("[FEN \"B:W1,2,3,4,5,6,7:").count(), 2);

    let wrong = file("wrong.fen", "B:W1-7:B25-31\nB:W1-7:B25-33\n");
    let quick = QUICK
        .iter()
        .filter(|argument| !argument.starts_with("--openings"));
    let output = command(&[])
        .args(quick)
        .args(["--openings", &wrong])
        .assert();
    let stderr = output.failure().get_output().stderr.clone();
    assert!(String::from_utf8(stderr).unwrap().contains("line 2"));
}

fn play_from(openings: &str, record: &Path) {
    let quick = QUICK
        .iter()
        .filter(|argument| !argument.starts_with("--openings"));
    command(&[])
        .args(quick)
        .args(["--games=2", "--openings", openings, "--pdn"])
        .arg(record)
        .assert()
        .success();
}

#[test]
fn what_is_wrong_is_said() {
    refused(&["--engine=plain"], "needs two engines");
    refused(&["--sprt=5,0"], "smaller one first");
    refused(&["--tc=1+1"], "cannot be used with");
    refused(&["--resume"], "--pdn");
    let output = command(&["--engine=net=none.nn", "--engine=plain", "--variant=thai"]).assert();
    let stderr = output.failure().get_output().stderr.clone();
    assert!(
        String::from_utf8(stderr)
            .unwrap()
            .contains("cannot read none.nn")
    );
}

#[cfg(unix)]
#[test]
fn an_engine_that_fails_loses_and_the_match_goes_on() {
    let arguments = [
        "--engine=hub:false",
        "--engine=plain:depth=1",
        "--variant=english",
        "--games=4",
        "--openings=2",
        "--depth=1",
        "--format=json",
    ];
    let output = command(&arguments).assert().success();
    let results: Value = serde_json::from_slice(&output.get_output().stdout).unwrap();
    assert_eq!(results["losses"], 4);
    assert_eq!(results["engines"][0]["forfeits"], 4);
}
