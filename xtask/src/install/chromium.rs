//! The browser of the end-to-end tests.

use std::env;
use std::path::PathBuf;

use anyhow::{Result, bail};

use super::debian;
use crate::workspace::Workspace;

const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
];

const ADVICE: &str = "The browser tests need Chromium. \
    Install it, or set CHROMIUM to the path of its program.";

/// The Chromium to test with: the environment variable `CHROMIUM`, or the first one in the path, or Debian's.
///
/// # Errors
///
/// When there is none and it can't be installed.
pub(crate) fn chromium(workspace: &Workspace) -> Result<PathBuf> {
    if let Some(path) = env::var_os("CHROMIUM").map(PathBuf::from) {
        if !path.is_file() {
            bail!("CHROMIUM is set to {}, which is not a file", path.display());
        }
        return Ok(path);
    }
    if let Some(path) = in_path() {
        return Ok(path);
    }
    debian::require(workspace, &["chromium"], ADVICE)?;
    in_path().ok_or_else(|| anyhow::anyhow!(ADVICE))
}

fn in_path() -> Option<PathBuf> {
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders)
        .flat_map(|folder| NAMES.map(|name| folder.join(name)))
        .find(|path| path.is_file())
}
