//! What a printed game shows.

use std::num::NonZeroUsize;

use leptos::prelude::*;

use super::{
    Head,
    controls::{Choice, Select},
};
use crate::{app::use_app, icon::Icon};

/// From one diagram to the next, in turns.
const EVERY: [usize; 5] = [4, 6, 10, 16, 30];

#[component]
pub(super) fn Print() -> impl IntoView {
    let app = use_app();
    let every = app.printing.every;
    let choices = move || {
        let texts = app.texts();
        let none = Choice {
            value: "0".to_owned(),
            name: texts.print_diagrams_none().to_owned(),
        };
        let some = EVERY.map(|plies| Choice {
            value: plies.to_string(),
            name: texts.print_diagrams_every(plies),
        });
        [none].into_iter().chain(some).collect()
    };
    let value = move || every.get().map_or(0, NonZeroUsize::get).to_string();
    let printing = app.printing;
    view! {
        <Head title=Signal::derive(move || app.texts().print_game().to_owned()) />
        <div class="dialog-body">
            <div class="lines">
                <Select
                    id="print-diagrams"
                    label=Signal::derive(move || app.texts().print_diagrams())
                    choices=Signal::derive(choices)
                    value=Signal::derive(value)
                    set=Callback::new(move |plies: String| every.set(plies.parse().ok()))
                />
            </div>
            <p class="line-hint">{move || app.texts().print_hint()}</p>
            <div class="dialog-buttons">
                <button
                    type="button"
                    class="button primary"
                    on:click=move |_| {
                        app.dialog.set(None);
                        printing.print(app);
                    }
                >
                    <Icon name="print" />
                    {move || app.texts().print_start()}
                </button>
            </div>
        </div>
    }
}
