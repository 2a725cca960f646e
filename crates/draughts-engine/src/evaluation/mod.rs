//! What a position is worth at a glance, without searching.
//!
//! The learned evaluation is a small neural net of one hidden layer, seen from both sides
//! ([`Net`]), or tables of patterns ([`Patterns`]). Its weights come in a file for each game, which
//! says what it is and is refused where it does not fit ([`WeightsError`]). Beside it stands the bare
//! count of the pieces, with which learning begins and against which it is measured.

mod accumulator;
mod file;
mod material;
mod net;
mod patterns;

use std::sync::{Arc, LazyLock};

use draughts::{Position, Variant};

pub use file::{Form, Summary, WeightsError};
pub use material::material;
pub use net::{BUCKETS, FEATURES, HIDDEN, Net, bucket, features};
pub use patterns::{PATTERNS, Patterns, earliness, visit_patterns};

pub(crate) use accumulator::Evaluator;

static THAI: LazyLock<Evaluation> =
    LazyLock::new(|| net(include_bytes!("../../weights/thai.mknn"), Variant::Thai));
static ENGLISH: LazyLock<Evaluation> = LazyLock::new(|| {
    net(
        include_bytes!("../../weights/english.mknn"),
        Variant::English,
    )
});

/// The evaluation of weights that come with the engine. That they can be read is tested; should they
/// not be, counting pieces still plays.
fn net(bytes: &[u8], variant: Variant) -> Evaluation {
    match Net::from_bytes(bytes, variant) {
        Ok(net) => Evaluation::Net(Arc::new(net)),
        Err(_) => Evaluation::Material,
    }
}

/// How positions are evaluated.
#[derive(Clone, Debug)]
pub enum Evaluation {
    /// By the pieces on the board and how far the men have come.
    Material,
    /// By a neural net.
    Net(Arc<Net>),
    /// By pattern tables.
    Patterns(Arc<Patterns>),
}

impl Evaluation {
    /// The evaluation that comes with the engine; docs/engine.md tells how it was made.
    #[must_use]
    pub fn built_in(variant: Variant) -> Evaluation {
        match variant {
            Variant::Thai => THAI.clone(),
            Variant::English => ENGLISH.clone(),
        }
    }

    /// Reads a weights file of any form.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] where it is no weights file, another version's, another game's, or damaged.
    pub fn from_bytes(bytes: &[u8], variant: Variant) -> Result<Evaluation, WeightsError> {
        Ok(match Form::of(bytes)? {
            Form::Net => Evaluation::Net(Arc::new(Net::from_bytes(bytes, variant)?)),
            Form::Patterns => Evaluation::Patterns(Arc::new(Patterns::from_bytes(bytes, variant)?)),
        })
    }

    /// The worth of a position for the side to move, in hundredths of a man.
    #[must_use]
    pub fn evaluate(&self, position: &Position) -> i32 {
        Evaluator::new(self, position).evaluate(position, 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_that_come_with_the_engine_are_nets_and_know_what_a_man_is_worth() {
        for variant in Variant::ALL {
            let evaluation = Evaluation::built_in(variant);
            assert!(matches!(evaluation, Evaluation::Net(_)), "{variant}");
            let start = Position::start(variant);
            assert!(evaluation.evaluate(&start).abs() < 30);
            let ahead = match variant {
                Variant::Thai => "B:W1-7:B25-32",
                Variant::English => "B:W22-32:B1-12",
            };
            let ahead = Position::from_fen(variant, ahead).unwrap();
            assert!(evaluation.evaluate(&ahead) > 30);
        }
    }
}
