//! What people do: choose squares, type moves, take back, end and begin games.

use draughts::{Color, DrawReason, DrawRules, Outcome, Path, Position, Square, Variant, WinReason};
use leptos::prelude::*;

use super::App;
use crate::{
    dialogs::Dialog,
    model::{
        computer::Opponents,
        frames::{frames, frames_back},
        notice::Notice,
        session::Session,
        table::{Entered, NotEntered, Table},
    },
    platform::{clipboard, clock, sound::Sound, vibration},
};

impl App {
    /// Chooses a square of the board in front. `false` where it is refused.
    pub fn choose(self, square: Square) -> bool {
        if self.is_viewing.get_untracked() {
            let texts = self.words.get_untracked().texts();
            self.refuse(texts.viewer_touched().into());
            return false;
        }
        let entered = self.change_table(|table| table.choose(square));
        self.react(entered)
    }

    /// Plays a move that somebody typed. `false` where it is refused.
    pub fn play_text(self, text: &str) -> bool {
        let position = self
            .session
            .with_untracked(|session| *session.table().game().position());
        match position.read_move(text) {
            Ok(read) => {
                let entered = self.change_table(|table| table.play(read.path));
                self.react(entered)
            }
            Err(error) => {
                let reason = self.words.get_untracked().typed(&position, &error);
                self.refuse(reason);
                false
            }
        }
    }

    fn react(self, entered: Result<Entered, NotEntered>) -> bool {
        match entered {
            Ok(Entered::Held) => self.tell_choice(),
            Ok(Entered::Stepped { captured }) => self.tell_step(captured),
            Ok(Entered::Moved {
                before,
                path,
                shown,
            }) => {
                self.typed.set(String::new());
                self.focus.set(path.to());
                self.tell_move(&before, &path, shown);
            }
            Err(reason) => {
                self.refuse(self.reason(reason));
                return false;
            }
        }
        true
    }

    fn reason(self, reason: NotEntered) -> String {
        let words = self.words.get_untracked();
        match reason {
            NotEntered::Refused(refusal) => words.refusal(&refusal),
            NotEntered::GameOver => words.texts().refused_game_over().into(),
            NotEntered::LookingBack => words.texts().looking_back().into(),
            NotEntered::ComputerToMove => self.wait_reason().into(),
        }
    }

