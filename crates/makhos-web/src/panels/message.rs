//! The message card: what the game expects, or why a move is refused.

use leptos::prelude::*;
use makhos_words::Words;

use crate::{
    app::{App, Purpose, use_app},
    icon::Icon,
    model::message::{Message, Tone, counter, message},
};

/// The card that says in plain words what is going on.
#[component]
pub fn MessageCard() -> impl IntoView {
    let app = use_app();
    let message = Memo::new(move |_| {
        let words = app.words.get();
        let notice = app.notice.get();
        if app.thinking.has_trouble() && waits_for_computer(app) {
            return engine_trouble(words);
        }
        let mut said = app
            .session
            .with(|session| message(session, words, notice.as_ref()));
        if notice.is_none()
            && let Some(help) = help(app)
        {
            said.detail = help;
        }
        said
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
            class:back=move || tone() == Tone::LookingBack
            class:told=move || app.verdicts.shown().is_some()
            class:thinking=move || tone() == Tone::Computer && !rests(app)
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
            <div class="message-verdict">
                {move || app.second.get().map(|second| (second.verdict_line)())}
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
            <Show when=move || app.thinking.has_trouble() && waits_for_computer(app)>
                <div class="message-buttons beside">
                    <button type="button" class="button primary" on:click=move |_| app.try_engine_again()>
                        {move || app.texts().try_again()}
                    </button>
                </div>
            </Show>
            <Show when=move || tone() == Tone::Computer>
                <ComputerButtons />
            </Show>
            <Show when=move || tone() == Tone::Over>
                <div class="message-buttons beside">
                    <button type="button" class="button primary" on:click=move |_| app.new_game()>
                        <Icon name="rematch" />
                        {move || app.texts().rematch()}
                    </button>
                </div>
            </Show>
        </section>
    }
}

/// What a person may do while the computer is to move.
#[component]
fn ComputerButtons() -> impl IntoView {
    let app = use_app();
    let is_watched = move || app.session.with(|session| session.table().is_watched());
    view! {
        <div class="message-buttons beside">
            <Show when=move || app.may_hurry()>
                <button type="button" class="button" on:click=move |_| app.move_now()>
                    {move || app.texts().move_now()}
                </button>
            </Show>
            <Show when=is_watched>
                <button type="button" class="button" on:click=move |_| app.pause(!untrack(|| rests(app)))>
                    {move || {
                        if rests(app) {
                            app.texts().watch_go_on()
                        } else {
                            app.texts().watch_pause()
                        }
                    }}
                </button>
            </Show>
        </div>
    }
}

/// What the computer has to say to the person whose turn it is.
fn help(app: App) -> Option<String> {
    match app.thinking.purpose() {
        Some(Purpose::Hint) => Some(app.texts().hint_looking().into()),
        Some(Purpose::Draw) => Some(app.texts().computer_draw_asked().into()),
        Some(Purpose::Move) | None => {
            let hint = app.hint.get()?;
            let stands = app
                .session
                .with(|session| hint.path_on(session.table()).is_some());
            stands.then_some(hint.said)
        }
    }
}

fn waits_for_computer(app: App) -> bool {
    app.session.with(|session| {
        let table = session.table();
        table.goes_on_here() && table.computer_to_move().is_some()
    })
}

/// Whether the computer that plays against itself was told to rest.
fn rests(app: App) -> bool {
    app.session.with(|session| session.table().paused)
}

/// That the computer cannot move, for its part of the app is not here.
fn engine_trouble(words: Words) -> Message {
    let texts = words.texts();
    Message {
        tone: Tone::Refused,
        headline: texts.computer_failed().into(),
        detail: texts.computer_failed_advice().into(),
    }
}
