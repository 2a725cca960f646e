//! Fonts for the browser tests: a text without its font has no size worth measuring.

use anyhow::Result;
use xshell::cmd;

use super::debian;
use crate::workspace::Workspace;

const PACKAGES: [&str; 4] = [
    "fontconfig",
    "fonts-inter",
    "fonts-noto-core",
    "fonts-noto-cjk",
];

const ADVICE: &str = "The browser tests need fonts with Thai and Korean letters. \
    Install Noto Sans Thai and Noto Sans CJK KR (or Noto Sans KR).";

/// Sees to it that Thai and Korean texts can be shown.
///
/// # Errors
///
/// When there is no such font and it can't be installed.
pub(crate) fn browser_fonts(workspace: &Workspace) -> Result<()> {
    // Only Linux finds its fonts by fontconfig; other systems bring fonts for both languages.
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    if debian::is_debian() {
        return debian::require(workspace, &PACKAGES, ADVICE);
    }
    for language in ["th", "ko"] {
        anyhow::ensure!(has_font_for(workspace, language), ADVICE);
    }
    Ok(())
}

fn has_font_for(workspace: &Workspace, language: &str) -> bool {
    let shell = &workspace.shell;
    cmd!(shell, "fc-list :lang={language} family")
        .quiet()
        .read()
        .is_ok_and(|families| !families.is_empty())
}
