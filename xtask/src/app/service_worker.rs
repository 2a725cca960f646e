//! The service worker's list of files.

use std::path::Path;

use anyhow::Result;

use super::endgames;
use super::site::{Site, digest, fill_with};

/// Fills the worker's `template`: `{{files}}` is all of `site` that the app cannot do without,
/// `{{later}}` the rest, and `{{version}}` changes whenever one of its files does.
///
/// # Errors
///
/// When the template asks for anything else.
pub(crate) fn fill(template: &str, site: &Site) -> Result<String> {
    let addresses = site.files().map(|(name, _)| address(name));
    let (later, files): (Vec<&str>, Vec<&str>) = addresses.partition(|name| is_later(name));
    let contents: Vec<&[u8]> = site
        .files()
        .flat_map(|(name, content)| [name.as_bytes(), content])
        .collect();
    let version = &digest(&contents)[..16];
    let files = serde_json::to_string_pretty(&files)?;
    let later = serde_json::to_string_pretty(&later)?;
    fill_with(template, |name| match name {
        "files" => Some(files.clone()),
        "later" => Some(later.clone()),
        "version" => Some(version.to_owned()),
        _ => None,
    })
}

/// The page is known by its folder: some hosts redirect from its file name.
fn address(name: &str) -> &str {
    if name == "index.html" { "./" } else { name }
}

/// Whether the app can do without the file, so that installing does not wait for it.
fn is_later(name: &str) -> bool {
    Path::new(name)
        .extension()
        .is_some_and(|end| end == endgames::ENDING)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(page: &str) -> String {
        let mut site = Site::default();
        site.add("index.html", page);
        fill("{{version}}", &site).unwrap()
    }

    #[test]
    fn lists_every_file_and_the_page_by_its_folder() {
        let mut site = Site::default();
        site.add("index.html", "page");
        site.add("a.css", "a");
        let filled = fill("{{files}}", &site).unwrap();
        let files: Vec<String> = serde_json::from_str(&filled).unwrap();
        assert_eq!(files, ["a.css", "./"]);
    }

    #[test]
    fn installing_does_not_wait_for_endgame_tables() {
        let mut site = Site::default();
        site.add("a.css", "a");
        site.add("thai.endgames", "tables");
        assert_eq!(
            fill("{{files}} {{later}}", &site).unwrap(),
            "[\n  \"a.css\"\n] [\n  \"thai.endgames\"\n]"
        );
    }

    #[test]
    fn the_version_follows_the_content() {
        assert_eq!(version("one"), version("one"));
        assert_ne!(version("one"), version("two"));
    }
}
