//! `makhos tui` where there is no terminal.

use assert_cmd::Command;

fn tui(arguments: &[&str]) -> String {
    let mut command = Command::cargo_bin("makhos").unwrap();
    let assert = command.arg("tui").args(arguments).assert();
    let output = assert.failure().stdout("").get_output().clone();
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn it_needs_a_terminal() {
    let errors = tui(&["--variant", "thai"]);
    assert!(errors.contains("needs a terminal"), "{errors}");
}

#[test]
fn a_wrong_position_is_explained() {
    let errors = tui(&["--variant", "english", "--fen", "B:W29:B29"]);
    assert!(
        errors.contains("column 8: \"29\" puts a second piece"),
        "{errors}"
    );
}

#[test]
fn wrong_choices_list_the_right_ones() {
    let errors = tui(&["--variant", "thai", "--lang", "fr"]);
    assert!(errors.contains("[possible values: en, th, ko]"), "{errors}");
    let errors = tui(&["--variant", "thai", "--notation", "chess"]);
    assert!(
        errors.contains("[possible values: numbers, algebraic]"),
        "{errors}"
    );
}

#[test]
fn the_computers_level_and_time_are_checked() {
    let errors = tui(&["--variant", "thai", "--computer", "lot", "--level", "11"]);
    assert!(errors.contains("11 is not in 1..=10"), "{errors}");
    for time in ["0s", "-1", "ms", "soon"] {
        let argument = format!("--think={time}");
        let errors = tui(&["--variant", "thai", &argument]);
        assert!(errors.contains("a time such as 3s or 500ms"), "{errors}");
    }
    for time in ["3s", "500ms", "0.5s", "2"] {
        let errors = tui(&["--variant", "thai", "--computer=both", "--think", time]);
        assert!(errors.contains("needs a terminal"), "{time}: {errors}");
    }
}
