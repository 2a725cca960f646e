//! The moves of the game: a table on a wide screen, a strip on a phone.

use draughts::{Color, Form};
use leptos::prelude::*;
use makhos_words::Words;

use super::type_move::TypeMove;
use crate::{
    app::{App, use_app},
    icon::Icon,
    model::{computer::Opponents, table::Table},
    platform::page,
};

/// One move of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    /// The plies played with it.
    plies: usize,
    number: usize,
    side: Color,
    text: String,
    /// Whether it is taken back and can be played again.
    taken_back: bool,
}

/// The card with the moves.
#[component]
pub fn MovesCard() -> impl IntoView {
    let app = use_app();
    let entries = Memo::new(move |_| {
        let words = app.words.get();
        app.session.with(|session| entries(session.table(), words))
    });
    let shown = Memo::new(move |_| app.session.with(|session| session.table().shown_plies()));
    Effect::new(move |_| {
        let shown = shown.get();
        entries.track();
        request_animation_frame(move || page::scroll_into_view(&entry_id(shown)));
    });
    view! {
        <section class="card moves" aria-label=move || app.texts().moves_title()>
            <Show
                when=move || entries.with(|entries| !entries.is_empty())
                fallback=|| view! { <NoMoves /> }
            >
                <ol class="move-list" tabindex="-1">
                    {move || {
                        entries
                            .get()
                            .into_iter()
                            .map(|entry| view! { <MoveButton entry shown /> })
                            .collect_view()
                    }}
                </ol>
            </Show>
            <div class="moves-foot">
                <Browse />
                <TypeMove />
            </div>
        </section>
    }
}

/// That nothing is played yet, and that the computer would play, too.
#[component]
fn NoMoves() -> impl IntoView {
    let app = use_app();
    let is_of_people = move || {
        app.session
            .with(|session| session.table().opponents() == Opponents::People)
    };
    view! {
        <div class="moves-none">
            <p>{move || app.texts().moves_none()}</p>
            <Show when=move || is_of_people() && !app.face_to_face.get()>
                <button
                    type="button"
                    class="button"
                    on:click=move |_| app.ask_for_game_with_computer()
                >
                    {move || app.texts().play_computer()}
                </button>
            </Show>
        </div>
    }
}

fn entries(table: &Table, words: Words) -> Vec<Entry> {
    let game = table.game();
    let starts = game.start().turn();
    let first_is_second = usize::from(starts != game.variant().rules().starts);
    let played = game.played().len();
    let mut before = *game.start();
    let mut entries = Vec::new();
    for (index, ply) in game.all_plies().iter().enumerate() {
        let text = before.move_text(ply.path(), words.notation(), Form::Short);
        entries.push(Entry {
            plies: index + 1,
            number: (index + first_is_second) / 2 + 1,
            side: before.turn(),
            text: text.replace('x', "×"),
            taken_back: index >= played,
        });
        before = *ply.position();
    }
    entries
}

fn entry_id(plies: usize) -> String {
    format!("move-{plies}")
}

#[component]
fn MoveButton(entry: Entry, shown: Memo<usize>) -> impl IntoView {
    let app = use_app();
    let Entry {
        plies,
        number,
        side,
        text,
        taken_back,
    } = entry;
    let is_shown = move || shown.get() == plies;
    let starts = app.variant().rules().starts;
    let is_first_of_second = plies == 1 && side != starts;
    let label = {
        let text = text.clone();
        move || {
            app.texts()
                .moves_entry(makhos_words::side(side), number, &text)
        }
    };
    let numbered = (side == starts || is_first_of_second).then(|| {
        let missing = if is_first_of_second { " …" } else { "" };
        format!("{number}{missing}")
    });
    view! {
        <li
            class="move-item"
            class:second=side != starts
            class:alone=is_first_of_second
            class:taken-back=taken_back
        >
            {numbered.map(|number| view! { <span class="move-number">{number}</span> })}
            <button
                type="button"
                class="move"
                id=entry_id(plies)
                aria-label=label
                aria-current=move || is_shown().then_some("step")
                on:click=move |_| app.look_back_to(plies)
            >
                {text}
            </button>
        </li>
    }
}

/// The buttons that go through the positions of the game.
#[component]
fn Browse() -> impl IntoView {
    let app = use_app();
    let shown = move || app.session.with(|session| session.table().shown_plies());
    let last = move || {
        app.session
            .with(|session| session.table().game().all_plies().len())
    };
    view! {
        <div class="browse">
            <BrowseButton
                icon="first"
                label=|app| app.texts().moves_to_start()
                disabled=Signal::derive(move || shown() == 0)
                to=Callback::new(move |()| app.look_back_to(0))
            />
            <BrowseButton
                icon="previous"
                label=|app| app.texts().moves_back()
                disabled=Signal::derive(move || shown() == 0)
                to=Callback::new(move |()| app.look_back_to(untrack(shown).saturating_sub(1)))
            />
            <BrowseButton
                icon="next"
                label=|app| app.texts().moves_forward()
                disabled=Signal::derive(move || shown() == last())
                to=Callback::new(move |()| app.look_back_to(untrack(shown) + 1))
            />
            <BrowseButton
                icon="last"
                label=|app| app.texts().moves_to_end()
                disabled=Signal::derive(move || shown() == last())
                to=Callback::new(move |()| app.look_back_to(untrack(last)))
            />
        </div>
    }
}

#[component]
fn BrowseButton(
    icon: &'static str,
    label: fn(App) -> &'static str,
    disabled: Signal<bool>,
    to: Callback<()>,
) -> impl IntoView {
    let app = use_app();
    view! {
        <button
            type="button"
            class="icon-button"
            aria-label=move || label(app)
            title=move || label(app)
            disabled=disabled
            on:click=move |_| to.run(())
        >
            <Icon name=icon />
        </button>
    }
}
