//! Ending games early that are decided.

use draughts_engine::Score;

/// When a game is taken for won because both players say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjudication {
    /// How much one side must be ahead, in hundredths of a man.
    pub score: i32,
    /// For how many plies in a row.
    pub plies: u32,
}

/// What the scores of a game have said lately.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Agreement {
    plies: u32,
    first_side_wins: bool,
}

impl Agreement {
    /// Takes the score that a side gives its position; `Some` of whether the first side wins once
    /// both have said the same for long enough.
    pub(crate) fn add(
        &mut self,
        rule: Adjudication,
        by_first_side: bool,
        score: Option<Score>,
    ) -> Option<bool> {
        let score = score.map_or(0, Score::hundredths);
        if score.abs() < rule.score {
            self.plies = 0;
            return None;
        }
        let first_side_wins = (score > 0) == by_first_side;
        if first_side_wins != self.first_side_wins {
            self.plies = 0;
        }
        self.first_side_wins = first_side_wins;
        self.plies += 1;
        // One side alone never decides.
        (self.plies >= rule.plies.max(2)).then_some(first_side_wins)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: Adjudication = Adjudication {
        score: 500,
        plies: 3,
    };

    fn run(scores: &[i32]) -> Option<bool> {
        let mut agreement = Agreement::default();
        let mut decided = None;
        for (ply, &score) in scores.iter().enumerate() {
            let score = Some(Score::from_hundredths(score));
            decided = agreement.add(RULE, ply % 2 == 0, score);
        }
        decided
    }

    #[test]
    fn both_sides_have_to_say_the_same_for_long_enough() {
        assert_eq!(run(&[600, -600, 600]), Some(true));
        assert_eq!(run(&[-600, 600, -500]), Some(false));
        assert_eq!(run(&[600, -600]), None);
        assert_eq!(run(&[600, -499, 600]), None);
        assert_eq!(run(&[600, 600, 600]), None);
        assert_eq!(run(&[600, -600, 0, -600, 600]), None);
    }
}
