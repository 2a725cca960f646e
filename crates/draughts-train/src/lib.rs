//! Makes the engine's evaluation.
//!
//! [`self_play`] lets the engine play against itself from varied openings and keeps the positions,
//! each with the score of a search and the result of its game ([`Sample`]); [`fit`] finds the net
//! that says best from the pieces what became of them. Both give the same for the same seed.
#![warn(missing_docs)]
#![forbid(unsafe_code)]

mod fit;
mod model;
mod sample;
mod self_play;

pub use fit::{Epoch, FitError, Fitting, fit};
pub use sample::{Head, SAMPLE_BYTES, Sample, SampleError, read_games};
pub use self_play::{Playing, self_play};
