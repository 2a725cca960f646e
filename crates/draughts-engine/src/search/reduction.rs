//! By how much late moves are searched less deeply.

use std::sync::LazyLock;

/// Depths and numbers of moves beyond these are treated like these.
const MOST: usize = 64;

static USUAL: LazyLock<[[u8; MOST]; MOST]> = LazyLock::new(|| {
    let usual = |depth: usize, count: usize| {
        ((depth as f32).ln() * (count as f32).ln() * 0.55 + 0.35) as u8
    };
    std::array::from_fn(|depth| std::array::from_fn(|count| usual(depth.max(1), count.max(1))))
});

/// The plies that the move after `count - 1` others is searched less deeply, as far as depth and count
/// say.
pub(super) fn usual(depth: i32, count: usize) -> i32 {
    let depth = usize::try_from(depth).unwrap_or_default();
    USUAL[depth.min(MOST - 1)][count.min(MOST - 1)].into()
}
