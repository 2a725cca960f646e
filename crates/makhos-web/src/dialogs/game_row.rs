//! A game in a list: its players, where and when, how it ended.

use draughts::Color;
use leptos::prelude::*;

use crate::{
    app::{App, use_app},
    board::small::piece_drawing,
    model::{message::variant_names, summary::Summary},
    panels::player::man,
};

/// A line of a list that opens a game; what else belongs to the game comes as children below it.
#[component]
pub fn GameRow(
    summary: Summary,
    #[prop(optional, into)] is_current: Signal<bool>,
    act: Callback<()>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let app = use_app();
    let players = [
        (Color::Black, summary.black.clone()),
        (Color::White, summary.white.clone()),
    ];
    let players = players
        .map(|(side, name)| view! { <Player side name /> })
        .collect_view();
    view! {
        <li class="game-row">
            <button
                type="button"
                class="line game-line"
                aria-current=move || is_current.get().then_some("true")
                on:click=move |_| act.run(())
            >
                <span class="game-players">{players}</span>
                <span class="line-hint">{move || details(app, &summary)}</span>
            </button>
            {children.map(|children| children())}
        </li>
    }
}

#[component]
fn Player(side: Color, name: Option<String>) -> impl IntoView {
    let app = use_app();
    let side_name = move || app.texts().side_name(makhos_words::side(side));
    let is_named = name.is_some();
    view! {
        <span class="game-player">
            <svg viewBox="0 0 100 100" aria-hidden="true">
                <use_ href=move || piece_drawing(app, man(side)) />
            </svg>
            {is_named.then(|| view! { <span class="heard-only">{side_name}": "</span> })}
            {move || name.clone().unwrap_or_else(|| side_name().to_owned())}
        </span>
    }
}

/// Event and date, result, length, and which game it is.
fn details(app: App, summary: &Summary) -> String {
    let words = app.words.get();
    let parts = [
        summary.occasion.clone(),
        words.result(&summary.result, summary.variant),
        words.texts().game_moves(summary.moves),
        summary
            .variant
            .map(|variant| variant_names(variant, words).0.to_owned())
            .unwrap_or_default(),
    ];
    let known: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    known.join(" · ")
}
