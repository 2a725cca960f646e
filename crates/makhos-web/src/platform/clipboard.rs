//! Copying text.

use leptos::prelude::window;
use wasm_bindgen_futures::JsFuture;

/// Copies a text; `false` where the browser does not allow it.
pub async fn copy(text: String) -> bool {
    let navigator = window().navigator();
    let can = js_sys::Reflect::get(&navigator, &"clipboard".into())
        .is_ok_and(|clipboard| !clipboard.is_undefined());
    can && JsFuture::from(navigator.clipboard().write_text(&text))
        .await
        .is_ok()
}
