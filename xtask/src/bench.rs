//! `cargo xtask bench`: the benchmarks, as shipped and as fast as this machine can.

use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;
use xshell::cmd;

use crate::app::compiler::Compiler;
use crate::workspace::Workspace;

/// The app's example that counts positions.
const PERFT: &str = "perft";
/// The engine's example that searches positions.
const SEARCH: &str = "search";

/// Runs all benchmarks twice, compiled portably and for this machine's own processor, then move
/// generation and the engine in WebAssembly.
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
    let module = Compiler::find(workspace)?.compile_example(workspace, PERFT)?;
    in_webassembly(workspace, PERFT, &module)?;
    engine(workspace)
}

/// Searches the same positions as a program and in WebAssembly, without and with vector instructions.
pub(crate) fn engine(workspace: &Workspace) -> Result<()> {
    let compiler = Compiler::find(workspace)?;
    println!("The engine as a program:");
    let shell = &workspace.shell;
    cmd!(
        shell,
        "cargo run --release --package makhos-worker --example {SEARCH}"
    )
    .run()?;
    for (simd, with) in [(false, "without"), (true, "with")] {
        let module = compiler.compile_engine_example(workspace, SEARCH, simd)?;
        println!("The engine in WebAssembly {with} vector instructions, built as for the app:");
        in_webassembly(workspace, SEARCH, &module)?;
    }
    Ok(())
}

/// Runs the example `name`, compiled to `module`, in Node.js.
fn in_webassembly(workspace: &Workspace, name: &str, module: &Path) -> Result<()> {
    let folder = workspace.app_work().join("bench");
    Bindgen::new()
        .input_path(module)
        .out_name(name)
        .nodejs(true)?
        .typescript(false)
        .generate(&folder)
        .with_context(|| format!("cannot write the bindings of {}", module.display()))?;
    let script = folder.join(format!("{name}.js"));
    cmd!(workspace.shell, "node {script}").run()?;
    Ok(())
}
