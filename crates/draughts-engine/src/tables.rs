//! Endgame tables as the search asks them.

use std::sync::Arc;

use draughts::{Position, Variant};
use draughts_endgame::{Metric, Tables, Value, Verdict};

use crate::{EndgameValue, Endgames};

/// The tables of a game, for [`Engine::set_endgames`](crate::Engine::set_endgames).
///
/// A table that is missing or damaged is as if nothing were known of its positions.
#[derive(Clone)]
pub struct TableEndgames {
    tables: Arc<Tables>,
    most_pieces: usize,
}

impl TableEndgames {
    /// The tables of a game; `None` where there are none of verdicts.
    #[must_use]
    pub fn new(tables: Arc<Tables>, variant: Variant) -> Option<TableEndgames> {
        let most_pieces = tables.most_pieces(variant, Metric::Verdict);
        (most_pieces > 0).then_some(TableEndgames {
            tables,
            most_pieces,
        })
    }

    /// The same as an engine takes them.
    #[must_use]
    pub fn shared(tables: Arc<Tables>, variant: Variant) -> Option<Arc<dyn Endgames>> {
        Some(Arc::new(TableEndgames::new(tables, variant)?))
    }
}

impl Endgames for TableEndgames {
    fn most_pieces(&self) -> usize {
        self.most_pieces
    }

    fn value(&self, position: &Position) -> Option<EndgameValue> {
        Some(match self.tables.verdict(position).ok()? {
            Verdict::Win => EndgameValue::Win(None),
            Verdict::Draw => EndgameValue::Draw,
            Verdict::Loss => EndgameValue::Loss(None),
        })
    }

    fn value_in_plies(&self, position: &Position) -> Option<EndgameValue> {
        Some(match self.tables.value(position).ok()? {
            Value::Win(plies) => EndgameValue::Win(Some(plies.into())),
            Value::Draw => EndgameValue::Draw,
            Value::Loss(plies) => EndgameValue::Loss(Some(plies.into())),
        })
    }
}
