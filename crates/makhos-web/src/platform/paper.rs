//! Printing the page.

use leptos::leptos_dom::helpers::window_event_listener_untyped;
use leptos::prelude::{on_cleanup, window};

/// Calls `prepare` before the page is printed, whoever asks for it.
pub fn before_print(prepare: impl Fn() + 'static) {
    let handle = window_event_listener_untyped("beforeprint", move |_| prepare());
    on_cleanup(move || handle.remove());
}

/// Lets the browser print the page.
pub fn print() {
    // A browser that cannot print says so itself.
    let _ = window().print();
}

/// The date of today, as people write it in a language.
pub fn today(language: &str) -> String {
    let date = js_sys::Date::new_0();
    date.to_locale_date_string(language, &leptos::wasm_bindgen::JsValue::UNDEFINED)
        .into()
}
