//! The moves of the game that is looked at, with comments, signs, clocks and variations.

use std::sync::Arc;

use draughts::pdn::{Comment, NodeId};
use leptos::prelude::*;
use makhos_words::Words;

use crate::{
    app::use_app,
    model::{
        step_lines::{StepLine, StepPages},
        viewing::{ViewedGame, Viewing},
        viewing_words::{clock, comment_words, evaluation, signs, step_label, step_text},
    },
    platform::page,
};

/// How deep variations are indented, whatever their depth; each level has a class in the styles.
const DEEPEST_INDENT: usize = 4;

/// A game with its lines; the same as long as the game is.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Printed {
    game: Arc<ViewedGame>,
    pages: Arc<StepPages>,
}

/// The card with the moves.
#[component]
pub(super) fn StepsCard() -> impl IntoView {
    let app = use_app();
    let game = Memo::new(move |_| {
        app.viewing
            .with(|viewing| viewing.as_ref().map(|viewing| viewing.game().clone()))
    });
    let printed = Memo::new(move |_| {
        game.get().map(|game| Printed {
            pages: Arc::new(StepPages::of(game.record())),
            game,
        })
    });
    let at = Memo::new(move |_| {
        app.viewing
            .with(|viewing| viewing.as_ref().map_or(NodeId::ROOT, Viewing::at))
    });
    let page = Memo::new(move |_| {
        let at = at.get();
        printed.with(|printed| {
            printed
                .as_ref()
                .map_or(0, |printed| printed.pages.page_of(at))
        })
    });
    Effect::new(move |_| {
        let id = step_id(at.get());
        page.track();
        request_animation_frame(move || page::scroll_into_view(&id));
    });
    let lines = move || {
        let words = app.words.get();
        printed.get().map(|printed| {
            let shown = page.get();
            let is_last = shown + 1 == printed.pages.count();
            let lines = printed.pages.page(shown).iter();
            let lines = lines
                .map(|line| view! { <Line game=printed.game.clone() line=line.clone() words at /> })
                .collect_view();
            view! {
                {(shown == 0).then(|| start_comments(&printed.game))}
                {(shown > 0).then_some("…")}
                {lines}
                {(!is_last).then_some("…")}
            }
        })
    };
    view! {
        <section class="card steps" aria-label=move || app.texts().moves_title()>
            <div class="step-list" id=step_id(NodeId::ROOT)>{lines}</div>
        </section>
    }
}

fn step_id(id: NodeId) -> String {
    format!("step-{}", id.index())
}

/// What is said about the game before its first move.
fn start_comments(game: &ViewedGame) -> impl IntoView + use<> {
    let words = comment_words(&game.record().node(NodeId::ROOT).comments);
    words.map(|words| view! { <p class="step-line">{words}</p> })
}

#[component]
fn Line(game: Arc<ViewedGame>, line: StepLine, words: Words, at: Memo<NodeId>) -> impl IntoView {
    let mut is_first = true;
    let steps = line
        .steps
        .iter()
        .map(|&id| {
            let node = game.record().node(id);
            let numbered = number(&game, id, is_first);
            is_first = !node.comments.is_empty();
            view! { <Step game=game.clone() id numbered words at /> }
        })
        .collect_view();
    let depth = format!("step-line depth-{}", line.depth.min(DEEPEST_INDENT));
    view! { <p class=depth>{steps}</p> }
}

/// The number before a move, for the second one of a pair only where the text would not tell it.
fn number(game: &ViewedGame, id: NodeId, is_first: bool) -> Option<String> {
    game.record().node(id).move_text()?;
    let count = game.count(id);
    let opens = game.opens_pair(id);
    (opens || is_first).then(|| format!("{}{}", count.number, if opens { "." } else { "…" }))
}

#[component]
fn Step(
    game: Arc<ViewedGame>,
    id: NodeId,
    numbered: Option<String>,
    words: Words,
    at: Memo<NodeId>,
) -> impl IntoView {
    let app = use_app();
    let node = game.record().node(id);
    let comment = |comments: &[Comment]| {
        comment_words(comments).map(|words| view! { <span class="step-said">{words}" "</span> })
    };
    let marks: Vec<String> = [clock(&game, id), evaluation(node)]
        .into_iter()
        .flatten()
        .collect();
    view! {
        {comment(&node.comments_before)}
        <span class="step-move">
            {numbered.map(|number| view! { <span class="step-number">{number}</span> })}
            <button
                type="button"
                class="move"
                class:not-legal=!game.is_legal(id) && game.variant().is_some()
                id=step_id(id)
                aria-label=step_label(&game, id, words)
                aria-current=move || (at.get() == id).then_some("step")
                on:click=move |_| app.look_at_step(id)
            >
                {step_text(&game, id, words)}
                <span class="step-signs">{signs(node)}</span>
            </button>
            {(!marks.is_empty()).then(|| view! { <span class="step-mark">{marks.join(" ")}</span> })}
        </span>
        " "
        {comment(&node.comments)}
    }
}
