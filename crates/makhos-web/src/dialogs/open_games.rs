//! Opening the games of a file or of a pasted text, and choosing one of them.

use leptos::{ev::SubmitEvent, prelude::*};

use super::{Head, findings::FindingList, game_row::GameRow};
use crate::{
    app::{App, use_app},
    icon::Icon,
    model::opened::{OpenError, Progress},
    platform::{chosen_files, page},
};

/// How many games are listed at once.
const PAGE: usize = 50;

/// The id of the list.
const LIST: &str = "game-list";

#[component]
pub(super) fn OpenGames() -> impl IntoView {
    let app = use_app();
    let is_opened = Memo::new(move |_| app.opening.opened.with(Option::is_some));
    let title = move || app.texts().open_games_title().to_owned();
    let error = move || app.opening.error.get().map(|error| reason(app, error));
    view! {
        <Head title=Signal::derive(title) />
        <div class="dialog-body open-games">
            <p class="field-error" role="alert">
                {error}
            </p>
            <Show when=move || is_opened.get() fallback=Sources>
                <Listed />
            </Show>
        </div>
    }
}

fn reason(app: App, error: OpenError) -> &'static str {
    let texts = app.texts();
    match error {
        OpenError::Unreadable => texts.games_unreadable(),
        OpenError::TooLarge => texts.games_too_large(),
        OpenError::Utf16 => texts.games_utf16(),
        OpenError::NoText => texts.games_no_text(),
        OpenError::NoGames => texts.games_none(),
    }
}

/// Where games may come from: a file, or a text to paste.
#[component]
fn Sources() -> impl IntoView {
    let app = use_app();
    let text = RwSignal::new(String::new());
    let read = move |event: SubmitEvent| {
        event.prevent_default();
        let text = text.get_untracked();
        if !text.trim().is_empty() {
            app.open_text(text);
        }
    };
    view! {
        <div class="drop-place" class:dragged=move || app.opening.is_dragged.get()>
            <ChooseFile label=|app| app.texts().open_games_choose() primary=true />
            <p class="line-hint">{move || app.texts().open_games_hint()}</p>
        </div>
        <form class="paste-games" on:submit=read>
            <label for="pasted-games">{move || app.texts().open_games_paste()}</label>
            <textarea
                class="field wide-field"
                id="pasted-games"
                rows="5"
                autocomplete="off"
                spellcheck="false"
                prop:value=move || text.get()
                on:input=move |event| text.set(event_target_value(&event))
            ></textarea>
            <div class="dialog-buttons">
                <button type="submit" class="button">
                    {move || app.texts().open_games_read()}
                </button>
            </div>
        </form>
    }
}

/// A button that lets people choose a file.
#[component]
fn ChooseFile(label: fn(App) -> &'static str, #[prop(optional)] primary: bool) -> impl IntoView {
    let app = use_app();
    view! {
        <label class="button file-button" class:primary=primary>
            <input
                type="file"
                on:change=move |event| {
                    if let Some(file) = chosen_files::chosen(&event) {
                        app.open_file(file);
                    }
                }
            />
            <Icon name="open" />
            {move || label(app)}
        </label>
    }
}

/// The games of what is opened.
#[component]
fn Listed() -> impl IntoView {
    let app = use_app();
    let opened = app.opening.opened;
    let progress = Memo::new(move |_| {
        opened.with(|opened| {
            opened
                .as_ref()
                .map_or(Progress::Whole, |opened| opened.progress)
        })
    });
    let is_reading = Memo::new(move |_| matches!(progress.get(), Progress::Reading(_)));
    let name = move || {
        let name = opened.with(|opened| opened.as_ref().and_then(|opened| opened.name.clone()));
        name.unwrap_or_else(|| app.texts().games_pasted().to_owned())
    };
    let matching = Memo::new(move |_| {
        let query = app.opening.query.get();
        opened.with(|opened| {
            opened
                .as_ref()
                .map(|opened| opened.matching(&query))
                .unwrap_or_default()
        })
    });
    let count = move || {
        let all = opened.with(|opened| opened.as_ref().map_or(0, |opened| opened.entries().len()));
        let (all, found) = (all as u32, matching.with(Vec::len));
        if app.opening.query.with(|query| query.trim().is_empty()) {
            app.texts().games_count(all)
        } else {
            app.texts().games_matching(found as u32, all)
        }
    };
    view! {
        <div class="games-head">
            <p class="games-name">{name}</p>
            <ChooseFile label=|app| app.texts().open_games_other() />
        </div>
        <Show when=move || is_reading.get()>
            <Bar progress />
        </Show>
        <div class="games-search">
            <input
                class="field"
                type="search"
                autocomplete="off"
                aria-label=move || app.texts().games_search()
                placeholder=move || app.texts().games_search()
                prop:value=move || app.opening.query.get()
                on:input=move |event| {
                    app.opening.page.set(0);
                    app.opening.query.set(event_target_value(&event));
                }
            />
            <p class="line-hint" role="status">
                {count}
            </p>
        </div>
        <Show when=move || progress.get() == Progress::Stopped>
            <p class="line-hint">{move || app.texts().games_stopped()}</p>
        </Show>
        <Rows matching />
        <Pager matching />
        <LeftOver />
    }
}

