//! The module that the page starts in a Web Worker.

use std::cell::RefCell;

use js_sys::Function;
use makhos_worker::Thinker;
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

thread_local! {
    static THINKER: RefCell<Thinker> = RefCell::default();
}

fn main() {
    console_error_panic_hook::set_once();
}

/// Takes the endgame tables of a game, as one bundle.
#[wasm_bindgen]
pub fn take_tables(game: &str, bundle: Vec<u8>) {
    if let Ok(variant) = game.parse() {
        THINKER.with_borrow_mut(|thinker| thinker.take_tables(variant, bundle));
    }
}

/// Answers a question; each reply is given to `tell`, the last one before this returns.
#[wasm_bindgen]
pub fn answer(question: &str, tell: &Function) {
    THINKER.with_borrow_mut(|thinker| {
        thinker.answer(question, &mut |reply| {
            // A page that takes no more replies is about to end the worker.
            let _ = tell.call1(&JsValue::UNDEFINED, &JsValue::from_str(&reply));
        });
    });
}
