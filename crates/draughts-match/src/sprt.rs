//! The sequential probability ratio test: playing until it is clear whether a change is better.
//!
//! The test is the generalised one (GSPRT) on the scores of pairs of games, as Fishtest runs it:
//! Michel Van den Bergh, "A practical introduction to the GSPRT" and "The generalized maximum
//! likelihood ratio for the expectation value of a distribution"
//! (<https://www.cantate.be/Fishtest/>).

/// Two hypotheses about the Elo difference, and how often the test may err.
///
/// ```
/// use draughts_match::{Sprt, Verdict};
///
/// let sprt = Sprt::new(0.0, 10.0);
/// assert_eq!(sprt.verdict(&[0; 5]), Verdict::PlayOn);
/// assert_eq!(sprt.verdict(&[10, 50, 200, 200, 90]), Verdict::Accept);
/// assert_eq!(sprt.verdict(&[90, 200, 200, 50, 10]), Verdict::Reject);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The Elo difference of the hypothesis that the change is not worth it.
    pub elo0: f64,
    /// The Elo difference of the hypothesis that it is.
    pub elo1: f64,
    /// How often a change is accepted that is not worth it.
    pub alpha: f64,
    /// How often a change is rejected that is worth it.
    pub beta: f64,
}

/// What the test says so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The difference is rather `elo1`.
    Accept,
    /// The difference is rather `elo0`.
    Reject,
    /// Nothing yet.
    PlayOn,
}

/// What is taken for "none", so that no logarithm of nothing is taken.
const NEARLY_NONE: f64 = 1e-3;

impl Sprt {
    /// The test between two differences, which errs once in twenty either way.
    #[must_use]
    pub fn new(elo0: f64, elo1: f64) -> Sprt {
        Sprt {
            elo0,
            elo1,
            alpha: 0.05,
            beta: 0.05,
        }
    }

    /// Below which log-likelihood ratio the test rejects, and above which it accepts.
    ///
    /// ```
    /// use draughts_match::Sprt;
    ///
    /// let (low, high) = Sprt::new(0.0, 5.0).bounds();
    /// assert!((low + 2.944).abs() < 0.001 && (high - 2.944).abs() < 0.001);
    /// ```
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        let low = (self.beta / (1.0 - self.alpha)).ln();
        let high = ((1.0 - self.beta) / self.alpha).ln();
        (low, high)
    }

    /// The logarithm of how much likelier the scores are with `elo1` than with `elo0`, from the
    /// points scored with each opening as [`Tally::pairs`](crate::Tally) counts them.
    #[must_use]
    pub fn log_likelihood_ratio(&self, pairs: &[u64; 5]) -> f64 {
        if pairs.iter().sum::<u64>() == 0 {
            return 0.0;
        }
        let pairs = pairs.map(|count| (count as f64).max(NEARLY_NONE));
        let count: f64 = pairs.iter().sum();
        let shares = pairs.map(|pairs| pairs / count);
        let [of0, of1] =
            [self.elo0, self.elo1].map(|elo| likeliest(&shares, crate::expected_score(elo)));
        let each = shares.iter().zip(of0.iter().zip(&of1));
        count
            * each
                .map(|(share, (of0, of1))| share * (of1 / of0).ln())
                .sum::<f64>()
    }

    /// What the test says so far.
    #[must_use]
    pub fn verdict(&self, pairs: &[u64; 5]) -> Verdict {
        let (low, high) = self.bounds();
        match self.log_likelihood_ratio(pairs) {
            ratio if ratio >= high => Verdict::Accept,
            ratio if ratio <= low => Verdict::Reject,
            _ => Verdict::PlayOn,
        }
    }
}

/// Of all distributions of pair scores with this mean, the one under which the shares that were
/// seen are the likeliest.
///
/// It is `share / (1 + theta * (score - mean))` with the `theta` for which its mean is right
/// (Proposition 1.1 of the second paper).
fn likeliest(shares: &[f64; 5], mean: f64) -> [f64; 5] {
    let off: [f64; 5] = std::array::from_fn(|points| points as f64 / 4.0 - mean);
    let excess = |theta: f64| -> f64 {
        let each = shares.iter().zip(&off);
        each.map(|(share, off)| share * off / (1.0 + theta * off))
            .sum()
    };
    // All probabilities are positive between these bounds, and the excess falls from one to the other.
    let (mut low, mut high) = (-1.0 / off[4], -1.0 / off[0]);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let theta = f64::midpoint(low, high);
    std::array::from_fn(|points| shares[points] / (1.0 + theta * off[points]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::close;

    #[test]
    fn the_likeliest_distribution_has_the_mean_asked_for() {
        let shares = [0.1, 0.2, 0.3, 0.25, 0.15];
        for mean in [0.2, 0.45, 0.5, 0.6, 0.9] {
            let likeliest = likeliest(&shares, mean);
            let each = likeliest.iter().enumerate();
            close(
                each.map(|(points, p)| points as f64 / 4.0 * p).sum(),
                mean,
                1e-9,
            );
            close(likeliest.iter().sum(), 1.0, 1e-9);
            assert!(likeliest.iter().all(|&p| p > 0.0));
        }
        // With the mean that was seen, nothing is likelier than what was seen.
        let seen = [0.2; 5];
        for (found, expected) in likeliest(&seen, 0.5).into_iter().zip(seen) {
            close(found, expected, 1e-12);
        }
    }

    #[test]
    fn wins_and_losses_only_by_hand() {
        // With pairs won or lost only, a mean of s means winning with probability s, and the ratio is
        // won * ln(s1 / s0) + lost * ln((1 - s1) / (1 - s0)).
        let sprt = Sprt::new(0.0, 100.0);
        let s1 = 1.0 / (1.0 + 10f64.powf(-0.25));
        let expected = 60.0 * (s1 / 0.5).ln() + 40.0 * ((1.0 - s1) / 0.5).ln();
        close(
            sprt.log_likelihood_ratio(&[40, 0, 0, 0, 60]),
            expected,
            0.01,
        );
    }

    #[test]
    fn close_hypotheses_follow_the_normal_approximation() {
        // The ratio is nearly N * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance): the first paper.
        let pairs = [100, 400, 900, 500, 150];
        let moments = crate::estimate::Moments::of(&pairs.map(|count| count as f64)).unwrap();
        let [s0, s1] = [0.0, 5.0].map(crate::expected_score);
        let expected =
            moments.count * (s1 - s0) * (2.0 * moments.mean - s0 - s1) / (2.0 * moments.variance);
        let found = Sprt::new(0.0, 5.0).log_likelihood_ratio(&pairs);
        close(found, expected, 0.02 * expected.abs());
        assert!(found > 0.5);
    }

    #[test]
    fn turned_results_and_hypotheses_give_the_opposite() {
        let pairs = [3, 10, 31, 14, 6];
        let turned = [6, 14, 31, 10, 3];
        let one = Sprt::new(-5.0, 10.0).log_likelihood_ratio(&pairs);
        let other = Sprt::new(-10.0, 5.0).log_likelihood_ratio(&turned);
        close(one, -other, 1e-6);
    }

    #[test]
    fn nothing_is_said_too_early() {
        let sprt = Sprt::new(0.0, 5.0);
        assert_eq!(sprt.verdict(&[0, 0, 0, 0, 1]), Verdict::PlayOn);
        assert_eq!(sprt.verdict(&[0, 0, 50, 0, 0]), Verdict::PlayOn);
    }
}
