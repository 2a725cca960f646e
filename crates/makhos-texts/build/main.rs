//! Turns the Fluent catalogues under `locales` into one typed Rust function a message.
//!
//! A catalogue that lacks a message, uses other variables than its sisters or says something this
//! generator cannot translate fails the build, with the file and the line.

mod catalogue;
mod choices;
mod generate;
mod merge;

use std::{env, fs, path::Path, process::ExitCode};

use catalogue::Catalogue;

/// The catalogues, the one all others are measured by first: file, Rust name, plural words.
const LOCALES: [(&str, &str, &[&str]); 3] = [
    ("locales/en.ftl", "English", &["one", "other"]),
    ("locales/th.ftl", "Thai", &["other"]),
    ("locales/ko.ftl", "Korean", &["other"]),
];

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=locales");
    match texts() {
        Ok(()) => ExitCode::SUCCESS,
        Err(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            ExitCode::FAILURE
        }
    }
}

fn texts() -> Result<(), Vec<String>> {
    let mut faults = Vec::new();
    let mut catalogues = Vec::new();
    for (file, language, plurals) in LOCALES {
        let source = fs::read_to_string(file).map_err(|error| vec![format!("{file}: {error}")])?;
        match Catalogue::read(file, language, plurals, &source) {
            Ok(catalogue) => catalogues.push(catalogue),
            Err(found) => faults.extend(found),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let messages = merge::merge(&catalogues)?;
    let folder = env::var("OUT_DIR").map_err(|error| vec![format!("OUT_DIR: {error}")])?;
    let target = Path::new(&folder).join("messages.rs");
    fs::write(&target, generate::functions(&messages))
        .map_err(|error| vec![format!("{}: {error}", target.display())])
}
