//! How the computer plays in a new game: its side, its level, its time.

use draughts_engine::Level;
use leptos::prelude::*;
use makhos_texts::Side;

use super::controls::{Choice, Select, SettingSelect};
use crate::{
    app::{App, use_app},
    model::computer::{Opponents, SideChoice, TIMES},
};

/// The lines for a game with the computer.
pub fn computer_choices(opponents: RwSignal<Opponents>) -> AnyView {
    view! {
        <div class="lines">
            <Show
                when=move || opponents.get() == Opponents::Watch
                fallback=|| {
                    view! {
                        <SideLine />
                        <OwnLevel />
                    }
                }
            >
                <WatchedLevel side=Side::Black />
                <WatchedLevel side=Side::White />
            </Show>
            <TimeLine />
        </div>
    }
    .into_any()
}

#[component]
fn SideLine() -> impl IntoView {
    let app = use_app();
    view! {
        <SettingSelect
            id="own-side"
            label=Signal::derive(move || app.texts().your_side())
            all=&[SideChoice::Black, SideChoice::White, SideChoice::Lot]
            name=side_name
            get=|settings| settings.computer.side
            set=|settings, side| settings.computer.side = side
        />
    }
}

fn side_name(app: App, side: SideChoice) -> &'static str {
    match side {
        SideChoice::Black => app.texts().side_name(Side::Black),
        SideChoice::White => app.texts().side_name(Side::White),
        SideChoice::Lot => app.texts().side_by_lot(),
    }
}

#[component]
fn OwnLevel() -> impl IntoView {
    let app = use_app();
    view! {
        <LevelSelect
            id="level"
            label=Signal::derive(move || app.texts().level())
            value=Signal::derive(move || app.settings.with(|settings| settings.computer.level))
            set=Callback::new(move |level| {
                app.settings.update(|settings| settings.computer.level = level);
            })
        />
    }
}

#[component]
fn WatchedLevel(side: Side) -> impl IntoView {
    let app = use_app();
    let (id, index) = match side {
        Side::Black => ("black-level", 0),
        Side::White => ("white-level", 1),
    };
    let level = move || {
        app.settings
            .with(|settings| settings.computer.watched_levels[index])
    };
    view! {
        <LevelSelect
            id
            label=Signal::derive(move || app.texts().level_of(side))
            value=Signal::derive(level)
            set=Callback::new(move |level| {
                app.settings.update(|settings| settings.computer.watched_levels[index] = level);
            })
        />
    }
}

#[component]
fn LevelSelect(
    id: &'static str,
    #[prop(into)] label: Signal<&'static str>,
    value: Signal<u8>,
    set: Callback<u8>,
) -> impl IntoView {
    let app = use_app();
    let choices = move || {
        Level::all()
            .map(|level| Choice {
                value: level.to_string(),
                name: app.texts().level_choice(u32::from(level.number())),
            })
            .collect()
    };
    view! {
        <Select
            id
            label
            choices=Signal::derive(choices)
            value=Signal::derive(move || value.get().to_string())
            set=Callback::new(move |level: String| {
                if let Ok(level) = level.parse() {
                    set.run(level);
                }
            })
        />
    }
}

#[component]
fn TimeLine() -> impl IntoView {
    let app = use_app();
    let choices = move || {
        TIMES
            .map(|seconds| Choice {
                value: seconds.to_string(),
                name: app.texts().thinking_seconds(u32::from(seconds)),
            })
            .to_vec()
    };
    let seconds = move || app.settings.with(|settings| settings.computer.seconds);
    view! {
        <Select
            id="thinking-time"
            label=Signal::derive(move || app.texts().thinking_time())
            choices=Signal::derive(choices)
            value=Signal::derive(move || seconds().to_string())
            set=Callback::new(move |seconds: String| {
                if let Ok(seconds) = seconds.parse() {
                    app.settings.update(|settings| settings.computer.seconds = seconds);
                }
            })
        />
    }
}