    /// Why nobody but the computer moves now.
    fn wait_reason(self) -> &'static str {
        let texts = self.words.get_untracked().texts();
        let is_watched = self
            .session
            .with_untracked(|session| session.table().is_watched());
        if is_watched {
            texts.computer_watched()
        } else {
            texts.computer_wait()
        }
    }

    fn tell_choice(self) {
        let words = self.words.get_untracked();
        let said = self
            .session
            .with_untracked(|session| words.chosen(session.table().input()));
        self.announce(said.unwrap_or_default());
        self.show_at_once();
    }

    fn tell_step(self, captured: Square) {
        let words = self.words.get_untracked();
        let said = self
            .session
            .with_untracked(|session| words.stepped(session.table().input(), captured));
        self.announce(said.unwrap_or_default());
        self.show_step();
    }

    /// Shows a move that was made, and says it.
    pub(super) fn tell_move(self, before: &Position, path: &Path, shown: usize) {
        self.show_in_steps(frames(before, path, shown));
        let words = self.words.get_untracked();
        let said = words.moved(before, path);
        match self.end() {
            Some(end) => {
                self.announce(format!("{said}. {}", words.texts().announce_end(&end)));
                self.play_sound(Sound::End);
                self.dialog.set(Some(Dialog::End));
            }
            None => {
                if before.crowns(path.result()) {
                    self.play_sound(Sound::Crown);
                }
                self.announce(said);
            }
        }
    }

    /// The end of the game in front, in words.
    fn end(self) -> Option<String> {
        let words = self.words.get_untracked();
        self.session.with_untracked(|session| {
            let table = session.table();
            let outcome = table.outcome()?;
            Some(words.outcome(outcome, table.game().draw_rules()))
        })
    }

    /// Puts the picked up piece back, an unfinished capture too.
    pub fn put_back(self) {
        let square = self
            .session
            .with_untracked(|session| session.table().input().chosen().first().copied());
        if self.change_table(Table::put_back) {
            let words = self.words.get_untracked();
            let name = square
                .map(|square| words.square(square))
                .unwrap_or_default();
            self.announce(words.texts().announce_put_back(name));
            self.show_at_once();
        }
    }

    /// Takes back the last jump of an unfinished capture, else the last move.
    pub fn undo(self) {
        let words = self.words.get_untracked();
        let played = |table: &Table| table.game().played().len();
        let (last, before, in_chain) = self.session.with_untracked(|session| {
            let table = session.table();
            let last = (table.outcome().is_none() || table.game().declared().is_none())
                .then(|| last_move(table))
                .flatten();
            (last, played(table), table.input().in_chain())
        });
        if !self.change_table(Table::undo) {
            self.refuse(words.texts().refused_nothing_to_undo().into());
            return;
        }
        let is_one_move = before
            == 1 + self
                .session
                .with_untracked(|session| played(session.table()));
        match last.filter(|_| !in_chain && is_one_move) {
            Some((before, path)) => {
                self.announce(words.texts().announce_undone(words.played(&before, &path)));
                self.show_in_steps(frames_back(&before, &path));
            }
            None => self.show_at_once(),
        }
    }

    /// Plays the move again that was taken back last.
    pub fn redo(self) {
        let words = self.words.get_untracked();
        let played = |table: &Table| table.game().played().len();
        let before = self
            .session
            .with_untracked(|session| played(session.table()));
        if !self.change_table(Table::redo) {
            self.refuse(words.texts().refused_nothing_to_redo().into());
            return;
        }
        let last = self.session.with_untracked(|session| {
            let table = session.table();
            (played(table) == before + 1)
                .then(|| last_move(table))
                .flatten()
        });
        match last {
            Some((before, path)) => {
                self.announce(words.texts().announce_redone(words.played(&before, &path)));
                self.show_in_steps(frames(&before, &path, 0));
            }
            None => self.show_at_once(),
        }
    }

    /// Shows the position after a number of plies of the game on the table.
    pub fn look_back_to(self, plies: usize) {
        let (before, ahead) = self.session.with_untracked(|session| {
            let table = session.table();
            let shown = table.shown_plies();
            let next = table.game().all_plies().get(shown).map(|ply| {
                let before = *table.game().position_after(shown);
                (before, ply.path().clone())
            });
            (shown, next)
        });
        self.change_table(|table| table.look_at(plies));
        let words = self.words.get_untracked();
        let shown = self
            .session
            .with_untracked(|session| last_shown_move(session.table()));
        self.announce(match &shown {
            Some((before, path)) => words.texts().announce_position(words.played(before, path)),
            None => words.texts().announce_start_position().into(),
        });
        match ahead.filter(|_| plies == before + 1) {
            Some((before, path)) => self.show_in_steps(frames(&before, &path, 0)),
            None => self.show_at_once(),
        }
    }

    /// Shows the position of the game again.
    pub fn look_at_game(self) {
        self.change_table(Table::look_at_game);
        self.show_at_once();
    }

    /// Plays on from the position that is looked at.
    pub fn go_on_from_here(self) {
        self.change_table(Table::go_on_from_here);
        self.show_at_once();
    }

    /// Opens the menu, without the last notice: it would seem to be about the menu's own field.
    pub fn open_menu(self) {
        self.notice.set(None);
        self.dialog.set(Some(Dialog::Menu));
    }

    /// Puts the other game in front; each keeps its board.
    pub fn switch_to(self, variant: Variant) {
        self.stop_looking();
        self.session.update(|session| session.variant = variant);
        self.notice.set(None);
        self.keep();
        self.show_at_once();
    }

    /// Begins a new game on the board in front, of the same players.
    pub fn new_game(self) {
        let alternate = self.settings.with_untracked(|settings| settings.alternate);
        self.begin_game(|session| session.start_new_game(alternate));
    }

    /// Begins a new game on the board in front, of players that were chosen.
    pub fn new_game_of(self, opponents: Opponents) {
        let choices = self.settings.with_untracked(|settings| settings.computer);
        let has_people = self
            .session
            .with_untracked(|session| !session.table().has_computer());
        if opponents == Opponents::People && has_people {
            self.new_game();
            return;
        }
        let chance = clock::chance();
        self.begin_game(|session| {
            let (computers, black) = choices.seats(opponents, chance);
            session.start_with(computers, black);
        });
        self.flipped.set(false);
    }

    fn begin_game(self, begin: impl FnOnce(&mut Session)) {
        self.keep_unfinished_game(self.session.with_untracked(|session| session.variant));
        self.leads_here();
        self.session.update(begin);
        self.notice.set(None);
        self.typed.set(String::new());
        self.keep();
        let words = self.words.get_untracked();
        let game = makhos_words::game(self.session.with_untracked(|session| session.variant));
        self.announce(words.texts().announce_new_game(game).into());
        self.show_at_once();
    }

    /// Asks against whom the next game is played; the same opponents are chosen beforehand.
    pub fn ask_for_new_game(self) {
        self.stop_looking();
        let opponents = self
            .session
            .with_untracked(|session| session.table().opponents());
        self.dialog.set(Some(Dialog::NewGame(opponents)));
    }

    /// Asks how the computer is to play the next game.
    pub fn ask_for_game_with_computer(self) {
        self.need_second();
        self.dialog.set(Some(Dialog::NewGame(Opponents::Computer)));
    }

    /// Ends the game with one side giving up.
    pub fn resign(self, loser: Color) {
        self.declare(Outcome::Win {
            winner: !loser,
            reason: WinReason::Resignation,
        });
    }

    /// Ends the game with a draw that both players want.
    pub fn agree_on_draw(self) {
        self.declare(Outcome::Draw(DrawReason::Agreement));
    }

    pub(super) fn declare(self, outcome: Outcome) {
        if !self.change_table(|table| table.declare(outcome)) {
            return;
        }
        self.tell_end();
    }

    /// Shows the end that was declared, and says it.
    pub(super) fn tell_end(self) {
        self.show_at_once();
        if let Some(end) = self.end() {
            self.announce(self.words.get_untracked().texts().announce_end(&end));
            self.play_sound(Sound::End);
            self.dialog.set(Some(Dialog::End));
        }
    }

    /// Says that the other side does not want the draw.
    pub fn decline_draw(self, decliner: Color) {
        let texts = self.words.get_untracked().texts();
        self.say(texts.draw_declined(makhos_words::side(decliner)).into());
    }

    /// The side that acts where nobody said which: the one whose turn it is.
    pub fn acting_side(self) -> Color {
        self.session
            .with_untracked(|session| session.table().game().position().turn())
    }

    /// Turns the board round.
    pub fn flip(self) {
        let turns_itself = self.turns_itself.get_untracked();
        if turns_itself {
            let bottom = self.bottom.get_untracked();
            self.settings
                .update(|settings| settings.turn_after_move = false);
            let below = self.below.get_untracked();
            self.flipped.set(bottom == below);
        } else {
            self.flipped.update(|flipped| *flipped = !*flipped);
        }
        let texts = self.words.get_untracked().texts();
        self.announce(texts.announce_flipped().into());
    }

    /// Names a player.
    pub fn rename(self, player: usize, name: String) {
        self.session.update(|session| session.names[player] = name);
        self.keep();
    }

    /// Sets the score back.
    pub fn reset_score(self) {
        self.session
            .update(crate::model::session::Session::reset_score);
        self.keep();
        self.show_at_once();
    }

    /// Sets the draw rules of the next game of the variant in front.
    pub fn set_draw_rules(self, rules: DrawRules) {
        self.session.update(|session| {
            let variant = session.variant;
            session.set_next_draw_rules(variant, rules);
        });
        self.keep();
    }

    /// Copies a text and says whether that worked.
    pub fn copy(self, text: String) {
        wasm_bindgen_futures::spawn_local(async move {
            let copied = clipboard::copy(text).await;
            let texts = self.words.get_untracked().texts();
            if copied {
                self.say(texts.copied().into());
            } else {
                self.warn(texts.copy_failed().into());
            }
        });
    }

    /// Shows a line in the message card and announces it.
    pub fn say(self, text: String) {
        self.announce(text.clone());
        self.notice.set(Some(Notice::news(text)));
    }

    /// Says that something did not work.
    pub(super) fn warn(self, reason: String) {
        self.announce(reason.clone());
        self.notice.set(Some(Notice::refusal(reason)));
    }

    pub(super) fn refuse(self, reason: String) {
        self.play_sound(Sound::Refused);
        self.vibrate(40);
        self.warn(reason);
    }

    /// Changes the table in front, and stores it.
    fn change_table<T>(self, change: impl FnOnce(&mut Table) -> T) -> T {
        self.notice.set(None);
        self.leads_here();
        let result = change(self.session.write().table_mut());
        self.keep();
        result
    }

    /// Lets a screen reader say something, even if it is what it said last.
    pub(super) fn announce(self, text: String) {
        self.announcement.update(|said| {
            let repeated = *said == text;
            *said = text;
            if repeated && !said.is_empty() {
                said.push('\u{a0}');
            }
        });
    }

    /// Lets a screen reader say something behind what it says now.
    pub(super) fn announce_besides(self, text: String) {
        self.announcement.update(|said| {
            let said_before = said.trim_end();
            *said = format!("{said_before} {text}").trim_start().to_owned();
        });
    }

    pub(super) fn play_sound(self, sound: Sound) {
        if self.settings.with_untracked(|settings| settings.sound) {
            self.speaker.play(sound);
        }
    }

    pub(super) fn vibrate(self, milliseconds: u32) {
        if self.settings.with_untracked(|settings| settings.vibration) {
            vibration::pulse(milliseconds);
        }
    }
}

/// The last move played, with the position before it.
fn last_move(table: &Table) -> Option<(Position, Path)> {
    let played = table.game().played();
    move_before(table, played.len())
}

/// The move that led to the position on the board, with the position before it.
fn last_shown_move(table: &Table) -> Option<(Position, Path)> {
    move_before(table, table.shown_plies())
}

fn move_before(table: &Table, plies: usize) -> Option<(Position, Path)> {
    let ply = table.game().all_plies().get(plies.checked_sub(1)?)?;
    let before = *table.game().position_after(plies - 1);
    Some((before, ply.path().clone()))
}
