//! The line at the top while a game is looked at: the way back, and what the game is.

use leptos::prelude::*;

use crate::{
    app::use_app,
    dialogs::{Dialog, Later},
    icon::Icon,
    model::viewing_words,
};

/// The line at the top of the page.
#[component]
pub fn ViewerHeader() -> impl IntoView {
    let app = use_app();
    let title = move || {
        let words = app.words.get();
        app.viewing.with(|viewing| {
            let record = viewing.as_ref()?.game().record();
            let occasion = viewing_words::occasion(record);
            Some(if occasion.is_empty() {
                viewing_words::players_line(record, words)
            } else {
                occasion
            })
        })
    };
    let findings = move || {
        app.viewing.with(|viewing| {
            viewing
                .as_ref()
                .map_or(0, |viewing| viewing.game().findings().len())
        })
    };
    let has_others = move || {
        app.opening.opened.with(|opened| {
            opened
                .as_ref()
                .is_some_and(|opened| opened.entries().len() > 1)
        })
    };
    view! {
        <header class="header">
            <button
                type="button"
                class="icon-button"
                aria-label=move || app.texts().back_to_game()
                title=move || app.texts().back_to_game()
                on:click=move |_| app.stop_looking()
            >
                <Icon name="previous" />
            </button>
            <h1 class="viewer-title">{title}</h1>
            <button
                type="button"
                class="button viewer-about"
                class:alert=move || findings() != 0
                aria-haspopup="dialog"
                on:click=move |_| app.dialog.set(Some(Dialog::Later(Later::AboutGame)))
            >
                {move || {
                    match findings() {
                        0 => app.texts().viewer_about_short().to_owned(),
                        count => app.texts().game_findings(u32::try_from(count).unwrap_or(u32::MAX)),
                    }
                }}
            </button>
            <Show when=move || app.opening.current.get().is_some() && has_others()>
                <button
                    type="button"
                    class="icon-button"
                    aria-haspopup="dialog"
                    aria-label=move || app.texts().games_list()
                    title=move || app.texts().games_list()
                    on:click=move |_| app.dialog.set(Some(Dialog::Later(Later::OpenGames)))
                >
                    <Icon name="list" />
                </button>
            </Show>
            <button
                type="button"
                class="icon-button viewer-flip"
                aria-label=move || app.texts().flip_board()
                title=move || app.texts().flip_board()
                on:click=move |_| app.flip()
            >
                <Icon name="flip" />
            </button>
            <button
                type="button"
                class="icon-button"
                aria-haspopup="dialog"
                aria-label=move || app.texts().menu()
                title=move || app.texts().menu()
                on:click=move |_| app.open_menu()
            >
                <Icon name="menu" />
            </button>
        </header>
    }
}
