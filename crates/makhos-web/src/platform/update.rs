//! New versions of the app: the page's boot script watches for them and puts them in place.

use leptos::prelude::{RwSignal, Set, document, window};
use leptos::wasm_bindgen::{JsCast, closure::Closure};
use web_sys::Event;

/// Says when a new version waits to take over.
pub fn watch(ready: RwSignal<bool>) {
    let is_ready = document()
        .document_element()
        .and_then(|root| root.get_attribute("data-update"))
        .is_some_and(|state| state == "ready");
    ready.set(is_ready);
    let on_ready = Closure::<dyn Fn()>::new(move || ready.set(true));
    let listening = window()
        .add_event_listener_with_callback("makhos-update-ready", on_ready.as_ref().unchecked_ref());
    if listening.is_ok() {
        on_ready.forget();
    }
}

/// Lets the new version take over; the page loads anew when it has.
pub fn accept() {
    if let Ok(event) = Event::new("makhos-update-accept") {
        // Without a listener the page keeps the version it has.
        let _ = window().dispatch_event(&event);
    }
}
