//! The app's style sheets, one file for each subject, joined for the browser.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

/// Joins all `.css` files in `folder`, in the order of their names.
///
/// # Errors
///
/// When the folder or one of its files can't be read.
pub(crate) fn join(folder: &Path) -> Result<String> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "css") {
            paths.push(path);
        }
    }
    paths.sort();
    let sheets: Vec<String> = paths
        .iter()
        .map(fs::read_to_string)
        .collect::<Result<_, _>>()?;
    Ok(sheets.join("\n"))
}
