//! Questions to the other player: resigning and draws.

use draughts::Color;
use leptos::prelude::*;

use super::Head;
use crate::app::use_app;

/// `side` wants to resign; the other side accepts or wants to play on.
#[component]
pub(super) fn Resign(side: Color) -> impl IntoView {
    let app = use_app();
    let question = move || app.texts().resign_question_other(makhos_words::side(!side));
    view! {
        <Head title=Signal::derive(move || app.texts().resign().to_owned()) />
        <div class="dialog-body">
            <p>{question}</p>
            <div class="dialog-buttons">
                <button
                    type="button"
                    class="button"
                    on:click=move |_| app.dialog.set(None)
                >
                    {move || app.texts().draw_decline()}
                </button>
                <button
                    type="button"
                    class="button primary"
                    on:click=move |_| {
                        app.dialog.set(None);
                        app.resign(side);
                    }
                >
                    {move || app.texts().resign_accept()}
                </button>
            </div>
        </div>
    }
}

/// `side` offers a draw; the other side accepts or declines.
#[component]
pub(super) fn Draw(side: Color) -> impl IntoView {
    let app = use_app();
    let question = move || app.texts().draw_question(makhos_words::side(!side));
    view! {
        <Head title=Signal::derive(move || app.texts().offer_draw().to_owned()) />
        <div class="dialog-body">
            <p>{question}</p>
            <div class="dialog-buttons">
                <button
                    type="button"
                    class="button"
                    on:click=move |_| {
                        app.dialog.set(None);
                        app.decline_draw(!side);
                    }
                >
                    {move || app.texts().draw_decline()}
                </button>
                <button
                    type="button"
                    class="button primary"
                    on:click=move |_| {
                        app.dialog.set(None);
                        app.agree_on_draw();
                    }
                >
                    {move || app.texts().draw_accept()}
                </button>
            </div>
        </div>
    }
}
