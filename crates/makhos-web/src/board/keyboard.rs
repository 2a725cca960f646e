//! The board's keys: arrows move about, Enter chooses, Escape takes back, digits begin a typed move.

use draughts::Notation;
use leptos::{ev::KeyboardEvent, prelude::*};

use super::{
    cells::{BOARD, cell_id},
    geometry::neighbour,
    ground::turned,
};
use crate::{app::App, panels::type_move, platform::page};

/// Does what a key on the board stands for.
pub(super) fn on_key(app: App, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let key = event.key();
    let handled = match key.as_str() {
        "ArrowUp" => go(app, -1, 0),
        "ArrowDown" => go(app, 1, 0),
        "ArrowLeft" => go(app, 0, -1),
        "ArrowRight" => go(app, 0, 1),
        "Enter" | " " => {
            app.choose(app.focus.get_untracked());
            follow_focus(app);
            true
        }
        "Escape" if !app.is_viewing.get_untracked() => {
            app.put_back();
            true
        }
        text if begins_a_move(app, text) => type_move::begin(app, text),
        _ => false,
    };
    if handled {
        event.prevent_default();
        event.stop_propagation();
    }
}

fn go(app: App, rows: i32, steps: i32) -> bool {
    let turned = untrack(|| turned(app));
    if let Some(square) = neighbour(app.focus.get_untracked(), rows, steps, turned) {
        app.focus.set(square);
        follow_focus(app);
    }
    true
}

/// Keeps the keyboard on its square when the board has turned, if it is on the board at all.
pub(super) fn keep_focus(app: App) {
    if page::has_focus_within(BOARD) {
        follow_focus(app);
    }
}

/// Moves the keyboard to the square that has the focus now.
fn follow_focus(app: App) {
    let id = cell_id(app.focus.get_untracked());
    request_animation_frame(move || page::focus(&id));
}

/// Whether a key is the first character of a move.
fn begins_a_move(app: App, key: &str) -> bool {
    let algebraic = app.words.get_untracked().notation() == Notation::Algebraic;
    match key.as_bytes() {
        [b'0'..=b'9'] => true,
        [b'a'..=b'h'] => algebraic,
        _ => false,
    }
}
