//! Who wins the position on the board, and the values of its moves, where endgame tables may say so.

use draughts::Path;
use leptos::prelude::*;
use makhos_questions::FoundValue;

use crate::{
    app::use_app,
    icon::Icon,
    model::verdict::{Trouble, class, sign, value_words},
};

/// The id of the list of values.
const VALUES: &str = "values";

/// Who wins the position on the board.
pub fn line() -> AnyView {
    view! { <VerdictLine /> }.into_any()
}

/// The moves with their values.
pub fn card() -> AnyView {
    view! { <ValuesCard /> }.into_any()
}

/// Who wins; a button that lists the moves with their values.
#[component]
pub(super) fn VerdictLine() -> impl IntoView {
    let app = use_app();
    let lists_moves = app.verdicts.lists_moves;
    let value = Memo::new(move |_| app.verdicts.shown().map(|verdict| verdict.value()));
    let said = move || {
        let words = app.words.get();
        app.verdicts.shown().map(|verdict| verdict.words(words))
    };
    view! {
        <Show when=move || value.get().is_some() fallback=|| view! { <NoVerdict /> }>
            <button
                type="button"
                class="verdict"
                title=move || app.texts().values_title()
                aria-expanded=move || lists_moves.get().to_string()
                aria-controls=VALUES
                on:click=move |_| lists_moves.update(|lists| *lists = !*lists)
            >
                <span class=move || value.get().map(class) aria-hidden="true">
                    {move || value.get().map(sign)}
                </span>
                <span class="verdict-words">{said}</span>
                <Icon name="next" />
            </button>
        </Show>
    }
}

/// Why there is no verdict where there should be one.
#[component]
fn NoVerdict() -> impl IntoView {
    let app = use_app();
    let reason = move || {
        let texts = app.texts();
        app.verdicts.trouble().map(|trouble| match trouble {
            Trouble::Missing => texts.verdict_missing(),
            Trouble::Damaged => texts.verdict_damaged(),
        })
    };
    view! {
        <Show when=move || reason().is_some()>
            <p class="verdict-none">{reason}</p>
        </Show>
    }
}

/// Every move with its value.
#[component]
pub(super) fn ValuesCard() -> impl IntoView {
    let app = use_app();
    let rows = move || {
        let words = app.words.get();
        let verdict = app.verdicts.shown()?;
        let position = *verdict.position();
        let row = |(path, value): &(Path, FoundValue)| {
            view! {
                <li class="value-row">
                    <span class=class(*value) aria-hidden="true">{sign(*value)}</span>
                    <span class="value-move">{words.played(&position, path)}</span>
                    " "
                    <span class="value-words">{value_words(*value, words)}</span>
                </li>
            }
        };
        Some(verdict.moves().iter().map(row).collect_view())
    };
    view! {
        <section class="card values" id=VALUES aria-label=move || app.texts().values_title()>
            <ul class="value-list" tabindex="0" aria-label=move || app.texts().values_title()>
                {rows}
            </ul>
            <p class="values-note">{move || app.texts().values_note()}</p>
        </section>
    }
}
