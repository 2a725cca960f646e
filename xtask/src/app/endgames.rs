//! The endgame tables that the app carries: all of both games up to four pieces, one file for each game.
//!
//! They are built into a folder of their own, which says by its name from which sources, so that later
//! builds of the app find them there.

use std::fs;
use std::path::Path;
use std::thread::available_parallelism;

use anyhow::{Context, Result, ensure};
use draughts::Variant;
use draughts_endgame::{Builder, Material, Metric, TableDirectory, Tables};

use super::site::{Site, digest};
use crate::workspace::Workspace;

/// The most pieces on the board of a position that the app knows.
const PIECES: u8 = 4;
/// The ending of the files.
pub(super) const ENDING: &str = "endgames";
/// The most bytes that the file of a game may have.
const LIMIT: usize = 4_000_000;
/// The crates that decide what is in the tables.
const MAKERS: [&str; 2] = ["draughts", "draughts-endgame"];

/// Adds the tables to `site`, built now unless they are there and whole.
///
/// # Errors
///
/// When they cannot be built, or are larger than a phone should be asked to load.
pub(crate) fn add(workspace: &Workspace, site: &mut Site) -> Result<()> {
    let kept = workspace.app_tables();
    let directory = kept.join(version(workspace)?);
    remove_others(&kept, &directory)?;
    for variant in Variant::ALL {
        let bundle = build(variant, &directory)?.bundle();
        let name = format!("{variant}.{ENDING}");
        ensure!(
            bundle.len() <= LIMIT,
            "{name} has {} bytes, more than {LIMIT}",
            bundle.len()
        );
        site.add_hashed(&name, bundle);
    }
    Ok(())
}

/// Another one whenever the sources that make the tables are changed.
fn version(workspace: &Workspace) -> Result<String> {
    let mut sources = Vec::new();
    for name in MAKERS {
        read_all(&workspace.crate_sources(name), &mut sources)?;
    }
    let parts: Vec<&[u8]> = sources.iter().map(Vec::as_slice).collect();
    Ok(digest(&parts)[..16].to_owned())
}

/// Reads all files of a folder and of those in it, in the order of their names.
fn read_all(folder: &Path, contents: &mut Vec<Vec<u8>>) -> Result<()> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry?.path());
    }
    paths.sort();
    for path in paths {
        if path.is_dir() {
            read_all(&path, contents)?;
        } else {
            contents.push(fs::read(path)?);
        }
    }
    Ok(())
}

/// Removes the tables of other sources.
fn remove_others(kept: &Path, directory: &Path) -> Result<()> {
    fs::create_dir_all(kept)?;
    for entry in fs::read_dir(kept)? {
        let path = entry?.path();
        if path != directory {
            fs::remove_dir_all(&path)
                .with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    Ok(())
}

/// Builds the tables of a game into `directory`, unless they are there and whole.
fn build(variant: Variant, directory: &Path) -> Result<Tables> {
    let of_game = TableDirectory::new(directory.join(variant.to_string()));
    let threads = available_parallelism().map_or(1, usize::from);
    let mut builder = Builder::new(variant, of_game.clone(), Metric::Plies, threads)?;
    builder.replace_damaged();
    for material in (2..=PIECES).flat_map(Material::all) {
        builder.build(material, &|_| {})?;
    }
    let (tables, errors) = of_game.open()?;
    errors
        .into_iter()
        .next()
        .map_or(Ok(tables), |error| Err(error.into()))
}
