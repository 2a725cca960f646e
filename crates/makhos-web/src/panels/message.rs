//! The message card: what the game expects, or why a move is refused.

use leptos::prelude::*;

use crate::{
    app::use_app,
    icon::Icon,
    model::message::{Tone, counter, message},
};

/// The card that says in plain words what is going on.
#[component]
pub fn MessageCard() -> impl IntoView {
    let app = use_app();
    let message = Memo::new(move |_| {
        let words = app.words.get();
        let notice = app.notice.get();
        app.session
            .with(|session| message(session, words, notice.as_deref()))
    });
    let tone = move || message.with(|message| message.tone);
    let counter = move || {
        let words = app.words.get();
        app.session.with(|session| counter(session.table(), words))
    };
    view! {
        <section
            class="card message"
            class:capture=move || tone() == Tone::Capture
            class:refused=move || tone() == Tone::Refused
            class:over=move || tone() == Tone::Over
        >
            <span class="message-dot" aria-hidden="true"></span>
            <div class="message-words">
                <p class="message-headline">{move || message.with(|said| said.headline.clone())}</p>
                <p class="message-detail">
                    {move || message.with(|said| said.detail.clone())}
                </p>
                <Show when=move || counter().is_some()>
                    <p class="message-counter">{counter}</p>
                </Show>
            </div>
            <Show when=move || tone() == Tone::LookingBack>
                <div class="message-buttons">
                    <button type="button" class="button" on:click=move |_| app.look_at_game()>
                        {move || app.texts().back_to_game()}
                    </button>
                    <button type="button" class="button" on:click=move |_| app.go_on_from_here()>
                        {move || app.texts().play_on_from_here()}
                    </button>
                </div>
            </Show>
            <Show when=move || tone() == Tone::Over>
                <div class="message-buttons">
                    <button type="button" class="button primary" on:click=move |_| app.new_game()>
                        <Icon name="rematch" />
                        {move || app.texts().rematch()}
                    </button>
                </div>
            </Show>
        </section>
    }
}
