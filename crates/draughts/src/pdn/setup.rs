//! Positions in PDN: FEN as files have it, with either numbering of the squares.

use std::borrow::Cow;

use super::Numbering;
use crate::{Board, Color, FenError, Position, Setup, Variant};

/// Reads the FEN of a file. What the strict form of [`Position::from_fen`] refuses without need is
/// mended: small letters, zeros before a number, a question mark for the side to move.
pub(super) fn position(
    variant: Variant,
    numbering: Numbering,
    text: &str,
) -> Result<Position, FenError> {
    let read = |text: &str| -> Result<Position, FenError> {
        let setup = Setup::from_fen(variant, text)?;
        Ok(Position::from_setup(numbering.setup(setup))?)
    };
    read(text).or_else(|error| match mended(text, variant) {
        Cow::Owned(mended) => read(&mended).map_err(|_| error),
        Cow::Borrowed(_) => Err(error),
    })
}

fn mended(text: &str, variant: Variant) -> Cow<'_, str> {
    let mut mended = String::with_capacity(text.len());
    let mut after_digit = false;
    for (index, c) in text.trim().char_indices() {
        match c {
            '?' if index == 0 => mended.push(variant.rules().starts.letter()),
            'w' | 'k' => mended.push(c.to_ascii_uppercase()),
            // A small b names a column where a digit follows, and Black where none does.
            'b' if text[index + 1..]
                .starts_with(|next: char| !next.is_ascii_digit() || index < 2) =>
            {
                mended.push('B');
            }
            '0' if !after_digit => {}
            '"' => {}
            _ => mended.push(c),
        }
        after_digit = c.is_ascii_digit() && (after_digit || c != '0');
    }
    if mended == text {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(mended)
    }
}

impl Numbering {
    fn setup(self, setup: Setup) -> Setup {
        match self {
            Numbering::Usual => setup,
            Numbering::Reversed => Setup {
                board: setup
                    .board
                    .iter()
                    .fold(Board::EMPTY, |board, (square, piece)| {
                        board.with(square.turned(), piece)
                    }),
                ..setup
            },
        }
    }
}

/// The FEN of the text between the slashes of a set-up among the moves.
pub(super) fn fen_of_command(text: &str) -> &str {
    let text = text.trim();
    text.strip_prefix("FEN")
        .or_else(|| text.strip_prefix("fen"))
        .unwrap_or(text)
        .trim()
        .trim_matches('"')
}

/// A position in which the side to move is the other one, to try what a file may have meant.
pub(super) fn with_turn(position: &Position, turn: Color) -> Option<Position> {
    Position::from_setup(Setup {
        variant: position.variant(),
        board: *position.board(),
        turn,
    })
    .ok()
}
