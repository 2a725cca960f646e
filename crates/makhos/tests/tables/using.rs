//! What other commands make of tables.

use std::fs;

use assert_cmd::Command;

use super::{directory, three};

fn makhos(arguments: &[&str]) -> String {
    let mut command = Command::cargo_bin("makhos").unwrap();
    let assert = command.args(arguments).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}

#[test]
fn an_analysis_tells_the_plies_that_the_tables_have() {
    let position = "B:WK4:BK15,K31";
    let value = makhos(&[
        "tables",
        "value",
        "--variant=thai",
        "--tables",
        three(),
        position,
    ]);
    let plies = value.trim().rsplit_once(" win ").unwrap().1;
    let analysis = makhos(&[
        "analyze",
        "--variant=thai",
        "--depth=1",
        "--tables",
        three(),
        position,
    ]);
    assert!(
        analysis.contains(&format!("win in {plies} plies")),
        "{analysis}"
    );
}

#[test]
fn a_match_ends_games_that_the_tables_know() {
    let openings = directory("known-openings");
    fs::create_dir_all(&openings).unwrap();
    let file = openings.join("openings.txt");
    fs::write(&file, "B:WK4:BK15,K31\n").unwrap();
    let record = openings.join("match.pdn");
    let (file, record) = (file.to_str().unwrap(), record.to_str().unwrap());
    let arguments = [
        "match",
        "--engine=plain:depth=1",
        "--engine=plain:depth=1",
        "--variant=thai",
        "--games=2",
        "--depth=1",
        "--adjudicate-by-tables",
        "--tables",
        three(),
        "--openings",
        file,
        "--pdn",
        record,
    ];
    makhos(&arguments);
    let games = fs::read_to_string(record).unwrap();
    assert_eq!(games.matches("[Result \"1-0\"]").count(), 2, "{games}");
    assert!(!games.contains("1. "), "{games}");
}

#[test]
fn what_the_engine_gives_away_is_counted() {
    let directory = directory("given-away");
    fs::create_dir_all(&directory).unwrap();
    let file = directory.join("positions.txt");
    fs::write(&file, "B:WK4:BK15,K31 | win 13\nB:WK4:B8\nW:W:B30\n").unwrap();
    let told = makhos(&[
        "bench",
        "endgames",
        "--variant=thai",
        "--time=0.05",
        "--tables",
        three(),
        file.to_str().unwrap(),
    ]);
    assert!(told.ends_with("kept 2 of 2, 100.00 %\n"), "{told}");
}

#[test]
fn winners_that_the_engine_names_are_counted() {
    let directory = directory("named-winners");
    fs::create_dir_all(&directory).unwrap();
    let file = directory.join("problems.pdn");
    let problem = |result: &str| {
        format!(
            "[Event \"Problem\"]\n[GameType \"31\"]\n[Result \"{result}\"]\n[Setup \"1\"]\n\
             [FEN \"B:WK4:BK15,K31\"]\n{result}\n\n"
        )
    };
    fs::write(&file, ["1-0", "0-1", "1/2-1/2", "*"].map(problem).concat()).unwrap();
    let told = makhos(&[
        "bench",
        "verdicts",
        "--time=0.05",
        "--with-tables",
        "--tables",
        three(),
        file.to_str().unwrap(),
    ]);
    assert_eq!(told.matches(" right ").count(), 1, "{told}");
    assert!(
        told.ends_with("the winner named in 1 of 2, none named in 0 of 1\n"),
        "{told}"
    );
}

#[test]
fn look_ups_are_measured_and_missing_tables_told() {
    let bench = |pieces: &str| {
        let mut command = Command::cargo_bin("makhos").unwrap();
        command.args(["bench", "tables", "--positions", "500", "--pieces", pieces]);
        command.args(["--tables", three()]);
        command.assert()
    };
    let output = bench("3").success();
    let output = String::from_utf8(output.get_output().stdout.clone()).unwrap();
    let kinds: Vec<&str> = output
        .lines()
        .filter_map(|line| line.split(':').next())
        .collect();
    assert_eq!(
        kinds,
        [
            "thai, 3 pieces, random",
            "  72 under a threat",
            "  428 others",
            "thai, 3 pieces, near each other",
            "  21 under a threat",
            "  479 others",
            "english, 3 pieces, random",
            "  26 under a threat",
            "  474 others",
            "english, 3 pieces, near each other",
            "  1 under a threat",
            "  499 others",
        ]
    );
    bench("5").failure();
}
