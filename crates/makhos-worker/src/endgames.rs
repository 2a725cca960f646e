//! The endgame tables that the engine was given.

use std::sync::Arc;

use draughts::{Position, Variant};
use draughts_endgame::{Tables, Value};
use draughts_engine::{Endgames, TableEndgames};
use makhos_questions::{Found, FoundMove, FoundValue};

use crate::thinker::move_text;

/// The tables of each game, or why there are none.
pub(crate) struct GivenTables([Result<Given, String>; 2]);

/// Tables, and the same as an engine takes them.
struct Given {
    tables: Arc<Tables>,
    endgames: Option<Arc<dyn Endgames>>,
}

impl Default for GivenTables {
    fn default() -> GivenTables {
        GivenTables(Variant::ALL.map(|_| Err("there are no endgame tables".into())))
    }
}

impl GivenTables {
    /// Takes the tables of a game; a bundle that is damaged is as if there were none.
    pub(crate) fn take(&mut self, variant: Variant, bundle: Vec<u8>) {
        let given = |tables| {
            let tables = Arc::new(tables);
            let endgames = TableEndgames::shared(Arc::clone(&tables), variant);
            Given { tables, endgames }
        };
        let tables = Tables::from_bundle(bundle);
        self.0[variant as usize] = tables.map(given).map_err(|error| error.to_string());
    }

    /// The tables of a game as its engine asks them.
    pub(crate) fn for_engine(&self, variant: Variant) -> Option<Arc<dyn Endgames>> {
        self.0[variant as usize].as_ref().ok()?.endgames.clone()
    }

    /// The values of a position and of its moves.
    pub(crate) fn values(&self, position: &Position) -> Result<Found, String> {
        let tables = &self.0[position.variant() as usize].as_ref()?.tables;
        let value = tables.value(position).map_err(|error| error.to_string())?;
        let moves = tables.moves(position).map_err(|error| error.to_string())?;
        let found = |(mv, value)| FoundMove {
            text: move_text(position, mv),
            value: found_value(value),
        };
        Ok(Found::Values {
            value: found_value(value),
            moves: moves.into_iter().map(found).collect(),
        })
    }
}

fn found_value(value: Value) -> FoundValue {
    match value {
        Value::Win(plies) => FoundValue::Win(Some(plies)),
        Value::Draw => FoundValue::Draw,
        Value::Loss(plies) => FoundValue::Loss(Some(plies)),
    }
}
