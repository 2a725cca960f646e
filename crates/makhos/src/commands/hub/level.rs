//! How long a search is to go on, as the protocol says it.

use std::{str::FromStr, time::Duration};

use draughts_engine::{Clock, Limits};
use thiserror::Error;

use super::message::Message;

/// No search needs longer, and no sum of such times overflows.
const LONGEST_SECONDS: f64 = 10_000_000.0;

/// Why a level is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(in crate::commands) enum LevelError {
    #[error("{name} is a whole number, not \"{value}\"")]
    NotWhole { name: &'static str, value: String },
    #[error("{name} is a number of seconds, not \"{value}\"")]
    NotSeconds { name: &'static str, value: String },
}

/// The limits that a `level` sets; without any, only a stop ends the search.
///
/// # Errors
///
/// [`LevelError`] where a value is no number.
pub(in crate::commands) fn limits(message: &Message) -> Result<Limits, LevelError> {
    let clock = match seconds(message, "time")? {
        Some(left) => {
            let increment = seconds(message, "inc")?.unwrap_or(0.0);
            Some(Clock {
                // The increment is added before the move, and is not in the time left.
                left: duration(left + increment),
                increment: duration(increment),
                moves: whole(message, "moves")?,
            })
        }
        None => None,
    };
    Ok(Limits {
        depth: whole(message, "depth")?,
        nodes: whole(message, "nodes")?,
        time: seconds(message, "move-time")?.map(duration),
        clock,
    })
}

/// The `level` that sets limits.
pub(in crate::commands) fn message(limits: &Limits) -> Message {
    let mut level = Message::new("level");
    if let Some(depth) = limits.depth {
        level = level.with("depth", depth);
    }
    if let Some(nodes) = limits.nodes {
        level = level.with("nodes", nodes);
    }
    if let Some(time) = limits.time {
        level = level.with("move-time", time.as_secs_f64());
    }
    if let Some(clock) = limits.clock {
        let increment = clock.increment.as_secs_f64();
        // The increment is added before the move, and is not in the time left.
        level = level
            .with("time", clock.left.as_secs_f64() - increment)
            .with("inc", increment);
    }
    level
}

fn whole<T: FromStr>(message: &Message, name: &'static str) -> Result<Option<T>, LevelError> {
    let number = message.argument(name).map(|value| {
        value.parse().map_err(|_| LevelError::NotWhole {
            name,
            value: value.to_owned(),
        })
    });
    number.transpose()
}

fn seconds(message: &Message, name: &'static str) -> Result<Option<f64>, LevelError> {
    let Some(value) = message.argument(name) else {
        return Ok(None);
    };
    match value.parse::<f64>() {
        Ok(seconds) if seconds.is_finite() => Ok(Some(seconds)),
        _ => Err(LevelError::NotSeconds {
            name,
            value: value.to_owned(),
        }),
    }
}

fn duration(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds.clamp(0.0, LONGEST_SECONDS))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(line: &str) -> Result<Limits, LevelError> {
        limits(&Message::read(line).unwrap())
    }

    #[test]
    fn every_form_is_understood() {
        assert_eq!(level("level infinite"), Ok(Limits::infinite()));
        assert_eq!(level("level depth=7"), Ok(Limits::depth(7)));
        assert_eq!(level("level nodes=100000"), Ok(Limits::nodes(100_000)));
        let move_time = Limits::time(Duration::from_millis(1500));
        assert_eq!(level("level move-time=1.5"), Ok(move_time));
    }

    #[test]
    fn the_increment_is_added_before_the_move() {
        let clock = |left, increment, moves| {
            let clock = Clock {
                left: Duration::from_millis(left),
                increment: Duration::from_millis(increment),
                moves,
            };
            Ok(Limits::clock(clock))
        };
        assert_eq!(level("level time=60"), clock(60_000, 0, None));
        assert_eq!(level("level time=-0.5 inc=2"), clock(1500, 2000, None));
        assert_eq!(level("level moves=9 time=2.5"), clock(2500, 0, Some(9)));
    }

    #[test]
    fn limits_are_told() {
        let told = |limits| message(&limits).to_string();
        assert_eq!(told(Limits::nodes(500)), "level nodes=500");
        let time = Limits::time(Duration::from_millis(150));
        assert_eq!(told(time), "level move-time=0.15");
        let clock = Limits::clock(Clock {
            left: Duration::from_millis(2500),
            increment: Duration::from_millis(500),
            moves: None,
        });
        assert_eq!(told(clock), "level time=2 inc=0.5");
        assert_eq!(limits(&message(&clock)), Ok(clock));
    }

    #[test]
    fn no_number_is_refused_and_a_huge_one_is_cut() {
        assert_eq!(
            level("level depth=deep").unwrap_err().to_string(),
            "depth is a whole number, not \"deep\""
        );
        assert_eq!(
            level("level move-time=nan").unwrap_err().to_string(),
            "move-time is a number of seconds, not \"nan\""
        );
        let most = Limits::time(Duration::from_secs(10_000_000));
        assert_eq!(level("level move-time=1e300"), Ok(most));
    }
}
