//! The keys that go through the game that is looked at.

use leptos::prelude::Set;

use crate::{
    app::App,
    dialogs::{Dialog, Later},
    model::viewing::Viewing,
};

/// Does what a key stands for; `false` where it stands for nothing.
pub fn on_key(app: App, key: &str) -> bool {
    match key {
        "ArrowLeft" => app.look_on(Viewing::previous),
        "ArrowRight" => app.look_on(Viewing::next),
        "Home" => app.look_on(Viewing::first),
        "End" => app.look_on(Viewing::last),
        "ArrowUp" => app.look_on(|viewing| viewing.alternative(false)),
        "ArrowDown" => app.look_on(|viewing| viewing.alternative(true)),
        "f" | "F" => {
            app.flip();
            true
        }
        "?" => {
            app.dialog.set(Some(Dialog::Later(Later::Keyboard)));
            true
        }
        "Escape" => {
            app.stop_looking();
            true
        }
        _ => false,
    }
}
