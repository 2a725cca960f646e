//! Fitting an evaluation to samples.

use draughts::Variant;
use draughts_engine::evaluation::{Net, Patterns, Summary};
use fastrand::Rng;
use thiserror::Error;

use crate::{Sample, model::Model, net::NetNumbers, tables::Tables};

/// How an evaluation is fitted.
#[derive(Clone, Debug)]
pub struct Fitting {
    /// The game.
    pub variant: Variant,
    /// What an output of 1.0 is worth, in hundredths of a man: where a side is ahead by this much,
    /// it makes 73 % of the points.
    pub scale: u16,
    /// The share of the score in what is learned; the rest is the result of the game.
    pub trust: f32,
    /// How often all samples are gone through.
    pub epochs: usize,
    /// The first learning rate; it falls to nothing by half a cosine.
    pub rate: f32,
    /// What all that is random begins with.
    pub seed: u64,
    /// In how many threads it runs; the result depends on their number in the last digits.
    pub threads: usize,
    /// What the file says about itself.
    pub text: String,
}

/// How an epoch went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Epoch {
    /// Which one, counted from 1.
    pub number: usize,
    /// The mean squared error over the samples that are learned.
    pub error: f64,
    /// The same over the games that are kept apart.
    pub held_out: f64,
}

/// Why there is nothing to fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum FitError {
    /// There are too few games to keep some apart.
    #[error("{0} games are too few to fit an evaluation; 100 are the least")]
    TooFew(usize),
}

/// One in how many games is kept apart to see whether what was learned holds for others.
const HELD_OUT: usize = 20;
const BATCH: usize = 8192;

/// Adam's usual settings. Source: Kingma and Ba, "Adam: A Method for Stochastic Optimization" (2015).
const MEAN: f32 = 0.9;
const SPREAD: f32 = 0.999;
const LEAST: f32 = 1e-8;

/// Fits a net to the samples of games, and tells how each epoch went.
///
/// # Errors
///
/// [`FitError`] where there are too few games.
pub fn fit_net(
    fitting: &Fitting,
    games: &[Vec<Sample>],
    tell: impl FnMut(Epoch),
) -> Result<Net, FitError> {
    fit::<NetNumbers>(fitting, games, tell)
}

/// Fits pattern tables to the samples of games, and tells how each epoch went.
///
/// # Errors
///
/// [`FitError`] where there are too few games.
pub fn fit_patterns(
    fitting: &Fitting,
    games: &[Vec<Sample>],
    tell: impl FnMut(Epoch),
) -> Result<Patterns, FitError> {
    fit::<Tables>(fitting, games, tell)
}

fn fit<M: Model>(
    fitting: &Fitting,
    games: &[Vec<Sample>],
    mut tell: impl FnMut(Epoch),
) -> Result<M::Learned, FitError> {
    if games.len() < 100 {
        return Err(FitError::TooFew(games.len()));
    }
    let part = |held_out: bool| -> Vec<Example<M>> {
        let wanted = games
            .iter()
            .enumerate()
            .filter(|(number, _)| (number % HELD_OUT == 0) == held_out);
        wanted
            .flat_map(|(_, game)| game)
            .map(|sample| Example::new(sample, fitting))
            .collect()
    };
    let (held_out, mut examples) = (part(true), part(false));

    let mut random = Rng::with_seed(fitting.seed);
    let mut model = M::begin(&mut random);
    let mut adam = Adam::new(model.numbers().len());
    let batches = examples.len().div_ceil(BATCH);
    for number in 1..=fitting.epochs {
        random.shuffle(&mut examples);
        let mut error = 0.0;
        for (index, batch) in examples.chunks(BATCH).enumerate() {
            let done = ((number - 1) * batches + index) as f32 / (fitting.epochs * batches) as f32;
            let rate = fitting.rate * 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
            let (mut gradient, missed) = gradient(&model, batch, fitting.threads);
            error += missed;
            for slope in &mut gradient {
                *slope /= batch.len() as f32;
            }
            model.shrink(&mut gradient);
            adam.step(model.numbers_mut(), &gradient, rate);
            model.tidy();
        }
        let missed: f64 = held_out.iter().map(|example| example.error(&model)).sum();
        tell(Epoch {
            number,
            error: error / examples.len() as f64,
            held_out: missed / held_out.len().max(1) as f64,
        });
    }
    Ok(model.learned(Summary {
        variant: fitting.variant,
        scale: fitting.scale,
        text: fitting.text.clone(),
    }))
}

