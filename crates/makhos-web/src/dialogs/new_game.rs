//! Questions before a game that is under way is left.

use draughts::Position;
use leptos::prelude::*;

use super::Head;
use crate::app::use_app;

/// Whether to leave the game on the board for a new one.
#[component]
pub(super) fn NewGame() -> impl IntoView {
    let app = use_app();
    view! {
        <Leave
            title=Signal::derive(move || app.texts().new_game_question())
            confirm=Signal::derive(move || app.texts().new_game_confirm())
            act=move || app.new_game()
        />
    }
}

/// Whether to leave the game on the board for the position of a link.
#[component]
pub(super) fn OpenLink(position: Position) -> impl IntoView {
    let app = use_app();
    view! {
        <Leave
            title=Signal::derive(move || app.texts().link_replaces_game())
            confirm=Signal::derive(move || app.texts().link_replaces_confirm())
            act=move || app.set_up(position)
        />
    }
}

#[component]
fn Leave(
    title: Signal<&'static str>,
    confirm: Signal<&'static str>,
    act: impl Fn() + 'static,
) -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || title.get().to_owned()) />
        <div class="dialog-body">
            <p>{move || app.texts().new_game_warning()}</p>
            <div class="dialog-buttons">
                <button type="button" class="button" on:click=move |_| app.dialog.set(None)>
                    {move || app.texts().cancel()}
                </button>
                <button
                    type="button"
                    class="button primary"
                    on:click=move |_| {
                        app.dialog.set(None);
                        act();
                    }
                >
                    {confirm}
                </button>
            </div>
        </div>
    }
}
