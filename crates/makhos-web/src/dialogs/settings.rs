//! What people set to their liking, and the draw rules of the next game.

use std::num::NonZeroU16;

use draughts::DrawRules;
use leptos::prelude::*;
use makhos_texts::Language;

use super::{
    Head,
    controls::{Choice, Select, Switch, Toggle},
};
use crate::{
    app::{App, use_app},
    model::settings::{LanguageTag, PieceSet, SquareNames, Theme},
};

/// The counts that players may choose for the no-progress rule, in plies.
const COUNTS: [u16; 5] = [16, 32, 40, 80, 100];

#[component]
pub(super) fn SettingsDialog() -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || app.texts().settings().to_owned()) />
        <div class="dialog-body">
            <div class="lines">
                <LanguageLine />
                <ThemeLine />
                <PiecesLine />
                <NotationLine />
            </div>
            <h3>{move || app.texts().board_settings()}</h3>
            <BoardLines />
            <h3>{move || app.texts().draw_rules()}</h3>
            <p class="line-hint">{move || app.texts().draw_rules_hint()}</p>
            <DrawLines />
        </div>
    }
}

fn choice(value: impl Into<String>, name: impl Into<String>) -> Choice {
    Choice {
        value: value.into(),
        name: name.into(),
    }
}

#[component]
fn LanguageLine() -> impl IntoView {
    let app = use_app();
    let choices = Language::ALL
        .map(|language| choice(language.tag(), language.native_name()))
        .to_vec();
    view! {
        <Select
            id="language"
            label=Signal::derive(move || app.texts().language_choice())
            choices=Signal::stored(choices)
            value=Signal::derive(move || app.texts().language().tag().to_owned())
            set=Callback::new(move |tag: String| {
                let language = Language::from_tag(&tag).map(LanguageTag);
                app.settings.update(|settings| settings.language = language);
            })
        />
    }
}

fn theme_name(app: App, theme: Theme) -> &'static str {
    match theme {
        Theme::System => app.texts().theme_system(),
        Theme::Light => app.texts().theme_light(),
        Theme::Dark => app.texts().theme_dark(),
        Theme::Contrast => app.texts().theme_contrast(),
    }
}

#[component]
fn ThemeLine() -> impl IntoView {
    let app = use_app();
    let choices = move || {
        Theme::ALL
            .map(|theme| choice(theme.name(), theme_name(app, theme)))
            .to_vec()
    };
    view! {
        <Select
            id="theme"
            label=Signal::derive(move || app.texts().theme())
            choices=Signal::derive(choices)
            value=Signal::derive(move || app.settings.with(|settings| settings.theme.name().to_owned()))
            set=Callback::new(move |name: String| {
                let theme = Theme::ALL.into_iter().find(|theme| theme.name() == name);
                app.settings.update(|settings| settings.theme = theme.unwrap_or_default());
            })
        />
    }
}

#[component]
fn PiecesLine() -> impl IntoView {
    let app = use_app();
    let choices = move || {
        vec![
            choice("classic", app.texts().pieces_style_classic()),
            choice("caps", app.texts().pieces_style_caps()),
        ]
    };
    let value = move || match app.settings.with(|settings| settings.pieces) {
        PieceSet::Classic => "classic".to_owned(),
        PieceSet::Caps => "caps".to_owned(),
    };
    view! {
        <Select
            id="pieces"
            label=Signal::derive(move || app.texts().pieces_style())
            choices=Signal::derive(choices)
            value=Signal::derive(value)
            set=Callback::new(move |name: String| {
                app.settings.update(|settings| {
                    settings.pieces = if name == "caps" { PieceSet::Caps } else { PieceSet::Classic };
                });
            })
        />
    }
}

