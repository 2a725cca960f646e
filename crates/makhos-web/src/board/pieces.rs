//! The pieces, each an element of its own that slides from square to square.

use draughts::{Piece, Role, Square};
use leptos::prelude::*;

use super::{geometry::place, ground::turned};
use crate::{
    app::{App, use_app},
    model::{scene::Sprite, settings::PieceSet},
};

/// All pieces on the screen.
#[component]
pub(super) fn Pieces() -> impl IntoView {
    let app = use_app();
    let ids = move || {
        app.scene.with(|scene| {
            scene
                .sprites()
                .iter()
                .map(|sprite| sprite.id)
                .collect::<Vec<u32>>()
        })
    };
    view! {
        <div class="pieces" aria-hidden="true">
            <For each=ids key=|id| *id let:id>
                <OnePiece id />
            </For>
        </div>
    }
}

#[component]
fn OnePiece(id: u32) -> impl IntoView {
    let app = use_app();
    let sprite = Memo::new(move |last: Option<&Option<Sprite>>| {
        let now = app.scene.with(|scene| scene.sprite(id));
        now.or_else(|| last.copied().flatten())
    });
    let is = move |test: fn(Sprite) -> bool| sprite.get().is_some_and(test);
    let dragged = move || {
        let square = sprite.get().map(|sprite| sprite.square);
        app.drag
            .get()
            .filter(|drag| Some(drag.square) == square && !is(|sprite| sprite.leaving))
    };
    let drawing = move || {
        let set = app.settings.with(|settings| settings.pieces);
        sprite.get().map(|sprite| drawing(sprite.piece, set))
    };
    view! {
        <div
            class="piece"
            class:leaving=move || is(|sprite| sprite.leaving)
            class:moved=move || is(|sprite| sprite.moved)
            class:king=move || is(|sprite| sprite.piece.role == Role::King)
            class:dragged=move || dragged().is_some()
            style:transform=move || {
                sprite.get().map(|sprite| transform(app, sprite.square, dragged().map(|drag| (drag.right, drag.down))))
            }
        >
            <svg viewBox="0 0 100 100" focusable="false">
                <use_ href=drawing />
            </svg>
        </div>
    }
}

/// Where a piece is drawn; percentages are of its own size, an eighth of the board.
fn transform(app: App, square: Square, dragged: Option<(f64, f64)>) -> String {
    let at = place(square, turned(app));
    let (right, down) = dragged.unwrap_or_default();
    let x = f64::from(at.column) * 100.0 + right * 800.0;
    let y = f64::from(at.row) * 100.0 + down * 800.0;
    format!("translate({x:.2}%, {y:.2}%)")
}

/// The address of a piece's drawing on this page.
pub(super) fn drawing(piece: Piece, set: PieceSet) -> String {
    format!("#{}", makhos_diagram::drawing(piece, set.into()))
}
