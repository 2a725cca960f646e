//! Opening games from PDN: pasted on the page.

use draughts::pdn::read_games;
use leptos::{ev, leptos_dom::helpers::window_event_listener, prelude::*};

use super::App;
use crate::platform::page;

impl App {
    /// Opens the games of a text that is pasted where no field takes it.
    pub(super) fn open_what_is_pasted(self) {
        let handle = window_event_listener(ev::paste, move |event| {
            if page::is_typing() || self.dialog.with_untracked(Option::is_some) {
                return;
            }
            let text = event
                .clipboard_data()
                .and_then(|data| data.get_data("text/plain").ok());
            let games = text.and_then(|text| read_games(text.as_bytes()).ok());
            if let Some(game) = games.and_then(|games| games.into_iter().next()) {
                event.prevent_default();
                self.look_at(game);
            }
        });
        on_cleanup(move || handle.remove());
    }
}
