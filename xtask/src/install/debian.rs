//! Debian's packages.

use std::path::Path;

use anyhow::{Result, bail};
use xshell::cmd;

use crate::workspace::Workspace;

/// Sees to it that `packages` are installed, or says what to do instead (`advice`).
///
/// # Errors
///
/// When this is not Debian, or the user isn't root: the error gives the command to run, and `advice`.
pub(crate) fn require(workspace: &Workspace, packages: &[&str], advice: &str) -> Result<()> {
    if !is_debian() {
        bail!("{advice}");
    }
    let missing: Vec<&str> = packages
        .iter()
        .copied()
        .filter(|package| !is_installed(workspace, package))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    if !is_root(workspace) {
        bail!(
            "{advice}\nOn Debian: sudo apt-get install --no-install-recommends {}",
            missing.join(" ")
        );
    }
    let shell = &workspace.shell;
    let _frontend = shell.push_env("DEBIAN_FRONTEND", "noninteractive");
    println!("Installing Debian packages: {}", missing.join(" "));
    cmd!(shell, "apt-get update --quiet").run()?;
    cmd!(
        shell,
        "apt-get install --quiet --yes --no-install-recommends {missing...}"
    )
    .run()?;
    Ok(())
}

/// Whether this system has Debian's package tools.
pub(crate) fn is_debian() -> bool {
    Path::new("/etc/debian_version").exists()
}

fn is_installed(workspace: &Workspace, package: &str) -> bool {
    let shell = &workspace.shell;
    let format = "--showformat=${db:Status-Abbrev}";
    cmd!(shell, "dpkg-query --show {format} {package}")
        .quiet()
        .ignore_stderr()
        .read()
        .is_ok_and(|status| status.trim() == "ii")
}

fn is_root(workspace: &Workspace) -> bool {
    let shell = &workspace.shell;
    cmd!(shell, "id --user")
        .quiet()
        .read()
        .is_ok_and(|user| user == "0")
}
