//! The question before a game is left for the one that is looked at, or that came by link.

use leptos::prelude::*;

use super::{Head, controls::Answers};
use crate::app::use_app;

/// What playing on from the game that is looked at would replace.
#[component]
pub(super) fn PlayOn() -> impl IntoView {
    let app = use_app();
    view! {
        <Question
            is_under_way=app.viewed_table_is_under_way()
            renames=app.play_on_renames()
            on_yes=Callback::new(move |()| app.play_on())
        />
    }
}

/// What playing on from the game that came by link would replace.
#[component]
pub(super) fn LeaveForLinked() -> impl IntoView {
    let app = use_app();
    view! {
        <Question
            is_under_way=app.linked_table_is_under_way()
            renames=app.linked_renames()
            on_yes=Callback::new(move |()| app.take_over_linked())
        />
    }
}

#[component]
fn Question(is_under_way: bool, renames: bool, on_yes: Callback<()>) -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || app.texts().viewer_play_on_question().to_owned()) />
        <div class="dialog-body">
            <Show when=move || is_under_way>
                <p>{move || app.texts().new_game_warning()}</p>
            </Show>
            <Show when=move || renames>
                <p>{move || app.texts().viewer_play_on_names()}</p>
            </Show>
            <Answers
                no=|app| app.texts().cancel()
                yes=|app| app.texts().play_on_from_here()
                on_yes
            />
        </div>
    }
}
