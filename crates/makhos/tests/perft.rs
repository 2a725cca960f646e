//! `makhos perft` from outside.

use assert_cmd::Command;

fn perft(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("makhos").unwrap();
    command.arg("perft").args(arguments);
    command
}

/// The published counts: variant, FEN, depth, by path, by result.
fn published() -> impl Iterator<Item = [&'static str; 5]> {
    include_str!("../../draughts/tests/cases/perft.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect::<Vec<_>>().try_into().unwrap())
}

#[test]
fn a_line_for_each_depth_agrees_with_the_published_counts() {
    for variant in ["thai", "english"] {
        let start = published().find(|case| case[0] == variant).unwrap()[1];
        let lines: String = published()
            .filter(|case| case[..2] == [variant, start])
            .take(6)
            .map(|[_, _, depth, by_path, _]| format!("{depth} {by_path}\n"))
            .collect();
        perft(&["--variant", variant, "--depth", "6"])
            .assert()
            .success()
            .stdout(lines.clone());
        perft(&[
            "--variant",
            variant,
            "--fen",
            start,
            "--depth=6",
            "--threads=3",
        ])
        .assert()
        .success()
        .stdout(lines);
    }
}

#[test]
fn paths_and_results_are_told_apart() {
    let twins = [
        "--variant",
        "thai",
        "--fen",
        "B:W9,10,17,18:BK22",
        "--depth",
        "1",
    ];
    perft(&twins)
        .args(["--by", "path"])
        .assert()
        .stdout("1 2\n");
    perft(&twins)
        .args(["--by", "result"])
        .assert()
        .stdout("1 1\n");
}

#[test]
fn the_speed_goes_to_the_standard_error() {
    let assert = perft(&["--variant", "thai", "--depth", "2"]).assert();
    let errors = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    let depths: Vec<_> = errors.lines().map(|line| line.split(':').next()).collect();
    assert_eq!(depths, [Some("depth 1"), Some("depth 2")]);
    assert!(errors.contains("million nodes/s"), "{errors}");
}

#[test]
fn what_cannot_be_counted_is_explained() {
    let cases: &[(&[&str], &str)] = &[
        (
            &["--variant", "thai", "--fen", "B:W1,33:B25", "--depth", "1"],
            "column 6: \"33\": squares are numbered from 1 to 32",
        ),
        (&["--variant", "thai", "--depth", "0"], "0 is not in 1..=99"),
        (
            &["--variant", "russian", "--depth", "1"],
            "[possible values: thai, english]",
        ),
        (
            &["--variant", "thai", "--depth", "1", "--threads", "0"],
            "--threads",
        ),
    ];
    for (arguments, explanation) in cases {
        let assert = perft(arguments).assert().failure().stdout("");
        let errors = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
        assert!(errors.contains(explanation), "{arguments:?}: {errors}");
    }
}
