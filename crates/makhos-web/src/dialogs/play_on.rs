//! The question before a game is left for the one that is looked at.

use leptos::prelude::*;

use super::{Head, controls::Answers};
use crate::app::use_app;

/// What playing on would replace.
#[component]
pub(super) fn PlayOn() -> impl IntoView {
    let app = use_app();
    let is_under_way = app.viewed_table_is_under_way();
    let renames = app.play_on_renames();
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
                on_yes=Callback::new(move |()| app.play_on())
            />
        </div>
    }
}
