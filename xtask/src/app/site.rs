//! The static site: its files under the names they are served by.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

/// How much of a file's hash its name carries.
const HASH_DIGITS: usize = 16;

/// Files that don't get smaller by compression.
const COMPRESSED_ALREADY: [&str; 2] = ["png", super::endgames::ENDING];

/// A site in memory.
#[derive(Default)]
pub(crate) struct Site {
    files: BTreeMap<String, Vec<u8>>,
    served_names: BTreeMap<String, String>,
}

impl Site {
    /// Adds a file that keeps its name.
    pub(crate) fn add(&mut self, name: &str, content: impl Into<Vec<u8>>) {
        self.insert(name, name.to_owned(), content.into());
    }

    /// Adds a file that is served as `name.<hash>.extension`: it may be cached for ever.
    pub(crate) fn add_hashed(&mut self, name: &str, content: impl Into<Vec<u8>>) {
        let content = content.into();
        let served_name = hashed_name(name, &digest(&[&content]));
        self.insert(name, served_name, content);
    }

    /// Adds files that name each other: what the name of each carries is the hash of all of them.
    ///
    /// # Errors
    ///
    /// When one names a file that is not there.
    pub(crate) fn add_tangled(&mut self, templates: &[(&str, &str)]) -> Result<()> {
        let is_tangled = |name: &str| templates.iter().any(|(tangled, _)| *tangled == name);
        let mut contents = Vec::new();
        for (_, template) in templates {
            contents.push(fill_with(template, |name| {
                if is_tangled(name) {
                    Some(format!("{{{{{name}}}}}"))
                } else {
                    self.served_names.get(name).cloned()
                }
            })?);
        }
        let parts: Vec<&[u8]> = contents.iter().map(String::as_bytes).collect();
        let hash = digest(&parts);
        for (name, _) in templates {
            self.served_names
                .insert((*name).to_owned(), hashed_name(name, &hash));
        }
        for ((name, _), content) in templates.iter().zip(contents) {
            let content = self.fill(&content)?;
            self.insert(name, hashed_name(name, &hash), content.into_bytes());
        }
        Ok(())
    }

    fn insert(&mut self, name: &str, served_name: String, content: Vec<u8>) {
        self.served_names
            .insert(name.to_owned(), served_name.clone());
        self.files.insert(served_name, content);
    }

    /// All files by the names they are served by.
    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files
            .iter()
            .map(|(name, content)| (name.as_str(), content.as_slice()))
    }

    /// Replaces each `{{name}}` in `template` by the name that file is served by.
    ///
    /// # Errors
    ///
    /// When there is no such file (yet).
    pub(crate) fn fill(&self, template: &str) -> Result<String> {
        fill_with(template, |name| self.served_names.get(name).cloned())
    }

    /// Writes the site into `folder`, with `.br` and `.gz` beside what compression makes smaller.
    ///
    /// Files that are right already are not touched, others that are there are removed.
    ///
    /// # Errors
    ///
    /// When a file can't be written or removed.
    pub(crate) fn write(&self, folder: &Path) -> Result<()> {
        fs::create_dir_all(folder)?;
        let mut wanted: BTreeMap<String, Vec<u8>> = self.files.clone();
        for (name, content) in self.files() {
            if is_compressible(name) {
                wanted.insert(format!("{name}.br"), brotli(content)?);
                wanted.insert(format!("{name}.gz"), gzip(content)?);
            }
        }
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if !wanted.contains_key(&*entry.file_name().to_string_lossy()) {
                fs::remove_file(entry.path())
                    .with_context(|| format!("cannot remove {}", entry.path().display()))?;
            }
        }
        for (name, content) in wanted {
            write_if_changed(&folder.join(name), &content)?;
        }
        Ok(())
    }
}

/// The name with the first digits of a hash before its ending.
fn hashed_name(name: &str, hash: &str) -> String {
    let hash = &hash[..HASH_DIGITS];
    match name.rsplit_once('.') {
        Some((stem, extension)) => format!("{stem}.{hash}.{extension}"),
        None => format!("{name}.{hash}"),
    }
}

