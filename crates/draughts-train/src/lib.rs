//! Makes the engine's evaluation.
//!
//! [`self_play`] lets the engine play against itself from varied openings and keeps the positions,
//! each with the score of a search and the result of its game ([`Sample`]); [`fit_net`] and
//! [`fit_patterns`] find the evaluation that says best from the pieces what became of them. All give
//! the same for the same seed.
#![warn(missing_docs)]
#![forbid(unsafe_code)]

mod fit;
mod model;
mod net;
mod sample;
mod self_play;
mod tables;

pub use fit::{Epoch, FitError, Fitting, fit_net, fit_patterns};
pub use sample::{Head, SAMPLE_BYTES, Sample, SampleError, read_games};
pub use self_play::{Playing, self_play};
