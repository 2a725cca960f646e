//! Small boards that only show a position, for the rules.

use draughts::{Board, Piece, Square};
use leptos::prelude::*;

use super::pieces::drawing;
use crate::{app::App, model::settings::PieceSet};

/// The address of a piece's drawing in the chosen set.
#[must_use]
pub fn piece_drawing(app: App, piece: Piece) -> String {
    drawing(piece, app.settings.with(|settings| settings.pieces))
}

/// A board with arrows along paths; `label` says what it shows.
#[component]
pub fn SmallBoard(
    board: Board,
    paths: Vec<Vec<Square>>,
    label: &'static str,
    set: PieceSet,
) -> impl IntoView {
    let pieces = board
        .iter()
        .map(|(square, piece)| {
            view! {
                <svg x=square.column() y=square.row() width="1" height="1" viewBox="0 0 100 100">
                    <use_ href=drawing(piece, set) />
                </svg>
            }
        })
        .collect_view();
    let numbers = Square::all()
        .map(|square| {
            view! {
                <text
                    class="number"
                    x=f64::from(square.column()) + 0.07
                    y=f64::from(square.row()) + 0.26
                >
                    {square.number()}
                </text>
            }
        })
        .collect_view();
    let arrows = paths
        .iter()
        .map(|path| view! { <polyline class="path" points=points(path) /> })
        .collect_view();
    let ends = paths
        .iter()
        .filter_map(|path| path.last())
        .map(|end| view! { <circle class="target" cx=middle(end.column()) cy=middle(end.row()) r="0.15" /> })
        .collect_view();
    view! {
        <svg class="small-board" viewBox="0 0 8 8" role="img" aria-label=label>
            <rect class="light" width="8" height="8" />
            {Square::all()
                .map(|square| {
                    view! {
                        <rect class="dark" x=square.column() y=square.row() width="1.004" height="1.004" />
                    }
                })
                .collect_view()}
            {numbers}
            {pieces}
            {arrows}
            {ends}
        </svg>
    }
}

fn points(path: &[Square]) -> String {
    let corners: Vec<String> = path
        .iter()
        .map(|square| format!("{},{}", middle(square.column()), middle(square.row())))
        .collect();
    corners.join(" ")
}

fn middle(of: u32) -> f64 {
    f64::from(of) + 0.5
}
