//! Whole games in the address: `#g=…`.

use draughts::{Path, pdn::Replayer};
use leptos::prelude::*;
use makhos_link::{LinkedGame, TooLong};

use super::App;
use crate::{
    dialogs::{Dialog, Later},
    model::{
        linked::{
            is_answer, is_of_others, linked_game, linked_view, record, refusal, take_answer,
            take_over,
        },
        session::Session,
        viewing::{ViewedGame, Viewing},
    },
    platform::page,
};

impl App {
    /// The game that is on the board, played or looked at, as a link would hold it; `None` where it
    /// is none of ours.
    pub fn game_to_share(self) -> Option<LinkedGame> {
        self.viewing.with(|viewing| match viewing {
            Some(viewing) => linked_view(viewing.game()),
            None => Some(self.session.with(linked_game)),
        })
    }

    /// Opens the game of a code: adds its new moves where it is the one on the table, and otherwise
    /// asks what shall become of it.
    pub fn open_game_link(self, code: &str) {
        match LinkedGame::from_code(code) {
            Ok(linked) => {
                let is_answer = self.session.with_untracked(|session| {
                    is_answer(session.table_of(linked.game.variant()), &linked.game)
                });
                if is_answer {
                    self.take_answer(linked);
                } else {
                    self.linked.set(Some(linked));
                    self.dialog.set(Some(Dialog::Later(Later::OpenGame)));
                }
            }
            Err(error) => self.warn(refusal(self.words.get_untracked(), error)),
        }
    }

    fn take_answer(self, linked: LinkedGame) {
        let variant = linked.game.variant();
        let known = self
            .session
            .with_untracked(|session| session.table_of(variant).game().played().len());
        let news = linked.game.played().get(known..).unwrap_or_default();
        let last: Option<Path> = news.last().map(|ply| ply.path().clone());
        let plies = linked.game.played().len();
        let is_over = linked.game.outcome().is_some();
        self.stop_looking();
        self.dialog.set(None);
        self.notice.set(None);
        self.session.update(|session| take_answer(session, linked));
        self.keep();
        match last {
            Some(path) => {
                let before = self
                    .session
                    .with_untracked(|session| *session.table().game().position_after(plies - 1));
                self.tell_move(&before, &path, 0);
            }
            None if is_over => self.tell_end(),
            None => {
                self.show_at_once();
                self.say(self.words.get_untracked().texts().link_nothing_new().into());
            }
        }
    }

    /// Looks at the game of the link that was opened, from its last move back.
    pub fn look_at_linked(self) {
        let Some(linked) = self.take_linked() else {
            return;
        };
        let mut viewing = Viewing::new(ViewedGame::new(record(&linked), &mut Replayer::new()));
        if let Some(last) = viewing.last() {
            viewing.go_to(last);
        }
        self.view(viewing);
    }

    /// Goes on with the game of the link that was opened, after a question where that would lose
    /// something.
    pub fn go_on_with_linked(self) {
        if self.linked_table_is_under_way() || self.linked_renames() {
            self.dialog.set(Some(Dialog::Later(Later::LeaveForLinked)));
        } else {
            self.take_over_linked();
        }
    }

    /// Whether a game is under way on the table of the one that came by link.
    pub fn linked_table_is_under_way(self) -> bool {
        self.ask_about_linked(|session, linked| {
            session.table_of(linked.game.variant()).is_under_way()
        })
    }

    /// Whether the game that came by link is one of other people.
    pub fn linked_renames(self) -> bool {
        self.ask_about_linked(is_of_others)
    }

    fn ask_about_linked(self, ask: impl FnOnce(&Session, &LinkedGame) -> bool) -> bool {
        self.linked.with_untracked(|linked| {
            let linked = linked.as_ref();
            linked.is_some_and(|linked| self.session.with_untracked(|session| ask(session, linked)))
        })
    }

    /// Puts the game of the link that was opened on its table.
    pub fn take_over_linked(self) {
        let Some(linked) = self.take_linked() else {
            return;
        };
        self.stop_looking();
        self.keep_unfinished_game(linked.game.variant());
        self.session.update(|session| take_over(session, linked));
        self.notice.set(None);
        self.keep();
        self.show_at_once();
    }

    fn take_linked(self) -> Option<LinkedGame> {
        self.linked.try_update(Option::take).flatten()
    }
}

/// The link of a game.
///
/// # Errors
///
/// [`TooLong`] where the game is too long for one.
pub fn link_of(linked: &LinkedGame) -> Result<String, TooLong> {
    Ok(format!("{}#{}", page::address(), linked.to_fragment()?))
}
