//! Work that is shared among threads.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicUsize, Ordering::Relaxed},
};

/// Does some work for each number below `count` in so many threads; an error ends it.
pub(crate) fn each<E: Send>(
    threads: usize,
    count: usize,
    work: impl Fn(usize) -> Result<(), E> + Sync,
) -> Result<(), E> {
    each_with(threads, count, || (), |(), number| work(number))
}

/// The same where each thread has something of its own to work with.
pub(crate) fn each_with<T, E: Send>(
    threads: usize,
    count: usize,
    tool: impl Fn() -> T + Sync,
    work: impl Fn(&mut T, usize) -> Result<(), E> + Sync,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let failed = Mutex::new(None);
    let run = || {
        let mut tool = tool();
        loop {
            let number = next.fetch_add(1, Relaxed);
            if number >= count {
                return;
            }
            if let Err(error) = work(&mut tool, number) {
                next.store(count, Relaxed);
                *failed.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(count) {
            scope.spawn(run);
        }
        run();
    });
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    failed.map_or(Ok(()), Err)
}
