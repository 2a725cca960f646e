//! The games that are over: to look at, find, delete, save as a file and read back from one.

use draughts::Variant;
use leptos::{ev::Event, prelude::*, task::spawn_local};
use web_sys::HtmlInputElement;

use super::{Head, save_game::MEDIA_TYPE};
use crate::{
    app::{App, Library, use_app},
    icon::Icon,
    model::{
        library::{self, LibraryGame},
        viewing_words::{occasion, players_line},
    },
    platform::{database::DatabaseError, files, page},
};

/// How many games are listed at once; searching finds the others.
const MOST_ROWS: usize = 200;

/// The id of the button that opens the file picker.
const IMPORT: &str = "library-import";

#[component]
pub(super) fn LibraryDialog() -> impl IntoView {
    let app = use_app();
    app.open_library();
    let question = RwSignal::new(String::new());
    let said = RwSignal::new(String::new());
    view! {
        <Head title=Signal::derive(move || app.texts().library().to_owned()) />
        <div class="dialog-body library">
            {move || {
                app.library
                    .with(|library| match library {
                        Library::Opening => {
                            view! { <p class="line-hint">{app.texts().library_opening()}</p> }
                                .into_any()
                        }
                        Library::Failed(error) => {
                            view! { <p class="field-error">{failure(app, *error)}</p> }.into_any()
                        }
                        Library::Ready(games) if games.is_empty() => {
                            view! { <p class="line-hint">{app.texts().library_empty()}</p> }
                                .into_any()
                        }
                        Library::Ready(_) => view! { <Games question /> }.into_any(),
                    })
            }}
            <p class="share-said" role="status">
                {said}
            </p>
            <Files question said />
        </div>
    }
}

fn failure(app: App, error: DatabaseError) -> &'static str {
    let texts = app.texts();
    match error {
        DatabaseError::Unavailable => texts.library_unavailable(),
        DatabaseError::Newer => texts.library_newer(),
        DatabaseError::Full => texts.library_not_kept(),
    }
}

/// The games that match the question, and the field for it.
#[component]
fn Games(question: RwSignal<String>) -> impl IntoView {
    let app = use_app();
    let asked = RwSignal::new(None::<String>);
    let found = Memo::new(move |_| question.with(|question| found(app, question)));
    let is_cut = move || found.with(|games| games.len() > MOST_ROWS);
    view! {
        <input
            class="field wide-field"
            type="search"
            autocomplete="off"
            aria-label=move || app.texts().games_search()
            placeholder=move || app.texts().games_search()
            prop:value=move || question.get()
            on:input=move |event| question.set(event_target_value(&event))
        />
        <p class="line-hint" role="status">
            {move || app.texts().games_count(found.with(Vec::len) as u32)}
        </p>
        <ul class="lines library-games">
            <For
                each=move || found.get().into_iter().take(MOST_ROWS)
                key=|game| (game.key.clone(), game.saved)
                let:game
            >
                <Row game asked />
            </For>
        </ul>
        <Show when=is_cut>
            <p class="line-hint">{move || app.texts().library_more(MOST_ROWS as u32)}</p>
        </Show>
    }
}

fn found(app: App, question: &str) -> Vec<LibraryGame> {
    app.library.with(|library| match library {
        Library::Ready(games) => games
            .iter()
            .filter(|game| game.matches(question))
            .cloned()
            .collect(),
        Library::Opening | Library::Failed(_) => Vec::new(),
    })
}

/// A game: the row opens it, the button at its end asks whether to delete it.
#[component]
fn Row(game: LibraryGame, asked: RwSignal<Option<String>>) -> impl IntoView {
    let app = use_app();
    let game = StoredValue::new(game);
    let key = move || game.with_value(|game| game.key.clone());
    let players = move || game.with_value(|game| players_line(&game.record, app.words.get()));
    let is_asked = move || asked.with(|asked| asked.as_deref() == Some(&*key()));
    view! {
        <li class="library-row">
            <button
                type="button"
                class="line library-open"
                on:click=move |_| app.look_at(game.with_value(|game| game.record.clone()))
            >
                <span class="line-words">
                    <span>{players}</span>
                    <span class="line-hint">
                        {move || game.with_value(|game| described(app, game))}
                    </span>
                </span>
            </button>
            <button
                type="button"
                class="icon-button"
                aria-label=move || app.texts().library_delete(players())
                title=move || app.texts().library_delete(players())
                aria-expanded=move || is_asked().to_string()
                on:click=move |_| asked.set((!is_asked()).then(key))
            >
                <Icon name="delete" />
            </button>
            <Show when=is_asked>
                <div class="library-question" role="group">
                    <span>{move || app.texts().library_delete_question()}</span>
                    <button type="button" class="button" on:click=move |_| asked.set(None)>
                        {move || app.texts().library_keep()}
                    </button>
                    <button
                        type="button"
                        class="button primary"
                        on:click=move |_| {
                            asked.set(None);
                            app.delete_from_library(key());
                        }
                    >
                        {move || app.texts().library_delete_yes()}
                    </button>
                </div>
            </Show>
        </li>
    }
}

/// What else a row says: result, length, game, where and when.
fn described(app: App, game: &LibraryGame) -> String {
    let words = app.words.get();
    let texts = words.texts();
    let mut parts = vec![
        words.result(&game.result(), game.variant),
        texts.game_moves(game.plies() as u32),
    ];
    if let Some(variant) = game.variant {
        let name = match variant {
            Variant::Thai => texts.variant_thai_short(),
            Variant::English => texts.variant_english_short(),
        };
        parts.push(name.to_owned());
    }
    parts.push(occasion(&game.record));
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

/// Saving what is found as a file, and reading a file.
#[component]
fn Files(question: RwSignal<String>, said: RwSignal<String>) -> impl IntoView {
    let app = use_app();
    let has_games = move || matches!(app.library.get(), Library::Ready(games) if !games.is_empty());
    let export = move |_| {
        let games = untrack(|| question.with(|question| found(app, question)));
        let file = files::text_file(&library::export(&games), MEDIA_TYPE);
        let saved = file.and_then(|file| files::save(&file, "makhos-games.pdn"));
        let texts = app.words.get_untracked().texts();
        said.set(match saved {
            Ok(()) => texts.save_saved().to_owned(),
            Err(_) => texts.save_failed().to_owned(),
        });
    };
    let import = move |event: Event| {
        let input = event_target::<HtmlInputElement>(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        // So that the same file can be chosen again.
        input.set_value("");
        spawn_local(async move {
            match files::read(&file).await {
                Ok(bytes) => app.import_into_library(bytes, move |text| said.set(text)),
                Err(_) => {
                    let texts = app.words.get_untracked().texts();
                    said.set(texts.games_unreadable().to_owned());
                }
            }
        });
    };
    view! {
        <div class="dialog-buttons">
            <input
                id=IMPORT
                type="file"
                accept=".pdn,.txt,text/plain"
                hidden
                on:change=import
            />
            <button type="button" class="button" on:click=move |_| page::click(IMPORT)>
                <Icon name="open" />
                {move || app.texts().library_import()}
            </button>
            <Show when=has_games>
                <button type="button" class="button" on:click=export>
                    <Icon name="install" />
                    {move || app.texts().library_export()}
                </button>
            </Show>
        </div>
    }
}
