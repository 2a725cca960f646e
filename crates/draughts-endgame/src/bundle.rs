//! Many tables in one file, for programs that have no directory.

use std::{ops::Range, sync::Arc};

use thiserror::Error;

use crate::{Table, TableError, Tables};

/// What a bundle begins with, like a table but for a letter.
const MAGIC: [u8; 8] = *b"\x89MKB\r\n\x1a\n";
/// The bytes of a length.
const LENGTH: usize = 8;
/// The bytes of a checksum.
const CHECKSUM: usize = 4;

/// Why a file is no bundle that can be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BundleError {
    /// It does not begin like a bundle.
    #[error("it is no bundle of endgame tables")]
    Foreign,
    /// Its checksum is another one: it was changed, or is cut off.
    #[error("it is damaged or cut off")]
    Damaged,
    /// One of its tables cannot be used.
    #[error("its table number {number} cannot be used: {error}")]
    Table {
        /// Which one, from 1.
        number: usize,
        /// What is wrong with it.
        error: TableError,
    },
}

/// The bytes of one table, which the whole bundle keeps.
struct Part {
    bundle: Arc<[u8]>,
    place: Range<usize>,
}

impl AsRef<[u8]> for Part {
    fn as_ref(&self) -> &[u8] {
        &self.bundle[self.place.clone()]
    }
}

impl Tables {
    /// All tables as one file.
    ///
    /// ```
    /// use draughts_endgame::Tables;
    ///
    /// let bundle = Tables::default().bundle();
    /// assert_eq!(Tables::from_bundle(bundle)?.iter().count(), 0);
    /// # Ok::<(), draughts_endgame::BundleError>(())
    /// ```
    #[must_use]
    pub fn bundle(&self) -> Vec<u8> {
        let mut tables: Vec<&Table> = self.iter().collect();
        tables.sort_by_key(|table| (table.variant(), table.part(), table.metric()));
        let mut bundle = MAGIC.to_vec();
        for table in tables {
            bundle.extend((table.size() as u64).to_le_bytes());
            bundle.extend(table.bytes());
        }
        let checksum = crc32fast::hash(&bundle);
        bundle.extend(checksum.to_le_bytes());
        bundle
    }

    /// The tables of one file, all of it checked.
    ///
    /// # Errors
    ///
    /// [`BundleError`] where it is no bundle, or not whole.
    pub fn from_bundle(bundle: impl Into<Arc<[u8]>>) -> Result<Tables, BundleError> {
        let bundle = bundle.into();
        let mut tables = Tables::default();
        for (index, place) in places(&bundle)?.into_iter().enumerate() {
            let bytes = Box::new(Part {
                bundle: Arc::clone(&bundle),
                place,
            });
            let number = index + 1;
            tables.add(Table::open(bytes).map_err(|error| BundleError::Table { number, error })?);
        }
        Ok(tables)
    }
}

/// Where the tables of a bundle lie, whose checksum is right.
fn places(bundle: &[u8]) -> Result<Vec<Range<usize>>, BundleError> {
    if !bundle.starts_with(&MAGIC) {
        return Err(BundleError::Foreign);
    }
    let (content, checksum) = bundle
        .split_last_chunk::<CHECKSUM>()
        .filter(|(content, _)| content.len() >= MAGIC.len())
        .ok_or(BundleError::Damaged)?;
    if crc32fast::hash(content) != u32::from_le_bytes(*checksum) {
        return Err(BundleError::Damaged);
    }
    let mut places = Vec::new();
    let mut at = MAGIC.len();
    while at < content.len() {
        let place = place_at(content, at).ok_or(BundleError::Damaged)?;
        at = place.end;
        places.push(place);
    }
    Ok(places)
}

/// Where a table lies whose length stands here; `None` where the content ends before it does.
fn place_at(content: &[u8], at: usize) -> Option<Range<usize>> {
    let length = content.get(at..)?.first_chunk::<LENGTH>()?;
    let length = usize::try_from(u64::from_le_bytes(*length)).ok()?;
    let begin = at + LENGTH;
    let end = begin.checked_add(length)?;
    (end <= content.len()).then_some(begin..end)
}
