//! The card about the move that is shown: its comment, where the moves stop being legal, the end.

use draughts::pdn::{NodeId, Understood};
use leptos::prelude::*;
use makhos_words::Words;

use crate::{
    app::use_app,
    model::{
        viewing::Viewing,
        viewing_words::{comment, evaluation, signs, step_label, step_text},
    },
    panels::verdict::VerdictLine,
    platform::page,
};

/// The id of what scrolls in the card.
const WORDS: &str = "step-words";

/// What the card says.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Said {
    headline: String,
    signs: String,
    comment: String,
    /// What is wrong with the moves from here on, or how the game ended.
    note: Option<String>,
    /// Whether the note is about what is wrong.
    is_wrong: bool,
}

fn said(viewing: &Viewing, words: Words) -> Said {
    let game = viewing.game();
    let at = viewing.at();
    let node = game.record().node(at);
    let fault = fault(viewing, words);
    let signs: Vec<String> = [Some(signs(node)), evaluation(node)]
        .into_iter()
        .flatten()
        .filter(|sign| !sign.is_empty())
        .collect();
    Said {
        headline: step_label(game, at, words),
        signs: signs.join(" "),
        comment: comment(node),
        is_wrong: fault.is_some(),
        note: fault.or_else(|| result(viewing, words)),
    }
}

/// Why the board does not show the position after the step.
fn fault(viewing: &Viewing, words: Words) -> Option<String> {
    let game = viewing.game();
    let texts = words.texts();
    if game.replay().start().is_none() {
        return Some(match game.replay().understood() {
            Understood::As(..) => texts.viewer_wrong_start().into(),
            Understood::Other(_) | Understood::Nothing => texts.viewer_other_game().into(),
        });
    }
    let illegal = viewing
        .first_illegal()
        .or_else(|| viewing.next().filter(|&next| !game.is_legal(next)))?;
    Some(texts.viewer_illegal(step_text(game, illegal, words)))
}

/// How the game ended, at the end of its main line.
fn result(viewing: &Viewing, words: Words) -> Option<String> {
    let record = viewing.game().record();
    let last = record.main_line().last().unwrap_or(NodeId::ROOT);
    (viewing.at() == last).then(|| words.result(&record.result(), viewing.game().variant()))
}

/// The card in the place of the message card.
#[component]
pub(super) fn StepCard() -> impl IntoView {
    let app = use_app();
    let said = Memo::new(move |_| {
        let words = app.words.get();
        app.viewing
            .with(|viewing| viewing.as_ref().map(|viewing| said(viewing, words)))
    });
    Effect::new(move |_| {
        said.track();
        page::scroll_to_top(WORDS);
    });
    let part = move |part: fn(Said) -> String| said.get().map(part);
    let is_refused = move || {
        app.notice
            .with(|notice| notice.as_ref().is_some_and(|notice| notice.is_refusal))
    };
    let notice = move || app.notice.get().map(|notice| notice.text);
    let note = move || said.get().and_then(|said| said.note);
    view! {
        <section class="card message step" class:refused=is_refused>
            <div class="message-words" id=WORDS tabindex="0">
                <p class="message-headline">
                    {move || part(|said| said.headline)}
                    <span class="step-signs">{move || part(|said| said.signs)}</span>
                </p>
                <VerdictLine />
                <Show
                    when=move || app.notice.with(Option::is_none)
                    fallback=move || view! { <p class="message-detail">{notice}</p> }
                >
                    <p class="step-comment">{move || part(|said| said.comment)}</p>
                    <p
                        class="step-note"
                        class:wrong=move || said.get().is_some_and(|said| said.is_wrong)
                    >
                        {note}
                    </p>
                </Show>
            </div>
        </section>
    }
}
