//! How much stronger one player is, and how sure that is.

/// The score that a player so many Elo points stronger gets on average, by the logistic model.
///
/// ```
/// use draughts_match::expected_score;
///
/// assert_eq!(expected_score(0.0), 0.5);
/// assert!((expected_score(400.0) - 10.0 / 11.0).abs() < 1e-12);
/// ```
#[must_use]
pub fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The Elo difference that explains a score; infinite for all points or none.
fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The Elo difference of two players after a match, with what is known about its error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The difference, infinite where one side has all points.
    pub elo: f64,
    /// The lower end of the interval that holds the true difference with 95 % confidence.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// The likelihood of superiority: how likely it is that player A is stronger at all.
    pub los: f64,
}

/// So many standard deviations hold 95 % of a normal distribution.
const NINETY_FIVE: f64 = 1.959_963_984_540_054;

impl Estimate {
    /// The estimate from the points scored with each opening, as [`Tally::pairs`](crate::Tally)
    /// counts them; `None` where there are no whole pairs.
    ///
    /// The two games of an opening depend on each other, therefore pairs are what is counted: the
    /// mean of their scores is taken to be normally distributed.
    ///
    /// ```
    /// use draughts_match::Estimate;
    ///
    /// let estimate = Estimate::of_pairs(&[2, 10, 30, 20, 8]).unwrap();
    /// assert!(estimate.low < estimate.elo && estimate.elo < estimate.high);
    /// assert!(estimate.los > 0.95);
    /// ```
    #[must_use]
    pub fn of_pairs(pairs: &[u64; 5]) -> Option<Estimate> {
        let Moments {
            count,
            mean,
            variance,
        } = Moments::of(&pairs.map(|count| count as f64))?;
        let error = (variance / count).sqrt();
        let reach = NINETY_FIVE * error;
        let los = if error > 0.0 {
            normal((mean - 0.5) / error)
        } else {
            // All pairs ended alike.
            f64::midpoint(
                1.0,
                (mean - 0.5).signum() * f64::from(u8::from(mean != 0.5)),
            )
        };
        Some(Estimate {
            elo: elo(mean),
            low: elo((mean - reach).max(0.0)),
            high: elo((mean + reach).min(1.0)),
            los,
        })
    }
}

/// The mean and variance of the score of a pair, as a share of its points.
pub(crate) struct Moments {
    pub(crate) count: f64,
    pub(crate) mean: f64,
    pub(crate) variance: f64,
}

impl Moments {
    pub(crate) fn of(pairs: &[f64; 5]) -> Option<Moments> {
        let count: f64 = pairs.iter().sum();
        if count <= 0.0 {
            return None;
        }
        let average = |of: &dyn Fn(f64) -> f64| {
            let each = pairs.iter().enumerate();
            each.map(|(points, pairs)| pairs * of(points as f64 / 4.0))
                .sum::<f64>()
                / count
        };
        let mean = average(&|score| score);
        let variance = average(&|score| (score - mean).powi(2));
        Some(Moments {
            count,
            mean,
            variance,
        })
    }
}

/// The distribution function of the standard normal distribution.
fn normal(x: f64) -> f64 {
    libm::erfc(-x / std::f64::consts::SQRT_2) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::close;

    #[test]
    fn a_small_match_by_hand() {
        // Scores of pairs 1/2, 3/4, 1: mean 3/4; variance (1/16 + 0 + 1/16) / 3 = 1/24; standard
        // error sqrt(1/24 / 3) = 0.11785; 1.96 times that is 0.23098.
        let estimate = Estimate::of_pairs(&[0, 0, 1, 1, 1]).unwrap();
        close(estimate.elo, 400.0 * 3f64.log10(), 1e-9);
        close(estimate.low, 400.0 * (0.51902f64 / 0.48098).log10(), 0.01);
        close(estimate.high, 400.0 * (0.98098f64 / 0.01902).log10(), 0.5);
        // The mean is 0.25 / 0.11785 = 2.1213 standard errors from a half.
        close(estimate.los, 0.98305, 1e-5);
    }

    #[test]
    fn both_sides_see_the_same() {
        let estimate = Estimate::of_pairs(&[3, 8, 20, 12, 5]).unwrap();
        let turned = Estimate::of_pairs(&[5, 12, 20, 8, 3]).unwrap();
        close(estimate.elo, -turned.elo, 1e-9);
        close(estimate.low, -turned.high, 1e-9);
        close(estimate.los, 1.0 - turned.los, 1e-12);
    }

    #[test]
    fn pairs_that_all_end_alike() {
        assert_eq!(Estimate::of_pairs(&[0; 5]), None);
        let all_drawn = Estimate::of_pairs(&[0, 0, 9, 0, 0]).unwrap();
        assert_eq!((all_drawn.elo, all_drawn.los), (0.0, 0.5));
        let all_won = Estimate::of_pairs(&[0, 0, 0, 0, 9]).unwrap();
        assert_eq!((all_won.elo, all_won.los), (f64::INFINITY, 1.0));
        let all_lost = Estimate::of_pairs(&[9, 0, 0, 0, 0]).unwrap();
        assert_eq!((all_lost.elo, all_lost.los), (f64::NEG_INFINITY, 0.0));
    }
}
