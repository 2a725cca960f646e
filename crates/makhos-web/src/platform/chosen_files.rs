//! Files that people choose or drop on the page.

use std::time::Duration;

use leptos::prelude::set_timeout;
use leptos::wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{DataTransfer, Event, File, HtmlInputElement};

/// How much of a file is read at once.
const PIECE: f64 = 1024.0 * 1024.0;

/// The file that was chosen in a field, which then is ready to choose the same one again.
pub fn chosen(event: &Event) -> Option<File> {
    let input: HtmlInputElement = event.target()?.dyn_into().ok()?;
    let file = input.files()?.get(0);
    input.set_value("");
    file
}

/// The first file of what is dropped or pasted.
pub fn first_of(data: &DataTransfer) -> Option<File> {
    data.files()?.get(0)
}

/// Whether files are what is being dragged.
pub fn are_dragged(data: &DataTransfer) -> bool {
    data.types().includes(&JsValue::from_str("Files"), 0)
}

/// Room for all of a file, where there is enough.
pub fn room_for(file: &File) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(file.size() as usize).ok()?;
    Some(bytes)
}

/// Reads the next piece of a file; `false` where there is none.
///
/// # Errors
///
/// What the browser says where the file cannot be read.
pub async fn read_on(file: &File, bytes: &mut Vec<u8>) -> Result<bool, JsValue> {
    let from = bytes.len();
    let until = (from as f64 + PIECE).min(file.size());
    if from as f64 >= until {
        return Ok(false);
    }
    let piece = file.slice_with_f64_and_f64(from as f64, until)?;
    let piece = js_sys::Uint8Array::new(&JsFuture::from(piece.array_buffer()).await?);
    bytes.resize(from + piece.length() as usize, 0);
    piece.copy_to(&mut bytes[from..]);
    Ok(true)
}

/// Lets the browser draw, and do whatever else it has to.
pub async fn breathe() {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        let go_on = move || {
            // What is resolved goes on; it throws nothing.
            let _ = resolve.call0(&JsValue::UNDEFINED);
        };
        set_timeout(go_on, Duration::ZERO);
    });
    // A promise that is never rejected.
    let _ = JsFuture::from(promise).await;
}
