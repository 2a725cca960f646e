//! Fitting a net to samples.

use draughts::Variant;
use draughts_engine::evaluation::Net;
use fastrand::Rng;
use thiserror::Error;

use crate::{
    Sample,
    model::{Example, NUMBERS, Numbers},
};

/// How a net is fitted.
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
    #[error("{0} games are too few to fit a net; 100 are the least")]
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
pub fn fit(
    fitting: &Fitting,
    games: &[Vec<Sample>],
    mut tell: impl FnMut(Epoch),
) -> Result<Net, FitError> {
    if games.len() < 100 {
        return Err(FitError::TooFew(games.len()));
    }
    let example = |sample: &Sample| Example::new(sample, f32::from(fitting.scale), fitting.trust);
    let part = |held_out: bool| -> Vec<Example> {
        let wanted = games
            .iter()
            .enumerate()
            .filter(|(number, _)| (number % HELD_OUT == 0) == held_out);
        wanted.flat_map(|(_, game)| game).map(example).collect()
    };
    let (held_out, mut examples) = (part(true), part(false));

    let mut random = Rng::with_seed(fitting.seed);
    let mut numbers = Numbers::random(&mut random);
    let mut adam = Adam::new();
    let batches = examples.len().div_ceil(BATCH);
    for number in 1..=fitting.epochs {
        random.shuffle(&mut examples);
        let mut error = 0.0;
        for (index, batch) in examples.chunks(BATCH).enumerate() {
            let done = ((number - 1) * batches + index) as f32 / (fitting.epochs * batches) as f32;
            let rate = fitting.rate * 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
            let (gradient, missed) = gradient(&numbers, batch, fitting.threads);
            error += missed;
            adam.step(&mut numbers, &gradient, batch.len(), rate);
            numbers.clip();
        }
        let missed: f64 = held_out.iter().map(|example| numbers.error(example)).sum();
        tell(Epoch {
            number,
            error: error / examples.len() as f64,
            held_out: missed / held_out.len().max(1) as f64,
        });
    }
    Ok(numbers.quantised(fitting.variant, fitting.scale, fitting.text.clone()))
}

/// The gradient of a batch and its squared error, summed up.
fn gradient(numbers: &Numbers, batch: &[Example], threads: usize) -> (Numbers, f64) {
    let part = |examples: &[Example]| {
        let mut gradient = Numbers::zero();
        let error: f64 = examples
            .iter()
            .map(|example| numbers.learn(example, &mut gradient))
            .sum();
        (gradient, error)
    };
    let size = batch.len().div_ceil(threads.max(1)).max(1);
    let part = &part;
    let parts: Vec<(Numbers, f64)> = std::thread::scope(|scope| {
        let threads: Vec<_> = batch
            .chunks(size)
            .map(|examples| scope.spawn(move || part(examples)))
            .collect();
        threads
            .into_iter()
            .filter_map(|thread| thread.join().ok())
            .collect()
    });
    let mut sum = Numbers::zero();
    let mut error = 0.0;
    for (gradient, missed) in parts {
        error += missed;
        for (place, value) in sum.0.iter_mut().zip(gradient.0) {
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
    fn new() -> Adam {
        Adam {
            mean: vec![0.0; NUMBERS],
            spread: vec![0.0; NUMBERS],
            steps: 0,
        }
    }

    fn step(&mut self, numbers: &mut Numbers, gradient: &Numbers, samples: usize, rate: f32) {
        self.steps += 1;
        let mean_share = 1.0 - MEAN.powi(self.steps);
        let spread_share = 1.0 - SPREAD.powi(self.steps);
        let places = self.mean.iter_mut().zip(&mut self.spread);
        for ((number, slope), (mean, spread)) in numbers.0.iter_mut().zip(&gradient.0).zip(places) {
            let slope = slope / samples as f32;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *spread = SPREAD * *spread + (1.0 - SPREAD) * slope * slope;
            let step = (*mean / mean_share) / ((*spread / spread_share).sqrt() + LEAST);
            *number -= rate * step;
        }
    }
}

#[cfg(test)]
mod tests {
    use draughts::{Game, Position};
    use draughts_engine::evaluation::{Evaluation, material};

    use super::*;

    /// Games of random moves, in each of which the side that is ahead wins.
    fn games(variant: Variant) -> Vec<Vec<Sample>> {
        let mut random = Rng::with_seed(5);
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

    #[test]
    fn a_net_learns_what_pieces_are_worth() {
        let variant = Variant::English;
        let mut errors = Vec::new();
        let net = fit(&fitting(variant), &games(variant), |epoch| {
            errors.push(epoch.held_out);
        });
        assert!(errors[99] < errors[0] / 2.0, "{errors:?}");
        let evaluation = Evaluation::Net(std::sync::Arc::new(net.unwrap()));
        let worth = |fen| evaluation.evaluate(&Position::from_fen(variant, fen).unwrap());
        let (ahead, behind) = (worth("B:W21-31:B1-12"), worth("B:W21-32:B1-11"));
        assert!(ahead > 20 && behind < -20, "{ahead} {behind}");
    }

    #[test]
    fn a_seed_gives_the_same_net() {
        let variant = Variant::Thai;
        let games = games(variant);
        let mut short = fitting(variant);
        short.epochs = 2;
        let first = fit(&short, &games, |_| {}).unwrap();
        assert_eq!(first, fit(&short, &games, |_| {}).unwrap());
        short.seed = 2;
        assert_ne!(first, fit(&short, &games, |_| {}).unwrap());
    }

    #[test]
    fn too_few_games_are_refused() {
        let few = &games(Variant::Thai)[..99];
        let error = fit(&fitting(Variant::Thai), few, |_| {});
        assert_eq!(error, Err(FitError::TooFew(99)));
    }
}
