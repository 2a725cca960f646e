//! The keys.

use leptos::prelude::*;
use makhos_texts::Texts;

use super::Head;
use crate::app::use_app;

/// The keys with what they do.
fn keys(texts: Texts) -> [(&'static str, &'static str); 10] {
    [
        (texts.key_arrows(), texts.key_arrows_does()),
        (texts.key_enter(), texts.key_enter_does()),
        (texts.key_escape(), texts.key_escape_does()),
        ("1 … 9", texts.key_typed_does()),
        ("← →", texts.key_history_does()),
        ("U", texts.key_undo_does()),
        ("R", texts.key_redo_does()),
        ("F", texts.key_flip_does()),
        ("N", texts.key_new_does()),
        ("?", texts.key_help_does()),
    ]
}

#[component]
pub(super) fn Keyboard() -> impl IntoView {
    let app = use_app();
    view! {
        <Head title=Signal::derive(move || app.texts().keyboard().to_owned()) />
        <div class="dialog-body">
            <dl class="keys">
                {move || {
                    keys(app.texts())
                        .map(|(key, does)| {
                            view! {
                                <div class="key-line">
                                    <dt>
                                        <kbd>{key}</kbd>
                                    </dt>
                                    <dd>{does}</dd>
                                </div>
                            }
                        })
                        .collect_view()
                }}
            </dl>
        </div>
    }
}
