//! `cargo xtask bench`: the benchmarks, as shipped and as fast as this machine can.

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;
use xshell::cmd;

use crate::app::compiler::Compiler;
use crate::workspace::Workspace;

/// The example that counts positions.
const EXAMPLE: &str = "perft";

/// Runs all benchmarks twice, compiled portably and for this machine's own processor, then move
/// generation in WebAssembly.
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

    println!("Move generation in WebAssembly, built as the app is:");
    in_webassembly(workspace)
}

/// Runs the app's example `perft` in Node.js.
fn in_webassembly(workspace: &Workspace) -> Result<()> {
    let module = Compiler::find(workspace)?.compile_example(workspace, EXAMPLE)?;
    let folder = workspace.app_work().join("bench");
    Bindgen::new()
        .input_path(&module)
        .out_name(EXAMPLE)
        .nodejs(true)?
        .typescript(false)
        .generate(&folder)
        .with_context(|| format!("cannot write the bindings of {}", module.display()))?;
    let script = folder.join(format!("{EXAMPLE}.js"));
    cmd!(workspace.shell, "node {script}").run()?;
    Ok(())
}
