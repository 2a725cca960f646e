//! The controls that dialogs are made of.

use leptos::prelude::*;

use crate::{app::use_app, model::settings::Settings};

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
