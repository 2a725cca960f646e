//! The controls that dialogs are made of.

use leptos::prelude::*;

use crate::{
    app::{App, use_app},
    icon::Icon,
    model::settings::Settings,
};

/// A line with a switch for one of the settings.
#[component]
pub(super) fn Switch(
    #[prop(into)] label: Signal<&'static str>,
    #[prop(into)] hint: Signal<Option<&'static str>>,
    is_on: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let app = use_app();
    let on = Signal::derive(move || app.settings.with(is_on));
    view! {
        <Toggle
            label
            hint
            on
            set=Callback::new(move |value| app.settings.update(|settings| set(settings, value)))
        />
    }
}

/// The switches for how two people sit at the device.
#[component]
pub(super) fn SittingSwitches() -> impl IntoView {
    let app = use_app();
    view! {
        <Switch
            label=Signal::derive(move || app.texts().turn_after_move())
            hint=Signal::stored(None)
            is_on=|settings| settings.turn_after_move
            set=|settings, on| settings.turn_after_move = on
        />
        <Switch
            label=Signal::derive(move || app.texts().face_to_face())
            hint=Signal::derive(move || Some(app.texts().face_to_face_hint()))
            is_on=|settings| settings.face_to_face
            set=|settings, on| settings.face_to_face = on
        />
    }
}

/// A line with a switch.
#[component]
pub(super) fn Toggle(
    #[prop(into)] label: Signal<&'static str>,
    #[prop(into)] hint: Signal<Option<&'static str>>,
    #[prop(into)] on: Signal<bool>,
    set: Callback<bool>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="line switch-line"
            role="switch"
            aria-checked=move || on.get().to_string()
            on:click=move |_| set.run(!on.get_untracked())
        >
            <span class="line-words">
                <span>{label}</span>
                {move || hint.get().map(|hint| view! { <span class="line-hint">{hint}</span> })}
            </span>
            <span class="switch" aria-hidden="true"></span>
        </button>
    }
}

/// The two answers to a question; either closes the dialog first.
#[component]
pub(super) fn Answers(
    no: fn(App) -> &'static str,
    #[prop(optional)] on_no: Option<Callback<()>>,
    yes: fn(App) -> &'static str,
    on_yes: Callback<()>,
    #[prop(optional)] yes_icon: Option<&'static str>,
) -> impl IntoView {
    let app = use_app();
    view! {
        <div class="dialog-buttons">
            <button
                type="button"
                class="button"
                on:click=move |_| {
                    app.dialog.set(None);
                    if let Some(on_no) = on_no {
                        on_no.run(());
                    }
                }
            >
                {move || no(app)}
            </button>
            <button
                type="button"
                class="button primary"
                on:click=move |_| {
                    app.dialog.set(None);
                    on_yes.run(());
                }
            >
                {yes_icon.map(|name| view! { <Icon name /> })}
                {move || yes(app)}
            </button>
        </div>
    }
}

/// A line with a list to choose one of the settings from.
#[component]
pub(super) fn SettingSelect<T: Copy + PartialEq + Send + Sync + 'static>(
    id: &'static str,
    #[prop(into)] label: Signal<&'static str>,
    all: &'static [T],
    name: fn(App, T) -> &'static str,
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> impl IntoView {
    let app = use_app();
    let choices = move || {
        all.iter()
            .enumerate()
            .map(|(index, &value)| Choice {
                value: index.to_string(),
                name: name(app, value).to_owned(),
            })
            .collect()
    };
    let value = move || {
        let chosen = app.settings.with(get);
        let index = all.iter().position(|&value| value == chosen);
        index.unwrap_or_default().to_string()
    };
    let choose = move |index: String| {
        let chosen = index.parse().ok().and_then(|index: usize| all.get(index));
        if let Some(&chosen) = chosen {
            app.settings.update(|settings| set(settings, chosen));
        }
    };
    view! {
        <Select
            id
            label
            choices=Signal::derive(choices)
            value=Signal::derive(value)
            set=Callback::new(choose)
        />
    }
}

/// One of several things to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    /// What the program calls it.
    pub(super) value: String,
    /// What people call it.
    pub(super) name: String,
}

/// A line with a list to choose from.
#[component]
pub(super) fn Select(
    id: &'static str,
    #[prop(into)] label: Signal<&'static str>,
    #[prop(into)] choices: Signal<Vec<Choice>>,
    #[prop(into)] value: Signal<String>,
    set: Callback<String>,
) -> impl IntoView {
    view! {
        <div class="line">
            <label class="line-words" for=id>
                {label}
            </label>
            <select
                class="field"
                id=id
                prop:value=value
                on:change=move |event| set.run(event_target_value(&event))
            >
                {move || {
                    choices
                        .get()
                        .into_iter()
                        .map(|choice| {
                            let selected = choice.value == value.get();
                            view! {
                                <option value=choice.value selected=selected>
                                    {choice.name}
                                </option>
                            }
                        })
                        .collect_view()
                }}
            </select>
        </div>
    }
}
