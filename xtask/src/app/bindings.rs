//! The JavaScript side of the app's WebAssembly module.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::workspace::Workspace;

const NAME: &str = "makhos";

/// The module and the script that loads it.
pub(crate) struct Module {
    pub(crate) js: String,
    pub(crate) wasm: PathBuf,
}

/// Writes the bindings of the module at `compiled`.
///
/// # Errors
///
/// When the module isn't wasm-bindgen's, or brings scripts of its own.
pub(crate) fn generate(workspace: &Workspace, compiled: &Path) -> Result<Module> {
    let folder = workspace.app_work();
    Bindgen::new()
        .input_path(compiled)
        .out_name(NAME)
        .web(true)?
        .typescript(false)
        // The page says where the module is, for its name carries a hash.
        .omit_default_module_path(true)
        // The modules that are loaded later share the table of functions.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&folder)
        .with_context(|| format!("cannot write the bindings of {}", compiled.display()))?;
    ensure!(
        !folder.join("snippets").exists(),
        "a crate of the app brings JavaScript snippets, which the site can't carry yet: see {}",
        folder.join("snippets").display()
    );
    Ok(Module {
        js: fs::read_to_string(folder.join(format!("{NAME}.js")))?,
        wasm: folder.join(format!("{NAME}_bg.wasm")),
    })
}
