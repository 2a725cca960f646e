//! The files with the endgame tables.

use draughts::Variant;
use js_sys::Promise;
use leptos::prelude::{document, window};
use leptos::wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::Response;

/// The file of a game, which is here or on its way.
#[derive(Clone, Debug)]
pub struct TableFile(Promise);

impl TableFile {
    /// Begins to fetch the file of a game.
    pub fn fetch(variant: Variant) -> TableFile {
        TableFile(future_to_promise(fetch(variant)))
    }

    /// What is in it, as soon as it is here.
    ///
    /// # Errors
    ///
    /// What the browser says where it can't be had.
    pub async fn bytes(&self) -> Result<JsValue, JsValue> {
        JsFuture::from(self.0.clone()).await
    }

    /// What is in it; `None` where it can't be had, or is not here within so many milliseconds.
    pub async fn bytes_within(&self, milliseconds: i32) -> Option<JsValue> {
        let over = Promise::new(&mut |resolve, _| {
            // Without a clock the file is waited for as long as it takes.
            let _ = window()
                .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
        });
        let first = Promise::race(&js_sys::Array::of2(&self.0, &over));
        let bytes = JsFuture::from(first).await.ok()?;
        bytes.is_object().then_some(bytes)
    }
}

async fn fetch(variant: Variant) -> Result<JsValue, JsValue> {
    let attribute = format!("data-endgames-{variant}");
    let root = document().document_element();
    let address = root.and_then(|root| root.get_attribute(&attribute));
    let address = address.ok_or_else(|| format!("the page has no {attribute}"))?;
    let response = JsFuture::from(window().fetch_with_str(&address)).await?;
    let response: Response = response.dyn_into()?;
    if !response.ok() {
        return Err(response.status_text().into());
    }
    JsFuture::from(response.array_buffer()?).await
}
