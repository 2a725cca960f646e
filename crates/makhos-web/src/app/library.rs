//! The library: every game that is over is kept in the browser's database, without being asked.

use std::rc::Rc;

use draughts::Variant;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::App;
use crate::{
    model::{
        exported::{self, Details},
        library::{self, Import, LibraryGame},
        session::Session,
    },
    platform::{
        clock,
        database::{self, Database, DatabaseError},
    },
};

/// The games of the library as far as the app knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Library {
    /// They are being read.
    Opening,
    /// All of them, the newest first.
    Ready(Vec<LibraryGame>),
    /// They cannot be had.
    Failed(DatabaseError),
}

/// What is in the database and how to reach it.
#[derive(Clone, Copy)]
pub(super) struct Shelf {
    database: StoredValue<Option<Rc<Database>>, LocalStorage>,
    /// What was stored last, so that nothing is stored twice in a row.
    stored: StoredValue<Option<(String, String)>>,
}

impl Default for Shelf {
    fn default() -> Shelf {
        Shelf {
            database: StoredValue::new_local(None),
            stored: StoredValue::new(None),
        }
    }
}

impl App {
    /// Keeps the game in front where it is over; a second end of the same game takes the place of
    /// the first.
    pub(super) fn keep_finished_game(self) {
        let variant = self.session.with_untracked(|session| session.variant);
        let is_over = self
            .session
            .with_untracked(|session| session.table().outcome().is_some());
        if is_over {
            self.keep_game(variant);
        }
    }

    /// Keeps a game that is about to be cleared away before its end.
    pub(super) fn keep_unfinished_game(self, variant: Variant) {
        let is_under_way = self
            .session
            .with_untracked(|session| session.table_of(variant).is_under_way());
        if is_under_way {
            self.keep_game(variant);
        }
    }

    pub(super) fn keep_game(self, variant: Variant) {
        self.session.update_untracked(|session| {
            let table = session.table_of_mut(variant);
            if table.library_key.is_none() {
                table.library_key = Some(clock::new_key());
            }
            if table.details.date.is_empty() {
                table.details.date = clock::today();
            }
        });
        let session = self.session.get_untracked();
        self.with_second(move |second| (second.keep_game)(self, session, variant));
    }

    /// Puts the game of a table as it was at some moment into the library.
    pub fn put_into_library(self, session: Session, variant: Variant) {
        let key = session.table_of(variant).library_key.clone();
        let key = key.unwrap_or_default();
        let pdn = exported::record_of(&session, variant).to_pdn();
        let stored = Some((key.clone(), pdn.clone()));
        if self.shelf.stored.with_value(|last| *last == stored) {
            return;
        }
        self.shelf.stored.set_value(stored);
        spawn_local(async move {
            let text = library::text(&pdn, clock::now());
            if self.put(&[(key, text)]).await.is_ok() {
                database::ask_to_persist().await;
            } else {
                self.shelf.stored.set_value(None);
                self.warn(self.words.get_untracked().texts().library_not_kept().into());
            }
        });
    }

    /// Keeps the games on the tables that are over and were never put into the library, for the page
    /// was closed or something failed just then.
    pub fn keep_missing_games(self) {
        for variant in Variant::ALL {
            // As it is now: another game may be on the table when the database has answered.
            let session = self.session.get_untracked();
            let table = session.table_of(variant);
            let Some(key) = table.outcome().and(table.library_key.clone()) else {
                continue;
            };
            spawn_local(async move {
                if let Ok(database) = self.database().await
                    && database.has(&key).await == Ok(false)
                {
                    self.put_into_library(session, variant);
                }
            });
        }
    }

    async fn put(self, texts: &[(String, String)]) -> Result<(), DatabaseError> {
        self.database().await?.put(texts).await
    }

