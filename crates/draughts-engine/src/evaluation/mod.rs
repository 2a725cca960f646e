//! What a position is worth at a glance, without searching.
//!
//! The learned evaluation is a small neural net of one hidden layer, seen from both sides
//! ([`Net`]). Its weights come in a file for each game, which says what it is and is refused where
//! it does not fit ([`WeightsError`]). Beside it stands the bare count of the pieces, with which
//! learning begins and against which it is measured.

mod accumulator;
mod file;
mod material;
mod net;

use std::sync::Arc;

use draughts::{Position, Variant};

pub use file::{Summary, WeightsError};
pub use material::material;
pub use net::{BUCKETS, FEATURES, HIDDEN, Net, bucket, features};

pub(crate) use accumulator::Evaluator;

/// How positions are evaluated.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// By the pieces on the board and how far the men have come.
    Material,
    /// By a neural net.
    Net(Arc<Net>),
}

impl Evaluation {
    /// The evaluation that comes with the engine.
    #[must_use]
    pub fn built_in(_variant: Variant) -> Evaluation {
        Evaluation::Material
    }

    /// The worth of a position for the side to move, in hundredths of a man.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> i32 {
        Evaluator::new(self, position).evaluate(position, 0)
    }
}
