//! What lies under the pieces, and the targets that lie above them.

use draughts::{Bitboard, Path, Square};
use leptos::prelude::*;

use super::geometry::{is_turned, place};
use crate::{
    app::{App, use_app},
    model::{
        table::Table,
        verdict::{Badge, class, sign},
    },
};

/// Whether the picture of the rules is turned round on the screen.
pub(super) fn turned(app: App) -> bool {
    is_turned(app.shown.with(|shown| shown.variant), app.bottom.get())
}

/// The squares, the tint of the last move and the squares' numbers.
#[component]
pub(super) fn Ground() -> impl IntoView {
    let app = use_app();
    view! {
        <svg class="ground" viewBox="0 0 8 8" aria-hidden="true" focusable="false">
            <rect class="light" width="8" height="8" />
            {Square::all().map(dark_square).collect_view()}
            <g class="tints">{move || tints(app)}</g>
            {move || {
                app.settings
                    .with(|settings| settings.square_numbers)
                    .then(|| Square::all().map(|square| number(app, square)).collect_view())
            }}
        </svg>
    }
}

/// The dark squares lie where they lie whichever side is at the bottom.
fn dark_square(square: Square) -> impl IntoView {
    view! {
        <rect class="dark" x=square.column() y=square.row() width="1.004" height="1.004" />
    }
}

fn number(app: App, square: Square) -> impl IntoView {
    let at = move || place(square, turned(app));
    view! {
        <text
            class="number"
            x=move || f64::from(at().column) + 0.07
            y=move || f64::from(at().row) + 0.235
        >
            {move || app.words.get().notation().square(square)}
        </text>
    }
}

fn tints(app: App) -> impl IntoView {
    let trail = app.shown.with(|shown| shown.trail);
    trail
        .iter()
        .map(|square| {
            let at = place(square, turned(app));
            view! { <rect class="tint" x=at.column y=at.row width="1" height="1" /> }
        })
        .collect_view()
}

/// The dots on the squares that can be chosen next, the rings around what can move.
#[component]
pub(super) fn Targets() -> impl IntoView {
    let app = use_app();
    view! {
        <svg class="targets" viewBox="0 0 8 8" aria-hidden="true" focusable="false">
            {move || {
                let show = app.settings.with(|settings| settings.show_moves);
                app.with_open_table(|table| targets(app, table, show))
            }}
            {move || {
                app.with_open_table(|table| {
                    let hint = app.hint.get();
                    hint.as_ref().and_then(|hint| hint.path_on(table)).map(|path| arrow(app, path))
                })
            }}
            {move || badges(app)}
        </svg>
    }
}

fn targets(app: App, table: &Table, show_all: bool) -> impl IntoView + use<> {
    let at_rest = app.drag.with(Option::is_none);
    let input = table.input();
    let mut marks = Vec::new();
    if show_all {
        marks.extend(circles(app, input.next_squares(), "target", 0.17));
        marks.extend(circles(app, input.shortcuts(), "shortcut", 0.11));
    }
    if let Some(at) = input.at().filter(|_| at_rest) {
        marks.extend(circles(app, at.into(), "ring chosen", 0.465));
    } else if at_rest && (show_all || table.game().position().must_capture()) {
        let class = if table.game().position().must_capture() {
            "ring capturer"
        } else {
            "ring mover"
        };
        marks.extend(circles(app, input.movers(), class, 0.465));
    }
    marks
}

fn circles(
    app: App,
    squares: Bitboard,
    class: &'static str,
    radius: f64,
) -> impl Iterator<Item = AnyView> {
    let turned = turned(app);
    squares.iter().map(move |square| {
        let at = place(square, turned);
        let (x, y) = (f64::from(at.column) + 0.5, f64::from(at.row) + 0.5);
        view! { <circle class=class cx=x cy=y r=radius /> }.into_any()
    })
}

/// The values of all moves, where they may be told.
fn badges(app: App) -> Option<Vec<AnyView>> {
    let verdict = app.verdicts.of_board()?;
    let turned = turned(app);
    let badges = verdict.badges().into_iter();
    Some(
        badges
            .map(|shown| badge(shown, turned).into_any())
            .collect(),
    )
}

/// How high a badge is, and how wide for each of its signs, and besides.
const BADGE_HEIGHT: f64 = 0.36;
const BADGE_SIGN: f64 = 0.155;
const BADGE_ENDS: f64 = 0.19;
/// How far badges on the same square are from its middle, to the side and up or down.
const ASIDE: (f64, f64) = (0.27, 0.22);

fn badge(badge: Badge, turned: bool) -> impl IntoView {
    let at = place(badge.square, turned);
    let turn = if turned { -1.0 } else { 1.0 };
    let (right, down) = badge.from.unwrap_or_default();
    let x = f64::from(at.column) + 0.5 + f64::from(right) * turn * ASIDE.0;
    let y = f64::from(at.row) + 0.5 + f64::from(down) * turn * ASIDE.1;
    let sign = sign(badge.value);
    let width = BADGE_ENDS + BADGE_SIGN * sign.chars().count() as f64;
    view! {
        <g class=class(badge.value)>
            <rect
                x=x - width / 2.0
                y=y - BADGE_HEIGHT / 2.0
                width=width
                height=BADGE_HEIGHT
                rx=BADGE_HEIGHT / 2.0
            />
            <text x=x y=y + 0.095>
                {sign}
            </text>
        </g>
    }
}

/// How far before the middle of its last square an arrow ends, for its head.
const HEAD: f64 = 0.3;

/// An arrow along a move.
fn arrow(app: App, path: &Path) -> impl IntoView + use<> {
    let turned = turned(app);
    let middle = |square: &Square| {
        let at = place(*square, turned);
        (f64::from(at.column) + 0.5, f64::from(at.row) + 0.5)
    };
    let mut points: Vec<(f64, f64)> = path.squares().iter().map(middle).collect();
    let head = points.len().checked_sub(2).map(|from| {
        let ((x0, y0), (x1, y1)) = (points[from], points[from + 1]);
        let length = (x1 - x0).hypot(y1 - y0);
        let (right, down) = ((x1 - x0) / length, (y1 - y0) / length);
        let base = (x1 - right * HEAD, y1 - down * HEAD);
        points[from + 1] = base;
        let side = HEAD * 0.7;
        [
            (x1, y1),
            (base.0 - down * side, base.1 + right * side),
            (base.0 + down * side, base.1 - right * side),
        ]
    });
    view! {
        <g class="hint-arrow">
            <polyline points=joined(&points) />
            <polygon points=head.map(|corners| joined(&corners)) />
        </g>
    }
}

fn joined(points: &[(f64, f64)]) -> String {
    let texts: Vec<String> = points
        .iter()
        .map(|(x, y)| format!("{x:.3},{y:.3}"))
        .collect();
    texts.join(" ")
}
