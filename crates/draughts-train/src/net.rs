//! The net as it is learned: in floating point, with its gradient.

use draughts::{Color, Position};
use draughts_engine::evaluation::{BUCKETS, FEATURES, HIDDEN, Net, Summary, bucket, features};
use fastrand::Rng;

use crate::model::Model;

/// How many numbers the hidden layer has, and the output.
const HIDDEN_NUMBERS: usize = (FEATURES + 1) * HIDDEN;
const BUCKET_NUMBERS: usize = 2 * HIDDEN + 1;
const NUMBERS: usize = HIDDEN_NUMBERS + BUCKETS * BUCKET_NUMBERS;

/// The most an output weight may be, so that it can be written with 8 bits.
const MOST_OUTPUT: f32 = 1.98;

/// A position as the net sees it.
#[derive(Clone)]
pub(crate) struct Inputs {
    /// Those of the side to move, then those of the other side.
    inputs: [[u8; 24]; 2],
    pieces: u8,
    bucket: u8,
}

impl Inputs {
    fn of(&self, half: usize) -> impl Iterator<Item = usize> + '_ {
        self.inputs[half][..usize::from(self.pieces)]
            .iter()
            .map(|&input| usize::from(input))
    }
}

/// The numbers of a net.
pub(crate) struct NetNumbers(Vec<f32>);

impl NetNumbers {
    fn row(&self, feature: usize) -> &[f32] {
        &self.0[feature * HIDDEN..][..HIDDEN]
    }

    fn output(&self, bucket: u8) -> &[f32] {
        &self.0[HIDDEN_NUMBERS + usize::from(bucket) * BUCKET_NUMBERS..][..BUCKET_NUMBERS]
    }

    fn hidden(&self, inputs: &Inputs) -> [[f32; HIDDEN]; 2] {
        [0, 1].map(|half| {
            let mut sums = [0.0; HIDDEN];
            sums.copy_from_slice(self.row(FEATURES));
            for feature in inputs.of(half) {
                for (sum, weight) in sums.iter_mut().zip(self.row(feature)) {
                    *sum += weight;
                }
            }
            sums
        })
    }

    fn output_value(&self, bucket: u8, hidden: &[[f32; HIDDEN]; 2]) -> f32 {
        let output = self.output(bucket);
        let mut value = output[2 * HIDDEN];
        for (half, sums) in hidden.iter().enumerate() {
            for (sum, weight) in sums.iter().zip(&output[half * HIDDEN..]) {
                let clipped = sum.clamp(0.0, 1.0);
                value += clipped * clipped * weight;
            }
        }
        value
    }
}

impl Model for NetNumbers {
    type Input = Inputs;
    type Learned = Net;

    fn begin(random: &mut Rng) -> NetNumbers {
        let mut numbers = vec![0.0; NUMBERS];
        let (hidden, output) = numbers.split_at_mut(HIDDEN_NUMBERS);
        for weight in &mut hidden[..FEATURES * HIDDEN] {
            *weight = (random.f32() - 0.5) * 0.25;
        }
        hidden[FEATURES * HIDDEN..].fill(0.25);
        for weight in output {
            *weight = (random.f32() - 0.5) * 0.25;
        }
        NetNumbers(numbers)
    }

    fn input(position: &Position) -> Inputs {
        let (turn, pieces) = (position.turn(), position.board().occupied().len());
        let of = |side: Color| {
            let mut inputs = [0; 24];
            for (input, feature) in inputs.iter_mut().zip(features(position, side)) {
                *input = feature as u8;
            }
            inputs
        };
        Inputs {
            inputs: [of(turn), of(!turn)],
            pieces: pieces as u8,
            bucket: bucket(position.variant(), pieces) as u8,
        }
    }

    fn numbers(&self) -> &[f32] {
        &self.0
    }

    fn numbers_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }

    fn value(&self, inputs: &Inputs) -> f32 {
        self.output_value(inputs.bucket, &self.hidden(inputs))
    }

    fn learn(&self, inputs: &Inputs, slope: impl FnOnce(f32) -> f32, gradient: &mut [f32]) {
        let hidden = self.hidden(inputs);
        let slope = slope(self.output_value(inputs.bucket, &hidden));
        let output = self.output(inputs.bucket);
        let at = HIDDEN_NUMBERS + usize::from(inputs.bucket) * BUCKET_NUMBERS;
        gradient[at + 2 * HIDDEN] += slope;
        for (half, sums) in hidden.iter().enumerate() {
            let mut back = [0.0; HIDDEN];
            let weights = &output[half * HIDDEN..][..HIDDEN];
            let places = &mut gradient[at + half * HIDDEN..][..HIDDEN];
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
            for feature in inputs.of(half).chain([FEATURES]) {
                let row = &mut gradient[feature * HIDDEN..][..HIDDEN];
                for (place, back) in row.iter_mut().zip(&back) {
                    *place += back;
                }
            }
        }
    }

    /// That of the squared error.
    fn loss_slope(expected: f32, miss: f32) -> f32 {
        2.0 * miss * expected * (1.0 - expected)
    }

    /// Keeps the output weights where they can be written.
    fn tidy(&mut self) {
        for bucket in self.0[HIDDEN_NUMBERS..].as_chunks_mut::<BUCKET_NUMBERS>().0 {
            for weight in &mut bucket[..2 * HIDDEN] {
                *weight = weight.clamp(-MOST_OUTPUT, MOST_OUTPUT);
            }
        }
    }

    fn learned(self, summary: Summary) -> Net {
        let (hidden, output) = self.0.split_at(HIDDEN_NUMBERS);
        Net::quantised(summary, hidden, output)
    }
}
