//! What a position is worth, as exactly as the tables that are there know it.

use std::fmt;

use draughts::Position;
use draughts_endgame::{Metric, Tables, Unknown, Value, Verdict};

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Worth {
    /// Who wins, and in how many plies.
    Value(Value),
    /// Who wins.
    Verdict(Verdict),
}

impl Worth {
    /// Asks the tables of plies, and where there are none those of verdicts.
    ///
    /// # Errors
    ///
    /// [`Unknown`] where both are missing, or one is damaged.
    pub(super) fn of(tables: &Tables, position: &Position) -> Result<Worth, Unknown> {
        match tables.value(position) {
            Err(Unknown::Missing {
                metric: Metric::Plies,
                ..
            }) => tables.verdict(position).map(Worth::Verdict),
            known => known.map(Worth::Value),
        }
    }

    /// What a move to a position of this worth is worth for the side that makes it.
    pub(super) fn before(self) -> Worth {
        match self {
            Worth::Value(value) => Worth::Value(value.before()),
            Worth::Verdict(verdict) => Worth::Verdict(verdict.before()),
        }
    }

    /// How good it is; a win in a known number of plies is better than another one, and a loss worse.
    pub(super) fn rank(self) -> i32 {
        match self {
            Worth::Value(value) => value.rank(),
            Worth::Verdict(Verdict::Win) => Value::Win(u16::MAX).rank() - 1,
            Worth::Verdict(Verdict::Draw) => Value::Draw.rank(),
            Worth::Verdict(Verdict::Loss) => Value::Loss(u16::MAX).rank() + 1,
        }
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Worth::Value(value) => value.fmt(f),
            Worth::Verdict(verdict) => verdict.fmt(f),
        }
    }
}
