//! The whole page.

use draughts::Notation;
use leptos::{
    ev, ev::KeyboardEvent, leptos_dom::helpers::window_event_listener, mount::mount_to_body,
    prelude::*,
};

use crate::{
    app::{App, use_app, was_looking},
    board::Board,
    dialogs::{Dialog, Dialogs, Later},
    icon::Drawings,
    panels::{
        actions::Actions, banners::Banners, drop_sign::DropSign, header::Header,
        message::MessageCard, moves::MovesCard, player::PlayerCard,
    },
    platform::page,
    second::{self, Second},
};

/// Puts the app into the page. Where a game was looked at when the page was closed, the second module
/// comes first, so that the game is there again from the beginning.
pub fn start() {
    if was_looking() {
        // The app's own executor starts when it is mounted.
        wasm_bindgen_futures::spawn_local(async {
            let second = second::load().await.ok();
            mount_to_body(move || view! { <Root second /> });
        });
    } else {
        mount_to_body(|| view! { <Root second=None /> });
    }
}

/// The app in the page.
#[component]
fn Root(second: Option<&'static Second>) -> impl IntoView {
    let app = App::start(second);
    let keys = window_event_listener(ev::keydown, move |event| on_key(app, &event));
    on_cleanup(move || keys.remove());
    view! {
        <Drawings />
        <section class="print-sheet">{of_second(|second| (second.print_sheet)())}</section>
        <div
            class="app"
            class:face-to-face=move || {
                !app.is_viewing.get() && app.face_to_face.get()
            }
            class:viewing=move || app.is_viewing.get()
        >
            <Show when=move || !app.is_viewing.get() fallback=of_second(|second| (second.viewer_header)())>
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
                    <Show when=move || !app.is_viewing.get() fallback=of_second(|second| (second.viewer_cards)())>
                        <MessageCard />
                        <Show
                            when=move || app.verdicts.are_listed()
                            fallback=|| view! { <MovesCard /> }
                        >
                            {of_second(|second| (second.values_card)())}
                        </Show>
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

/// What the second module draws, once it is here.
fn of_second(
    draw: impl Fn(&'static Second) -> AnyView + Clone + Send + Sync + 'static,
) -> impl Fn() -> Option<AnyView> + Clone + Send + Sync + 'static {
    let app = use_app();
    move || app.second.get().map(&draw)
}

/// The card of a player of the game on the board.
#[component]
fn Player(near: bool) -> impl IntoView {
    let app = use_app();
    view! {
        <Show when=move || !app.is_viewing.get() fallback=of_second(move |second| (second.viewed_player)(near))>
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
        let acts = |second: &Second| (second.viewer_key)(app, &event.key());
        if app.second.get_untracked().is_some_and(acts) {
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
        "?" => app.dialog.set(Some(Dialog::Later(Later::Keyboard))),
        "Escape" => app.put_back(),
        _ => return,
    }
    event.prevent_default();
}
