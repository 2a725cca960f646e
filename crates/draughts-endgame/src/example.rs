//! Positions that tables name as examples.

use draughts::Position;

use crate::{Part, Table, index::Index};

impl Table {
    /// A position of a material or part to move with its longest win; `None` where the table has no plies, no
    /// win, or others.
    ///
    /// The side to move is the one whose men go up.
    #[must_use]
    pub fn longest_win(&self, side: impl Into<Part>) -> Option<Position> {
        let side = side.into();
        let counts = self.counts(side)?;
        counts.longest_win?;
        let index = Index::new(side);
        let number = usize::try_from(counts.example).ok()?;
        let is_number = number < index.len();
        is_number.then(|| index.place(number).position(self.variant()))?
    }
}
