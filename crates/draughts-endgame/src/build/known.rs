//! What moves to positions of known value are worth.

use draughts::Position;

use crate::value::Code;

/// The values of positions that moves lead to.
#[derive(Default)]
pub(crate) struct Known {
    /// The shortest win.
    pub(crate) win: Option<u16>,
    /// Whether one leads to a draw.
    pub(crate) draws: bool,
    /// The longest loss of all, counted before the move.
    pub(crate) loss: Option<u16>,
}

impl Known {
    /// The value of a position by those of all positions it leads to; without a move it is lost.
    pub(crate) fn of_moves<E>(
        position: &Position,
        after: impl Fn(&Position) -> Result<Code, E>,
    ) -> Result<Code, E> {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Ok(Code::LOST);
        }
        let mut known = Known::default();
        for &mv in &moves {
            known.add(after(&position.play_unchecked(mv))?);
        }
        Ok(known.code())
    }

    /// Adds the value of a position that is moved to.
    pub(crate) fn add(&mut self, after: Code) {
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
    pub(crate) fn code(&self) -> Code {
        match (self.win, self.draws, self.loss) {
            (Some(plies), _, _) => Code::decided(plies),
            (None, false, Some(plies)) => Code::decided(plies + 1),
            _ => Code::DRAW,
        }
    }
}
