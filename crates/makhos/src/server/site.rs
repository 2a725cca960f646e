//! The files that are served.

use std::borrow::Cow;
use std::collections::BTreeMap;

use axum::body::Bytes;
use rust_embed::{EmbeddedFile, RustEmbed};

use super::encoding::Encoding;

#[derive(RustEmbed)]
#[folder = "$MAKHOS_APP"]
struct App;

const INDEX: &str = "index.html";

/// The page for a program that was built without the app.
const NO_APP: &[u8] = b"<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<title>Makhos</title>
<h1>The app is not in this program</h1>
<p>It was built without it. In the sources, run</p>
<pre>cargo xtask play</pre>
<p>which builds the app first.</p>
</html>
";

/// A static site: its files by name, some of them also stored compressed.
#[derive(Debug, Default)]
pub(crate) struct Site {
    files: BTreeMap<String, File>,
}

#[derive(Debug)]
struct File {
    content: Bytes,
    hash: String,
}

/// A file in the form that suits a browser.
pub(super) struct Representation<'site> {
    pub(super) content: &'site Bytes,
    pub(super) encoding: Encoding,
    /// Whether it is stored in more than one encoding.
    pub(super) has_alternatives: bool,
    /// Differs whenever the bytes that are sent differ.
    pub(super) tag: String,
}

impl Site {
    /// The app inside this program, or a page that says how to build it.
    pub(crate) fn embedded() -> Self {
        let mut site = Self::default();
        for name in App::iter() {
            if let Some(file) = App::get(&name) {
                site.insert(&name, file);
            }
        }
        if !site.files.contains_key(INDEX) {
            site.add(INDEX, NO_APP, "not-built");
        }
        site
    }

    fn insert(&mut self, name: &str, file: EmbeddedFile) {
        let hash = file.metadata.sha256_hash();
        let hash = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        let content = match file.data {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => Bytes::from(bytes),
        };
        self.files.insert(name.to_owned(), File { content, hash });
    }

    /// Adds a file by hand; `hash` has to change with its content.
    pub(super) fn add(&mut self, name: &str, content: &'static [u8], hash: &str) {
        let file = File {
            content: Bytes::from_static(content),
            hash: hash.to_owned(),
        };
        self.files.insert(name.to_owned(), file);
    }

    /// The name of the file at `path`, the path of a request.
    pub(super) fn name_at<'path>(&self, path: &'path str) -> Option<&'path str> {
        let name = match path.strip_prefix('/')? {
            "" => INDEX,
            name => name,
        };
        let is_sibling = [Encoding::Brotli, Encoding::Gzip]
            .iter()
            .any(|encoding| name.ends_with(encoding.suffix()));
        (self.files.contains_key(name) && !is_sibling).then_some(name)
    }

    /// The file `name` in the first of `encodings` that it is stored in.
    pub(super) fn represent(
        &self,
        name: &str,
        encodings: &[Encoding],
    ) -> Option<Representation<'_>> {
        let stored = |encoding: Encoding| self.files.get(&format!("{name}{}", encoding.suffix()));
        let (encoding, file) = encodings
            .iter()
            .find_map(|&encoding| Some((encoding, stored(encoding)?)))?;
        let stored_forms = Encoding::ALL.into_iter().filter_map(stored).count();
        Some(Representation {
            content: &file.content,
            encoding,
            has_alternatives: stored_forms > 1,
            tag: format!("\"{}\"", file.hash),
        })
    }
}

/// Whether `name` carries a hash of the content (`app.0123456789abcdef.css`), so that the file
/// behind it never changes.
pub(super) fn is_content_addressed(name: &str) -> bool {
    name.split('.').rev().nth(1).is_some_and(|hash| {
        hash.len() == 16
            && hash
                .bytes()
                .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    })
}

#[cfg(test)]
mod tests {
    use super::{Encoding, Site, is_content_addressed};

    #[test]
    fn a_hash_in_the_name_is_recognised() {
        assert!(is_content_addressed("app.0123456789abcdef.css"));
        assert!(!is_content_addressed("app.css"));
        assert!(!is_content_addressed("0123456789abcdef"));
        assert!(!is_content_addressed("app.0123456789abcdeg.css"));
        assert!(!is_content_addressed("app.0123456789abcdef.css.map"));
    }

    #[test]
    fn compressed_siblings_are_no_files_of_their_own() {
        let mut site = Site::default();
        site.add("a.js", b"a", "1");
        site.add("a.js.br", b"b", "2");
        assert_eq!(site.name_at("/a.js"), Some("a.js"));
        assert_eq!(site.name_at("/a.js.br"), None);
        assert_eq!(site.name_at("/b.js"), None);
    }

    #[test]
    fn every_program_has_a_page() {
        let site = Site::embedded();
        let name = site.name_at("/").unwrap();
        let page = site.represent(name, &[Encoding::Identity]).unwrap();
        assert!(page.content.starts_with(b"<!doctype html>"));
    }
}
