//! Files that are there whole or not at all.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use tempfile::{Builder, NamedTempFile};

/// Writes a file; one that was there stays as it was until the new one is complete.
///
/// # Errors
///
/// Names the file and says why it could not be written.
pub(crate) fn write(path: &Path, content: &[u8]) -> Result<()> {
    let mut file = WholeFile::create(path)?;
    file.write_all(content)
        .with_context(|| format!("cannot write {}", path.display()))?;
    file.finish()
}

/// A file in the making: one that was there stays as it was until [`WholeFile::finish`].
pub(crate) struct WholeFile {
    path: PathBuf,
    output: Output,
}

enum Output {
    /// A file beside the one that it takes the place of in the end.
    Beside {
        file: NamedTempFile,
        target: PathBuf,
    },
    /// A pipe or a device, which cannot be replaced.
    Direct(File),
}

impl WholeFile {
    /// Begins to write a file.
    ///
    /// # Errors
    ///
    /// Names the file and says why it cannot be written.
    pub(crate) fn create(path: &Path) -> Result<WholeFile> {
        let output =
            Output::open(path).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(WholeFile {
            path: path.to_owned(),
            output,
        })
    }

    /// Puts what is written to its place.
    ///
    /// # Errors
    ///
    /// Names the file and says why it could not be written.
    pub(crate) fn finish(self) -> Result<()> {
        self.output
            .finish()
            .with_context(|| format!("cannot write {}", self.path.display()))
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.output {
            Output::Beside { file, .. } => file.as_file_mut().write(bytes),
            Output::Direct(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.output {
            Output::Beside { file, .. } => file.as_file_mut().flush(),
            Output::Direct(file) => file.flush(),
        }
    }
}

impl Output {
    fn open(path: &Path) -> Result<Output> {
        match fs::metadata(path) {
            Ok(there) if !there.is_file() => {
                Ok(Output::Direct(File::options().write(true).open(path)?))
            }
            Ok(there) => {
                let target = fs::canonicalize(path)?;
                let file = file_beside(&target)?;
                file.as_file().set_permissions(there.permissions())?;
                Ok(Output::Beside { file, target })
            }
            Err(_) => Ok(Output::Beside {
                file: file_beside(path)?,
                target: path.to_owned(),
            }),
        }
    }

    fn finish(self) -> Result<()> {
        if let Output::Beside { file, target } = self {
            // Some file systems tell only now that they are full.
            file.as_file().sync_all()?;
            file.persist(target).map_err(|failed| failed.error)?;
        }
        Ok(())
    }
}

fn file_beside(path: &Path) -> Result<NamedTempFile> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    ensure!(folder.is_dir(), "there is no folder {}", folder.display());
    Ok(file_in(folder)?)
}

#[cfg(unix)]
fn file_in(folder: &Path) -> io::Result<NamedTempFile> {
    use std::os::unix::fs::PermissionsExt;

    // As any new file: what the user's mask leaves.
    let permissions = fs::Permissions::from_mode(0o666);
    Builder::new()
        .prefix(".makhos-")
        .permissions(permissions)
        .tempfile_in(folder)
}

#[cfg(not(unix))]
fn file_in(folder: &Path) -> io::Result<NamedTempFile> {
    Builder::new().prefix(".makhos-").tempfile_in(folder)
}
