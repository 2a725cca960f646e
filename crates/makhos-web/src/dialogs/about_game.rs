//! What is known about the game that is looked at, and what is wrong with its text.

use leptos::prelude::*;

use super::{Head, findings::FindingList};
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
    let findings = move || {
        app.viewing.with(|viewing| {
            viewing
                .as_ref()
                .map(|viewing| viewing.game().findings())
                .unwrap_or_default()
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
            <Show when=move || !findings().is_empty()>
                <h3>{move || app.texts().viewer_findings()}</h3>
                <FindingList findings=findings() />
            </Show>
        </div>
    }
}
