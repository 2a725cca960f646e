//! Positions in the address: `#fen=B:W11,25:BK18`, with `&variant=english` for the other game; and
//! telling them from [games](super::game_link).

use draughts::{Game, Position, Variant};
use leptos::{ev, leptos_dom::helpers::window_event_listener, prelude::*};

use super::App;
use crate::{dialogs::Dialog, model::table::Table, platform::page};

/// What a link names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Link {
    /// A whole game, by its code.
    Game(String),
    /// A position.
    Position {
        /// Which game it is one of.
        variant: Variant,
        /// The position.
        fen: String,
    },
}

/// Reads the part of an address behind `#`; `None` where it names nothing.
fn read(fragment: &str) -> Option<Link> {
    if let Some(code) = makhos_link::code_in(fragment) {
        return Some(Link::Game(code.to_owned()));
    }
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
    Some(Link::Position {
        fen: field("fen")?.to_owned(),
        variant: field("variant")
            .and_then(|name| name.parse().ok())
            .unwrap_or(Variant::Thai),
    })
}

/// Whether the address is a link that waits to be opened.
pub(super) fn is_waiting() -> bool {
    read(&page::fragment()).is_some()
}

/// Takes what the address names off it, so that a way back through the browser's history does not
/// lead to the same link again.
pub(super) fn take() -> Option<Link> {
    let link = read(&page::fragment());
    if link.is_some() {
        page::clear_fragment();
    }
    link
}

impl App {
    /// Opens what the address named when the app was started, and what it names later.
    pub(super) fn follow_links(self, first: Option<Link>) {
        let open = move |link| match link {
            Some(Link::Game(code)) => {
                self.with_second(move |second| (second.open_game_link)(self, &code));
            }
            Some(Link::Position { variant, fen }) => self.open_position_link(variant, &fen),
            None => {}
        };
        open(first);
        let handle = window_event_listener(ev::hashchange, move |_| open(take()));
        on_cleanup(move || handle.remove());
    }

    fn open_position_link(self, variant: Variant, fen: &str) {
        match Position::from_fen(variant, fen) {
            Ok(position) => {
                let is_busy = self
                    .session
                    .with_untracked(|session| session.table_of(variant).is_under_way());
                if is_busy {
                    self.dialog.set(Some(Dialog::OpenLink(position)));
                } else {
                    self.set_up(position);
                }
            }
            Err(error) => {
                let words = self.words.get_untracked();
                let reason = words.fen_error(&error);
                self.warn(words.texts().link_position_failed(reason));
            }
        }
    }

    /// Starts a game from a position.
    pub fn set_up(self, position: Position) {
        self.stop_looking();
        self.leads_here();
        let variant = position.variant();
        self.keep_unfinished_game(variant);
        self.session.update(|session| {
            let game = Game::from_position(position, session.next_draw_rules(variant));
            let black = session.table_of(variant).black;
            session.settle(variant);
            session.variant = variant;
            let mut table = Table::with_game(game, black);
            table.take_opponents_of(session.table());
            session.set_table(table);
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
        let position = |variant, fen: &str| {
            let fen = fen.to_owned();
            Some(Link::Position { variant, fen })
        };
        let thai = read("fen=B:W11,25:BK18");
        assert_eq!(thai, position(Variant::Thai, "B:W11,25:BK18"));
        let english = read("variant=english&fen=W:W32:B1");
        assert_eq!(english, position(Variant::English, "W:W32:B1"));
        assert_eq!(read(""), None);
    }

    #[test]
    fn a_link_names_a_whole_game() {
        assert_eq!(read("g=AbC&x=1"), Some(Link::Game("AbC".into())));
    }
}
