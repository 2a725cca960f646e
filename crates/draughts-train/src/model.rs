//! The net as it is learned: in floating point, with its gradient.

use draughts::{Color, Variant};
use draughts_engine::evaluation::{BUCKETS, FEATURES, HIDDEN, Net, Summary, bucket, features};

use crate::Sample;

/// How many numbers the hidden layer has, and the output.
const HIDDEN_NUMBERS: usize = (FEATURES + 1) * HIDDEN;
const BUCKET_NUMBERS: usize = 2 * HIDDEN + 1;
pub(crate) const NUMBERS: usize = HIDDEN_NUMBERS + BUCKETS * BUCKET_NUMBERS;

/// The most an output weight may be, so that it can be written with 8 bits.
const MOST_OUTPUT: f32 = 1.98;

/// A sample as the net sees it.
#[derive(Clone)]
pub(crate) struct Example {
    /// The inputs of the side to move, then those of the other side.
    inputs: [[u8; 24]; 2],
    pieces: u8,
    bucket: u8,
    /// What the output should be, between 0 for a loss and 1 for a win.
    pub(crate) target: f32,
}

impl Example {
    /// The share of the score in the target is `trust`, that of the result the rest.
    pub(crate) fn new(sample: &Sample, scale: f32, trust: f32) -> Example {
        let position = &sample.position;
        let (turn, pieces) = (position.turn(), position.board().occupied().len());
        let of = |side: Color| {
            let mut inputs = [0; 24];
            for (input, feature) in inputs.iter_mut().zip(features(position, side)) {
                *input = feature as u8;
            }
            inputs
        };
        let by_score = sigmoid(f32::from(sample.score) / scale);
        let by_result = f32::from(sample.result) / 2.0;
        Example {
            inputs: [of(turn), of(!turn)],
            pieces: pieces as u8,
            bucket: bucket(position.variant(), pieces) as u8,
            target: trust * by_score + (1.0 - trust) * by_result,
        }
    }

    fn inputs(&self, half: usize) -> impl Iterator<Item = usize> + '_ {
        self.inputs[half][..usize::from(self.pieces)]
            .iter()
            .map(|&input| usize::from(input))
    }
}

pub(crate) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The numbers of a net, or a gradient of them.
#[derive(Clone)]
pub(crate) struct Numbers(pub(crate) Vec<f32>);

impl Numbers {
    pub(crate) fn zero() -> Numbers {
        Numbers(vec![0.0; NUMBERS])
    }

    /// A net to begin with.
    pub(crate) fn random(random: &mut fastrand::Rng) -> Numbers {
        let mut numbers = Numbers::zero();
        let (hidden, output) = numbers.0.split_at_mut(HIDDEN_NUMBERS);
        for weight in &mut hidden[..FEATURES * HIDDEN] {
            *weight = (random.f32() - 0.5) * 0.25;
        }
        hidden[FEATURES * HIDDEN..].fill(0.25);
        for weight in output {
            *weight = (random.f32() - 0.5) * 0.25;
        }
        numbers
    }

    fn row(&self, feature: usize) -> &[f32] {
        &self.0[feature * HIDDEN..][..HIDDEN]
    }

    fn output(&self, bucket: u8) -> &[f32] {
        &self.0[HIDDEN_NUMBERS + usize::from(bucket) * BUCKET_NUMBERS..][..BUCKET_NUMBERS]
    }

    fn hidden(&self, example: &Example, half: usize) -> [f32; HIDDEN] {
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(self.row(FEATURES));
        for feature in example.inputs(half) {
            for (sum, weight) in sums.iter_mut().zip(self.row(feature)) {
                *sum += weight;
            }
        }
        sums
    }

    fn value(&self, example: &Example, hidden: &[[f32; HIDDEN]; 2]) -> f32 {
        let output = self.output(example.bucket);
        let mut value = output[2 * HIDDEN];
        for (half, sums) in hidden.iter().enumerate() {
            for (sum, weight) in sums.iter().zip(&output[half * HIDDEN..]) {
                let clipped = sum.clamp(0.0, 1.0);
                value += clipped * clipped * weight;
            }
        }
        value
    }

    /// The squared error of an example.
    pub(crate) fn error(&self, example: &Example) -> f64 {
        let hidden = [self.hidden(example, 0), self.hidden(example, 1)];
        let miss = sigmoid(self.value(example, &hidden)) - example.target;
        f64::from(miss * miss)
    }

    /// Adds the gradient of an example's squared error to `gradient`, and returns the error.
    pub(crate) fn learn(&self, example: &Example, gradient: &mut Numbers) -> f64 {
        let hidden = [self.hidden(example, 0), self.hidden(example, 1)];
        let expected = sigmoid(self.value(example, &hidden));
        let miss = expected - example.target;
        let slope = 2.0 * miss * expected * (1.0 - expected);
        let output = self.output(example.bucket);
        let at = HIDDEN_NUMBERS + usize::from(example.bucket) * BUCKET_NUMBERS;
        gradient.0[at + 2 * HIDDEN] += slope;
        for (half, sums) in hidden.iter().enumerate() {
            let mut back = [0.0; HIDDEN];
            let weights = &output[half * HIDDEN..][..HIDDEN];
            let places = &mut gradient.0[at + half * HIDDEN..][..HIDDEN];
            for i in 0..HIDDEN {
                let clipped = sums[i].clamp(0.0, 1.0);
                places[i] += slope * clipped * clipped;
                let open = if sums[i] > 0.0 && sums[i] < 1.0 {
                    1.0
                } else {
                    0.0
                };
                back[i] = slope * weights[i] * 2.0 * clipped * open;
            }
            for feature in example.inputs(half).chain([FEATURES]) {
                let row = &mut gradient.0[feature * HIDDEN..][..HIDDEN];
                for (place, back) in row.iter_mut().zip(&back) {
                    *place += back;
                }
            }
        }
        f64::from(miss * miss)
    }

    /// Keeps the output weights where they can be written.
    pub(crate) fn clip(&mut self) {
        for bucket in self.0[HIDDEN_NUMBERS..].as_chunks_mut::<BUCKET_NUMBERS>().0 {
            for weight in &mut bucket[..2 * HIDDEN] {
                *weight = weight.clamp(-MOST_OUTPUT, MOST_OUTPUT);
            }
        }
    }

    /// The net as the engine plays with it.
    pub(crate) fn quantised(&self, variant: Variant, scale: u16, text: String) -> Net {
        let summary = Summary {
            variant,
            scale,
            text,
        };
        let (hidden, output) = self.0.split_at(HIDDEN_NUMBERS);
        Net::quantised(summary, hidden, output)
    }
}
