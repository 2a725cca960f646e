//! The whole page.

use draughts::Notation;
use leptos::wasm_bindgen::JsCast;
use leptos::{ev, ev::KeyboardEvent, leptos_dom::helpers::window_event_listener, prelude::*};
use web_sys::HtmlElement;

use crate::{
    app::App,
    board::Board,
    dialogs::{Dialog, Dialogs},
    icon::Drawings,
    panels::{
        actions::Actions, banners::Banners, header::Header, message::MessageCard, moves::MovesCard,
        player::PlayerCard,
    },
};

/// The app in the page.
#[component]
pub fn Root() -> impl IntoView {
    let app = App::start();
    let keys = window_event_listener(ev::keydown, move |event| on_key(app, &event));
    on_cleanup(move || keys.remove());
    view! {
        <Drawings />
        <div
            class="app"
            class:face-to-face=move || app.settings.with(|settings| settings.face_to_face)
        >
            <Header />
            <Banners />
            <main class="main">
                <div class="table">
                    <PlayerCard near=false />
                    <Board />
                    <PlayerCard near=true />
                </div>
                <div class="cards">
                    <MessageCard />
                    <MovesCard />
                    <Actions />
                </div>
            </main>
        </div>
        <Dialogs />
        <p class="heard-only" role="status" aria-live="polite">
            {move || app.announcement.get()}
        </p>
    }
}

/// The keys that work everywhere but in a field or a dialog.
fn on_key(app: App, event: &KeyboardEvent) {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    if modified || is_typing(event) || app.dialog.with_untracked(Option::is_some) {
        return;
    }
    let letters_are_moves = app.words.get_untracked().notation() == Notation::Algebraic;
    match event.key().as_str() {
        "u" | "U" => app.undo(),
        "r" | "R" => app.redo(),
        "f" | "F" if !letters_are_moves => app.flip(),
        "n" | "N" => app.ask_for_new_game(),
        "?" => app.dialog.set(Some(Dialog::Keyboard)),
        "Escape" => app.put_back(),
        _ => return,
    }
    event.prevent_default();
}

fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<HtmlElement>().ok());
    target.is_some_and(|target| {
        let name = target.tag_name().to_ascii_lowercase();
        matches!(name.as_str(), "input" | "select" | "textarea")
    })
}
