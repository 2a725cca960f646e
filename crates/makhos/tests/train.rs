//! `makhos train`: data that goes on where it was ended, and weights that the engine takes.

use std::{fs, path::Path, process::Output};

use assert_cmd::Command;

fn train(arguments: &[&str]) -> Output {
    Command::cargo_bin("makhos")
        .unwrap()
        .arg("train")
        .args(arguments)
        .output()
        .unwrap()
}

fn data(variant: &str, games: &str, file: &Path) -> Output {
    let file = file.to_str().unwrap();
    train(&[
        "data",
        "--variant",
        variant,
        "--games",
        games,
        "--nodes",
        "60",
        "--threads",
        "2",
        "--evaluation",
        "material",
        "-o",
        file,
    ])
}

fn stderr(output: &Output) -> String {
    assert!(!output.status.success());
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn data_that_was_cut_off_becomes_what_it_would_have_been() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, cut) = (folder.path().join("whole"), folder.path().join("cut"));
    assert!(data("thai", "12", &whole).status.success());
    let bytes = fs::read(&whole).unwrap();
    fs::write(&cut, &bytes[..bytes.len() * 2 / 3 + 5]).unwrap();
    assert!(data("thai", "12", &cut).status.success());
    assert_eq!(fs::read(&cut).unwrap(), bytes);
}

#[test]
fn only_tables_that_are_asked_for_change_the_data() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let makhos = |arguments: &[&str], names: &[&str]| {
        let mut command = Command::cargo_bin("makhos").unwrap();
        command.env("MAKHOS_TABLES", path("tables")).args(arguments);
        command.args(names.iter().map(|name| path(name)));
        command.assert().success();
    };
    let data = [
        "train",
        "data",
        "--variant=thai",
        "--games=4",
        "--nodes=60",
        "--evaluation=material",
    ];
    let output = |more: &[&'static str]| [&data[..], more].concat();
    makhos(&output(&["-o"]), &["before"]);
    makhos(&["tables", "build", "--variant=thai", "--pieces=3"], &[]);
    makhos(&output(&["-o"]), &["after"]);
    let asked = format!("--tables={}", path("tables").display());
    makhos(&[&data[..], &[&asked, "-o"]].concat(), &["asked"]);
    let bytes = |name: &str| fs::read(path(name)).unwrap();
    assert_eq!(bytes("before"), bytes("after"));
    assert_ne!(bytes("before"), bytes("asked"));
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("data");
    fs::write(&file, "[Event \"a game\"]").unwrap();
    assert!(stderr(&data("thai", "2", &file)).contains("this is no file of samples"));
    assert_eq!(fs::read(&file).unwrap(), b"[Event \"a game\"]");
    let thai = folder.path().join("thai");
    assert!(data("thai", "2", &thai).status.success());
    assert!(stderr(&data("english", "2", &thai)).contains("holds games of thai"));
}

#[test]
fn weights_are_fitted_and_taken_by_the_engine() {
    let folder = tempfile::tempdir().unwrap();
    let (file, weights) = (folder.path().join("data"), folder.path().join("weights"));
    assert!(data("english", "100", &file).status.success());
    let fit = |variant: &str, form: &str| {
        let (file, weights) = (file.to_str().unwrap(), weights.to_str().unwrap());
        train(&[
            "fit",
            "--variant",
            variant,
            "--form",
            form,
            file,
            "-o",
            weights,
            "--epochs",
            "2",
        ])
    };
    assert!(stderr(&fit("thai", "net")).contains("holds games of english, not of thai"));
    assert!(!weights.exists());
    let engine = format!("weights={},depth=1", weights.display());
    for form in ["net", "patterns"] {
        let fitted = fit("english", form);
        assert!(fitted.status.success());
        assert!(String::from_utf8_lossy(&fitted.stdout).contains("epoch 2: error"));
        Command::cargo_bin("makhos")
            .unwrap()
            .args(["match", "--engine", &engine, "--engine", "plain:depth=1"])
            .args(["--variant", "english", "--games", "2"])
            .assert()
            .success();
    }
    let few = folder.path().join("few");
    assert!(data("english", "3", &few).status.success());
    let (few, weights) = (few.to_str().unwrap(), weights.to_str().unwrap());
    let refused = train(&["fit", "--variant", "english", few, "-o", weights]);
    assert!(stderr(&refused).contains("3 games are too few"));
}
