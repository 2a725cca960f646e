//! SVG drawn by the browser.

use js_sys::{Promise, encode_uri_component};
use leptos::prelude::document;
use leptos::wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

/// The address of an SVG that holds it all.
pub fn address(svg: &str) -> String {
    format!("data:image/svg+xml,{}", encode_uri_component(svg))
}

/// An SVG as a PNG, so many pixels wide.
///
/// # Errors
///
/// Where the browser cannot draw it, for instance because it has no memory left.
pub async fn png(svg: &str, width: u32) -> Result<Blob, JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&address(svg));
    JsFuture::from(image.decode()).await?;
    let scale = f64::from(width) / f64::from(image.natural_width());
    let height = (f64::from(image.natural_height()) * scale).round();
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(width);
    canvas.set_height(height as u32);
    let context: CanvasRenderingContext2d = canvas
        .get_context("2d")?
        .ok_or("the browser draws no canvas")?
        .dyn_into()?;
    context.draw_image_with_html_image_element_and_dw_and_dh(
        &image,
        0.0,
        0.0,
        f64::from(width),
        height,
    )?;
    JsFuture::from(encoded(&canvas)).await?.dyn_into()
}

/// The promise of what is on a canvas as a PNG; `null` where it cannot be made.
fn encoded(canvas: &HtmlCanvasElement) -> Promise {
    Promise::new(&mut |done, failed| {
        let take = Closure::once_into_js(move |blob: JsValue| {
            // Nobody waits for the answer of the function that ends the wait.
            let _ = done.call1(&JsValue::NULL, &blob);
        });
        if let Err(error) = canvas.to_blob(take.unchecked_ref()) {
            let _ = failed.call1(&JsValue::NULL, &error);
        }
    })
}
