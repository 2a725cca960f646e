//! A position as text.

use leptos::{ev::SubmitEvent, prelude::*};

use super::Head;
use crate::app::use_app;

#[component]
pub(super) fn SetUp() -> impl IntoView {
    let app = use_app();
    let text = RwSignal::new(app.shown_fen());
    let error = RwSignal::new(None::<String>);
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        match app.set_up_fen(&text.get_untracked()) {
            Ok(()) => app.dialog.set(None),
            Err(reason) => {
                let texts = app.words.get_untracked().texts();
                error.set(Some(texts.set_up_failed(reason)));
            }
        }
    };
    let is_busy = move || app.session.with(|session| session.table().is_under_way());
    view! {
        <Head title=Signal::derive(move || app.texts().set_up_position().to_owned()) />
        <form class="dialog-body" on:submit=submit>
            <label for="fen">{move || app.texts().set_up_fen()}</label>
            <input
                class="field wide-field"
                id="fen"
                type="text"
                autocomplete="off"
                spellcheck="false"
                maxlength="400"
                aria-describedby="fen-error"
                prop:value=move || text.get()
                on:input=move |event| {
                    error.set(None);
                    text.set(event_target_value(&event));
                }
            />
            <p id="fen-error" class="field-error" role="alert">
                {move || error.get()}
            </p>
            <Show when=is_busy>
                <p class="line-hint">{move || app.texts().new_game_warning()}</p>
            </Show>
            <div class="dialog-buttons">
                <button
                    type="button"
                    class="button"
                    on:click=move |_| {
                        let start = draughts::Position::start(app.variant());
                        text.set(start.to_fen());
                    }
                >
                    {move || app.texts().start_position()}
                </button>
                <button type="submit" class="button primary">
                    {move || app.texts().set_up_submit()}
                </button>
            </div>
        </form>
    }
}
