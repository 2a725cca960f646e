//! What the app weighs on its way to a browser.

use std::fs;
use std::path::Path;

use anyhow::{Result, ensure};

use super::{endgames, site::Site};

#[derive(Clone, Copy, Default)]
struct Size {
    raw: u64,
    gzip: u64,
    brotli: u64,
}

impl Size {
    /// The size of the written file `name`; what has no compressed sibling is sent as it is.
    fn of(folder: &Path, name: &str) -> Result<Self> {
        let raw = fs::metadata(folder.join(name))?.len();
        let compressed = |ending| {
            let path = folder.join(format!("{name}.{ending}"));
            fs::metadata(path).map_or(raw, |sibling| sibling.len())
        };
        Ok(Self {
            raw,
            gzip: compressed("gz"),
            brotli: compressed("br"),
        })
    }

    fn add(&mut self, other: Self) {
        self.raw += other.raw;
        self.gzip += other.gzip;
        self.brotli += other.brotli;
    }

    fn print(self, name: &str) {
        let Self { raw, gzip, brotli } = self;
        println!("{name:<42} {raw:>9} {gzip:>9} {brotli:>9}");
    }
}

/// The most that a first visit may load, compressed with Brotli, before two people can play.
const FIRST_LOAD: u64 = 350_000;

/// Prints the size of each file of `site`, written into `folder`, of all that a first visit loads
/// before two people can play, and of everything.
///
/// # Errors
///
/// When a file isn't there, or the first load is too large.
pub(crate) fn print(site: &Site, folder: &Path) -> Result<()> {
    println!("{:<42} {:>9} {:>9} {:>9}", "bytes", "raw", "gzip", "brotli");
    let mut first_load = Size::default();
    let mut all = Size::default();
    for (name, _) in site.files() {
        let size = Size::of(folder, name)?;
        size.print(name);
        all.add(size);
        if is_in_first_load(name) {
            first_load.add(size);
        }
    }
    first_load.print("first load");
    all.print("all");
    ensure!(
        first_load.brotli <= FIRST_LOAD,
        "the first load is {} bytes, more than {FIRST_LOAD}",
        first_load.brotli
    );
    Ok(())
}

/// The modules that are split off, the engine, the endgame tables, the service worker and the pictures
/// for installing come after the app is on the screen.
fn is_in_first_load(name: &str) -> bool {
    let ending = Path::new(name).extension();
    let has_later_ending = ending.is_some_and(|end| end == "png" || end == endgames::ENDING);
    let is_later = name.starts_with("split_") || name.starts_with("engine");
    !has_later_ending && !is_later && name != "sw.js"
}
