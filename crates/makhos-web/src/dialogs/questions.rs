//! Questions to the other player: resigning and draws.

use draughts::Color;
use leptos::prelude::*;

use super::{Head, controls::Answers};
use crate::app::use_app;

/// `side` wants to resign; the other side accepts or wants to play on.
#[component]
pub(super) fn Resign(side: Color) -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || app.texts().resign().to_owned()) />
        <div class="dialog-body">
            <p>{move || app.texts().resign_question_other(makhos_words::side(!side))}</p>
            <Answers
                no=|app| app.texts().draw_decline()
                yes=|app| app.texts().resign_accept()
                on_yes=Callback::new(move |()| app.resign(side))
            />
        </div>
    }
}

/// `side` wants to resign against the computer, which has nothing to say to that.
#[component]
pub(super) fn ResignToComputer(side: Color) -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || app.texts().resign().to_owned()) />
        <div class="dialog-body">
            <p>{move || app.texts().resign_question(makhos_words::side(side))}</p>
            <Answers
                no=|app| app.texts().draw_decline()
                yes=|app| app.texts().resign_confirm()
                on_yes=Callback::new(move |()| app.resign(side))
            />
        </div>
    }
}

/// `side` offers a draw; the other side accepts or declines.
#[component]
pub(super) fn Draw(side: Color) -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || app.texts().offer_draw().to_owned()) />
        <div class="dialog-body">
            <p>{move || app.texts().draw_question(makhos_words::side(!side))}</p>
            <Answers
                no=|app| app.texts().draw_decline()
                on_no=Callback::new(move |()| app.decline_draw(!side))
                yes=|app| app.texts().draw_accept()
                on_yes=Callback::new(move |()| app.agree_on_draw())
            />
        </div>
    }
}
