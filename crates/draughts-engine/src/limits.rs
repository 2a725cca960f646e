//! How long a search goes on, and what is made of a clock.

use std::time::Duration;

/// What is left on a side's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The time left.
    pub left: Duration,
    /// What every move adds.
    pub increment: Duration,
    /// How many moves have to be made in that time; `None` for all that are left.
    pub moves: Option<u32>,
}

/// When a search ends: at whatever comes first.
///
/// ```
/// use std::time::Duration;
/// use draughts_engine::Limits;
///
/// let limits = Limits { nodes: Some(10_000), ..Limits::time(Duration::from_millis(50)) };
/// assert_eq!(limits.depth, None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The depth in plies.
    pub depth: Option<u32>,
    /// The number of positions.
    pub nodes: Option<u64>,
    /// The time for this move.
    pub time: Option<Duration>,
    /// The clock of the side to move.
    pub clock: Option<Clock>,
}

impl Limits {
    /// A search that only a stop ends.
    #[must_use]
    pub fn infinite() -> Limits {
        Limits::default()
    }

    /// A search to a depth.
    #[must_use]
    pub fn depth(plies: u32) -> Limits {
        Limits {
            depth: Some(plies),
            ..Limits::default()
        }
    }

    /// A search of a number of positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// A search of a fixed time.
    #[must_use]
    pub fn time(time: Duration) -> Limits {
        Limits {
            time: Some(time),
            ..Limits::default()
        }
    }

    /// A search for a move by the clock.
    #[must_use]
    pub fn clock(clock: Clock) -> Limits {
        Limits {
            clock: Some(clock),
            ..Limits::default()
        }
    }

    /// The time after which no deeper search is begun, and the time at which a search is broken off.
    pub(crate) fn times(&self) -> Times {
        let clock = self.clock.map(Clock::times);
        let fixed = self.time.map(|time| {
            let hard = time.saturating_sub(MARGIN).max(time / 2);
            Times { soft: hard, hard }
        });
        match (fixed, clock) {
            (Some(fixed), Some(clock)) => Times {
                soft: fixed.soft.min(clock.soft),
                hard: fixed.hard.min(clock.hard),
            },
            (Some(times), None) | (None, Some(times)) => times,
            (None, None) => Times {
                soft: Duration::MAX,
                hard: Duration::MAX,
            },
        }
    }
}

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Times {
    /// After this no deeper search is begun.
    pub(crate) soft: Duration,
    /// At this the search is broken off.
    pub(crate) hard: Duration,
}

/// What is kept back so that an answer is there in time.
const MARGIN: Duration = Duration::from_millis(3);
/// The same for a clock, where being late loses the game.
const CLOCK_MARGIN: Duration = Duration::from_millis(25);
/// Among how many moves the time left is shared where the clock says nothing.
const USUAL_MOVES: u32 = 25;

impl Clock {
    fn times(self) -> Times {
        let usable = self.left.saturating_sub(CLOCK_MARGIN).max(self.left / 4);
        let moves = self.moves.unwrap_or(USUAL_MOVES).clamp(1, USUAL_MOVES);
        let share = usable / moves + self.increment * 3 / 4;
        // One move may take several shares, but never most of what is left, unless it is the last.
        let most = if moves == 1 { usable } else { usable / 3 };
        Times {
            soft: (share * 3 / 5).min(most),
            hard: (share * 3).min(most),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(left: u64, increment: u64, moves: Option<u32>) -> Times {
        Limits::clock(Clock {
            left: Duration::from_millis(left),
            increment: Duration::from_millis(increment),
            moves,
        })
        .times()
    }

    #[test]
    fn a_clock_is_never_used_up() {
        for left in [1, 10, 30, 100, 1_000, 60_000, 3_600_000] {
            for increment in [0, 10, 1_000, 100_000] {
                for moves in [None, Some(1), Some(2), Some(40)] {
                    let Times { soft, hard } = times(left, increment, moves);
                    assert!(soft <= hard);
                    assert!(
                        hard < Duration::from_millis(left),
                        "{left} {increment} {moves:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_fixed_time_is_kept() {
        let hard = |time| Limits::time(Duration::from_millis(time)).times().hard;
        assert_eq!(hard(100), Duration::from_millis(97));
        assert_eq!(hard(2), Duration::from_millis(1));
        assert_eq!(Limits::depth(3).times().hard, Duration::MAX);
    }
}
