//! What the board shows: the table in front, or a game that is looked at.

use draughts::{Bitboard, Board, Color, Position, Variant};

use super::{table::Table, viewing::Viewing};

/// A position on the board, wherever it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The game, which decides how the board lies.
    pub variant: Variant,
    /// The pieces, in the middle of a capture too.
    pub board: Board,
    /// The pieces at the start of the game.
    pub start: Board,
    /// The side to move.
    pub turn: Color,
    /// The squares of the last move, or of the capture that is under way.
    pub trail: Bitboard,
}

impl Shown {
    /// What a table shows.
    #[must_use]
    pub fn of_table(table: &Table) -> Shown {
        let in_chain = table.input().in_chain() && table.looking_at().is_none();
        let trail = match table.shown_ply() {
            _ if in_chain => table.input().chosen().iter().copied().collect(),
            Some(ply) => ply.path().squares().iter().copied().collect(),
            None => Bitboard::EMPTY,
        };
        Shown {
            variant: table.game().variant(),
            board: table.shown_board(),
            start: *table.game().start().board(),
            turn: table.shown_position().turn(),
            trail,
        }
    }

    /// What a game that is looked at shows; an empty board of the game `otherwise` where its rules
    /// are not known.
    #[must_use]
    pub fn of_viewing(viewing: &Viewing, otherwise: Variant) -> Shown {
        let variant = viewing.game().variant().unwrap_or(otherwise);
        let (position, path) = viewing.position_and_path();
        Shown {
            variant,
            board: position.map_or(Board::EMPTY, |position| *position.board()),
            start: viewing
                .game()
                .replay()
                .start()
                .map_or(Board::EMPTY, |start| *start.board()),
            turn: position.map_or(variant.rules().starts, Position::turn),
            trail: path.map_or(Bitboard::EMPTY, |path| {
                path.squares().iter().copied().collect()
            }),
        }
    }
}
