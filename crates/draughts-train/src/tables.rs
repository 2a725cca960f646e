//! Pattern tables as they are learned.

use draughts::Position;
use draughts_engine::evaluation::{PATTERNS, Patterns, Summary, earliness, visit_patterns};
use fastrand::Rng;

use crate::model::Model;

/// How strongly weights are drawn towards 0, so that of patterns that are hardly ever seen little is
/// believed.
const PULL: f32 = 1e-7;

/// Of each pattern the weight at the beginning of a game, and that at its end.
pub(crate) struct Tables(Vec<f32>);

impl Model for Tables {
    type Input = Position;
    type Learned = Patterns;

    fn begin(_: &mut Rng) -> Tables {
        Tables(vec![0.0; 2 * PATTERNS])
    }

    fn input(position: &Position) -> Position {
        *position
    }

    fn numbers(&self) -> &[f32] {
        &self.0
    }

    fn numbers_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }

    fn value(&self, position: &Position) -> f32 {
        let [mut first, mut last] = [0.0; 2];
        visit_patterns(position, |pattern| {
            first += self.0[2 * pattern];
            last += self.0[2 * pattern + 1];
        });
        let early = earliness(position);
        early * first + (1.0 - early) * last
    }

    fn learn(&self, position: &Position, slope: impl FnOnce(f32) -> f32, gradient: &mut [f32]) {
        let slope = slope(self.value(position));
        let early = earliness(position);
        visit_patterns(position, |pattern| {
            gradient[2 * pattern] += slope * early;
            gradient[2 * pattern + 1] += slope * (1.0 - early);
        });
    }

    /// That of the cross-entropy, which makes it a logistic regression.
    fn loss_slope(_expected: f32, miss: f32) -> f32 {
        miss
    }

    fn shrink(&self, gradient: &mut [f32]) {
        for (slope, number) in gradient.iter_mut().zip(&self.0) {
            *slope += PULL * number;
        }
    }

    fn learned(self, summary: Summary) -> Patterns {
        Patterns::quantised(summary, self.0.as_chunks().0)
    }
}
