//! The position and the draw rules that a game begins with, where they are not the usual ones.

use std::num::NonZeroU16;

use draughts::{
    Bitboard, Board, Color, DrawRules, Piece, Position, Role, Setup, SetupError, Square, Variant,
};

use crate::bits::{BitReader, BitWriter};

/// Writes whose turn it is, which squares have a piece, and what it is.
pub(super) fn put_position(bits: &mut BitWriter, position: &Position) {
    bits.put_flag(position.turn() == Color::White);
    for square in Square::all() {
        bits.put_flag(position.board().occupied().contains(square));
    }
    for (_, piece) in position.board().iter() {
        bits.put_flag(piece.color == Color::White);
        bits.put_flag(piece.role == Role::King);
    }
}

/// Reads what [`put_position`] writes; `None` where the bits end before it does.
pub(super) fn take_position(
    bits: &mut BitReader<'_>,
    variant: Variant,
) -> Option<Result<Position, SetupError>> {
    let turn = take_color(bits)?;
    let mut occupied = Bitboard::EMPTY;
    for square in Square::all() {
        if bits.take_flag()? {
            occupied = occupied.with(square);
        }
    }
    let mut board = Board::EMPTY;
    for square in occupied {
        let color = take_color(bits)?;
        let role = if bits.take_flag()? {
            Role::King
        } else {
            Role::Man
        };
        board = board.with(square, Piece { color, role });
    }
    Some(Position::from_setup(Setup {
        variant,
        board,
        turn,
    }))
}

fn take_color(bits: &mut BitReader<'_>) -> Option<Color> {
    let is_white = bits.take_flag()?;
    Some(if is_white { Color::White } else { Color::Black })
}

/// Writes the count, zero where it is off, and the two switches.
pub(super) fn put_draw_rules(bits: &mut BitWriter, rules: DrawRules) {
    let plies = rules.no_progress_plies.map_or(0, NonZeroU16::get);
    bits.put(u32::from(plies), u16::BITS);
    bits.put_flag(rules.men_reset);
    bits.put_flag(rules.repetition);
}

/// Reads what [`put_draw_rules`] writes; `None` where the bits end before it does.
pub(super) fn take_draw_rules(bits: &mut BitReader<'_>) -> Option<DrawRules> {
    let plies = bits.take(u16::BITS)? as u16;
    let men_reset = bits.take_flag()?;
    let repetition = bits.take_flag()?;
    Some(DrawRules::new(
        NonZeroU16::new(plies),
        men_reset,
        repetition,
    ))
}
