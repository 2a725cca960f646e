//! What stands around the board while a game is looked at.

mod header;
mod keys;
mod message;
mod moves;
mod player;
mod steps;

use leptos::prelude::*;

use super::verdict::ValuesCard;
pub use crate::app::load_viewing as saved;
use crate::app::use_app;
pub use keys::on_key;

/// The cards beside the board: what is said about the move, the moves, the buttons.
pub fn cards() -> AnyView {
    let app = use_app();
    view! {
        <message::StepCard />
        <Show
            when=move || app.verdicts.are_listed()
            fallback=|| view! { <moves::StepsCard /> }
        >
            <ValuesCard />
        </Show>
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
