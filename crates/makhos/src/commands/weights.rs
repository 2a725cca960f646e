//! Files with the weights of an evaluation.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use draughts::Variant;
use draughts_engine::evaluation::Evaluation;

/// The evaluation that `--evaluation` names: `built-in`, `material`, or a weights file.
///
/// # Errors
///
/// Those of [`read`].
pub(super) fn named(name: &str, variant: Variant) -> Result<Evaluation> {
    Ok(match name {
        "built-in" => Evaluation::built_in(variant),
        "material" => Evaluation::Material,
        path => read(Path::new(path), variant)?,
    })
}

/// The evaluation of a weights file.
///
/// # Errors
///
/// When the file cannot be read, or is no weights file of this game.
pub(super) fn read(path: &Path, variant: Variant) -> Result<Evaluation> {
    let name = path.display();
    let bytes = fs::read(path).with_context(|| format!("cannot read {name}"))?;
    Evaluation::from_bytes(&bytes, variant).with_context(|| format!("{name} is not usable"))
}