/// How far reading is, and the button to stop it.
#[component]
fn Bar(progress: Memo<Progress>) -> impl IntoView {
    let app = use_app();
    let hundredths = move || match progress.get() {
        Progress::Reading(hundredths) => hundredths.to_string(),
        Progress::Stopped | Progress::Whole => "100".to_owned(),
    };
    view! {
        <div class="games-progress">
            <progress max="100" value=hundredths aria-label=move || app.texts().games_reading()></progress>
            <button type="button" class="button" on:click=move |_| app.stop_opening()>
                {move || app.texts().games_cancel()}
            </button>
        </div>
    }
}

/// The games of the page of the list that is shown.
#[component]
fn Rows(matching: Memo<Vec<usize>>) -> impl IntoView {
    let app = use_app();
    let shown = Memo::new(move |_| {
        let page = app.opening.page.get();
        matching.with(|matching| {
            let shown = matching.iter().skip(page * PAGE).take(PAGE);
            shown.copied().collect::<Vec<usize>>()
        })
    });
    let is_searching = move || app.opening.query.with(|query| !query.trim().is_empty());
    view! {
        <Show
            when=move || shown.with(|shown| !shown.is_empty())
            fallback=move || {
                is_searching()
                    .then(|| view! { <p class="line-hint">{app.texts().games_none_match()}</p> })
            }
        >
            <ol class="lines game-list" id=LIST tabindex="-1" aria-label=move || app.texts().games_list()>
                <For each=move || shown.get() key=|index| *index let:index>
                    <OpenedRow index />
                </For>
            </ol>
        </Show>
    }
}

#[component]
fn OpenedRow(index: usize) -> impl IntoView {
    let app = use_app();
    let summary = app.opening.opened.with_untracked(|opened| {
        let entry = opened.as_ref()?.entries().get(index)?;
        Some(entry.summary.clone())
    });
    summary.map(|summary| {
        let findings = summary.findings;
        view! {
            <GameRow
                summary
                is_current=Signal::derive(move || app.opening.current.get() == Some(index))
                act=Callback::new(move |()| app.look_at_opened(index))
            >
                {(findings > 0).then(|| view! { <RowFindings index findings /> })}
            </GameRow>
        }
    })
}

/// How much is wrong with a game of the list, and on request what.
#[component]
fn RowFindings(index: usize, findings: u32) -> impl IntoView {
    let app = use_app();
    let is_open = RwSignal::new(false);
    let list = move || {
        let opened = app.opening.opened;
        let game = opened.with_untracked(|opened| opened.as_ref()?.game(index));
        game.map(|game| view! { <FindingList findings=game.findings() /> })
    };
    view! {
        <div class="game-findings">
            <button
                type="button"
                class="finding-count"
                aria-expanded=move || is_open.get().to_string()
                on:click=move |_| is_open.update(|open| *open = !*open)
            >
                {move || app.texts().game_findings(findings)}
            </button>
            <Show when=move || is_open.get()>{list}</Show>
        </div>
    }
}

/// The way to the other pages of a long list.
#[component]
fn Pager(matching: Memo<Vec<usize>>) -> impl IntoView {
    let app = use_app();
    let page = app.opening.page;
    let count = Memo::new(move |_| matching.with(Vec::len));
    let turn_to = move |to: usize| {
        page.set(to);
        request_animation_frame(|| page::focus(LIST));
    };
    let shown = move || {
        let first = page.get() * PAGE;
        let last = (first + PAGE).min(count.get());
        app.texts().games_page(first + 1, last, count.get())
    };
    view! {
        <Show when=move || { count.get() > PAGE }>
            <div class="games-pager">
                <button
                    type="button"
                    class="icon-button"
                    aria-label=move || app.texts().games_earlier()
                    title=move || app.texts().games_earlier()
                    disabled=move || page.get() == 0
                    on:click=move |_| turn_to(page.get_untracked() - 1)
                >
                    <Icon name="previous" />
                </button>
                <span>{shown}</span>
                <button
                    type="button"
                    class="icon-button"
                    aria-label=move || app.texts().games_later()
                    title=move || app.texts().games_later()
                    disabled=move || { (page.get() + 1) * PAGE >= count.get() }
                    on:click=move |_| turn_to(page.get_untracked() + 1)
                >
                    <Icon name="next" />
                </button>
            </div>
        </Show>
    }
}

/// What is wrong behind the last game.
#[component]
fn LeftOver() -> impl IntoView {
    let app = use_app();
    let findings = move || {
        app.opening.opened.with(|opened| {
            opened
                .as_ref()
                .map(|opened| opened.left_over.clone())
                .unwrap_or_default()
        })
    };
    view! {
        <Show when=move || !findings().is_empty()>
            <p class="line-hint">{move || app.texts().games_behind()}</p>
            <FindingList findings=findings() />
        </Show>
    }
}
