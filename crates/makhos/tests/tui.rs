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
