//! Whole games in the address: `#g=…`.

use draughts::Path;
use leptos::prelude::*;
use makhos_link::{LinkedGame, TooLong};

use super::App;
use crate::{
    dialogs::Dialog,
    model::linked::{is_answer, linked_game, refusal, take_answer, take_over},
    platform::page,
};

impl App {
    /// The link of the game in front.
    ///
    /// # Errors
    ///
    /// [`TooLong`] where the game is too long for one.
    pub fn game_link(self) -> Result<String, TooLong> {
        let fragment = self
            .session
            .with_untracked(|session| linked_game(session).to_fragment())?;
        Ok(format!("{}#{fragment}", page::address()))
    }

    /// Opens the game of a code: adds its new moves where it is the one on the table, and otherwise
    /// asks what shall become of it.
    pub(super) fn open_game_link(self, code: &str) {
        match LinkedGame::from_code(code) {
            Ok(linked) => {
                let is_answer = self.session.with_untracked(|session| {
                    is_answer(session.table_of(linked.game.variant()), &linked.game)
                });
                if is_answer {
                    self.take_answer(linked);
                } else {
                    self.linked.set(Some(linked));
                    self.dialog.set(Some(Dialog::OpenGame));
                }
            }
            Err(error) => self.say(refusal(self.words.get_untracked(), error)),
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

    /// Shows the game of the link that was opened.
    pub fn look_at_linked(self) {
        self.leave_for_linked();
    }

    /// Goes on with the game of the link that was opened.
    pub fn go_on_with_linked(self) {
        self.leave_for_linked();
    }

    /// Takes over the game of the link, after a question where that would lose one under way.
    fn leave_for_linked(self) {
        let is_busy = self.linked.with_untracked(|linked| {
            let variant = linked.as_ref().map(|linked| linked.game.variant());
            variant.is_some_and(|variant| {
                self.session
                    .with_untracked(|session| session.table_of(variant).is_under_way())
            })
        });
        if is_busy {
            self.dialog.set(Some(Dialog::LeaveForLinked));
        } else {
            self.take_over_linked();
        }
    }

    /// Puts the game of the link that was opened on its table.
    pub fn take_over_linked(self) {
        let Some(linked) = self.linked.try_update(Option::take).flatten() else {
            return;
        };
        self.keep_unfinished_game(linked.game.variant());
        self.session.update(|session| take_over(session, linked));
        self.notice.set(None);
        self.keep();
        self.show_at_once();
    }
}
