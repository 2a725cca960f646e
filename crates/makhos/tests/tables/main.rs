//! `makhos tables` from outside.

mod asking;
mod building;
mod draw_rule;
mod using;
mod verifying;

use std::{fs, path::PathBuf, sync::OnceLock};

use assert_cmd::Command;

fn tables(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("makhos").unwrap();
    command.arg("tables").args(arguments);
    command.env_remove("MAKHOS_TABLES");
    command
}

/// A directory of a test's own, empty.
fn directory(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

/// The tables of both games up to three pieces, for tests that only read them.
fn three() -> &'static str {
    static THREE: OnceLock<PathBuf> = OnceLock::new();
    let path = THREE.get_or_init(|| {
        let path = directory("three");
        for variant in ["thai", "english"] {
            tables(&["build", "--pieces", "3", "--variant", variant, "--tables"])
                .arg(&path)
                .assert()
                .success();
        }
        path
    });
    path.to_str().unwrap()
}

/// A copy of [`three`] for a test that changes it.
fn copy_of_three(name: &str) -> PathBuf {
    let copy = directory(name);
    fs::create_dir_all(&copy).unwrap();
    for entry in fs::read_dir(three()).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, copy.join(path.file_name().unwrap())).unwrap();
    }
    copy
}
