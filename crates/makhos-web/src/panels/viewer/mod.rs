//! What stands around the board while a game is looked at.

mod header;
mod keys;
mod message;
mod moves;
mod player;
mod steps;

use leptos::prelude::*;

pub use crate::app::load_viewing as saved;
pub use keys::on_key;

/// The cards beside the board: what is said about the move, the moves, the buttons.
pub fn cards() -> AnyView {
    view! {
        <message::StepCard />
        <moves::StepsCard />
        <steps::StepButtons />
    }
    .into_any()
}

/// The line at the top of the page.
pub fn header() -> AnyView {
    view! { <header::ViewerHeader /> }.into_any()
}

/// A player of the game.
pub fn player(near: bool) -> AnyView {
    view! { <player::ViewedPlayer near /> }.into_any()
}
