//! A move that the computer would make, shown to whoever asked for it.

use draughts::{Path, Position};

use super::table::Table;

/// A move to show, as long as the position is the one it was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    position: Position,
    path: Path,
    /// The move and the reason for it, in words.
    pub said: String,
}

impl Hint {
    /// The hint that a move text gives in a position; `None` where the rules do not allow it.
    #[must_use]
    pub fn new(position: Position, text: &str) -> Option<Hint> {
        let path = position.read_move(text).ok()?.path;
        Some(Hint {
            position,
            path,
            said: String::new(),
        })
    }

    /// The way of the move.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The way of the move, where the table still waits for it.
    #[must_use]
    pub fn path_on(&self, table: &Table) -> Option<&Path> {
        let is_asked = table.is_open() && *table.game().position() == self.position;
        (is_asked && !table.input().in_chain()).then_some(&self.path)
    }
}

#[cfg(test)]
mod tests {
    use draughts::Variant;

    use super::*;
    use crate::model::session::Session;

    #[test]
    fn a_hint_is_gone_once_a_move_is_made() {
        let mut session = Session::default();
        let position = Position::start(Variant::Thai);
        let hint = Hint::new(position, "26-22").unwrap();
        assert_eq!(hint.path_on(session.table()).unwrap().squares().len(), 2);
        let path = position.read_move("25-21").unwrap().path;
        session.table_mut().play(path).unwrap();
        assert_eq!(hint.path_on(session.table()), None);
        session.table_mut().undo();
        assert!(hint.path_on(session.table()).is_some());
        assert_eq!(Hint::new(position, "26-21"), None);
    }
}
