//! What the machine is told about the memory of the transposition table.
//!
//! The table is read all over the place, and waiting for it was the largest part of the search's time.
//! docs/performance.md has what large pages and asking for cache lines one move ahead save.
#![allow(unsafe_code)]

use std::mem::MaybeUninit;

/// Asks for the cache line of a value, where the processor has a way to ask.
#[inline(always)]
pub(crate) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: prefetching reads nothing and never faults, whatever the address; SSE, which has
        // the instruction, is part of x86-64.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}

/// Asks for large pages behind memory that is not used yet, where the system has a way to ask.
pub(crate) fn prefer_large_pages<T>(memory: &mut [MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        /// The size of a large page of x86-64 and of Arm with pages of 4 KiB.
        const LARGE: usize = 2 << 20;
        let begin = memory.as_mut_ptr() as usize;
        let (first, end) = (begin.next_multiple_of(LARGE), begin + size_of_val(memory));
        if first + LARGE <= end {
            // SAFETY: the range lies within `memory`, which is mapped and borrowed by us alone, and
            // this advice changes nothing that a program can see. Where it is refused, the pages
            // stay as they are.
            unsafe { libc::madvise(first as *mut libc::c_void, end - first, libc::MADV_HUGEPAGE) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}
