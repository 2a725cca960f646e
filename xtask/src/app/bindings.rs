//! The JavaScript side of the app's WebAssembly modules.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::workspace::Workspace;

const NAME: &str = "makhos";
const ENGINE: &str = "engine";

/// The module and the script that loads it.
pub(crate) struct Module {
    pub(crate) js: String,
    pub(crate) wasm: PathBuf,
}

/// Writes the bindings of the app's module at `compiled`.
///
/// # Errors
///
/// When the module isn't wasm-bindgen's, or brings scripts of its own.
pub(crate) fn generate(workspace: &Workspace, compiled: &Path) -> Result<Module> {
    let mut bindgen = Bindgen::new();
    bindgen
        .web(true)?
        // The modules that are loaded later share the table of functions.
        .keep_lld_exports(true);
    write(&mut bindgen, compiled, NAME, &workspace.app_work())
}

/// Writes the bindings of the engine's module at `compiled`, as a script that every Web Worker takes.
///
/// # Errors
///
/// When the module isn't wasm-bindgen's, or brings scripts of its own.
pub(crate) fn generate_engine(
    workspace: &Workspace,
    compiled: &Path,
    simd: bool,
) -> Result<Module> {
    let folder = if simd { "engine-simd" } else { "engine" };
    let mut bindgen = Bindgen::new();
    bindgen.no_modules(true)?;
    // The name is part of the module and its script, and one script serves both modules.
    write(
        &mut bindgen,
        compiled,
        ENGINE,
        &workspace.app_work().join(folder),
    )
}

fn write(bindgen: &mut Bindgen, compiled: &Path, name: &str, folder: &Path) -> Result<Module> {
    bindgen
        .input_path(compiled)
        .out_name(name)
        .typescript(false)
        // The page says where the module is, for its name carries a hash.
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)
        .with_context(|| format!("cannot write the bindings of {}", compiled.display()))?;
    ensure!(
        !folder.join("snippets").exists(),
        "a crate of the app brings JavaScript snippets, which the site can't carry yet: see {}",
        folder.join("snippets").display()
    );
    Ok(Module {
        js: fs::read_to_string(folder.join(format!("{name}.js")))?,
        wasm: folder.join(format!("{name}_bg.wasm")),
    })
}
