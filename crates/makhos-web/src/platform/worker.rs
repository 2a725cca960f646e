//! The service worker: it keeps the app on the device and brings updates.

use leptos::{
    prelude::{RwSignal, Set, window},
    wasm_bindgen::{JsCast, JsValue, closure::Closure},
};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState,
};

/// What an update waits for.
pub type Waiting = RwSignal<Option<ServiceWorker>, leptos::prelude::LocalStorage>;

/// Registers the service worker and reports a new version that waits to take over.
pub fn register(waiting: Waiting) {
    let Some(container) = container() else {
        return;
    };
    reload_when_replaced(&container);
    spawn_local(async move {
        let registered = JsFuture::from(container.register("sw.js")).await;
        let registration = registered.and_then(JsValue::dyn_into::<ServiceWorkerRegistration>);
        if let Ok(registration) = registration {
            watch(registration, waiting);
        }
    });
}

/// Lets the waiting version take over; the page loads anew when it has.
pub fn take_over(worker: &ServiceWorker) {
    let message = js_sys::Object::new();
    let is_set = js_sys::Reflect::set(&message, &"type".into(), &"skip-waiting".into());
    if is_set.is_ok() {
        // A worker that is gone already leaves the page as it is.
        let _ = worker.post_message(&message);
    }
}

/// The container, where the browser has one: pages that are not secure have none.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = window().navigator();
    js_sys::Reflect::get(&navigator, &"serviceWorker".into())
        .ok()?
        .dyn_into()
        .ok()
}

fn watch(registration: ServiceWorkerRegistration, waiting: Waiting) {
    if let Some(worker) = registration.waiting() {
        waiting.set(Some(worker));
    }
    let found = registration.clone();
    let on_found = Closure::<dyn Fn()>::new(move || {
        if let Some(worker) = found.installing() {
            watch_installing(worker, waiting);
        }
    });
    registration.set_onupdatefound(Some(on_found.as_ref().unchecked_ref()));
    on_found.forget();
}

fn watch_installing(worker: ServiceWorker, waiting: Waiting) {
    let installing = worker.clone();
    let on_change = Closure::<dyn Fn()>::new(move || {
        let is_update = container().is_some_and(|container| container.controller().is_some());
        if installing.state() == ServiceWorkerState::Installed && is_update {
            waiting.set(Some(installing.clone()));
        }
    });
    worker.set_onstatechange(Some(on_change.as_ref().unchecked_ref()));
    on_change.forget();
}

/// Loads the page anew once another version controls it, but not when the very first one does.
fn reload_when_replaced(container: &ServiceWorkerContainer) {
    if container.controller().is_none() {
        return;
    }
    let on_change = Closure::<dyn Fn(JsValue)>::new(move |_| {
        // A page that does not reload goes on with the version it has.
        let _ = window().location().reload();
    });
    container.set_oncontrollerchange(Some(on_change.as_ref().unchecked_ref()));
    on_change.forget();
}
