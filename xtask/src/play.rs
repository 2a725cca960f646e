//! `cargo xtask play`: from sources to a game in the browser.

use std::process::Command;

use anyhow::Result;
use xshell::cmd;

use crate::app;
use crate::workspace::Workspace;

/// Builds the app and the program that carries it, then runs `makhos play`.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    app::build(workspace)?;
    cmd!(workspace.shell, "cargo build --release --package makhos").run()?;

    let mut makhos = Command::new(workspace.makhos("release"));
    makhos.arg("play").args(args);
    become_program(makhos)
}

/// Hands this process over, so that Ctrl-C reaches the server and nobody else.
#[cfg(unix)]
fn become_program(mut program: Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(program.exec().into())
}

#[cfg(not(unix))]
fn become_program(mut program: Command) -> Result<()> {
    let status = program.status()?;
    std::process::exit(status.code().unwrap_or(1));
}
