//! The Makhos app, which runs in the browser.

use leptos::prelude::*;

/// Puts the app on the page.
pub fn start() {
    console_error_panic_hook::set_once();
    mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    view! {
        <main>
            <h1>"Makhos"</h1>
        </main>
    }
}
