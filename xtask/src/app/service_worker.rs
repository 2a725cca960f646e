//! The service worker's list of files.

use anyhow::Result;

use super::site::{Site, digest, fill_with};

/// Fills the worker's `template`: `{{files}}` is the whole of `site`, and `{{version}}` changes
/// whenever one of its files does.
///
/// # Errors
///
/// When the template asks for anything else.
pub(crate) fn fill(template: &str, site: &Site) -> Result<String> {
    let files: Vec<&str> = site.files().map(|(name, _)| address(name)).collect();
    let contents: Vec<&[u8]> = site
        .files()
        .flat_map(|(name, content)| [name.as_bytes(), content])
        .collect();
    let version = &digest(&contents)[..16];
    let files = serde_json::to_string_pretty(&files)?;
    fill_with(template, |name| match name {
        "files" => Some(files.clone()),
        "version" => Some(version.to_owned()),
        _ => None,
    })
}

/// The page is known by its folder: some hosts redirect from its file name.
fn address(name: &str) -> &str {
    if name == "index.html" { "./" } else { name }
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
    fn the_version_follows_the_content() {
        assert_eq!(version("one"), version("one"));
        assert_ne!(version("one"), version("two"));
    }
}
