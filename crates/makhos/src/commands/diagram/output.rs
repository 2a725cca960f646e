//! Where pictures go, and in which form.

use std::{
    ffi::OsStr,
    io::{self, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};

use super::png;
use crate::commands::whole_file;

/// The form of a picture in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    Svg,
    /// So many pixels wide.
    Png(u32),
}

/// Where pictures go.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Output {
    /// As SVG to the standard output.
    Stdout,
    /// Into a file, or several named after it.
    File(PathBuf, Form),
}

impl Output {
    /// Takes `-` for the standard output, else the form from the end of the file's name.
    ///
    /// # Errors
    ///
    /// When the name ends in neither `.svg` nor `.png`, or a width in pixels is asked for what has
    /// no pixels.
    pub(super) fn of(path: &Path, width: Option<u32>, usual_width: u32) -> Result<Output> {
        let ending = path.extension().map(OsStr::to_ascii_lowercase);
        let output = match ending.as_deref().and_then(|ending| ending.to_str()) {
            _ if path == Path::new("-") => Output::Stdout,
            Some("svg") => Output::File(path.to_owned(), Form::Svg),
            Some("png") => {
                let form = Form::Png(width.unwrap_or(usual_width));
                return Ok(Output::File(path.to_owned(), form));
            }
            _ => bail!(
                "{}: pictures are written as .svg or .png; the file's name has to end so",
                path.display()
            ),
        };
        ensure!(
            width.is_none(),
            "--size is for PNG: an SVG has no pixels and can be shown in any size"
        );
        Ok(output)
    }

    /// Writes pictures, each into a file of its own where there are several: `sheet.svg` becomes
    /// `sheet-1.svg`, `sheet-2.svg`.
    ///
    /// # Errors
    ///
    /// Names the file and says why it could not be written.
    pub(super) fn write(&self, svgs: &[String]) -> Result<()> {
        match (self, svgs) {
            (Output::Stdout, [svg]) => write_to_stdout(svg),
            (Output::Stdout, _) => bail!(
                "the standard output takes one page, and these are {}; name a file with -o",
                svgs.len()
            ),
            (Output::File(path, form), [svg]) => write_file(path, *form, svg),
            (Output::File(path, form), _) => {
                for (svg, number) in svgs.iter().zip(1..) {
                    write_file(&numbered(path, number), *form, svg)?;
                }
                Ok(())
            }
        }
    }
}

fn write_to_stdout(svg: &str) -> Result<()> {
    let mut output = io::stdout().lock();
    output
        .write_all(svg.as_bytes())
        .and_then(|()| output.flush())
        .context("cannot write to the standard output")
}

fn write_file(path: &Path, form: Form, svg: &str) -> Result<()> {
    match form {
        Form::Svg => whole_file::write(path, svg.as_bytes()),
        Form::Png(width) => {
            let picture =
                png::draw(svg, width).with_context(|| format!("cannot draw {}", path.display()))?;
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

/// The name of one of several files.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{number}"));
    if let Some(ending) = path.extension() {
        name.push(".");
        name.push(ending);
    }
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_before_the_ending() {
        let name = |path: &str| numbered(Path::new(path), 2);
        assert_eq!(name("a/b.c/sheet.svg"), Path::new("a/b.c/sheet-2.svg"));
        assert_eq!(name("my.game.PNG"), Path::new("my.game-2.PNG"));
    }
}
