//! The device's own sheet for sending things to other people.

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::window;
use leptos::wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, FilePropertyBag};

/// Whether the device has such a sheet.
pub fn is_available() -> bool {
    share_function().is_some()
}

/// Opens the sheet with a link and a text to go with it; `false` where that did not work.
pub async fn share(text: &str, link: &str) -> bool {
    let data = Object::new();
    for (key, value) in [("text", text), ("url", link)] {
        // A fresh object takes any field.
        let _ = Reflect::set(&data, &key.into(), &value.into());
    }
    match open_sheet(&data) {
        Some(opened) => is_sent(opened).await,
        None => false,
    }
}

/// Opens the sheet with a text as a file, or as plain text where the device sends no files; `false`
/// where that did not work.
pub async fn share_text_file(text: &str, name: &str, media_type: &str) -> bool {
    let file = File::new_with_str_sequence_and_options(&Array::of1(&text.into()), name, &{
        let options = FilePropertyBag::new();
        options.set_type(media_type);
        options
    });
    let as_file = file.ok().and_then(|file| {
        let data = Object::new();
        Reflect::set(&data, &"files".into(), &Array::of1(&file)).ok()?;
        can_share(&data).then_some(data)
    });
    let data = as_file.or_else(|| {
        let data = Object::new();
        Reflect::set(&data, &"text".into(), &text.into()).ok()?;
        Some(data)
    });
    match data.and_then(|data| open_sheet(&data)) {
        Some(opened) => is_sent(opened).await,
        None => false,
    }
}

fn can_share(data: &Object) -> bool {
    let navigator: JsValue = window().navigator().into();
    let can_share: Option<Function> = Reflect::get(&navigator, &"canShare".into())
        .ok()
        .and_then(|function| function.dyn_into().ok());
    let answer = can_share.and_then(|can_share| can_share.call1(&navigator, data).ok());
    answer.is_some_and(|answer| answer.is_truthy())
}

/// Waits until the sheet is closed. Somebody who closes it without sending has not failed.
async fn is_sent(opened: Promise) -> bool {
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

fn open_sheet(data: &Object) -> Option<Promise> {
    let navigator: JsValue = window().navigator().into();
    let opened = share_function()?.call1(&navigator, data).ok()?;
    opened.dyn_into().ok()
}
