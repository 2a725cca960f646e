//! Ctrl-C: the first one ends the match, a second one the program.

use std::{process, thread};

use draughts_engine::Stop;

/// The exit status of a program that an interrupt has ended.
pub(super) const INTERRUPTED: u8 = 130;

/// Uses the handle when the program is asked to stop.
///
/// Where the system has no way to hear of that, its own way of ending a program remains.
pub(super) fn stops(stop: &Stop) {
    let stop = stop.clone();
    thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        let Ok(runtime) = runtime else { return };
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            stop.stop();
        }
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            process::exit(i32::from(INTERRUPTED));
        }
    });
}
