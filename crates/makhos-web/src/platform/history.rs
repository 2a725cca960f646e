//! An entry of its own in the browser's history for what the back button shall close.

use leptos::prelude::window;
use leptos::wasm_bindgen::JsValue;

/// What marks the entry.
const OPEN: &str = "open";

/// Adds an entry, unless the page is on one already.
pub fn enter() {
    if is_entered() {
        return;
    }
    if let Ok(history) = window().history() {
        // Without an entry the back button leaves the page, where all is kept.
        let _ = history.push_state(&JsValue::from_str(OPEN), "");
    }
}

/// Whether the page is on an entry that [`enter`] added.
pub fn is_entered() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.is_ok_and(|state| state == OPEN)
}

/// Goes back to the entry before.
pub fn leave() {
    if !is_entered() {
        return;
    }
    if let Ok(history) = window().history() {
        // An entry that stays takes one more press of the back button.
        let _ = history.back();
    }
}
