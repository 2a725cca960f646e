//! What a no-progress rule takes away.

use super::{tables, three};

/// What is printed about two English kings against one under a rule of so many plies.
fn two_against_one(plies: &str) -> String {
    let study = ["draw-rule", "--variant", "english", "--pieces", "3"];
    let assert = tables(&study)
        .args(["--plies", plies, "--tables", three()])
        .assert()
        .success();
    let output = String::from_utf8(assert.get_output().stdout.clone()).unwrap();
    let row = output.lines().find(|line| line.contains("| KKvK "));
    let cells = row.unwrap().split('|').map(str::trim);
    cells.collect::<Vec<_>>().join("|")
}

#[test]
fn a_short_rule_takes_wins_away_and_none_does_not() {
    assert_eq!(
        two_against_one("30"),
        "|english|KKvK|994|0|W:WK1,K2:BK14|29|W:WK1,K2:BK11|"
    );
    assert_eq!(
        two_against_one("off"),
        "|english|KKvK|0|0||33|W:WK1,K2:BK14|"
    );
}

/// What is said where the command is refused.
fn refusal(arguments: &[&str]) -> String {
    let assert = tables(arguments).assert().failure();
    String::from_utf8(assert.get_output().stderr.clone()).unwrap()
}

#[test]
fn what_is_no_rule_and_where_tables_are_missing_is_said() {
    let wrong = refusal(&["draw-rule", "--plies", "0"]);
    assert!(wrong.contains("a number of plies, or off"), "{wrong}");
    let thai = ["draw-rule", "--variant", "thai", "--pieces", "4"];
    let missing = refusal(&[&thai[..], &["--tables", three()]].concat());
    assert!(missing.contains("thai-KKvKK.wld"), "{missing}");
}
