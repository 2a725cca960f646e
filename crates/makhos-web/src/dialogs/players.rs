//! The players' names and their score.

use leptos::prelude::*;

use super::{Head, controls::Switch};
use crate::{
    app::use_app,
    model::{message::side_name, score::Player, session::Session},
};

#[component]
pub(super) fn Players() -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || app.texts().players().to_owned()) />
        <div class="dialog-body">
            <div class="lines">
                <NameField player=Player::First />
                <NameField player=Player::Second />
                <Switch
                    label=Signal::derive(move || app.texts().alternate_start())
                    hint=Signal::stored(None)
                    is_on=|settings| settings.alternate
                    set=|settings, on| settings.alternate = on
                />
                <Score />
            </div>
        </div>
    }
}

#[component]
fn NameField(player: Player) -> impl IntoView {
    let app = use_app();
    let id = match player {
        Player::First => "first-player",
        Player::Second => "second-player",
    };
    let label = move || match player {
        Player::First => app.texts().first_player(),
        Player::Second => app.texts().second_player(),
    };
    let placeholder = move || {
        let words = app.words.get();
        app.session
            .with(|session| side_name(session, words, player))
    };
    view! {
        <div class="line">
            <label class="line-words" for=id>
                {label}
            </label>
            <input
                class="field"
                id=id
                type="text"
                maxlength="40"
                autocomplete="off"
                placeholder=placeholder
                prop:value=move || app.session.with(|session| session.name(player).to_owned())
                on:input=move |event| {
                    app.rename(player as usize, event_target_value(&event).trim_start().to_owned());
                }
            />
        </div>
    }
}

#[component]
fn Score() -> impl IntoView {
    let app = use_app();
    let score = move || {
        let score = app.session.with(Session::score);
        app.texts()
            .score_line(score.points(Player::First), score.points(Player::Second))
    };
    view! {
        <div class="line">
            <span class="line-words">{move || app.texts().score()}</span>
            <span class="score-line">{score}</span>
            <button type="button" class="button" on:click=move |_| app.reset_score()>
                {move || app.texts().score_reset()}
            </button>
        </div>
    }
}
