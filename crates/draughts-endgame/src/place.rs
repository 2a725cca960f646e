//! Who stands where, seen by the side to move.

use draughts::{Bitboard, Board, Color, Position, Setup, Variant};

use crate::{Force, Material};

/// The pieces of a position as sets of squares, the board turned so that the men of the side to move
/// go up; so both colours have one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) own_men: u32,
    pub(crate) own_kings: u32,
    pub(crate) enemy_men: u32,
    pub(crate) enemy_kings: u32,
}

/// The side whose men go up.
pub(crate) fn upward(variant: Variant) -> Color {
    if variant.rules().moves_up(Color::Black) {
        Color::Black
    } else {
        Color::White
    }
}

impl Place {
    /// The place of a position.
    pub(crate) fn of(position: &Position) -> Place {
        let (turn, board) = (position.turn(), position.board());
        let place = Place {
            own_men: board.men(turn).0,
            own_kings: board.kings(turn).0,
            enemy_men: board.men(!turn).0,
            enemy_kings: board.kings(!turn).0,
        };
        if position.variant().rules().moves_up(turn) {
            place
        } else {
            place.turned()
        }
    }

    fn turned(self) -> Place {
        Place {
            own_men: self.own_men.reverse_bits(),
            own_kings: self.own_kings.reverse_bits(),
            enemy_men: self.enemy_men.reverse_bits(),
            enemy_kings: self.enemy_kings.reverse_bits(),
        }
    }

    /// The position; `None` where two pieces share a square or a man stands on its last row.
    pub(crate) fn position(self, variant: Variant) -> Option<Position> {
        let own = self.own_men | self.own_kings;
        let enemy = self.enemy_men | self.enemy_kings;
        let kings = self.own_kings | self.enemy_kings;
        let turn = upward(variant);
        let (black, white) = if turn == Color::Black {
            (own, enemy)
        } else {
            (enemy, own)
        };
        let board = Board::of_sets(Bitboard(black), Bitboard(white), Bitboard(kings))?;
        let setup = Setup {
            variant,
            board,
            turn,
        };
        Position::from_setup(setup).ok()
    }

    /// What pieces they are.
    pub(crate) fn material(&self) -> Material {
        let force = |men: u32, kings: u32| Force {
            men: men.count_ones() as u8,
            kings: kings.count_ones() as u8,
        };
        Material {
            own: force(self.own_men, self.own_kings),
            enemy: force(self.enemy_men, self.enemy_kings),
        }
    }
}
