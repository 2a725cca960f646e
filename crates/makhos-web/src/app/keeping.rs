//! Keeping the session and the settings in the browser's storage, so that nothing is ever lost.

use leptos::prelude::*;
use leptos::{ev, leptos_dom::helpers::window_event_listener};

use super::{App, Banner};
use crate::{
    model::{
        saved::{self, SavedError},
        session::Session,
        settings::Settings,
    },
    platform::storage::{self, StoreError},
};

/// Why a saved session was set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetAside {
    /// It is damaged.
    Damaged,
    /// A newer version of the app wrote it.
    Newer,
}

/// The saved session, or a new one; what cannot be read is set aside, not thrown away.
pub(super) fn load_session() -> (Session, Option<SetAside>) {
    let Some(text) = storage::load(storage::SESSION) else {
        return (Session::default(), None);
    };
    match saved::read(&text) {
        Ok(session) => (session, None),
        Err(error) => {
            let kept = storage::store(storage::SET_ASIDE, &text);
            if kept.is_ok() {
                storage::remove(storage::SESSION);
            }
            let reason = match error {
                SavedError::Newer(_) => SetAside::Newer,
                SavedError::Damaged(_) | SavedError::Wrong(_) => SetAside::Damaged,
            };
            (Session::default(), Some(reason))
        }
    }
}

/// The saved settings; damaged ones are worth no message and start anew.
pub(super) fn load_settings() -> Settings {
    storage::load(storage::SETTINGS)
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

/// Stores the settings; without storage they last as long as the page.
pub(super) fn store_settings(settings: Settings) {
    if let Ok(text) = serde_json::to_string(&settings) {
        let _ = storage::store(storage::SETTINGS, &text);
    }
}

impl App {
    /// Stores the session as it is now, and says so where that does not work.
    pub(super) fn keep(self) {
        self.keep_finished_game();
        self.store_session();
    }

    pub(super) fn store_session(self) {
        let text = self.session.with_untracked(saved::write);
        let Ok(text) = text else { return };
        match storage::store(storage::SESSION, &text) {
            Ok(()) => self.banner.update(|banner| {
                if matches!(banner, Some(Banner::StorageFull)) {
                    *banner = None;
                }
            }),
            Err(StoreError::Full) => self.banner.set(Some(Banner::StorageFull)),
            Err(StoreError::Unavailable) => self.banner.set(Some(Banner::StorageUnavailable)),
        }
    }

    /// Takes over what another tab of the app saves, so that the tabs never undo each other's work.
    pub(super) fn follow_other_tabs(self) {
        let handle = window_event_listener(ev::storage, move |event| {
            match (event.key().as_deref(), event.new_value()) {
                (Some(storage::SESSION), Some(text)) => self.take_over_session(&text),
                (Some(storage::SETTINGS), Some(text)) => self.take_over_settings(&text),
                _ => {}
            }
        });
        on_cleanup(move || handle.remove());
    }

    fn take_over_session(self, text: &str) {
        if let Ok(session) = saved::read(text) {
            self.follows_another_tab();
            self.session.set(session);
            self.notice.set(None);
            // What is open is about a game that is no longer the one on the board.
            self.dialog.set(None);
            self.show_at_once();
        }
    }

    fn take_over_settings(self, text: &str) {
        if let Ok(settings) = serde_json::from_str(text) {
            self.settings.set(settings);
        }
    }

    /// The text of a session that was set aside.
    pub fn set_aside_text(self) -> Option<String> {
        storage::load(storage::SET_ASIDE)
    }

    /// Throws away the session that was set aside.
    pub fn discard_set_aside(self) {
        storage::remove(storage::SET_ASIDE);
        self.banner.set(None);
    }
}
