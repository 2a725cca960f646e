//! What is counted on the way to the end of a decided game.

use draughts::{DrawRules, Move, Position};

use crate::value::Code;

/// What the number of a decided position counts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Measure {
    /// The plies to the end of the game.
    Plies,
    /// How many plies a no-progress rule must leave, so that the position is still decided.
    ///
    /// A win needs one ply more than the loss it leads to, a loss one more than the longest win; but a win
    /// or a loss that is made or suffered by progress only needs one, for a rule that has ended the game
    /// before leaves no move. Wins and losses can both need an odd number, and a code has to tell them apart:
    /// it has twice the number, and one less for a win.
    Patience(DrawRules),
}

impl Measure {
    /// What the value of a position counts as for the one before, from which a move led to it.
    pub(super) fn after(self, before: &Position, mv: Move, code: Code) -> Code {
        match self {
            Measure::Patience(rules) if rules.is_progress(before, mv) => code.without_plies(),
            _ if code.is_win() => Code(code.0 + self.loss_gap() - 1),
            _ => code,
        }
    }

    /// How much more a loss counts than the longest win it leads to without progress.
    pub(super) fn loss_gap(self) -> u16 {
        match self {
            Measure::Plies => 1,
            Measure::Patience(_) => 3,
        }
    }

    /// A value as it is kept: what the rule does not leave enough for is a draw.
    pub(super) fn kept(self, code: Code) -> Code {
        let limit = match self {
            Measure::Plies => None,
            Measure::Patience(rules) => rules.no_progress_plies,
        };
        match (limit, patience(code)) {
            (Some(limit), Some(patience)) if patience > limit.get() => Code::DRAW,
            _ => code,
        }
    }
}

/// How many plies without progress a code of [`Measure::Patience`] needs; `None` for a draw.
pub(crate) fn patience(code: Code) -> Option<u16> {
    code.plies().map(|plies| plies.div_ceil(2))
}