#[component]
fn NotationLine() -> impl IntoView {
    let app = use_app();
    let choices = move || {
        vec![
            choice("numbers", app.texts().notation_numbers()),
            choice("algebraic", app.texts().notation_algebraic()),
        ]
    };
    let value = move || match app.settings.with(|settings| settings.square_names) {
        SquareNames::Numbers => "numbers".to_owned(),
        SquareNames::Algebraic => "algebraic".to_owned(),
    };
    view! {
        <Select
            id="notation"
            label=Signal::derive(move || app.texts().notation())
            choices=Signal::derive(choices)
            value=Signal::derive(value)
            set=Callback::new(move |name: String| {
                app.settings.update(|settings| {
                    settings.square_names = if name == "algebraic" {
                        SquareNames::Algebraic
                    } else {
                        SquareNames::Numbers
                    };
                });
            })
        />
    }
}

#[component]
fn BoardLines() -> impl IntoView {
    let app = use_app();
    let none = Signal::stored(None);
    view! {
        <div class="lines">
            <Switch
                label=Signal::derive(move || app.texts().square_numbers())
                hint=none
                is_on=|settings| settings.square_numbers
                set=|settings, on| settings.square_numbers = on
            />
            <Switch
                label=Signal::derive(move || app.texts().show_moves())
                hint=none
                is_on=|settings| settings.show_moves
                set=|settings, on| settings.show_moves = on
            />
            <Switch
                label=Signal::derive(move || app.texts().turn_after_move())
                hint=none
                is_on=|settings| settings.turn_after_move
                set=|settings, on| settings.turn_after_move = on
            />
            <Switch
                label=Signal::derive(move || app.texts().face_to_face())
                hint=Signal::derive(move || Some(app.texts().face_to_face_hint()))
                is_on=|settings| settings.face_to_face
                set=|settings, on| settings.face_to_face = on
            />
            <Switch
                label=Signal::derive(move || app.texts().sound())
                hint=none
                is_on=|settings| settings.sound
                set=|settings, on| settings.sound = on
            />
            <Switch
                label=Signal::derive(move || app.texts().vibration())
                hint=none
                is_on=|settings| settings.vibration
                set=|settings, on| settings.vibration = on
            />
        </div>
    }
}

#[component]
fn DrawLines() -> impl IntoView {
    let app = use_app();
    let rules = Signal::derive(move || {
        app.session
            .with(|session| session.next_draw_rules(session.variant))
    });
    let set = move |change: &dyn Fn(&mut DrawRules)| {
        let mut changed = rules.get_untracked();
        change(&mut changed);
        app.set_draw_rules(changed);
    };
    let choices = move || {
        let mut choices = vec![choice("0", app.texts().draw_count_off())];
        for plies in COUNTS {
            let name = app.texts().draw_count_plies(plies, plies / 2);
            choices.push(choice(plies.to_string(), name));
        }
        choices
    };
    let count = move || {
        let plies = rules.get().no_progress_plies;
        plies.map_or_else(|| "0".to_owned(), |plies| plies.to_string())
    };
    view! {
        <div class="lines">
            <Select
                id="draw-count"
                label=Signal::derive(move || app.texts().draw_count())
                choices=Signal::derive(choices)
                value=Signal::derive(count)
                set=Callback::new(move |plies: String| {
                    let plies = plies.parse().ok().and_then(NonZeroU16::new);
                    set(&|rules| rules.no_progress_plies = plies);
                })
            />
            <Toggle
                label=Signal::derive(move || app.texts().draw_count_men())
                hint=Signal::stored(None)
                on=Signal::derive(move || rules.get().men_reset)
                set=Callback::new(move |on| set(&|rules| rules.men_reset = on))
            />
            <Toggle
                label=Signal::derive(move || app.texts().draw_repetition())
                hint=Signal::stored(None)
                on=Signal::derive(move || rules.get().repetition)
                set=Callback::new(move |on| set(&|rules| rules.repetition = on))
            />
            <button
                type="button"
                class="line"
                on:click=move |_| app.set_draw_rules(app.variant().rules().draw_rules)
            >
                <span class="line-words">{move || app.texts().draw_rules_default()}</span>
            </button>
        </div>
    }
}
