//! The sign over the page while a file is dragged over it.

use leptos::prelude::*;

use crate::{app::use_app, icon::Icon};

/// Says that the file may be dropped.
#[component]
pub fn DropSign() -> impl IntoView {
    let app = use_app();
    view! {
        <Show when=move || app.opening.is_dragged.get()>
            <div class="drop-sign" aria-hidden="true">
                <p>
                    <Icon name="open" />
                    {move || app.texts().drop_sign()}
                </p>
            </div>
        </Show>
    }
}
