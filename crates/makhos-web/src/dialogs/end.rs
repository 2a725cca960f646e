//! The end of a game, with its reason.

use leptos::prelude::*;

use super::{Head, controls::Answers};
use crate::{
    app::use_app,
    model::{
        message::{player_name, result},
        score::Player,
    },
};

#[component]
pub(super) fn End() -> impl IntoView {
    let app = use_app();
    let title = move || {
        let words = app.words.get();
        app.session.with(|session| {
            let outcome = session.table().outcome()?;
            Some(result(session, words, outcome))
        })
    };
    let reason = move || {
        let words = app.words.get();
        app.session.with(|session| {
            let table = session.table();
            let outcome = table.outcome()?;
            Some(words.reason(outcome, table.game().draw_rules()))
        })
    };
    view! {
        <Head title=Signal::derive(move || title().unwrap_or_default()) />
        <div class="dialog-body">
            <p class="end-reason">{reason}</p>
            <div class="end-score">
                <PlayerScore player=Player::First />
                <span class="end-colon" aria-hidden="true">":"</span>
                <PlayerScore player=Player::Second />
            </div>
            <Answers
                no=|app| app.texts().look_at_game()
                yes=|app| app.texts().rematch()
                on_yes=Callback::new(move |()| app.new_game())
                yes_icon="rematch"
            />
        </div>
    }
}

#[component]
fn PlayerScore(player: Player) -> impl IntoView {
    let app = use_app();
    let name = move || {
        let words = app.words.get();
        app.session
            .with(|session| player_name(session, words, player))
    };
    let points = move || app.session.with(|session| session.score().points(player));
    view! {
        <p class="end-player">
            <span class="end-name">{name}</span>
            <span class="end-points">{points}</span>
        </p>
    }
}
