//! Files that are there whole or not at all.

use std::{
    fs,
    io::{self, Write},
    path::Path,
};

use anyhow::{Context, Result, ensure};
use tempfile::{Builder, NamedTempFile};

/// Writes a file; one that was there stays as it was until the new one is complete.
///
/// # Errors
///
/// Names the file and says why it could not be written.
pub(crate) fn write(path: &Path, content: &[u8]) -> Result<()> {
    let cannot_write = || format!("cannot write {}", path.display());
    match fs::metadata(path) {
        // A pipe or a device cannot be replaced.
        Ok(there) if !there.is_file() => fs::write(path, content).with_context(cannot_write),
        Ok(there) => {
            let file = fs::canonicalize(path).with_context(cannot_write)?;
            put(&file, content, Some(there.permissions())).with_context(cannot_write)
        }
        Err(_) => put(path, content, None).with_context(cannot_write),
    }
}

/// Writes beside the file and then moves what is written to its place.
fn put(path: &Path, content: &[u8], permissions: Option<fs::Permissions>) -> Result<()> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    ensure!(folder.is_dir(), "there is no folder {}", folder.display());
    let mut file = file_in(folder)?;
    if let Some(permissions) = permissions {
        file.as_file().set_permissions(permissions)?;
    }
    file.as_file_mut().write_all(content)?;
    // Some file systems tell only now that they are full.
    file.as_file().sync_all()?;
    file.persist(path).map_err(|failed| failed.error)?;
    Ok(())
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
