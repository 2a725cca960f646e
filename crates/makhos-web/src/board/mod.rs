//! The board on the screen: its squares, the pieces above them, and the ways to point at it.

mod cells;
mod drag;
mod geometry;
mod ground;
mod keyboard;
mod pieces;
pub mod small;
mod swipe;

use leptos::prelude::*;

pub use cells::cell_id as square_id;

use crate::{app::use_app, model::settings::PieceSet};

/// How long a piece takes from square to square; the style sheet's `--step` is the same.
pub const STEP_MILLISECONDS: u64 = 180;

/// The board of the table in front.
#[component]
pub fn Board() -> impl IntoView {
    let app = use_app();
    let caps = move || {
        app.settings
            .with(|settings| settings.pieces == PieceSet::Caps)
    };
    let over = move || {
        app.session
            .with(|session| session.table().outcome().is_some())
    };
    view! {
        <div class="board" class:caps=caps class:over=over>
            <div class="board-field">
                <ground::Ground />
                <pieces::Pieces />
                <ground::Targets />
                <cells::Cells />
            </div>
        </div>
    }
}
