//! `cargo xtask bench`: the benchmarks, as shipped and as fast as this machine can.

use anyhow::Result;
use xshell::cmd;

use crate::workspace::Workspace;

/// Runs all benchmarks twice: compiled portably, and for this machine's own processor.
pub(crate) fn run(workspace: &Workspace, args: &[String]) -> Result<()> {
    let shell = &workspace.shell;

    println!("Benchmarks, portable build:");
    cmd!(shell, "cargo bench --workspace --bench * -- {args...}").run()?;

    println!("Benchmarks, built for this machine's processor:");
    let target = workspace.native_target();
    cmd!(
        shell,
        "cargo bench --workspace --bench * --target-dir {target} -- {args...}"
    )
    .env("RUSTFLAGS", "-C target-cpu=native")
    .run()?;
    Ok(())
}
