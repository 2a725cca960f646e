//! A bar that shows how far long work is.

use std::{
    io::{self, IsTerminal},
    time::{Duration, Instant},
};

use indicatif::ProgressBar;

use crate::commands::bar::styled;

/// Work that takes less needs no bar.
const PATIENCE: Duration = Duration::from_secs(1);

/// How far a file is read; shown on a terminal once it takes long.
pub(super) struct Progress {
    name: String,
    size: Option<u64>,
    started: Instant,
    wanted: bool,
    bar: Option<ProgressBar>,
}

impl Progress {
    pub(super) fn new(name: &str, size: Option<u64>) -> Progress {
        Progress {
            name: name.to_owned(),
            size,
            started: Instant::now(),
            wanted: io::stderr().is_terminal(),
            bar: None,
        }
    }

    /// Moves the bar on to what is read of the file.
    pub(super) fn set(&mut self, bytes: u64) {
        if self.wanted && self.bar.is_none() && self.started.elapsed() >= PATIENCE {
            self.bar = Some(bar(self.name.clone(), self.size));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(bytes);
        }
    }

    pub(super) fn is_shown(&self) -> bool {
        self.bar.is_some()
    }

    /// Lets something be printed without the bar in its way.
    pub(super) fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(name: String, size: Option<u64>) -> ProgressBar {
    let (bar, template) = match size {
        Some(size) => (
            ProgressBar::new(size),
            "{msg} [{bar:30}] {bytes} of {total_bytes}, {eta} left",
        ),
        None => (ProgressBar::new_spinner(), "{msg} {spinner} {bytes}"),
    };
    styled(bar, template).with_message(name)
}
