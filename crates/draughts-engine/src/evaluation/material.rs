//! The bare count of the pieces.

use draughts::{Board, Color, Position, Variant};

/// What a man is worth.
const MAN: i32 = 100;
/// What a step towards the crowning row is worth.
const STEP: i32 = 2;

/// What a king is worth: a long one holds whole diagonals.
const fn king(variant: Variant) -> i32 {
    match variant {
        Variant::Thai => 280,
        Variant::English => 140,
    }
}

/// The pieces of the side to move against those of the other side, in hundredths of a man.
///
/// ```
/// use draughts::{Position, Variant};
/// use draughts_engine::evaluation::material;
///
/// assert_eq!(material(&Position::start(Variant::Thai)), 0);
/// let ahead = Position::from_fen(Variant::English, "W:W30,31:B3").unwrap();
/// assert_eq!(material(&ahead), 100);
/// ```
#[must_use]
pub fn material(position: &Position) -> i32 {
    let (board, own) = (position.board(), position.turn());
    let of = |side| worth(position.variant(), board, side);
    of(own) - of(!own)
}

fn worth(variant: Variant, board: &Board, side: Color) -> i32 {
    let moves_up = variant.rules().moves_up(side);
    let steps: i32 = board
        .men(side)
        .iter()
        .map(|square| {
            let row = square.row() as i32;
            if moves_up { 7 - row } else { row }
        })
        .sum();
    let (men, kings) = (board.men(side).len() as i32, board.kings(side).len() as i32);
    men * MAN + kings * king(variant) + steps * STEP
}
