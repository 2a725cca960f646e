//! Positions that tables name as examples.

use draughts::Position;

use crate::{Material, Table, index::Index};

impl Table {
    /// A position of a material to move with its longest win; `None` where the table has no plies, no
    /// win, or another material.
    ///
    /// The side to move is the one whose men go up.
    #[must_use]
    pub fn longest_win(&self, material: Material) -> Option<Position> {
        let counts = self.counts(material)?;
        counts.longest_win?;
        let index = Index::new(material);
        let number = usize::try_from(counts.example).ok()?;
        let is_number = number < index.len();
        is_number.then(|| index.place(number).position(self.variant()))?
    }
}
