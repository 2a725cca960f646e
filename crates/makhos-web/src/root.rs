//! The whole page.

use draughts::Notation;
use leptos::{ev, ev::KeyboardEvent, leptos_dom::helpers::window_event_listener, prelude::*};

use crate::{
    app::{App, use_app},
    board::Board,
    dialogs::{Dialog, Dialogs},
    icon::Drawings,
    panels::{
        actions::Actions,
        banners::Banners,
        drop_sign::DropSign,
        header::Header,
        message::MessageCard,
        moves::MovesCard,
        player::PlayerCard,
        viewer::{self, ViewedPlayer, ViewerCards, ViewerHeader},
    },
    platform::page,
    print::PrintSheet,
};

/// The app in the page.
#[component]
pub fn Root() -> impl IntoView {
    let app = App::start();
    let keys = window_event_listener(ev::keydown, move |event| on_key(app, &event));
    on_cleanup(move || keys.remove());
    view! {
        <Drawings />
        <PrintSheet />
        <div
            class="app"
            class:face-to-face=move || {
                !app.is_viewing.get() && app.settings.with(|settings| settings.face_to_face)
            }
            class:viewing=move || app.is_viewing.get()
        >
            <Show when=move || !app.is_viewing.get() fallback=ViewerHeader>
                <Header />
            </Show>
            <Banners />
            <main class="main">
                <div class="table">
                    <Player near=false />
                    <Board />
                    <Player near=true />
                </div>
                <div class="cards">
                    <Show when=move || !app.is_viewing.get() fallback=ViewerCards>
                        <MessageCard />
                        <MovesCard />
                        <Actions />
                    </Show>
                </div>
            </main>
        </div>
        <Dialogs />
        <DropSign />
        <p class="heard-only" role="status" aria-live="polite">
            {move || app.announcement.get()}
        </p>
    }
}

/// The card of a player of the game on the board.
#[component]
fn Player(near: bool) -> impl IntoView {
    let app = use_app();
    view! {
        <Show when=move || !app.is_viewing.get() fallback=move || view! { <ViewedPlayer near /> }>
            <PlayerCard near />
        </Show>
    }
}

/// The keys that work everywhere but in a field or a dialog.
fn on_key(app: App, event: &KeyboardEvent) {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
    if modified || page::is_typing() || app.dialog.with_untracked(Option::is_some) {
        return;
    }
    if app.is_viewing.get_untracked() {
        if viewer::on_key(app, &event.key()) {
            event.prevent_default();
        }
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
