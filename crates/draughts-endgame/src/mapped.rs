//! Files mapped into memory.
//!
//! Tables of six pieces have hundreds of megabytes, of which a search needs a few pages; reading them
//! whole would take seconds before the first move.
#![allow(unsafe_code)]

use std::{fs::File, io};

use memmap2::Mmap;

/// The bytes of a file.
pub(crate) fn bytes(file: &File) -> io::Result<Box<dyn AsRef<[u8]> + Send + Sync>> {
    // SAFETY: nobody changes a table that is there: a new one is written under another name and takes
    // its place as a whole, so that a mapping goes on showing the old one. Whoever cuts a file short by
    // other means while it is open ends the program by a signal, as with any mapped file; it makes no
    // other memory wrong, since every value that is read is checked before it is used.
    let map = unsafe { Mmap::map(file)? };
    Ok(Box::new(map))
}
