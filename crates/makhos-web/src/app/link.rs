//! Positions in the address: `#fen=B:W11,25:BK18`, with `&variant=english` for the other game; and
//! telling them from [games](super::game_link).

use draughts::{Game, Position, Variant};
use leptos::{ev, leptos_dom::helpers::window_event_listener, prelude::*};

use super::App;
use crate::{dialogs::Dialog, model::table::Table, platform::page};

/// A position that a link names.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Link {
    variant: Variant,
    fen: String,
}

/// Reads the part of an address behind `#`; `None` where it names no position.
fn read(fragment: &str) -> Option<Link> {
    let fields: Vec<(&str, &str)> = fragment
        .split('&')
        .filter_map(|field| field.split_once('='))
        .collect();
    let field = |name| {
        fields
            .iter()
            .find(|(key, _)| *key == name)
            .map(|(_, value)| *value)
    };
    Some(Link {
        fen: field("fen")?.to_owned(),
        variant: field("variant")
            .and_then(|name| name.parse().ok())
            .unwrap_or(Variant::Thai),
    })
}

impl App {
    /// Opens the position or the game the address names, now and whenever it changes.
    pub(super) fn follow_link(self) {
        self.open_link();
        let handle = window_event_listener(ev::hashchange, move |_| self.open_link());
        on_cleanup(move || handle.remove());
    }

    fn open_link(self) {
        let fragment = page::fragment();
        if let Some(code) = makhos_link::code_in(&fragment) {
            page::clear_fragment();
            self.open_game_link(code);
        } else if let Some(link) = read(&fragment) {
            page::clear_fragment();
            self.open_position_link(&link);
        }
    }

    fn open_position_link(self, link: &Link) {
        match Position::from_fen(link.variant, &link.fen) {
            Ok(position) => {
                let is_busy = self
                    .session
                    .with_untracked(|session| session.table_of(link.variant).is_under_way());
                if is_busy {
                    self.dialog.set(Some(Dialog::OpenLink(position)));
                } else {
                    self.set_up(position);
                }
            }
            Err(error) => {
                let words = self.words.get_untracked();
                let reason = words.fen_error(&error);
                self.say(words.texts().link_position_failed(reason));
            }
        }
    }

    /// Starts a game from a position.
    pub fn set_up(self, position: Position) {
        self.stop_looking();
        let variant = position.variant();
        self.keep_unfinished_game(variant);
        self.session.update(|session| {
            let game = Game::from_position(position, session.next_draw_rules(variant));
            let black = session.table_of(variant).black;
            session.settle(variant);
            session.variant = variant;
            session.set_table(Table::with_game(game, black));
        });
        self.notice.set(None);
        self.keep();
        self.show_at_once();
    }

    /// Starts a game from a position that somebody typed.
    ///
    /// # Errors
    ///
    /// What is wrong with it, in words.
    pub fn set_up_fen(self, text: &str) -> Result<(), String> {
        let variant = self.session.with_untracked(|session| session.variant);
        match Position::from_fen(variant, text) {
            Ok(position) => {
                self.set_up(position);
                Ok(())
            }
            Err(error) => Err(self.words.get_untracked().fen_error(&error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_names_a_position_and_its_game() {
        let thai = read("fen=B:W11,25:BK18").unwrap();
        assert_eq!(
            (thai.variant, thai.fen.as_str()),
            (Variant::Thai, "B:W11,25:BK18")
        );
        let english = read("variant=english&fen=W:W32:B1").unwrap();
        assert_eq!(english.variant, Variant::English);
        assert_eq!(read(""), None);
        assert_eq!(read("g=AbC"), None);
    }
}