    /// The database, opened at the first time; texts of an older version of the app are brought into
    /// the form of this one then.
    async fn database(self) -> Result<Rc<Database>, DatabaseError> {
        if let Some(database) = self.shelf.database.get_value() {
            return Ok(database);
        }
        let database = Rc::new(Database::open().await?);
        if database.is_upgraded {
            let texts = library::migrated(&database.all().await?);
            database.put(&texts).await?;
        }
        self.shelf.database.set_value(Some(Rc::clone(&database)));
        Ok(database)
    }

    /// Gives the game in front a date where it has none.
    pub fn begin_details(self, today: String) {
        self.session.update_untracked(|session| {
            let date = &mut session.table_mut().details.date;
            if date.is_empty() {
                *date = today;
            }
        });
    }

    /// Changes what is added to the game in front.
    pub fn change_details(self, change: impl FnOnce(&mut Details)) {
        self.session
            .update(|session| change(&mut session.table_mut().details));
        self.keep();
    }

    /// Reads the library.
    pub fn open_library(self) {
        self.library.set(Library::Opening);
        spawn_local(async move {
            let library = match self.games().await {
                Ok(games) => Library::Ready(games),
                Err(error) => Library::Failed(error),
            };
            self.library.set(library);
        });
    }

    async fn games(self) -> Result<Vec<LibraryGame>, DatabaseError> {
        let texts = match self.database().await?.all().await {
            Ok(texts) => texts,
            Err(_) => {
                // The connection may have been closed for a newer app in another tab.
                self.shelf.database.set_value(None);
                self.database().await?.all().await?
            }
        };
        let mut games: Vec<LibraryGame> = texts
            .into_iter()
            .filter_map(|(key, text)| LibraryGame::read(key, &text))
            .collect();
        games.sort_by(|a, b| (b.saved, &b.key).cmp(&(a.saved, &a.key)));
        Ok(games)
    }

    /// Deletes a game of the library.
    pub fn delete_from_library(self, key: String) {
        spawn_local(async move {
            let deleted = match self.database().await {
                Ok(database) => database.delete(std::slice::from_ref(&key)).await,
                Err(error) => Err(error),
            };
            match deleted {
                Ok(()) => {
                    self.forget_key(&key);
                    self.open_library();
                }
                Err(error) => self.library.set(Library::Failed(error)),
            }
        });
    }

    /// A game on a table that is deleted from the library is a new one there when it ends again.
    fn forget_key(self, key: &str) {
        self.shelf.stored.set_value(None);
        self.session.update_untracked(|session| {
            for variant in Variant::ALL {
                let table = session.table_of_mut(variant);
                if table.library_key.as_deref() == Some(key) {
                    table.library_key = None;
                }
            }
        });
        self.store_session();
    }

    /// Adds the games of a PDN file to the library and says what came of it.
    pub fn import_into_library(self, file: Vec<u8>, say: impl Fn(String) + 'static) {
        spawn_local(async move {
            let texts = self.words.get_untracked().texts();
            say(match self.import(&file).await {
                Ok(import) => texts.library_imported(
                    count(import.pdns.len()),
                    count(import.known),
                    count(import.damaged),
                ),
                Err(reason) => texts.library_import_failed(reason),
            });
            self.open_library();
        });
    }

    async fn import(self, file: &[u8]) -> Result<Import, String> {
        let texts = self.words.get_untracked().texts();
        let not_kept = |_| texts.library_not_kept().to_owned();
        let games = self.games().await.map_err(not_kept)?;
        let import = library::import(file, &games)?;
        let (now, key) = (clock::now(), clock::new_key());
        let games: Vec<(String, String)> = import
            .pdns
            .iter()
            .zip((0..import.pdns.len()).rev())
            // The newest comes first in the list, and so do the first of the file.
            .map(|(pdn, index)| (format!("{key}-{index:06}"), library::text(pdn, now)))
            .collect();
        self.put(&games).await.map_err(not_kept)?;
        Ok(import)
    }
}

fn count(games: usize) -> u32 {
    u32::try_from(games).unwrap_or(u32::MAX)
}
