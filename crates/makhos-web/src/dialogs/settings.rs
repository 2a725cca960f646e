//! What people set to their liking, and the draw rules of the next game.

use std::num::NonZeroU16;

use draughts::DrawRules;
use leptos::prelude::*;
use makhos_texts::Language;

use super::{
    Head,
    controls::{Choice, Select, SettingSelect, SittingSwitches, Switch, Toggle},
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
                <LookLines />
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

fn piece_set_name(app: App, set: PieceSet) -> &'static str {
    match set {
        PieceSet::Classic => app.texts().pieces_style_classic(),
        PieceSet::Caps => app.texts().pieces_style_caps(),
    }
}

fn square_names_name(app: App, names: SquareNames) -> &'static str {
    match names {
        SquareNames::Numbers => app.texts().notation_numbers(),
        SquareNames::Algebraic => app.texts().notation_algebraic(),
    }
}

#[component]
fn LookLines() -> impl IntoView {
    let app = use_app();
    view! {
        <SettingSelect
            id="theme"
            label=Signal::derive(move || app.texts().theme())
            all=&Theme::ALL
            name=theme_name
            get=|settings| settings.theme
            set=|settings, theme| settings.theme = theme
        />
        <SettingSelect
            id="pieces"
            label=Signal::derive(move || app.texts().pieces_style())
            all=&[PieceSet::Classic, PieceSet::Caps]
            name=piece_set_name
            get=|settings| settings.pieces
            set=|settings, set| settings.pieces = set
        />
        <SettingSelect
            id="notation"
            label=Signal::derive(move || app.texts().notation())
            all=&[SquareNames::Numbers, SquareNames::Algebraic]
            name=square_names_name
            get=|settings| settings.square_names
            set=|settings, names| settings.square_names = names
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
            <SittingSwitches />
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
