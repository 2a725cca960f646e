//! Looking at a game without touching the one on the table, and playing on from it.

use draughts::{
    Color,
    pdn::{GameRecord, NodeId, Replayer},
};
use leptos::{ev, leptos_dom::helpers::window_event_listener, prelude::*};

use super::{App, link};
use crate::{
    board::square_id,
    dialogs::{Dialog, Later},
    model::{
        computer::Computer,
        frames::{frames, frames_back},
        saved_viewing,
        score::{Player, Score},
        table::Table,
        viewing::{Continuation, ViewedGame, Viewing},
        viewing_words,
    },
    platform::{history, page, storage},
};

/// Whether a game was looked at when the page was closed.
pub fn was_looking() -> bool {
    storage::load(storage::VIEWING).is_some()
}

/// The game that was looked at when the page was closed.
pub fn load_viewing() -> Option<Viewing> {
    let viewing = storage::load(storage::VIEWING).and_then(|text| saved_viewing::read(&text));
    if viewing.is_some() {
        history::enter();
    }
    viewing
}

/// The id of the button that shows the next move; it has the keyboard when a game is opened.
pub const NEXT_BUTTON: &str = "viewer-next";

impl App {
    /// Shows a game on the board; the one on the table stays as it is.
    pub fn look_at(self, record: GameRecord) {
        let game = ViewedGame::new(record, &mut Replayer::new());
        self.view(Viewing::new(game));
    }

    /// Shows a game on the board, at a step of it.
    pub fn view(self, viewing: Viewing) {
        let words = self.words.get_untracked();
        let title = viewing_words::players_line(viewing.game().record(), words);
        self.dialog.set(None);
        self.notice.set(None);
        self.opening.current.set(None);
        self.viewing.set(Some(viewing));
        self.keep_viewing();
        history::enter();
        self.announce(words.texts().announce_viewing(title));
        self.show_at_once();
        request_animation_frame(|| page::focus(NEXT_BUTTON));
    }

    /// Puts the game on the table back on the board.
    pub fn stop_looking(self) {
        if !self.is_viewing.get_untracked() {
            return;
        }
        self.close_viewing();
        history::leave();
    }

    fn close_viewing(self) {
        self.viewing.set(None);
        storage::remove(storage::VIEWING);
        self.notice.set(None);
        self.show_at_once();
        let texts = self.words.get_untracked().texts();
        self.announce(texts.announce_viewing_closed().into());
        let square = square_id(self.focus.get_untracked());
        request_animation_frame(move || page::focus(&square));
    }

    /// Stores the game that is looked at; one that cannot be stored is only looked at until the page
    /// is closed.
    fn keep_viewing(self) {
        let text = self
            .viewing
            .with_untracked(|viewing| viewing.as_ref().and_then(saved_viewing::write));
        match text {
            Some(text) => {
                let _ = storage::store(storage::VIEWING, &text);
            }
            None => storage::remove(storage::VIEWING),
        }
    }

    /// Lets the back button put the game on the table back on the board.
    pub(super) fn follow_history(self) {
        let handle = window_event_listener(ev::popstate, move |_| {
            // A link that is followed is no way back.
            let is_back = !history::is_entered() && !link::is_waiting();
            if self.is_viewing.get_untracked() && is_back {
                self.dialog.set(None);
                self.close_viewing();
            }
        });
        on_cleanup(move || handle.remove());
    }

    /// Shows a step of the game that is looked at.
    pub fn look_at_step(self, id: NodeId) {
        let before = self.viewing.with_untracked(|viewing| {
            viewing
                .as_ref()
                .map(|viewing| (viewing.game().clone(), viewing.at()))
        });
        let Some((game, at)) = before else { return };
        self.notice.set(None);
        self.viewing.update(|viewing| {
            if let Some(viewing) = viewing {
                viewing.go_to(id);
            }
        });
        self.keep_viewing();
        self.announce(viewing_words::announcement(
            &game,
            id,
            self.words.get_untracked(),
        ));
        let parent = |id| game.record().node(id).parent();
        if id != at
            && parent(id) == at
            && let Some((before, path)) = game.played(id)
        {
            self.show_in_steps(frames(&before, &path, 0));
        } else if id != at
            && parent(at) == id
            && let Some((before, path)) = game.played(at)
        {
            self.show_in_steps(frames_back(&before, &path));
        } else {
            self.show_at_once();
        }
    }

