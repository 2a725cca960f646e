//! What a position is worth.

use std::fmt;

/// The true value of a position for the side to move, with best play and without any draw rule.
///
/// ```
/// use draughts_endgame::Value;
///
/// assert_eq!(Value::Win(7).to_string(), "win 7");
/// assert_eq!(Value::Loss(0).before(), Value::Win(1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// It wins in so many plies, an odd number.
    Win(u16),
    /// Neither side can win.
    Draw,
    /// It loses in so many plies, an even number; without a move it has lost in 0.
    Loss(u16),
}

impl Value {
    /// What a move to a position of this value is worth for the side that makes it.
    #[must_use]
    pub const fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Draw => Value::Draw,
            Value::Loss(plies) => Value::Win(plies + 1),
        }
    }

    /// How good it is: wins before draws before losses, quick wins and slow losses first.
    #[must_use]
    pub const fn rank(self) -> i32 {
        match self {
            Value::Win(plies) => 1_000_000 - plies as i32,
            Value::Draw => 0,
            Value::Loss(plies) => plies as i32 - 1_000_000,
        }
    }

    /// Who wins, without the plies.
    #[must_use]
    pub const fn verdict(self) -> Verdict {
        match self {
            Value::Win(_) => Verdict::Win,
            Value::Draw => Verdict::Draw,
            Value::Loss(_) => Verdict::Loss,
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Win(plies) => write!(f, "win {plies}"),
            Value::Draw => f.write_str("draw"),
            Value::Loss(plies) => write!(f, "loss {plies}"),
        }
    }
}

/// Whether the side to move wins, loses, or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// It loses.
    Loss,
    /// Neither side can win.
    Draw,
    /// It wins.
    Win,
}

impl Verdict {
    /// What a move to a position of this verdict is worth for the side that makes it.
    #[must_use]
    pub const fn before(self) -> Verdict {
        match self {
            Verdict::Loss => Verdict::Win,
            Verdict::Draw => Verdict::Draw,
            Verdict::Win => Verdict::Loss,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Loss => "loss",
            Verdict::Draw => "draw",
            Verdict::Win => "win",
        })
    }
}

/// A value as a number: 0 is a draw, others are the plies to the end and one more. Wins have an odd
/// number of plies, losses an even one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Code(pub(crate) u16);

impl Code {
    pub(crate) const DRAW: Code = Code(0);
    pub(crate) const LOST: Code = Code(1);
    /// The most that a code can be, so that there is room for other things beside it.
    pub(crate) const MOST: u16 = 0x7ffe;

    /// The code of a value that is reached in so many plies.
    pub(crate) const fn decided(plies: u16) -> Code {
        Code(plies + 1)
    }

    /// A verdict as the value nearest to the end.
    pub(crate) const fn of_verdict(verdict: Verdict) -> Code {
        match verdict {
            Verdict::Draw => Code::DRAW,
            Verdict::Win => Code::decided(1),
            Verdict::Loss => Code::LOST,
        }
    }

    /// The same verdict as the value nearest to the end.
    pub(crate) const fn without_plies(self) -> Code {
        Code::of_verdict(self.value().verdict())
    }

    /// The plies to the end; `None` for a draw.
    pub(crate) const fn plies(self) -> Option<u16> {
        self.0.checked_sub(1)
    }

    pub(crate) const fn is_win(self) -> bool {
        self.0 != 0 && self.0.is_multiple_of(2)
    }

    pub(crate) const fn value(self) -> Value {
        match self.plies() {
            None => Value::Draw,
            Some(plies) if plies % 2 == 1 => Value::Win(plies),
            Some(plies) => Value::Loss(plies),
        }
    }
}
