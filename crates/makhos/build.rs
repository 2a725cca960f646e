//! Tells the compiler where the built app is, to be embedded in the program.
//!
//! `cargo xtask web` puts it into cargo's target folder. Another place can be given by the
//! environment variable `MAKHOS_APP`. An empty folder stands in for an app that isn't built yet.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-env-changed=MAKHOS_APP");
    let app = env::var_os("MAKHOS_APP").map_or_else(app_in_target, PathBuf::from);
    fs::create_dir_all(&app)
        .unwrap_or_else(|error| panic!("cannot make the folder {}: {error}", app.display()));
    println!("cargo::rerun-if-changed={}", app.display());
    println!("cargo::rustc-env=MAKHOS_APP={}", app.display());
}

/// The folder `app` in cargo's target folder: the outermost one that is marked as a cache.
fn app_in_target() -> PathBuf {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let target = out
        .ancestors()
        .filter(|folder| folder.join("CACHEDIR.TAG").is_file())
        .last();
    target.map_or_else(|| out.join("app"), |target| Path::join(target, "app"))
}
