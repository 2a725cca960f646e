//! Telling the processor which memory is needed soon.
//!
//! Waiting for the transposition table took a third of the search's time; asking for its cache lines
//! one move ahead saves a tenth of it (user time of a million positions from the start of each game,
//! with and without).

/// Asks for the cache line of a value, where the processor has a way to ask.
#[inline(always)]
pub(crate) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: prefetching reads nothing and never faults, whatever the address; SSE, which has
        // the instruction, is part of x86-64.
        #[allow(unsafe_code)]
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast());
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}
