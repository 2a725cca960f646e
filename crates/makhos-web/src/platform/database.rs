//! The browser's database, in which the library of games lies: texts under keys.

use std::{cell::Cell, rc::Rc};

use idb::{DatabaseEvent, Factory, ObjectStoreParams, TransactionMode};
use js_sys::Reflect;
use leptos::wasm_bindgen::JsValue;

const NAME: &str = "makhos";
const GAMES: &str = "games";

/// The version of what lies in the database; raise it when the form of its texts changes, and see to
/// it that [`crate::model::library`] reads the older ones.
const VERSION: u32 = 2;

/// Why the library cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatabaseError {
    /// The browser gives this page no database.
    Unavailable,
    /// A newer version of the app has changed its form.
    Newer,
    /// There is no room.
    Full,
}

/// An open database.
#[derive(Debug)]
pub struct Database {
    database: idb::Database,
    /// Whether its texts were written by an older version of the app.
    pub is_upgraded: bool,
}

impl Database {
    /// Opens the database; one that is not there is made.
    ///
    /// # Errors
    ///
    /// [`DatabaseError`] where that does not work.
    pub async fn open() -> Result<Database, DatabaseError> {
        let factory = Factory::new().map_err(error)?;
        let mut request = factory.open(NAME, Some(VERSION)).map_err(error)?;
        let old_version = Rc::new(Cell::new(VERSION));
        let seen = Rc::clone(&old_version);
        request.on_upgrade_needed(move |event| {
            seen.set(event.old_version().unwrap_or(0));
            if let Ok(database) = event.database()
                && !database.store_names().iter().any(|name| name == GAMES)
            {
                // A store that cannot be made shows when it is used.
                let _ = database.create_object_store(GAMES, ObjectStoreParams::new());
            }
        });
        let mut database = request.await.map_err(error)?;
        // A newer app in another tab must not wait for this one.
        database.on_version_change(|event| {
            if let Ok(database) = event.database() {
                database.close();
            }
        });
        Ok(Database {
            database,
            is_upgraded: (1..VERSION).contains(&old_version.get()),
        })
    }

    /// All texts with their keys, in the order of the keys.
    ///
    /// # Errors
    ///
    /// [`DatabaseError`] where they cannot be read.
    pub async fn all(&self) -> Result<Vec<(String, String)>, DatabaseError> {
        let transaction = self
            .database
            .transaction(&[GAMES], TransactionMode::ReadOnly)
            .map_err(error)?;
        let store = transaction.object_store(GAMES).map_err(error)?;
        let keys = store.get_all_keys(None, None).map_err(error)?;
        let texts = store.get_all(None, None).map_err(error)?;
        let keys = keys.await.map_err(error)?;
        let texts = texts.await.map_err(error)?;
        let text = |value: JsValue| value.as_string().unwrap_or_default();
        Ok(keys
            .into_iter()
            .map(text)
            .zip(texts.into_iter().map(text))
            .collect())
    }

    /// Whether there is a text under a key.
    ///
    /// # Errors
    ///
    /// [`DatabaseError`] where that cannot be known.
    pub async fn has(&self, key: &str) -> Result<bool, DatabaseError> {
        let transaction = self
            .database
            .transaction(&[GAMES], TransactionMode::ReadOnly)
            .map_err(error)?;
        let store = transaction.object_store(GAMES).map_err(error)?;
        let text = store.get(JsValue::from_str(key)).map_err(error)?;
        Ok(text.await.map_err(error)?.is_some())
    }

    /// Puts texts under their keys, all of them or none.
    ///
    /// # Errors
    ///
    /// [`DatabaseError`] where that does not work; nothing is changed then.
    pub async fn put(&self, texts: &[(String, String)]) -> Result<(), DatabaseError> {
        let transaction = self
            .database
            .transaction(&[GAMES], TransactionMode::ReadWrite)
            .map_err(error)?;
        let store = transaction.object_store(GAMES).map_err(error)?;
        for (key, text) in texts {
            store
                .put(&JsValue::from_str(text), Some(&JsValue::from_str(key)))
                .map_err(error)?;
        }
        transaction.commit().map_err(error)?.await.map_err(error)?;
        Ok(())
    }

    /// Removes what lies under keys.
    ///
    /// # Errors
    ///
    /// [`DatabaseError`] where that does not work; nothing is changed then.
    pub async fn delete(&self, keys: &[String]) -> Result<(), DatabaseError> {
        let transaction = self
            .database
            .transaction(&[GAMES], TransactionMode::ReadWrite)
            .map_err(error)?;
        let store = transaction.object_store(GAMES).map_err(error)?;
        for key in keys {
            store.delete(JsValue::from_str(key)).map_err(error)?;
        }
        transaction.commit().map_err(error)?.await.map_err(error)?;
        Ok(())
    }
}

fn error(error: idb::Error) -> DatabaseError {
    let name = match &error {
        idb::Error::DomException(exception) => exception.name(),
        _ => String::new(),
    };
    match name.as_str() {
        "VersionError" => DatabaseError::Newer,
        "QuotaExceededError" => DatabaseError::Full,
        _ => DatabaseError::Unavailable,
    }
}

/// Asks the browser not to throw away what this page has stored when room gets short.
pub async fn ask_to_persist() {
    let navigator = leptos::prelude::window().navigator();
    let can = Reflect::get(&navigator, &"storage".into()).is_ok_and(|it| !it.is_undefined());
    if can && let Ok(promise) = navigator.storage().persist() {
        // A browser that says no keeps it as long as it likes, as it did before.
        let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
    }
}
