//! The dialogs that the second module brings.

use leptos::prelude::*;

pub use super::Later;
use super::{
    Head, TITLE, about, about_game, keyboard, library, open_game, open_games, picture, play_on,
    print, rules, save_game, set_up, share,
};
use crate::{app::use_app, platform::page};

/// Such a dialog; until it is here, that it is coming or why it is not.
#[component]
pub(super) fn Coming(dialog: Later) -> impl IntoView {
    let app = use_app();
    let failed = RwSignal::new(false);
    if app.second.get_untracked().is_none() {
        leptos::task::spawn_local(async move {
            match app.second_module().await {
                Ok(_) => request_animation_frame(|| page::focus(TITLE)),
                Err(_) => failed.set(true),
            }
        });
    }
    move || match app.second.get() {
        Some(second) => (second.dialog)(dialog),
        None => view! { <Waiting failed /> }.into_any(),
    }
}

#[component]
fn Waiting(failed: RwSignal<bool>) -> impl IntoView {
    let app = use_app();
    let title = Signal::derive(move || {
        let texts = app.texts();
        if failed.get() {
            texts.second_failed().to_owned()
        } else {
            texts.second_coming().to_owned()
        }
    });
    view! {
        <Head title />
        <div class="dialog-body">
            <Show when=move || failed.get()>
                <p>{move || app.texts().second_failed_advice()}</p>
            </Show>
        </div>
    }
}

/// The content of such a dialog.
pub fn content(dialog: Later) -> AnyView {
    match dialog {
        Later::Rules => view! { <rules::Rules /> }.into_any(),
        Later::Keyboard => view! { <keyboard::Keyboard /> }.into_any(),
        Later::About => view! { <about::About /> }.into_any(),
        Later::SetUp => view! { <set_up::SetUp /> }.into_any(),
        Later::Picture => view! { <picture::Picture /> }.into_any(),
        Later::Print => view! { <print::Print /> }.into_any(),
        Later::OpenGame => view! { <open_game::OpenGame /> }.into_any(),
        Later::LeaveForLinked => view! { <play_on::LeaveForLinked /> }.into_any(),
        Later::Library => view! { <library::LibraryDialog /> }.into_any(),
        Later::SaveGame => view! { <save_game::SaveGame /> }.into_any(),
        Later::Share => view! { <share::Share /> }.into_any(),
        Later::OpenGames => view! { <open_games::OpenGames /> }.into_any(),
        Later::AboutGame => view! { <about_game::AboutGame /> }.into_any(),
        Later::PlayOn => view! { <play_on::PlayOn /> }.into_any(),
    }
}
