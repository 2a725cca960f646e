//! How much time the players have.

use std::{str::FromStr, time::Duration};

use draughts_engine::{Clock, Limits};
use thiserror::Error;

/// A clock for the whole game, with an increment.
///
/// ```
/// use std::time::Duration;
/// use draughts_match::TimeControl;
///
/// let control: TimeControl = "10+0.1".parse().unwrap();
/// assert_eq!(control.time, Duration::from_secs(10));
/// assert_eq!(control.increment, Duration::from_millis(100));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeControl {
    /// What a side has at the start.
    pub time: Duration,
    /// What every move adds.
    pub increment: Duration,
}

/// A text that is no time control.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is no time control: it is written in seconds, with an increment, such as 10+0.1")]
pub struct NoTimeControl(String);

impl FromStr for TimeControl {
    type Err = NoTimeControl;

    fn from_str(text: &str) -> Result<TimeControl, NoTimeControl> {
        let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
        let seconds = |text: &str| {
            let seconds = text.trim().parse().ok()?;
            Duration::try_from_secs_f64(seconds).ok()
        };
        match (seconds(time), seconds(increment)) {
            (Some(time), Some(increment)) if !time.is_zero() => Ok(TimeControl { time, increment }),
            _ => Err(NoTimeControl(text.to_owned())),
        }
    }
}

/// What limits the moves of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Each move has the same limits.
    PerMove(Limits),
    /// Each side has a clock.
    Clock(TimeControl),
}

/// The time of one side in a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SideClock {
    pace: Pace,
    left: Duration,
}

impl SideClock {
    pub(crate) fn new(pace: Pace) -> SideClock {
        let left = match pace {
            Pace::PerMove(limits) => limits.time.unwrap_or(Duration::MAX),
            Pace::Clock(control) => control.time,
        };
        SideClock { pace, left }
    }

    /// The limits of the next move.
    pub(crate) fn limits(&self) -> Limits {
        match self.pace {
            Pace::PerMove(limits) => limits,
            Pace::Clock(control) => Limits::clock(Clock {
                left: self.left,
                increment: control.increment,
                moves: None,
            }),
        }
    }

    /// Takes the time of a move; `false` where that was too much.
    pub(crate) fn spend(&mut self, time: Duration, grace: Duration) -> bool {
        if time > self.left.saturating_add(grace) {
            return false;
        }
        if let Pace::Clock(control) = self.pace {
            self.left = self.left.saturating_sub(time) + control.increment;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: fn(u64) -> Duration = Duration::from_millis;

    #[test]
    fn a_clock_runs_down_and_gains_its_increment() {
        let control = "1+0.1".parse().unwrap();
        let mut clock = SideClock::new(Pace::Clock(control));
        assert!(clock.spend(MS(600), MS(0)));
        assert_eq!(clock.limits().clock.unwrap().left, MS(500));
        assert!(!clock.spend(MS(501), MS(0)));
        assert!(clock.spend(MS(510), MS(20)));
        assert_eq!(clock.limits().clock.unwrap().left, MS(100));
    }

    #[test]
    fn a_time_per_move_is_the_same_for_every_move() {
        let mut clock = SideClock::new(Pace::PerMove(Limits::time(MS(100))));
        for _ in 0..3 {
            assert!(clock.spend(MS(90), MS(0)));
            assert_eq!(clock.limits(), Limits::time(MS(100)));
        }
        assert!(!clock.spend(MS(131), MS(30)));
    }

    #[test]
    fn without_a_limit_of_time_nobody_is_late() {
        let mut clock = SideClock::new(Pace::PerMove(Limits::depth(5)));
        assert!(clock.spend(Duration::from_secs(1_000_000), MS(50)));
    }

    #[test]
    fn what_is_no_time_control_is_refused() {
        for text in ["", "0", "x+1", "10+", "-5", "10+-1", "1e400"] {
            let error = text.parse::<TimeControl>().unwrap_err();
            assert!(error.to_string().contains("10+0.1"));
        }
    }
}
