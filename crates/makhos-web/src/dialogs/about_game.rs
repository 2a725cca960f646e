//! What is known about the game that is looked at, and what is wrong with its text.

use draughts::pdn::Severity;
use leptos::prelude::*;

use super::Head;
use crate::{app::use_app, model::viewing_words};

#[component]
pub(super) fn AboutGame() -> impl IntoView {
    let app = use_app();
    let title = move || {
        let words = app.words.get();
        app.viewing.with(|viewing| {
            let record = viewing.as_ref()?.game().record();
            Some(viewing_words::players_line(record, words))
        })
    };
    let facts = move || {
        let words = app.words.get();
        app.viewing.with(|viewing| {
            viewing
                .as_ref()
                .map(|viewing| viewing_words::facts(viewing.game(), words))
                .unwrap_or_default()
        })
    };
    let has_findings = move || {
        app.viewing.with(|viewing| {
            viewing
                .as_ref()
                .is_some_and(|viewing| !viewing.game().findings().is_empty())
        })
    };
    view! {
        <Head title=Signal::derive(move || title().unwrap_or_default()) />
        <div class="dialog-body">
            <dl class="facts">
                {move || {
                    facts()
                        .into_iter()
                        .map(|(name, value)| {
                            view! {
                                <div>
                                    <dt>{name}</dt>
                                    <dd>{value}</dd>
                                </div>
                            }
                        })
                        .collect_view()
                }}
            </dl>
            <Show when=has_findings>
                <h3>{move || app.texts().viewer_findings()}</h3>
                <ViewedFindings />
            </Show>
        </div>
    }
}

/// What is wrong with the game that is looked at.
#[component]
fn ViewedFindings() -> impl IntoView {
    let app = use_app();
    move || {
        let words = app.words.get();
        app.viewing.with(|viewing| {
            let game = viewing.as_ref()?.game();
            let lines = game
                .findings()
                .into_iter()
                .map(|finding| (finding.kind.severity(), words.finding(finding)))
                .map(|(severity, text)| {
                    view! {
                        <li
                            class="finding"
                            class:error=severity == Severity::Error
                            class:note=severity == Severity::Note
                        >
                            {text}
                        </li>
                    }
                })
                .collect_view();
            Some(view! { <ul class="findings">{lines}</ul> })
        })
    }
}
