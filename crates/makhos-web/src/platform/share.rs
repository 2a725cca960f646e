//! The device's own sheet for sending things to other people.

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::window;
use leptos::wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Whether the device has such a sheet.
pub fn is_available() -> bool {
    share_function().is_some()
}

/// Opens the sheet with a link and a text to go with it; `false` where that did not work. Somebody
/// who closes the sheet again has not failed.
pub async fn share(text: &str, link: &str) -> bool {
    let Some(opened) = open_sheet(text, link) else {
        return false;
    };
    match JsFuture::from(opened).await {
        Ok(_) => true,
        Err(error) => {
            let name = Reflect::get(&error, &"name".into()).ok();
            name.and_then(|name| name.as_string()).as_deref() == Some("AbortError")
        }
    }
}

fn share_function() -> Option<Function> {
    let share = Reflect::get(&window().navigator(), &"share".into());
    share.ok()?.dyn_into().ok()
}

fn open_sheet(text: &str, link: &str) -> Option<Promise> {
    let data = Object::new();
    for (key, value) in [("text", text), ("url", link)] {
        Reflect::set(&data, &key.into(), &value.into()).ok()?;
    }
    let navigator: JsValue = window().navigator().into();
    let opened = share_function()?.call1(&navigator, &data).ok()?;
    opened.dyn_into().ok()
}
