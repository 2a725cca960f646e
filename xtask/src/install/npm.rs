//! Packages from npm, exactly as the lock file of a folder names them.

use std::path::Path;

use anyhow::{Context, Result};
use xshell::cmd;

use crate::workspace::Workspace;

/// Installs the npm packages of `folder`, unless its lock file is installed already.
///
/// # Errors
///
/// When Node.js is missing, or the registry doesn't deliver.
pub(crate) fn install(workspace: &Workspace, folder: &Path) -> Result<()> {
    let shell = &workspace.shell;
    cmd!(shell, "npm --version")
        .quiet()
        .ignore_stdout()
        .run()
        .context(
            "npm is missing: install Node.js 20 or newer, from https://nodejs.org or your system",
        )?;

    let wanted = shell.read_file(folder.join("package-lock.json"))?;
    let installed = folder.join("node_modules/.installed-lock.json");
    if shell.read_file(&installed).is_ok_and(|lock| lock == wanted) {
        return Ok(());
    }
    println!("Installing npm packages of {}", workspace.display(folder));
    let _inside = shell.push_dir(folder);
    cmd!(shell, "npm ci --no-audit --no-fund")
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
        .run()?;
    shell.write_file(installed, wanted)?;
    Ok(())
}