/// Replaces each `{{name}}` in `template` by what `value` says.
///
/// # Errors
///
/// When `value` knows no such name, or the braces don't match.
pub(crate) fn fill_with(template: &str, value: impl Fn(&str) -> Option<String>) -> Result<String> {
    let mut filled = String::with_capacity(template.len());
    let mut rest = template;
    while let Some((before, after)) = rest.split_once("{{") {
        let Some((name, after)) = after.split_once("}}") else {
            bail!("`{{{{` without `}}}}` before: {after:.40}");
        };
        let Some(value) = value(name) else {
            bail!("nothing is known by the name `{{{{{name}}}}}`");
        };
        filled.push_str(before);
        filled.push_str(&value);
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}

/// The SHA-256 of `parts`, one after the other, in hexadecimal.
pub(crate) fn digest(parts: &[&[u8]]) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher
        .finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Whether the file `name` is served compressed.
fn is_compressible(name: &str) -> bool {
    let extension = Path::new(name).extension().unwrap_or_default();
    !COMPRESSED_ALREADY
        .iter()
        .any(|compressed| extension == *compressed)
}

/// `content` compressed as small as Brotli can.
fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut compressed = Vec::new();
    let parameters = ::brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: content.len(),
        ..Default::default()
    };
    ::brotli::BrotliCompress(&mut &*content, &mut compressed, &parameters)?;
    Ok(compressed)
}

/// `content` compressed as small as gzip can.
fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

fn write_if_changed(path: &Path, content: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|old| old == content) {
        return Ok(());
    }
    fs::write(path, content).with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hashed_file_is_named_by_its_content() {
        let mut site = Site::default();
        site.add_hashed("boot.js", "one");
        let first = site.fill("{{boot.js}}").unwrap();
        site.add_hashed("boot.js", "two");
        let second = site.fill("{{boot.js}}").unwrap();

        assert_ne!(first, second);
        assert_eq!(first.len(), "boot.js".len() + 1 + HASH_DIGITS);
        assert!(first.starts_with("boot.") && first.ends_with(".js"));
    }

    #[test]
    fn files_that_name_each_other_change_their_names_together() {
        let names = |one: &str, module: &str| {
            let mut site = Site::default();
            site.add_hashed("c.wasm", module);
            site.add_tangled(&[("a.js", one), ("b.js", "{{a.js}} {{c.wasm}}")])
                .unwrap();
            let [a, b] = ["{{a.js}}", "{{b.js}}"].map(|name| site.fill(name).unwrap());
            let content = site.files().find(|(name, _)| *name == b).unwrap().1;
            assert!(content.starts_with(a.as_bytes()), "{content:?}");
            (a, b)
        };
        let first = names("{{b.js}} 1", "x");
        assert_eq!(first, names("{{b.js}} 1", "x"));
        for other in [names("{{b.js}} 2", "x"), names("{{b.js}} 1", "y")] {
            assert_ne!(first.0, other.0);
            assert_ne!(first.1, other.1);
        }
        let missing = Site::default().add_tangled(&[("a.js", "{{d.js}}")]);
        assert!(missing.is_err());
    }

    #[test]
    fn a_template_names_only_files_that_are_there() {
        let mut site = Site::default();
        site.add("index.html", "");
        assert_eq!(site.fill("<{{index.html}}>").unwrap(), "<index.html>");
        let error = site.fill("a {{missing.js}} b").unwrap_err().to_string();
        assert!(error.contains("{{missing.js}}"), "{error}");
        assert!(site.fill("a {{index.html").is_err());
    }

    #[test]
    fn writing_leaves_exactly_the_site() {
        let folder = std::env::temp_dir().join(format!("makhos-site-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("old.js"), "old").unwrap();

        let mut site = Site::default();
        site.add("index.html", "<!doctype html>");
        site.add("icon.png", "png");
        site.write(&folder).unwrap();

        let mut names: Vec<_> = fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        assert_eq!(
            names,
            ["icon.png", "index.html", "index.html.br", "index.html.gz"]
        );
        fs::remove_dir_all(&folder).unwrap();
    }
}
