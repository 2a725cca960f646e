//! What stands around the board while a game is looked at.

mod header;
mod keys;
mod message;
mod moves;
mod player;
mod steps;

use leptos::prelude::*;

pub use header::ViewerHeader;
pub use keys::on_key;
pub use player::ViewedPlayer;

/// The cards beside the board: what is said about the move, the moves, the buttons.
#[component]
pub fn ViewerCards() -> impl IntoView {
    view! {
        <message::StepCard />
        <moves::StepsCard />
        <steps::StepButtons />
    }
}
