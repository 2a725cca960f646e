//! Ending a search from outside.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// A handle that ends a search, from any thread.
///
/// ```
/// use draughts::{Game, Variant};
/// use draughts_engine::{Engine, Limits, Options, Stop};
///
/// let stop = Stop::default();
/// let mut engine = Engine::new(Variant::English, Options::default());
/// engine.set_stop(stop.clone());
/// std::thread::scope(|scope| {
///     let search = scope.spawn(|| engine.search(&Game::new(Variant::English), &Limits::infinite()));
///     stop.stop();
///     assert!(search.join().unwrap().best().is_some());
/// });
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the search that is under way, and every one that begins before [`Stop::reset`].
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets searches run again.
    pub fn reset(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether it was stopped.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
