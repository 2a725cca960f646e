//! Matches between engines for Thai checkers (Makhos) and English checkers, and what they prove.
//!
//! [`Openings`] are made by enumerating short sequences and keeping the balanced ones; a
//! [`Referee`] has two [`Player`]s play a game by the rules; a [`Match`] plays every opening with
//! both colours, several games at once; a [`Tally`] counts the results, from which come the
//! [`Estimate`] of the Elo difference and the verdict of a [`Sprt`].
//!
//! ```
//! use std::ops::ControlFlow;
//! use draughts::Variant;
//! use draughts_engine::{Limits, Stop};
//! use draughts_match::{Match, Openings, Pace, PlainPlayer, Player, Referee, Tally};
//!
//! let referee = Referee::new(Pace::PerMove(Limits::depth(2)));
//! let openings = Openings::enumerated(Variant::Thai, 4, 1);
//! let games = Match { referee, games: 4, concurrency: 2 };
//! let mut tally = Tally::default();
//! let engine = |_seat, _stop: &Stop| -> Box<dyn Player> { Box::new(PlainPlayer::new(2)) };
//! games.play(openings, &[], &engine, &Stop::default(), &mut |played| {
//!     tally.add(&played);
//!     ControlFlow::Continue(())
//! });
//! assert_eq!(tally.games(), 4);
//! // Equal engines that always do the same score the same with either colour.
//! assert_eq!(tally.score(), 0.5);
//! ```
#![warn(missing_docs)]
#![forbid(unsafe_code)]

mod adjudication;
mod engine_player;
mod estimate;
mod level_player;
mod matches;
mod openings;
mod pace;
mod performance;
mod plain;
mod player;
mod record;
mod referee;
mod sprt;
mod tally;

pub use adjudication::Adjudication;
pub use engine_player::EnginePlayer;
pub use estimate::{Estimate, expected_score};
pub use level_player::LevelPlayer;
pub use matches::{MakePlayer, Match, PlayedGame, Seat};
pub use openings::{Balance, Opening, Openings, OpeningsError};
pub use pace::{Pace, TimeControl};
pub use performance::Performance;
pub use plain::PlainPlayer;
pub use player::{Choice, Player, PlayerError};
pub use record::{MatchRecord, ResumeError, Resumed};
pub use referee::{End, Fault, GameReport, MoveReport, Referee};
pub use sprt::{Sprt, Verdict};
pub use tally::Tally;

/// Fails where a number is not what it should be.
#[cfg(test)]
fn close(found: f64, expected: f64, tolerance: f64) {
    let difference = (found - expected).abs();
    assert!(difference <= tolerance, "{found} is not {expected}");
}
