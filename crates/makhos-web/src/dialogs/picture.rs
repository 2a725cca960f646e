//! The position on the board as a picture to save.

use draughts::Color;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsValue;
use makhos_diagram::{Diagram, Palette};
use web_sys::Blob;

use super::{Head, controls::Toggle};
use crate::{
    app::{App, use_app},
    icon::Icon,
    model::printed::name_squares,
    platform::{files, pictures},
};

/// The width of a PNG in pixels.
const WIDTH: u32 = 1600;

/// What the picture shows besides the position.
#[derive(Clone, Copy)]
struct Chosen {
    numbers: RwSignal<bool>,
    letters: RwSignal<bool>,
    paper: RwSignal<bool>,
    caption: RwSignal<String>,
}

#[component]
pub(super) fn Picture() -> impl IntoView {
    let app = use_app();
    let mut plain = plain(app);
    name_squares(&mut plain, app.words.get_untracked().notation());
    let chosen = Chosen {
        numbers: RwSignal::new(plain.numbers),
        letters: RwSignal::new(plain.letters),
        paper: RwSignal::new(false),
        caption: RwSignal::new(plain.title.clone()),
    };
    let plain = StoredValue::new(plain);
    let svg = Memo::new(move |_| chosen.picture(plain.get_value()).to_svg());
    view! {
        <Head title=Signal::derive(move || app.texts().picture().to_owned()) />
        <div class="dialog-body">
            <img
                class="picture"
                src=move || svg.with(|svg| pictures::address(svg))
                alt=move || plain.with_value(|plain| plain.title.clone())
            />
            <div class="lines">
                <Choice label=|app| app.texts().picture_numbers() on=chosen.numbers />
                <Choice label=|app| app.texts().picture_letters() on=chosen.letters />
                <Choice label=|app| app.texts().picture_paper() on=chosen.paper />
            </div>
            <label for="picture-caption">{move || app.texts().picture_caption()}</label>
            <input
                class="field wide-field"
                id="picture-caption"
                type="text"
                maxlength="200"
                autocomplete="off"
                prop:value=move || chosen.caption.get()
                on:input=move |event| chosen.caption.set(event_target_value(&event))
            />
            <Save svg />
        </div>
    }
}

#[component]
fn Choice(label: fn(App) -> &'static str, on: RwSignal<bool>) -> impl IntoView {
    let app = use_app();
    view! {
        <Toggle
            label=Signal::derive(move || label(app))
            hint=Signal::stored(None)
            on
            set=Callback::new(move |value| on.set(value))
        />
    }
}

/// The buttons that save the picture, and what went wrong.
#[component]
fn Save(svg: Memo<String>) -> impl IntoView {
    let app = use_app();
    let failed = RwSignal::new(false);
    let save = move |made: Result<Blob, JsValue>, ending: &str| {
        let saved = made.and_then(|file| files::save(&file, &file_name(app, ending)));
        failed.set(saved.is_err());
    };
    let save_svg = move |_| {
        let file = svg.with_untracked(|svg| files::text_file(svg, "image/svg+xml"));
        save(file, "svg");
    };
    let save_png = move |_| {
        spawn_local(async move {
            let svg = svg.get_untracked();
            save(pictures::png(&svg, WIDTH).await, "png");
        });
    };
    view! {
        <p class="field-error" role="alert">
            {move || failed.get().then(|| app.texts().picture_failed())}
        </p>
        <div class="dialog-buttons">
            <button type="button" class="button" on:click=save_svg>
                <Icon name="install" />
                {move || app.texts().picture_save_svg()}
            </button>
            <button type="button" class="button primary" on:click=save_png>
                <Icon name="install" />
                {move || app.texts().picture_save_png()}
            </button>
        </div>
    }
}

/// What is on the board, as the app shows it.
fn plain(app: App) -> Diagram {
    let shown = app.shown.get_untracked();
    let pieces = app.settings.with_untracked(|settings| settings.pieces);
    Diagram {
        below: app.bottom.get_untracked(),
        last_move: shown.trail,
        palette: Palette::Screen(pieces.into()),
        title: title(app, shown.turn),
        description: app.shown_fen(),
        ..Diagram::of_board(shown.variant, shown.board)
    }
}

/// How the game on the table ended, where its end is on the board, or else whose turn it is.
fn title(app: App, turn: Color) -> String {
    let words = app.words.get_untracked();
    let is_viewing = app.is_viewing.get_untracked();
    let end = app.session.with_untracked(|session| {
        let table = session.table();
        let is_last = !is_viewing && table.looking_at().is_none();
        let outcome = table.outcome().filter(|_| is_last)?;
        Some(words.outcome(outcome, table.game().draw_rules()))
    });
    end.unwrap_or_else(|| words.texts().to_move(makhos_words::side(turn)).to_owned())
}

impl Chosen {
    fn picture(self, plain: Diagram) -> Diagram {
        Diagram {
            numbers: self.numbers.get(),
            letters: self.letters.get(),
            caption: self.caption.get(),
            palette: match self.paper.get() {
                true => Palette::Print,
                false => plain.palette,
            },
            ..plain
        }
    }
}

/// A name that says which position it is: `makhos-thai-12.svg` after twelve turns.
fn file_name(app: App, ending: &str) -> String {
    let variant = app.shown.with_untracked(|shown| shown.variant);
    let turns = app.viewing.with_untracked(|viewing| match viewing {
        Some(viewing) => viewing.game().record().line_to(viewing.at()).len(),
        None => app
            .session
            .with_untracked(|session| session.table().shown_plies()),
    });
    format!("makhos-{variant}-{turns}.{ending}")
}
