//! What moves to positions of known value are worth.

use crate::value::Code;

/// The values of positions that moves lead to.
#[derive(Default)]
pub(super) struct Known {
    /// The shortest win.
    pub(super) win: Option<u16>,
    /// Whether one leads to a draw.
    pub(super) draws: bool,
    /// The longest loss of all, counted before the move.
    pub(super) loss: Option<u16>,
}

impl Known {
    /// Adds the value of a position that is moved to.
    pub(super) fn add(&mut self, after: Code) {
        match after.plies() {
            None => self.draws = true,
            Some(plies) if after.is_win() => {
                self.loss = Some(self.loss.map_or(plies, |loss| loss.max(plies)));
            }
            Some(plies) => {
                let win = plies + 1;
                self.win = Some(self.win.map_or(win, |best| best.min(win)));
            }
        }
    }

    /// The value for the side to move, if there are no other moves; a draw where there is none.
    pub(super) fn code(&self) -> Code {
        match (self.win, self.draws, self.loss) {
            (Some(plies), _, _) => Code::decided(plies),
            (None, false, Some(plies)) => Code::decided(plies + 1),
            _ => Code::DRAW,
        }
    }
}