/// A sample as a model learns it.
#[derive(Clone)]
struct Example<M: Model> {
    input: M::Input,
    /// What is expected, between 0 for a loss and 1 for a win.
    target: f32,
}

impl<M: Model> Example<M> {
    fn new(sample: &Sample, fitting: &Fitting) -> Example<M> {
        let by_score = sigmoid(f32::from(sample.score) / f32::from(fitting.scale));
        let by_result = f32::from(sample.result) / 2.0;
        Example {
            input: M::input(&sample.position),
            target: fitting.trust * by_score + (1.0 - fitting.trust) * by_result,
        }
    }

    /// The squared error.
    fn error(&self, model: &M) -> f64 {
        let miss = sigmoid(model.value(&self.input)) - self.target;
        f64::from(miss * miss)
    }

    /// Adds the gradient of the loss to `gradient`, and returns the squared error.
    fn learn(&self, model: &M, gradient: &mut [f32]) -> f64 {
        let mut miss = 0.0;
        let slope = |value: f32| {
            let expected = sigmoid(value);
            miss = expected - self.target;
            M::loss_slope(expected, miss)
        };
        model.learn(&self.input, slope, gradient);
        f64::from(miss * miss)
    }
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The gradient of a batch's loss and its squared error, summed up.
fn gradient<M: Model>(model: &M, batch: &[Example<M>], threads: usize) -> (Vec<f32>, f64) {
    let count = model.numbers().len();
    let part = |examples: &[Example<M>]| {
        let mut gradient = vec![0.0; count];
        let error: f64 = examples
            .iter()
            .map(|example| example.learn(model, &mut gradient))
            .sum();
        (gradient, error)
    };
    let size = batch.len().div_ceil(threads.max(1)).max(1);
    let part = &part;
    let parts: Vec<(Vec<f32>, f64)> = std::thread::scope(|scope| {
        let threads: Vec<_> = batch
            .chunks(size)
            .map(|examples| scope.spawn(move || part(examples)))
            .collect();
        threads
            .into_iter()
            .filter_map(|thread| thread.join().ok())
            .collect()
    });
    let mut sum = vec![0.0; count];
    let mut error = 0.0;
    for (gradient, missed) in parts {
        error += missed;
        for (place, value) in sum.iter_mut().zip(gradient) {
            *place += value;
        }
    }
    (sum, error)
}

struct Adam {
    mean: Vec<f32>,
    spread: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new(numbers: usize) -> Adam {
        Adam {
            mean: vec![0.0; numbers],
            spread: vec![0.0; numbers],
            steps: 0,
        }
    }

