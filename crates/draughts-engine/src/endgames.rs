//! What endgame tables tell the search.

use draughts::Position;

/// The true value of a position for the side to move, without regard to the draw rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndgameValue {
    /// The side to move wins, in so many plies where that is known.
    Win(Option<u32>),
    /// Neither side can win.
    Draw,
    /// The side to move loses, in so many plies where that is known.
    Loss(Option<u32>),
}

/// Something that knows the truth about positions with few pieces.
pub trait Endgames: Send + Sync {
    /// The most pieces of positions it may know.
    fn most_pieces(&self) -> usize;

    /// The value of a position with no more pieces than that; `None` where it does not know.
    fn value(&self, position: &Position) -> Option<EndgameValue>;

    /// The value of a position with the plies to the end; `None` where either is not known.
    ///
    /// It may take long: a search asks for it at its root only.
    fn value_in_plies(&self, position: &Position) -> Option<EndgameValue> {
        let value = self.value(position)?;
        let (EndgameValue::Win(plies) | EndgameValue::Loss(plies)) = value else {
            return Some(value);
        };
        plies.map(|_| value)
    }

    /// The value of any position; `None` where it does not know.
    fn probe(&self, position: &Position) -> Option<EndgameValue> {
        let may_know = position.board().occupied().len() <= self.most_pieces();
        may_know.then(|| self.value(position)).flatten()
    }
}
