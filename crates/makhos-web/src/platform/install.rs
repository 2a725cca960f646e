//! The browser's offer to install the app.

use leptos::prelude::{RwSignal, Set, window};
use leptos::wasm_bindgen::{JsCast, JsValue, closure::Closure};

/// The offer, once the browser has made it.
pub type Offer = RwSignal<Option<JsValue>, leptos::prelude::LocalStorage>;

/// Keeps the browser's offer for the menu instead of letting it pop up.
pub fn keep_offer(offer: Offer) {
    let on_offer = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
        event.prevent_default();
        offer.set(Some(event.into()));
    });
    let listening = window()
        .add_event_listener_with_callback("beforeinstallprompt", on_offer.as_ref().unchecked_ref());
    if listening.is_ok() {
        on_offer.forget();
    }
}

/// Takes the browser up on its offer; it asks the person itself.
pub fn accept(offer: &JsValue) {
    let prompt = js_sys::Reflect::get(offer, &"prompt".into());
    if let Some(prompt) = prompt
        .ok()
        .and_then(|prompt| prompt.dyn_into::<js_sys::Function>().ok())
    {
        // An offer that is no longer good changes nothing.
        let _ = prompt.call0(offer);
    }
}
