//! Running `makhos diagram` in a folder of its own.

use std::{fs, path::Path};

use assert_cmd::Command;
use tempfile::TempDir;

pub(crate) fn diagram(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("makhos").unwrap();
    command.arg("diagram").args(arguments);
    command
}

pub(crate) fn folder() -> TempDir {
    TempDir::new().unwrap()
}

pub(crate) fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}

pub(crate) fn names_in(folder: &Path) -> Vec<String> {
    fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

pub(crate) fn errors(command: &mut Command) -> String {
    let output = command.assert().failure().stdout("").get_output().clone();
    String::from_utf8(output.stderr).unwrap()
}
