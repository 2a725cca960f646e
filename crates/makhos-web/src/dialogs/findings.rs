//! What is wrong with the text of a game, in words.

use draughts::pdn::{Finding, Severity};
use leptos::prelude::*;

use crate::app::use_app;

/// Findings, each with its line.
#[component]
pub(super) fn FindingList(findings: Vec<Finding>) -> impl IntoView {
    let app = use_app();
    let line = move |finding: &Finding| {
        let class = match finding.kind.severity() {
            Severity::Note => "finding note",
            Severity::Warning => "finding",
            Severity::Error => "finding error",
        };
        view! { <li class=class>{app.words.get().finding(finding)}</li> }
    };
    view! { <ul class="findings">{move || findings.iter().map(line).collect_view()}</ul> }
}
