//! The browser's storage for the session and the settings.
//!
//! Each change is written at once: a tab may be closed, or killed, at any moment.

use leptos::prelude::window;
use web_sys::Storage;

/// Where the session lies.
pub const SESSION: &str = "makhos.session";
/// Where the game lies that is looked at.
pub const VIEWING: &str = "makhos.viewing";
/// Where the settings lie.
pub const SETTINGS: &str = "makhos.settings";
/// Where a session is put that could not be read.
pub const SET_ASIDE: &str = "makhos.session.set-aside";

/// Why something could not be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser lets this page store nothing.
    Unavailable,
    /// There is no room.
    Full,
}

fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// The text that lies under a key.
pub fn load(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Puts a text under a key.
///
/// # Errors
///
/// [`StoreError`] says why it was not stored.
pub fn store(key: &str, text: &str) -> Result<(), StoreError> {
    let storage = storage().ok_or(StoreError::Unavailable)?;
    storage.set_item(key, text).map_err(|_| StoreError::Full)
}

/// Removes what lies under a key.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        // A key that cannot be removed does no harm; the next text takes its place.
        let _ = storage.remove_item(key);
    }
}
