//! Short pulses where the device can vibrate.

use leptos::prelude::window;

/// Vibrates for some milliseconds; nothing happens on a device that cannot.
pub fn pulse(milliseconds: u32) {
    let navigator = window().navigator();
    let can = js_sys::Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false);
    if can {
        navigator.vibrate_with_duration(milliseconds);
    }
}
