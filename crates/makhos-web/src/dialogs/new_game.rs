//! A new game: who plays it, and a warning where one is under way.

use draughts::Position;
use leptos::prelude::*;

use super::{Head, controls::Answers};
use crate::{
    app::{App, use_app},
    model::computer::Opponents,
};

/// Who plays the next game.
#[component]
pub(super) fn NewGame(opponents: Opponents) -> impl IntoView {
    let app = use_app();
    let opponents = RwSignal::new(opponents);
    let is_under_way = move || app.session.with(|session| session.table().is_under_way());
    let is_of_people = move || opponents.get() == Opponents::People;
    let choices = move || {
        let second = app.second.get();
        match second {
            Some(second) => (second.computer_choices)(opponents),
            None => {
                view! { <p class="line-hint">{move || app.texts().second_coming()}</p> }.into_any()
            }
        }
    };
    view! {
        <Head title=Signal::derive(move || app.texts().new_game().to_owned()) />
        <div class="dialog-body">
            <div class="segmented opponents" role="group" aria-label=move || app.texts().opponents()>
                <OpponentsButton opponents value=Opponents::People label=|app| app.texts().opponents_people() />
                <OpponentsButton opponents value=Opponents::Computer label=|app| app.texts().opponents_computer() />
                <OpponentsButton opponents value=Opponents::Watch label=|app| app.texts().opponents_watch() />
            </div>
            <p class="line-hint">{move || hint(app, opponents.get())}</p>
            <Show when=move || !is_of_people()>{choices}</Show>
            <Show when=is_under_way>
                <p>{move || app.texts().new_game_warning()}</p>
            </Show>
            <Answers
                no=|app| app.texts().cancel()
                yes=|app| app.texts().new_game_confirm()
                on_yes=Callback::new(move |()| app.new_game_of(opponents.get_untracked()))
            />
        </div>
    }
}

fn hint(app: App, opponents: Opponents) -> &'static str {
    match opponents {
        Opponents::People => app.texts().opponents_people_hint(),
        Opponents::Computer => app.texts().opponents_computer_hint(),
        Opponents::Watch => app.texts().opponents_watch_hint(),
    }
}

#[component]
fn OpponentsButton(
    opponents: RwSignal<Opponents>,
    value: Opponents,
    label: fn(App) -> &'static str,
) -> impl IntoView {
    let app = use_app();
    view! {
        <button
            type="button"
            class="segment"
            aria-pressed=move || (opponents.get() == value).to_string()
            on:click=move |_| {
                opponents.set(value);
                if value != Opponents::People {
                    app.need_second();
                }
            }
        >
            {move || label(app)}
        </button>
    }
}

/// Whether to leave the game on the board for the position of a link.
#[component]
pub(super) fn OpenLink(position: Position) -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || app.texts().link_replaces_game().to_owned()) />
        <div class="dialog-body">
            <p>{move || app.texts().new_game_warning()}</p>
            <Answers
                no=|app| app.texts().cancel()
                yes=|app| app.texts().link_replaces_confirm()
                on_yes=Callback::new(move |()| app.set_up(position))
            />
        </div>
    }
}