    /// Shows the step that a question about the game leads to; `false` where it leads to none.
    pub fn look_on(self, to: impl FnOnce(&Viewing) -> Option<NodeId>) -> bool {
        let step = self
            .viewing
            .with_untracked(|viewing| viewing.as_ref().and_then(to));
        if let Some(id) = step {
            self.look_at_step(id);
        }
        step.is_some()
    }

    /// Plays on from the position that is looked at, after a question where that would lose
    /// something.
    pub fn ask_to_play_on(self) {
        if self.continuation().is_none() {
            return;
        }
        if self.viewed_table_is_under_way() || self.play_on_renames() {
            self.dialog.set(Some(Dialog::Later(Later::PlayOn)));
        } else {
            self.play_on();
        }
    }

    /// Whether a game is under way on the table of the one that is looked at.
    pub fn viewed_table_is_under_way(self) -> bool {
        let variant = self.shown.with_untracked(|shown| shown.variant);
        self.session
            .with_untracked(|session| session.table_of(variant).is_under_way())
    }

    /// Whether playing on gives the players other names than they have.
    pub fn play_on_renames(self) -> bool {
        let names = self.viewed_names();
        self.session.with_untracked(|session| {
            let named = session.names.iter().any(|name| !name.is_empty());
            let has_something = named || session.score() != Score::default();
            has_something && names.is_some_and(|names| black_of(&names, &session.names).is_none())
        })
    }

    /// Starts a game on its table with the moves up to the position that is looked at.
    pub fn play_on(self) {
        let Some(Continuation {
            game,
            without_draw_rules,
        }) = self.continuation()
        else {
            return;
        };
        let variant = game.variant();
        let names = self.viewed_names();
        let computers = self.viewed_computers();
        self.leads_here();
        self.keep_unfinished_game(variant);
        self.session.update(|session| {
            session.settle(variant);
            let known = names.as_ref().map(|names| black_of(names, &session.names));
            let black = match (known, names) {
                (Some(None), Some(names)) => {
                    session.begin_with(names);
                    Player::First
                }
                (Some(Some(black)), _) => black,
                (_, _) => session.table_of(variant).black,
            };
            session.variant = variant;
            let mut table = Table::with_game(game, black);
            table.seat_by_side(computers);
            session.set_table(table);
        });
        self.stop_looking();
        self.keep();
        if without_draw_rules {
            let texts = self.words.get_untracked().texts();
            self.say(texts.viewer_no_draw_rules().into());
        }
    }

    fn continuation(self) -> Option<Continuation> {
        self.viewing
            .with_untracked(|viewing| viewing.as_ref().and_then(Viewing::continuation))
    }

    /// The names of Black and White in the game that is looked at, where it has any; the computer's
    /// is none.
    fn viewed_names(self) -> Option<[String; 2]> {
        let names = self
            .viewing
            .with_untracked(|viewing| viewing_words::names(viewing.as_ref()?.game().record()))?;
        let own = names.map(|name| match Computer::recorded(&name) {
            Some(_) => String::new(),
            None => name,
        });
        own.iter().any(|name| !name.is_empty()).then_some(own)
    }

    /// The computers that have Black and White in the game that is looked at.
    fn viewed_computers(self) -> [Option<Computer>; 2] {
        self.viewing.with_untracked(|viewing| {
            let record = viewing.as_ref().map(|viewing| viewing.game().record());
            [Color::Black, Color::White].map(|side| {
                let name = record.and_then(|record| viewing_words::name(record, side));
                name.and_then(Computer::recorded)
            })
        })
    }
}

/// The player who has Black where both are the ones who sit here.
fn black_of([black, white]: &[String; 2], players: &[String; 2]) -> Option<Player> {
    let [first, second] = players;
    if (black, white) == (first, second) {
        Some(Player::First)
    } else if (black, white) == (second, first) {
        Some(Player::Second)
    } else {
        None
    }
}
