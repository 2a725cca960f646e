//! What can be fitted.

use draughts::Position;
use draughts_engine::evaluation::Summary;
use fastrand::Rng;

/// Numbers that say what a position is worth, with the gradient of it.
pub(crate) trait Model: Sized + Sync {
    /// What the model sees of a position.
    type Input: Clone + Sync;
    /// The evaluation that the engine plays with.
    type Learned;

    /// A model to begin with.
    fn begin(random: &mut Rng) -> Self;

    /// A position as the model sees it.
    fn input(position: &Position) -> Self::Input;

    /// The numbers that are fitted.
    fn numbers(&self) -> &[f32];

    /// The same, to be changed.
    fn numbers_mut(&mut self) -> &mut [f32];

    /// What a position is worth: above 0 it is good for the side to move.
    fn value(&self, input: &Self::Input) -> f32;

    /// Adds the gradient of the value to `gradient`, times what `slope` says of the value.
    fn learn(&self, input: &Self::Input, slope: impl FnOnce(f32) -> f32, gradient: &mut [f32]);

    /// The slope of the loss over the value where `expected` was expected, more than the target by
    /// `miss`.
    fn loss_slope(expected: f32, miss: f32) -> f32;

    /// Adds to a mean gradient what keeps the numbers small.
    fn shrink(&self, _gradient: &mut [f32]) {}

    /// Brings the numbers back to where they can be written.
    fn tidy(&mut self) {}

    /// The evaluation as the engine plays with it.
    fn learned(self, summary: Summary) -> Self::Learned;
}
