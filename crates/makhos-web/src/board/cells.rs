//! The squares as a grid for the keyboard, the pointer and the screen reader.

use draughts::Square;
use leptos::prelude::*;
use makhos_words::Words;

use super::{drag, geometry::square_at, ground::turned, keyboard, swipe};
use crate::{
    app::{App, use_app},
    model::table::Table,
};

/// The id of the grid.
pub(super) const BOARD: &str = "board";

/// The id of a square's element.
#[must_use]
pub fn cell_id(square: Square) -> String {
    format!("square-{square}")
}

/// The grid: eight rows of the four dark squares that can be chosen.
#[component]
pub(super) fn Cells() -> impl IntoView {
    let app = use_app();
    let drag = drag::Dragging::default();
    let swipe = swipe::Swiping::default();
    Effect::new(move |_| {
        turned(app);
        keyboard::keep_focus(app);
    });
    view! {
        <div
            class="cells"
            class:viewed=move || app.is_viewing.get()
            id=BOARD
            role="grid"
            aria-rowcount="8"
            aria-colcount="8"
            aria-label=move || {
                let variant = app.shown.with(|shown| shown.variant);
                app.texts().board_label(makhos_words::game(variant))
            }
            aria-describedby="board-help"
            on:keydown=move |event| keyboard::on_key(app, &event)
            on:mousedown=move |event| {
                // The arrow keys go on to show moves after a click on the board.
                if app.is_viewing.get_untracked() {
                    event.prevent_default();
                }
            }
            on:pointerdown=move |event| {
                swipe.begin(app, &event);
                drag.begin(app, &event);
            }
            on:pointermove=move |event| drag.follow(app, &event)
            on:pointerup=move |event| {
                swipe.end(app, &event);
                drag.drop(app, &event);
            }
            on:pointercancel=move |_| {
                swipe.cancel();
                drag.cancel(app);
            }
        >
            {(0..8).map(|row| view! { <Row row drag /> }).collect_view()}
        </div>
        <p id="board-help" class="heard-only">
            {move || app.texts().board_help()}
        </p>
    }
}

#[component]
fn Row(row: i32, drag: drag::Dragging) -> impl IntoView {
    let cells = (0..8)
        .filter(|column| Square::at(row, *column).is_some())
        .map(|column| view! { <Cell row column drag /> })
        .collect_view();
    view! {
        <div role="row" aria-rowindex=row + 1>
            {cells}
        </div>
    }
}

/// One place on the screen; which square it shows depends on the side at the bottom.
#[component]
fn Cell(row: i32, column: i32, drag: drag::Dragging) -> impl IntoView {
    let app = use_app();
    let square = Memo::new(move |_| square_at(row, column, turned(app)));
    let label = move || {
        let words = app.words.get();
        square.get().map(|square| label(app, words, square))
    };
    let is_chosen = move || {
        let chosen = app.with_open_table(|table| table.input().at()).flatten();
        chosen.is_some() && chosen == square.get()
    };
    let can_be_dragged = move || {
        square.get().is_some_and(|square| {
            app.with_open_table(|table| is_draggable(table, square))
                .unwrap_or_default()
        })
    };
    view! {
        <div
            class="cell"
            class:draggable=can_be_dragged
            role="gridcell"
            id=move || square.get().map(cell_id)
            aria-colindex=column + 1
            aria-label=label
            aria-selected=move || is_chosen().to_string()
            tabindex=move || if square.get() == Some(app.focus.get()) { "0" } else { "-1" }
            style:grid-row=(row + 1).to_string()
            style:grid-column=(column + 1).to_string()
            on:focus=move |_| focus(app, square.get_untracked())
            on:click=move |_| {
                if !drag.was_drag() {
                    choose(app, square.get_untracked());
                }
            }
        ></div>
    }
}

fn focus(app: App, square: Option<Square>) {
    if let Some(square) = square {
        app.focus.set(square);
    }
}

fn choose(app: App, square: Option<Square>) {
    if let Some(square) = square {
        app.focus.set(square);
        app.choose(square);
    }
}

fn label(app: App, words: Words, square: Square) -> String {
    let for_a_move = app.with_open_table(|table| words.square_label(table.input(), square));
    for_a_move.unwrap_or_else(|| {
        let piece = app.shown.with(|shown| shown.board.piece_at(square));
        let content = makhos_words::square_content(piece);
        let name = words.notation().square(square);
        words
            .texts()
            .square_label(name, content, makhos_texts::SquareMark::Plain)
    })
}

/// Whether a finger that lands here may pick the piece up, so that the page must not scroll.
fn is_draggable(table: &Table, square: Square) -> bool {
    let input = table.input();
    match input.at() {
        Some(at) if input.in_chain() => at == square,
        _ => input.movers().contains(square),
    }
}
