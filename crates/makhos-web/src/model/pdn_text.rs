//! PDN as bytes that are shared, so that one way to read them does for all of the app.

use std::{io::Cursor, sync::Arc};

use draughts::pdn::{GameRecord, Games, ReadError, Reader};

/// The bytes of a text.
#[derive(Clone, Debug, Default)]
pub struct PdnText(Arc<Vec<u8>>);

impl PdnText {
    /// A text of these bytes.
    #[must_use]
    pub fn new(bytes: Vec<u8>) -> PdnText {
        PdnText(Arc::new(bytes))
    }

    /// Reads its games one after the other.
    #[must_use]
    pub fn games(self) -> Games<Cursor<PdnText>> {
        Reader::new(Cursor::new(self)).games()
    }
}

impl AsRef<[u8]> for PdnText {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// All games of a text.
///
/// # Errors
///
/// [`ReadError`] where it is none.
pub fn read_all(text: &[u8]) -> Result<Vec<GameRecord>, ReadError> {
    PdnText::new(text.to_vec()).games().collect()
}

/// The first game of a text.
#[must_use]
pub fn read_first(text: &[u8]) -> Option<GameRecord> {
    PdnText::new(text.to_vec()).games().next()?.ok()
}
