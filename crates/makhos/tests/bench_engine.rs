//! `makhos bench engine` from outside.

use assert_cmd::Command;

fn signature(arguments: &[&str]) -> String {
    let assert = Command::cargo_bin("makhos")
        .unwrap()
        .args(["bench", "engine"])
        .args(arguments)
        .assert()
        .success();
    let output = assert.get_output();
    let speed = String::from_utf8(output.stderr.clone()).unwrap();
    assert!(speed.contains(" million nodes/s"), "{speed}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn the_same_nodes_give_the_same_signature() {
    let first = signature(&["--nodes", "3000"]);
    assert_eq!(signature(&["--nodes=3000"]), first);
    let names: Vec<&str> = first
        .lines()
        .map(|line| line.split(' ').next().unwrap())
        .collect();
    assert_eq!(names, ["thai", "english", "signature"]);
    assert_ne!(signature(&["--nodes=4000"]), first);
}

#[test]
fn the_signature_of_one_game_is_its_line() {
    let all = signature(&["--nodes=2000"]);
    let english = signature(&["--nodes=2000", "--variant=english"]);
    assert_eq!(all.lines().nth(1), Some(english.trim_end()));
    let nodes: u64 = english.split(' ').nth(1).unwrap().parse().unwrap();
    assert!(nodes >= 12, "{english}");
}

#[test]
fn no_nodes_are_refused() {
    Command::cargo_bin("makhos")
        .unwrap()
        .args(["bench", "engine", "--nodes=0"])
        .assert()
        .failure();
}
