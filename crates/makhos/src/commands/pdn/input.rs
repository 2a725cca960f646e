//! Files and the standard input to read from.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

/// Something to read.
pub(in crate::commands) struct Input {
    pub(in crate::commands) bytes: Box<dyn Read>,
    /// How many bytes there are, where that is known.
    pub(in crate::commands) size: Option<u64>,
}

impl Input {
    /// Opens a file; `-` is the standard input.
    pub(in crate::commands) fn open(path: &Path) -> io::Result<Input> {
        if is_standard(path) {
            return Ok(Input {
                bytes: Box::new(io::stdin()),
                size: None,
            });
        }
        let file = File::open(path)?;
        let metadata = file.metadata()?;
        if metadata.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        Ok(Input {
            size: metadata.is_file().then_some(metadata.len()),
            bytes: Box::new(file),
        })
    }
}

/// Whether a path stands for the standard input or output.
pub(in crate::commands) fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// How a file is called in what is printed.
pub(in crate::commands) fn name(path: &Path) -> String {
    if is_standard(path) {
        "<stdin>".to_owned()
    } else {
        path.display().to_string()
    }
}
