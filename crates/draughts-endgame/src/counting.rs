//! Counting the values of a side to move.

use crate::{Counts, Metric, Value};

impl Counts {
    /// Counts the value of a position with a number.
    pub(crate) fn add(&mut self, number: usize, value: Value) {
        self.positions += 1;
        match value {
            Value::Win(plies) => {
                self.wins += 1;
                if self.longest_win.is_none_or(|longest| longest < plies) {
                    self.longest_win = Some(plies);
                    self.example = number as u64;
                }
            }
            Value::Loss(plies) => {
                self.losses += 1;
                self.longest_loss = self.longest_loss.max(Some(plies));
            }
            Value::Draw => {}
        }
    }

    /// Adds what was counted elsewhere.
    pub(crate) fn join(&mut self, other: Counts) {
        self.positions += other.positions;
        self.wins += other.wins;
        self.losses += other.losses;
        if self.longest_win < other.longest_win {
            self.longest_win = other.longest_win;
            self.example = other.example;
        }
        self.longest_loss = self.longest_loss.max(other.longest_loss);
    }

    /// What a table of the metric tells of it.
    pub(crate) fn told(self, metric: Metric) -> Counts {
        match metric {
            Metric::Plies => self,
            Metric::Verdict => Counts {
                longest_win: None,
                longest_loss: None,
                example: 0,
                ..self
            },
        }
    }
}
