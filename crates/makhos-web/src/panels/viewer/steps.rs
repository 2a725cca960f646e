//! The buttons that go through the game that is looked at.

use leptos::prelude::*;

use crate::{
    app::{App, NEXT_BUTTON, use_app},
    icon::Icon,
    model::viewing::Viewing,
};
use draughts::pdn::NodeId;

/// First, back, forward, last, and playing on from here.
#[component]
pub(super) fn StepButtons() -> impl IntoView {
    let app = use_app();
    let can_play_on = move || {
        app.viewing
            .with(|viewing| viewing.as_ref().is_some_and(Viewing::can_play_on))
    };
    view! {
        <nav class="card actions viewer-steps" aria-label=move || app.texts().moves_title()>
            <StepButton icon="first" label=|app| app.texts().moves_to_start() to=Viewing::first />
            <StepButton icon="previous" label=|app| app.texts().moves_back() to=Viewing::previous />
            <button
                type="button"
                class="button primary viewer-play-on"
                disabled=move || !can_play_on()
                on:click=move |_| app.ask_to_play_on()
            >
                {move || app.texts().play_on_from_here()}
            </button>
            <StepButton
                icon="next"
                id=NEXT_BUTTON
                label=|app| app.texts().moves_forward()
                to=Viewing::next
            />
            <StepButton icon="last" label=|app| app.texts().moves_to_end() to=Viewing::last />
        </nav>
    }
}

/// A button that stays focusable where it leads nowhere, so that the keyboard is not lost there.
#[component]
fn StepButton(
    icon: &'static str,
    #[prop(optional)] id: Option<&'static str>,
    label: fn(App) -> &'static str,
    to: fn(&Viewing) -> Option<NodeId>,
) -> impl IntoView {
    let app = use_app();
    let leads_nowhere = move || {
        app.viewing
            .with(|viewing| viewing.as_ref().and_then(to).is_none())
    };
    view! {
        <button
            type="button"
            class="icon-button"
            id=id
            aria-label=move || label(app)
            title=move || label(app)
            aria-disabled=move || leads_nowhere().to_string()
            on:click=move |_| {
                app.look_on(to);
            }
        >
            <Icon name=icon />
        </button>
    }
}
