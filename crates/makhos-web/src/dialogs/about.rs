//! What the app is and on what terms.

use leptos::prelude::*;

use super::Head;
use crate::app::use_app;

#[component]
pub(super) fn About() -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || app.texts().about().to_owned()) />
        <div class="dialog-body">
            <p>{move || app.texts().about_text()}</p>
            <p>{move || app.texts().about_licence()}</p>
            <p>{move || app.texts().about_version(env!("CARGO_PKG_VERSION"))}</p>
        </div>
    }
}
