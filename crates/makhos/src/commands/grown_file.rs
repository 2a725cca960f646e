//! Files that a command adds to, and goes on with after it was ended.

use std::{
    fs::{File, OpenOptions},
    io::{self, Read, Seek, SeekFrom},
    path::Path,
};

/// Opens a file to go on with, or makes it, and reads what it holds.
pub(super) fn open(path: &Path) -> io::Result<(File, Vec<u8>)> {
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok((file, bytes))
}

/// Drops what stands behind the bytes that are whole, so that writing goes on there.
pub(super) fn drop_behind(file: &mut File, whole: u64) -> io::Result<()> {
    file.set_len(whole)?;
    file.seek(SeekFrom::Start(whole))?;
    Ok(())
}
