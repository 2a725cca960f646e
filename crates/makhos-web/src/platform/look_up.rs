//! The server's own endgame tables, where the page comes from a server that has some.

use js_sys::{Object, Reflect};
use leptos::prelude::window;
use leptos::wasm_bindgen::{JsCast, JsValue};
use makhos_questions::{LookUp, LookedUp, Reaches};
use wasm_bindgen_futures::JsFuture;
use web_sys::{RequestInit, Response};

/// How far the server's tables go; nowhere where it has none, as any host of static files.
///
/// # Errors
///
/// What the browser says where the server can't be reached.
pub async fn reaches() -> Result<Reaches, JsValue> {
    let response = JsFuture::from(window().fetch_with_str(LookUp::ADDRESS)).await?;
    let text = text(response.dyn_into()?).await?;
    let reaches = text.and_then(|text| Reaches::read(&text).ok());
    Ok(reaches.unwrap_or_default())
}

/// What positions are worth; `None` where that cannot be had.
pub async fn values(look_up: &LookUp) -> Option<LookedUp> {
    let response = send(look_up).await.ok()?;
    let text = text(response).await.ok()??;
    LookedUp::read(&text).ok()
}

async fn send(look_up: &LookUp) -> Result<Response, JsValue> {
    let headers = Object::new();
    Reflect::set(&headers, &"Content-Type".into(), &"application/json".into())?;
    let request = RequestInit::new();
    request.set_method("POST");
    request.set_headers(&headers);
    request.set_body(&look_up.write().into());
    let response = window().fetch_with_str_and_init(LookUp::ADDRESS, &request);
    JsFuture::from(response).await?.dyn_into()
}

/// The text of an answer that is none of an error.
async fn text(response: Response) -> Result<Option<String>, JsValue> {
    if !response.ok() {
        return Ok(None);
    }
    let text = JsFuture::from(response.text()?).await?;
    Ok(text.as_string())
}
