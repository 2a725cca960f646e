//! Where pictures go, and in which form.

use std::{
    ffi::OsStr,
    io::{self, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use super::png;
use crate::commands::whole_file;

/// Where a picture goes.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Output {
    /// As SVG to the standard output.
    Stdout,
    /// Into a file, as SVG.
    Svg(PathBuf),
    /// Into a file, as PNG.
    Png(PathBuf),
}

impl Output {
    /// Takes `-` for the standard output, else the form from the end of the file's name.
    ///
    /// # Errors
    ///
    /// When the name ends in neither `.svg` nor `.png`.
    pub(super) fn of(path: &Path) -> Result<Output> {
        if path == Path::new("-") {
            return Ok(Output::Stdout);
        }
        let ending = path.extension().map(OsStr::to_ascii_lowercase);
        match ending.as_deref().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(Output::Svg(path.to_owned())),
            Some("png") => Ok(Output::Png(path.to_owned())),
            _ => bail!(
                "{}: pictures are written as .svg or .png; the file's name has to end so",
                path.display()
            ),
        }
    }

    /// Writes a picture; a PNG becomes `width` pixels wide.
    ///
    /// # Errors
    ///
    /// Names the file and says why it could not be written.
    pub(super) fn write(&self, svg: &str, width: u32) -> Result<()> {
        match self {
            Output::Stdout => {
                let mut output = io::stdout().lock();
                output
                    .write_all(svg.as_bytes())
                    .and_then(|()| output.flush())
                    .context("cannot write to the standard output")
            }
            Output::Svg(path) => whole_file::write(path, svg.as_bytes()),
            Output::Png(path) => {
                let picture = png::draw(svg, width)
                    .with_context(|| format!("cannot draw {}", path.display()))?;
                if !picture.missing.is_empty() {
                    let letters: String = picture.missing.iter().collect();
                    eprintln!(
                        "makhos: {}: no font of this machine has {letters}; the picture lacks them",
                        path.display()
                    );
                }
                whole_file::write(path, &picture.png)
            }
        }
    }
}
