//! The field for typed moves.

use leptos::{ev::SubmitEvent, prelude::*};

use crate::{
    app::{App, use_app},
    platform::page,
};

/// The field beside the board; the menu of a small screen has one of its own.
const FIELD: &str = "typed-move";

/// The field beside the board.
#[component]
pub fn TypeMove() -> impl IntoView {
    view! { <Field id=FIELD played=Callback::new(|()| ()) /> }
}

/// The field in the menu, which closes once a move is played.
#[component]
pub fn MenuTypeMove() -> impl IntoView {
    let app = use_app();
    view! {
        <div class="menu-type-move">
            <Field id="menu-typed-move" played=Callback::new(move |()| app.dialog.set(None)) />
            <p class="field-error" role="alert">
                {move || app.notice.get().map(|notice| notice.text)}
            </p>
        </div>
    }
}

/// A field that plays what is typed into it, such as `25-22` or `b2-a3`.
#[component]
fn Field(id: &'static str, played: Callback<()>) -> impl IntoView {
    let app = use_app();
    let example = move || {
        let words = app.words.get();
        app.session.with(|session| {
            let position = session.table().game().position();
            let path = position.all_paths().into_iter().next();
            path.map(|path| words.played(position, &path))
        })
    };
    let placeholder = move || example().map(|example| app.texts().type_move_placeholder(example));
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let text = app.typed.get_untracked();
        if !text.trim().is_empty() && app.play_text(&text) {
            played.run(());
        }
    };
    view! {
        <form class="type-move" on:submit=submit>
            <input
                id=id
                class="field"
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                maxlength="80"
                aria-label=move || app.texts().type_move()
                placeholder=placeholder
                prop:value=move || app.typed.get()
                on:input=move |event| app.typed.set(event_target_value(&event))
            />
            <button type="submit" class="button">
                {move || app.texts().type_move_submit()}
            </button>
        </form>
    }
}

/// Begins a typed move with the key that was pressed on the board. `false` where the field is not
/// on the screen.
pub fn begin(app: App, key: &str) -> bool {
    let can_type = page::is_shown(FIELD);
    if can_type {
        app.typed.set(key.to_owned());
        page::focus(FIELD);
    }
    can_type
}
