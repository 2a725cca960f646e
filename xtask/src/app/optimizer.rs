//! `wasm-opt`, which makes the module smaller and faster.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use xshell::cmd;

use super::site::digest;
use super::splitting::file_name;
use crate::install::npm;
use crate::workspace::Workspace;

/// What rustc's output uses. `--all-features` would let wasm-opt use more than browsers have.
const FLAGS: [&str; 7] = [
    "-O3",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Optimises the module at `path`, unless the very same was optimised by the run before.
///
/// # Errors
///
/// When `wasm-opt` can't be installed or refuses the module.
pub(crate) fn optimize(workspace: &Workspace, path: &Path) -> Result<Vec<u8>> {
    optimize_with(workspace, path, &[])
}

/// Optimises a module as [`optimize`] does that may use WebAssembly's vector instructions.
///
/// # Errors
///
/// When `wasm-opt` can't be installed or refuses the module.
pub(crate) fn optimize_simd(workspace: &Workspace, path: &Path) -> Result<Vec<u8>> {
    optimize_with(workspace, path, &["--enable-simd"])
}

fn optimize_with(workspace: &Workspace, path: &Path, more: &[&str]) -> Result<Vec<u8>> {
    let folder = workspace.app_work();
    let name = format!("{}{}", file_name(path)?, more.concat());
    let optimized = folder.join(format!("optimized-{name}"));
    let stamp = folder.join(format!("optimized-{name}.stamp"));
    let lock = fs::read(workspace.xtask().join("package-lock.json"))?;
    let input = digest(&[
        &fs::read(path)?,
        FLAGS.concat().as_bytes(),
        more.concat().as_bytes(),
        &lock,
    ]);

    if fs::read_to_string(&stamp).ok().as_ref() != Some(&input) {
        npm::install(workspace, &workspace.xtask())?;
        let tool = workspace.xtask().join("node_modules/binaryen/bin/wasm-opt");
        let shell = &workspace.shell;
        cmd!(shell, "node {tool} {path} --output {optimized}")
            .args(FLAGS)
            .args(more)
            .run()?;
        fs::write(&stamp, &input)?;
    }
    fs::read(&optimized).with_context(|| format!("cannot read {}", optimized.display()))
}
