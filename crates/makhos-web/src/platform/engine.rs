//! The engine in a Web Worker, so that the page never waits for it.

use std::cell::Cell;

use draughts::Variant;
use js_sys::{Object, Reflect, Uint8Array, WebAssembly};
use leptos::prelude::{document, window};
use leptos::wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, MessageEvent, Response, Worker};

/// The engine's module, compiled: starting a worker with it takes no time.
#[derive(Clone, Debug)]
pub struct Module(JsValue);

impl Module {
    /// Fetches and compiles the module that this browser understands best.
    ///
    /// # Errors
    ///
    /// What the browser says where it can't be had.
    pub async fn load() -> Result<Module, JsValue> {
        let name = if has_vectors() {
            "data-engine-simd"
        } else {
            "data-engine"
        };
        let response = JsFuture::from(window().fetch_with_str(&address(name)?)).await?;
        let response: Response = response.dyn_into()?;
        if !response.ok() {
            return Err(response.status_text().into());
        }
        let bytes = JsFuture::from(response.array_buffer()?).await?;
        let module = JsFuture::from(WebAssembly::compile(&bytes)).await?;
        Ok(Module(module))
    }
}

/// Where a file of the engine lies; the page says so, for its name carries a hash.
fn address(attribute: &str) -> Result<String, JsValue> {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute(attribute))
        .ok_or_else(|| format!("the page has no {attribute}").into())
}

/// Whether the browser knows WebAssembly's vector instructions.
fn has_vectors() -> bool {
    /// A module with one function, which makes a vector of a number.
    const PROBE: [u8; 31] = [
        0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0,
        253, 15, 253, 98, 11,
    ];
    WebAssembly::validate(&Uint8Array::from(&PROBE[..])).unwrap_or(false)
}

/// A running engine; it ends when this is dropped.
#[derive(Debug)]
pub struct Engine {
    worker: Worker,
    /// Which games it has the endgame tables of.
    has_tables: Cell<[bool; 2]>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Engine {
    /// Starts the engine. Its replies go to `on_reply`; `on_error` is called where it breaks.
    ///
    /// # Errors
    ///
    /// What the browser says where it starts no worker.
    pub fn start(
        module: &Module,
        on_reply: impl Fn(String) + 'static,
        on_error: impl Fn() + 'static,
    ) -> Result<Engine, JsValue> {
        let worker = Worker::new(&address("data-engine-script")?)?;
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(reply) = event.data().as_string() {
                on_reply(reply);
            }
        });
        let on_broken = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            event.prevent_default();
            on_error();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_broken.as_ref().unchecked_ref()));
        worker.post_message(&module.0)?;
        Ok(Engine {
            worker,
            has_tables: Cell::default(),
            _on_message: on_message,
            _on_error: on_broken,
        })
    }

    /// Gives it the endgame tables of a game, unless it has them.
    ///
    /// # Errors
    ///
    /// What the browser says where they can't be sent.
    pub fn give(&self, variant: Variant, tables: &JsValue) -> Result<(), JsValue> {
        let mut has_tables = self.has_tables.get();
        if has_tables[variant as usize] {
            return Ok(());
        }
        let message = Object::new();
        Reflect::set(&message, &"game".into(), &variant.rules().name.into())?;
        Reflect::set(&message, &"tables".into(), tables)?;
        self.worker.post_message(&message)?;
        has_tables[variant as usize] = true;
        self.has_tables.set(has_tables);
        Ok(())
    }

    /// Asks a question.
    ///
    /// # Errors
    ///
    /// What the browser says where it can't be sent.
    pub fn ask(&self, question: &str) -> Result<(), JsValue> {
        self.worker.post_message(&question.into())
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
