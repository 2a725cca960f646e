//! Questions before a game that is under way is left.

use draughts::Position;
use leptos::prelude::*;

use super::{Head, controls::Answers};
use crate::app::use_app;

/// Whether to leave the game on the board for a new one.
#[component]
pub(super) fn NewGame() -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || app.texts().new_game_question().to_owned()) />
        <div class="dialog-body">
            <p>{move || app.texts().new_game_warning()}</p>
            <Answers
                no=|app| app.texts().cancel()
                yes=|app| app.texts().new_game_confirm()
                on_yes=Callback::new(move |()| app.new_game())
            />
        </div>
    }
}

/// Whether to leave the game on the board for the position of a link.
#[component]
pub(super) fn OpenLink(position: Position) -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || app.texts().link_replaces_game().to_owned()) />
        <div class="dialog-body">
            <p>{move || app.texts().new_game_warning()}</p>
            <Answers
                no=|app| app.texts().cancel()
                yes=|app| app.texts().link_replaces_confirm()
                on_yes=Callback::new(move |()| app.set_up(position))
            />
        </div>
    }
}
