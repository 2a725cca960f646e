//! Dragging a piece with the mouse, a pen or a finger.
//!
//! A press that hardly moves is left to the click that follows it; only real movement picks the
//! piece up. So a tap chooses, a drag moves, and a finger that scrolls does neither.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::{geometry::square_at_point, ground::turned};
use crate::{
    app::{App, Drag},
    model::table::Table,
};

/// How far the pointer must move, in CSS pixels, before a press becomes a drag.
const THRESHOLD: f64 = 6.0;

/// A press under way.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Press {
    pointer: i32,
    x: f64,
    y: f64,
    moving: bool,
}

/// The press under way, and whether the last one was a drag.
#[derive(Clone, Copy)]
pub(super) struct Dragging {
    press: StoredValue<Option<Press>>,
    dragged: StoredValue<bool>,
}

impl Default for Dragging {
    fn default() -> Dragging {
        Dragging {
            press: StoredValue::new(None),
            dragged: StoredValue::new(false),
        }
    }
}

/// Where a pointer is over the board, as fractions of its width and height.
struct Point {
    right: f64,
    down: f64,
}

impl Dragging {
    /// Whether the click that comes now ends a drag and means nothing more.
    pub(super) fn was_drag(self) -> bool {
        self.dragged.get_value()
    }

    pub(super) fn begin(self, app: App, event: &PointerEvent) {
        self.dragged.set_value(false);
        if event.button() != 0 || !event.is_primary() || app.drag.with_untracked(Option::is_some) {
            return;
        }
        self.press.set_value(Some(Press {
            pointer: event.pointer_id(),
            x: f64::from(event.client_x()),
            y: f64::from(event.client_y()),
            moving: false,
        }));
    }

    pub(super) fn follow(self, app: App, event: &PointerEvent) {
        let Some(press) = self.press.get_value() else {
            return;
        };
        if press.pointer != event.pointer_id() {
            return;
        }
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let (right, down) = (x - press.x, y - press.y);
        let Some(board) = board(event) else { return };
        if !press.moving {
            if right.hypot(down) < THRESHOLD {
                return;
            }
            if !self.pick_up(app, event, &board, press) {
                self.press.set_value(None);
                return;
            }
        }
        let width = board.get_bounding_client_rect().width();
        app.drag.update(|drag| {
            if let Some(drag) = drag {
                drag.right = right / width;
                drag.down = down / width;
            }
        });
    }

    /// Picks up the piece on which the press began; `false` where there is none that may move.
    fn pick_up(self, app: App, event: &PointerEvent, board: &Element, press: Press) -> bool {
        let start = point(board, press.x, press.y);
        let square = square_at_point(start.right, start.down, untracked_turned(app));
        let Some(square) = square else { return false };
        let open = untrack(|| {
            app.with_open_table(|table| {
                let piece = table.shown_board().piece_at(square);
                let is_own = piece.map(|piece| piece.color) == Some(table.game().position().turn());
                (table.input().at(), is_own)
            })
        });
        let Some((at, true)) = open else {
            if waits_for_computer(app) {
                self.dragged.set_value(true);
                app.choose(square);
            }
            return false;
        };
        self.dragged.set_value(true);
        if at != Some(square) && !app.choose(square) {
            return false;
        }
        self.press.set_value(Some(Press {
            moving: true,
            ..press
        }));
        // Without the capture the drag ends at the edge of the board, and nothing worse.
        let _ = board.set_pointer_capture(event.pointer_id());
        app.drag.set(Some(Drag {
            square,
            right: 0.0,
            down: 0.0,
        }));
        true
    }

    pub(super) fn drop(self, app: App, event: &PointerEvent) {
        let press = self.press.get_value();
        self.press.set_value(None);
        let (Some(press), Some(drag)) = (press, app.drag.get_untracked()) else {
            return;
        };
        if !press.moving || press.pointer != event.pointer_id() {
            return;
        }
        let target = board(event).and_then(|board| {
            let at = point(
                &board,
                f64::from(event.client_x()),
                f64::from(event.client_y()),
            );
            square_at_point(at.right, at.down, untracked_turned(app))
        });
        app.drag.set(None);
        match target {
            Some(target) if target != drag.square => {
                app.choose(target);
            }
            _ => {}
        }
    }

    pub(super) fn cancel(self, app: App) {
        self.press.set_value(None);
        app.drag.set(None);
    }
}

/// Whether a piece that is picked up would be refused because the computer is to move.
fn waits_for_computer(app: App) -> bool {
    let waits = |table: &Table| table.goes_on_here() && table.computer_to_move().is_some();
    let is_viewing = app.is_viewing.get_untracked();
    !is_viewing && app.session.with_untracked(|session| waits(session.table()))
}

fn untracked_turned(app: App) -> bool {
    untrack(|| turned(app))
}

/// The element of the whole board.
fn board(event: &PointerEvent) -> Option<Element> {
    event.current_target()?.dyn_into().ok()
}

fn point(board: &Element, x: f64, y: f64) -> Point {
    let place = board.get_bounding_client_rect();
    Point {
        right: (x - place.left()) / place.width(),
        down: (y - place.top()) / place.height(),
    }
}
