//! The engine: a module that thinks in a Web Worker, apart from the page.
//!
//! It comes twice, for browsers with and without vector instructions; the page takes the one that its
//! browser understands. The script is the same for both.

use anyhow::{Result, ensure};

use super::bindings;
use super::compiler::Compiler;
use super::optimizer;
use super::site::Site;
use crate::workspace::Workspace;

/// Compiles the engine and adds its modules and the script of its worker to `site`.
///
/// # Errors
///
/// When it doesn't compile.
pub(crate) fn add(workspace: &Workspace, compiler: &Compiler, site: &mut Site) -> Result<()> {
    let plain = compiler.compile_engine(workspace, false)?;
    let plain = bindings::generate_engine(workspace, &plain, false)?;
    let simd = compiler.compile_engine(workspace, true)?;
    let simd = bindings::generate_engine(workspace, &simd, true)?;
    ensure!(
        plain.js == simd.js,
        "the two engines need different scripts, but there is one worker for both"
    );
    site.add_hashed("engine.wasm", optimizer::optimize(workspace, &plain.wasm)?);
    site.add_hashed(
        "engine-simd.wasm",
        optimizer::optimize_simd(workspace, &simd.wasm)?,
    );
    let worker = workspace.app_sources().join("assets/worker.js");
    let worker = workspace.shell.read_file(worker)?;
    site.add_hashed("engine.js", format!("{}\n{worker}", plain.js));
    Ok(())
}
