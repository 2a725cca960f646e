//! Showing boards one after the other, so that pieces slide along their real path.

use std::{collections::VecDeque, time::Duration};

use draughts::Board;
use leptos::prelude::*;

use super::App;
use crate::{
    board::STEP_MILLISECONDS,
    platform::{page, sound::Sound},
};

/// The boards that wait to be shown.
#[derive(Clone, Copy, Debug)]
pub struct Animation {
    waiting: StoredValue<VecDeque<Board>>,
    /// Whether the boards are a move that is heard and felt.
    heard: StoredValue<bool>,
    /// The timer of the next step; one that was overtaken has an older number.
    timer: StoredValue<u32>,
}

impl Default for Animation {
    fn default() -> Animation {
        Animation {
            waiting: StoredValue::new(VecDeque::new()),
            heard: StoredValue::new(false),
            timer: StoredValue::new(0),
        }
    }
}

impl App {
    /// Shows the boards of a move one after the other; what is still waiting is skipped.
    pub(super) fn show_in_steps(self, boards: Vec<Board>) {
        self.animation.heard.set_value(true);
        self.show(boards);
    }

    /// Shows the board as it is now, with the sound of a move.
    pub(super) fn show_step(self) {
        self.show_in_steps(vec![self.board_now()]);
    }

    /// Shows the board as it is now.
    pub(super) fn show_at_once(self) {
        self.animation.heard.set_value(false);
        self.animation.waiting.update_value(VecDeque::clear);
        self.show(vec![self.board_now()]);
    }

    fn board_now(self) -> Board {
        self.shown.with_untracked(|shown| shown.board)
    }

    fn show(self, boards: Vec<Board>) {
        let reduced = page::prefers_reduced_motion();
        self.animation.waiting.update_value(|waiting| {
            if let Some(overtaken) = waiting.pop_back() {
                self.scene.update(|scene| scene.show(&overtaken));
            }
            waiting.clear();
            waiting.extend(boards);
            if reduced && waiting.len() > 1 {
                waiting.drain(..waiting.len() - 1);
            }
        });
        self.step();
    }

    fn step(self) {
        let next = self
            .animation
            .waiting
            .try_update_value(VecDeque::pop_front)
            .flatten();
        let Some(board) = next else {
            self.come_to_rest();
            return;
        };
        self.scene.update(|scene| scene.show(&board));
        if self.animation.heard.get_value() {
            self.be_heard(&board);
        }
        self.wait();
    }

    /// The sound and the feeling of the board that has just been shown.
    fn be_heard(self, board: &Board) {
        let (moved, taken) = self.scene.with_untracked(|scene| {
            let moved = scene.sprites().iter().filter(|sprite| sprite.moved).count();
            (moved, scene.sprites().len() > board.occupied().len())
        });
        match (moved, taken) {
            (_, true) => {
                self.play_sound(Sound::Capture);
                self.vibrate(25);
            }
            (1, false) => {
                self.play_sound(Sound::Move);
                self.vibrate(10);
            }
            _ => {}
        }
    }

    fn wait(self) {
        let number = self.animation.timer.try_update_value(|timer| {
            *timer = timer.wrapping_add(1);
            *timer
        });
        let go_on = move || {
            if Some(self.animation.timer.get_value()) == number {
                self.step();
            }
        };
        set_timeout(go_on, Duration::from_millis(STEP_MILLISECONDS));
    }

    /// Sweeps the captured pieces off the board and turns it where that is wished.
    fn come_to_rest(self) {
        self.scene.update(super::Scene::sweep);
        self.shown_turn
            .set(self.shown.with_untracked(|shown| shown.turn));
    }
}
