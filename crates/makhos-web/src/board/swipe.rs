//! Swiping over the board while a game is looked at: to the left shows the next move, to the right
//! the one before, as turning pages does.

use leptos::prelude::*;
use web_sys::PointerEvent;

use crate::{app::App, model::viewing::Viewing};

/// How far a finger must go to the side, in CSS pixels.
const THRESHOLD: f64 = 36.0;

/// Where the finger came down.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Start {
    pointer: i32,
    x: f64,
    y: f64,
}

/// The swipe under way.
#[derive(Clone, Copy)]
pub(super) struct Swiping(StoredValue<Option<Start>>);

impl Default for Swiping {
    fn default() -> Swiping {
        Swiping(StoredValue::new(None))
    }
}

impl Swiping {
    pub(super) fn begin(self, app: App, event: &PointerEvent) {
        let may_swipe =
            app.is_viewing.get_untracked() && event.is_primary() && event.pointer_type() != "mouse";
        self.0.set_value(may_swipe.then(|| Start {
            pointer: event.pointer_id(),
            x: f64::from(event.client_x()),
            y: f64::from(event.client_y()),
        }));
    }

    pub(super) fn end(self, app: App, event: &PointerEvent) {
        let start = self.0.try_update_value(Option::take).flatten();
        let Some(start) = start.filter(|start| start.pointer == event.pointer_id()) else {
            return;
        };
        let right = f64::from(event.client_x()) - start.x;
        let down = f64::from(event.client_y()) - start.y;
        if right.abs() < THRESHOLD || right.abs() < 2.0 * down.abs() {
            return;
        }
        app.look_on(if right < 0.0 {
            Viewing::next
        } else {
            Viewing::previous
        });
    }

    pub(super) fn cancel(self) {
        self.0.set_value(None);
    }
}
