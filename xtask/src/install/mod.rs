//! What the chores need beyond Rust and Node: found, or installed, or asked for by name.

pub(crate) mod debian;
pub(crate) mod npm;

mod chromium;
mod fonts;

use anyhow::Result;

pub(crate) use self::chromium::chromium;
pub(crate) use self::fonts::browser_fonts;
use crate::app::compiler::Compiler;
use crate::workspace::Workspace;

/// Installs all that any chore needs.
pub(crate) fn everything(workspace: &Workspace) -> Result<()> {
    Compiler::find(workspace)?;
    npm::install(workspace, &workspace.xtask())?;
    npm::install(workspace, &workspace.e2e())?;
    browser_fonts(workspace)?;
    let chromium = chromium(workspace)?;
    println!(
        "Nothing is missing. The browser tests use {}.",
        chromium.display()
    );
    Ok(())
}