    fn step(&mut self, numbers: &mut [f32], gradient: &[f32], rate: f32) {
        self.steps += 1;
        let mean_share = 1.0 - MEAN.powi(self.steps);
        let spread_share = 1.0 - SPREAD.powi(self.steps);
        let places = self.mean.iter_mut().zip(&mut self.spread);
        for ((number, slope), (mean, spread)) in numbers.iter_mut().zip(gradient).zip(places) {
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *spread = SPREAD * *spread + (1.0 - SPREAD) * slope * slope;
            let step = (*mean / mean_share) / ((*spread / spread_share).sqrt() + LEAST);
            *number -= rate * step;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use draughts::{Game, Position};
    use draughts_engine::evaluation::{Evaluation, material};

    use super::*;

    /// Games of random moves, in each of which the side that is ahead wins.
    fn games(variant: Variant, seed: u64) -> Vec<Vec<Sample>> {
        let mut random = Rng::with_seed(seed);
        let mut games = Vec::new();
        while games.len() < 400 {
            let mut game = Game::new(variant);
            let mut samples: Vec<Sample> = Vec::new();
            for _ in 0..30 {
                let position = *game.position();
                let moves = position.legal_moves();
                if moves.is_empty() || game.outcome().is_some() {
                    break;
                }
                if !position.must_capture() {
                    let ahead = material(&position);
                    samples.push(Sample {
                        position,
                        score: ahead as i16,
                        result: (1 + (ahead + 50).div_euclid(100).signum()) as u8,
                        begins_game: samples.is_empty(),
                    });
                }
                let mv = moves[random.usize(..moves.len())];
                let path = position.paths(mv).remove(0);
                game.play(path).unwrap();
            }
            games.push(samples);
        }
        games
    }

    fn fitting(variant: Variant) -> Fitting {
        Fitting {
            variant,
            scale: 50,
            trust: 0.5,
            epochs: 100,
            rate: 0.005,
            seed: 1,
            threads: 1,
            text: "a test".into(),
        }
    }

    /// Expects that the errors fell, and that the evaluation mostly knows who is ahead in other games.
    fn expect_learned(errors: &[f64], evaluation: &Evaluation) {
        let (first, last) = (errors[0], errors[errors.len() - 1]);
        assert!(last < first / 2.0, "{errors:?}");
        let samples: Vec<Sample> = games(Variant::English, 6).concat();
        let decided = samples.iter().filter(|sample| sample.result != 1);
        let known = decided.clone().filter(|sample| {
            let worth = evaluation.evaluate(&sample.position);
            (worth > 0) == (sample.result == 2)
        });
        let (known, decided) = (known.count(), decided.count());
        assert!(known * 10 > decided * 9, "{known} of {decided}");
    }

    #[test]
    fn a_net_learns_what_pieces_are_worth() {
        let variant = Variant::English;
        let mut errors = Vec::new();
        let net = fit_net(&fitting(variant), &games(variant, 5), |epoch| {
            errors.push(epoch.held_out);
        });
        let evaluation = Evaluation::Net(Arc::new(net.unwrap()));
        expect_learned(&errors, &evaluation);
        let worth = |fen| evaluation.evaluate(&Position::from_fen(variant, fen).unwrap());
        let (ahead, behind) = (worth("B:W21-31:B1-12"), worth("B:W21-32:B1-11"));
        assert!(ahead > 20 && behind < -20, "{ahead} {behind}");
    }

    #[test]
    fn pattern_tables_learn_what_pieces_are_worth() {
        let variant = Variant::English;
        let mut errors = Vec::new();
        let patterns = fit_patterns(&fitting(variant), &games(variant, 5), |epoch| {
            errors.push(epoch.held_out);
        });
        expect_learned(&errors, &Evaluation::Patterns(Arc::new(patterns.unwrap())));
    }

    #[test]
    fn a_seed_gives_the_same_weights() {
        let variant = Variant::Thai;
        let games = games(variant, 5);
        let mut short = fitting(variant);
        short.epochs = 2;
        let fitted = |fitting: &Fitting| {
            let net = fit_net(fitting, &games, |_| {}).unwrap();
            (net, fit_patterns(fitting, &games, |_| {}).unwrap())
        };
        let first = fitted(&short);
        assert_eq!(first, fitted(&short));
        short.seed = 2;
        let (net, patterns) = fitted(&short);
        assert_ne!(first.0, net);
        assert_ne!(first.1, patterns);
    }

    #[test]
    fn too_few_games_are_refused() {
        let few = &games(Variant::Thai, 5)[..99];
        let error = fit_net(&fitting(Variant::Thai), few, |_| {});
        assert_eq!(error, Err(FitError::TooFew(99)));
    }
}
