//! Many tables together: the value of any position they lead to.

use std::sync::Arc;

use draughts::{Move, Position, Variant};

use crate::{
    Force, Material, Metric, Part, Table, TableError, Value, Verdict, build::Known, left_out,
    part::Splitting, place::Place, value::Code,
};

/// The tables of any games that are there.
#[derive(Clone, Default)]
pub struct Tables {
    tables: Vec<Arc<Table>>,
    /// By game, metric and part: the number of the table and one more, or 0.
    slots: Vec<u16>,
    splitting: Splitting,
}

/// The slot of a table; `None` where there are too many pieces for one.
fn slot(variant: Variant, metric: Metric, part: Part) -> Option<usize> {
    let kind = 2 * variant as usize + metric as usize;
    let is_small = part.pieces() <= Material::MOST_PIECES;
    // Whole materials of all kinds lie together, before the many parts.
    let (rows, material) = (part.rows_number(), part.material.number());
    is_small.then(|| (rows * KINDS + kind) * Material::NUMBERS + material)
}

/// How many games and metrics there are together.
const KINDS: usize = 2 * Variant::ALL.len();

/// Why the value of a position is not known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unknown {
    /// A table that is needed is not there.
    #[error("there is no table of {metric} for {part}")]
    Missing {
        /// Which one.
        part: Part,
        /// What it tells.
        metric: Metric,
    },
    /// A table that is needed is damaged.
    #[error("the table {part} cannot be used: {error}")]
    Damaged {
        /// Which one.
        part: Part,
        /// What is wrong with it.
        error: TableError,
    },
}

impl Tables {
    /// None of materials that are split like this.
    pub(crate) fn new(splitting: Splitting) -> Tables {
        Tables {
            splitting,
            ..Tables::default()
        }
    }

    /// Adds a table.
    pub fn add(&mut self, table: Table) {
        let Some(slot) = slot(table.variant(), table.metric(), table.part()) else {
            return;
        };
        if self.slots.len() <= slot {
            self.slots.resize(slot + 1, 0);
        }
        match self.slots[slot] {
            0 => {
                self.tables.push(Arc::new(table));
                self.slots[slot] = self.tables.len() as u16;
            }
            there => self.tables[usize::from(there) - 1] = Arc::new(table),
        }
    }

    /// All tables, in no order.
    pub fn iter(&self) -> impl Iterator<Item = &Table> {
        self.tables.iter().map(|table| &**table)
    }

    /// The table of a material or a part, whoever is to move.
    #[must_use]
    pub fn get(&self, variant: Variant, metric: Metric, part: impl Into<Part>) -> Option<&Table> {
        let slot = slot(variant, metric, part.into().stronger_first())?;
        let number = usize::from(*self.slots.get(slot)?);
        self.tables
            .get(number.checked_sub(1)?)
            .map(|table| &**table)
    }

    /// The most pieces a table of a game has; 0 where there is none.
    #[must_use]
    pub fn most_pieces(&self, variant: Variant, metric: Metric) -> usize {
        let pieces = self
            .iter()
            .filter(|table| (table.variant(), table.metric()) == (variant, metric))
            .map(|table| usize::from(table.material().pieces()));
        pieces.max().unwrap_or(0)
    }

    /// The value of a position, with plies to the end.
    ///
    /// # Errors
    ///
    /// [`Unknown`] where a table of plies is missing or damaged.
    pub fn value(&self, position: &Position) -> Result<Value, Unknown> {
        self.code(position, Metric::Plies).map(Code::value)
    }

    /// Who wins a position.
    ///
    /// # Errors
    ///
    /// [`Unknown`] where a table of verdicts is missing or damaged.
    pub fn verdict(&self, position: &Position) -> Result<Verdict, Unknown> {
        let code = self.code(position, Metric::Verdict)?;
        Ok(code.value().verdict())
    }

    /// All legal moves with what they are worth for the side that makes them, the best one first.
    ///
    /// # Errors
    ///
    /// [`Unknown`] where a table of plies is missing or damaged.
    pub fn moves(&self, position: &Position) -> Result<Vec<(Move, Value)>, Unknown> {
        let mut moves = position
            .legal_moves()
            .iter()
            .map(|&mv| {
                let after = self.value(&position.play_unchecked(mv))?;
                Ok((mv, after.before()))
            })
            .collect::<Result<Vec<_>, Unknown>>()?;
        moves.sort_by_key(|(_, value)| std::cmp::Reverse(value.rank()));
        Ok(moves)
    }

    /// Captures are followed to positions without any, which the tables have.
    pub(crate) fn code(&self, position: &Position, metric: Metric) -> Result<Code, Unknown> {
        let place = Place::of(position);
        let part = self.splitting.part_of(&place);
        let Material { own, enemy } = part.material;
        if own == Force::default() {
            return Ok(Code::LOST);
        }
        if position.must_capture() {
            return self.code_of_captures(position, metric);
        }
        if enemy == Force::default() {
            // Whoever is to move has pieces, and nobody to stop them.
            return Ok(Code::decided(1));
        }
        let table = self.table(position, metric, part)?;
        if table.leaves_out() && position.is_threatened() {
            let captures = |after: &Position| self.code_of_captures(after, metric);
            let stored = |after: &Position| self.stored_code(after, metric);
            if let Some(code) = left_out::by_moves(position, captures, stored)? {
                return Ok(code);
            }
        }
        stored_code(table, part, &place)
    }

    /// The code of a position that stands in its table: nothing must be captured in it, nothing is threatened,
    /// and both sides have pieces.
    fn stored_code(&self, position: &Position, metric: Metric) -> Result<Code, Unknown> {
        let place = Place::of(position);
        let part = self.splitting.part_of(&place);
        stored_code(self.table(position, metric, part)?, part, &place)
    }

    fn table(&self, position: &Position, metric: Metric, part: Part) -> Result<&Table, Unknown> {
        self.get(position.variant(), metric, part)
            .ok_or(Unknown::Missing { part, metric })
    }

    fn code_of_captures(&self, position: &Position, metric: Metric) -> Result<Code, Unknown> {
        let mut known = Known::default();
        for &mv in &position.legal_moves() {
            known.add(self.code(&position.play_unchecked(mv), metric)?);
            if metric == Metric::Verdict && known.win.is_some() {
                break;
            }
        }
        Ok(known.code())
    }
}

fn stored_code(table: &Table, part: Part, place: &Place) -> Result<Code, Unknown> {
    table
        .code(part, place)
        .map_err(|error| Unknown::Damaged { part, error })
}
