//! Saving files to where the browser puts what is downloaded, and reading those that people choose.

use js_sys::Uint8Array;
use leptos::prelude::{document, set_timeout};
use leptos::wasm_bindgen::{JsCast, JsValue};
use std::time::Duration;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// How long the browser may take to fetch the bytes of a file it was told to save.
const PATIENCE: Duration = Duration::from_secs(60);

/// The bytes of a text as a file.
///
/// # Errors
///
/// Where the browser has no room for them.
pub fn text_file(text: &str, media_type: &str) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(media_type);
    let parts = js_sys::Array::of1(&text.into());
    Blob::new_with_str_sequence_and_options(&parts, &options)
}

/// Saves a file under a name.
///
/// # Errors
///
/// Where the browser does not let the page save anything.
pub fn save(file: &Blob, name: &str) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(file)?;
    let link: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    set_timeout(
        move || {
            // A file that stays in memory until the page is closed does no harm.
            let _ = Url::revoke_object_url(&address);
        },
        PATIENCE,
    );
    Ok(())
}

/// The bytes of a file that somebody chose.
///
/// # Errors
///
/// Where the file cannot be read, perhaps because it has changed or gone since.
pub async fn read(file: &Blob) -> Result<Vec<u8>, JsValue> {
    let buffer = JsFuture::from(file.array_buffer()).await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}
