//! Cutting the compiled module in two: what everybody needs at once, and what is loaded afterwards.
//!
//! The functions marked with `wasm_split` in the app, and all that only they reach, become modules
//! of their own. A script between the modules loads them when they are asked for.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use wasm_split_cli_support::Options;

use crate::workspace::Workspace;

/// What the first module calls the script that loads the others.
const LOADER: &str = "./loader.js";

/// The modules of the app.
pub(crate) struct Split {
    /// What the app starts with.
    pub(crate) first: PathBuf,
    /// What is loaded later.
    pub(crate) later: Vec<PathBuf>,
    /// The script that loads it, which names each file of `later` and `{{makhos.js}}`, the script of
    /// the first module.
    loader: String,
}

/// Cuts the module at `compiled`.
///
/// # Errors
///
/// When it can't be cut, or files can't be written.
pub(crate) fn split(workspace: &Workspace, compiled: &Path) -> Result<Split> {
    let folder = workspace.app_work().join("split");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let first = folder.join("first.wasm");
    let input = fs::read(compiled)?;
    let mut options = Options::new(&input);
    options.output_dir = &folder;
    options.main_out_path = &first;
    options.link_name = LOADER;
    options.main_module = "./{{makhos.js}}";
    let cut = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("{error:#}"))
        .with_context(|| format!("cannot split {}", compiled.display()))?;
    ensure!(
        !cut.split_modules.is_empty(),
        "no function of the app is marked as a split point"
    );
    Ok(Split {
        first,
        later: cut.split_modules,
        loader: fs::read_to_string(folder.join(LOADER))?,
    })
}

/// The script of the first module, `js`, with the loader it imports named `{{loader.js}}`.
///
/// # Errors
///
/// When it doesn't import the loader just once.
pub(crate) fn name_loader(js: &str) -> Result<String> {
    replace_once(
        js,
        &format!("from \"{LOADER}\""),
        "from \"./{{loader.js}}\"",
    )
}

/// The loader of `split`, with each module it fetches named as a template does.
///
/// # Errors
///
/// When it doesn't fetch a module just once.
pub(crate) fn name_modules(split: &Split) -> Result<String> {
    let mut loader = split.loader.clone();
    for path in &split.later {
        let name = file_name(path)?;
        loader = replace_once(
            &loader,
            &format!("\"./{name}\""),
            &format!("\"./{{{{{name}}}}}\""),
        )?;
    }
    Ok(loader)
}

/// The name of the file at `path`.
///
/// # Errors
///
/// When it has none that is text.
pub(crate) fn file_name(path: &Path) -> Result<String> {
    let name = path.file_name().and_then(|name| name.to_str());
    name.map(str::to_owned)
        .with_context(|| format!("{} has no name", path.display()))
}

fn replace_once(text: &str, old: &str, new: &str) -> Result<String> {
    let count = text.matches(old).count();
    ensure!(count == 1, "`{old}` is there {count} times instead of once");
    Ok(text.replace(old, new))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scripts_name_what_they_load_as_templates_do() {
        let js = name_loader("import * as a from \"./loader.js\"\nx[\"./loader.js\"]").unwrap();
        assert_eq!(
            js,
            "import * as a from \"./{{loader.js}}\"\nx[\"./loader.js\"]"
        );
        assert!(name_loader("import * as a from \"./other.js\"").is_err());

        let split = Split {
            first: PathBuf::new(),
            later: vec![PathBuf::from("work/split_second.wasm")],
            loader: "fetch(\"./split_second.wasm\")".into(),
        };
        let loader = name_modules(&split).unwrap();
        assert_eq!(loader, "fetch(\"./{{split_second.wasm}}\")");
    }
}
