//! Moves as the protocol writes them: `32-28`; captures with the captured squares, `25x18x22`.

use draughts::{Bitboard, Move, Position, Square};
use thiserror::Error;

/// A text names no legal move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{text} is not legal here; legal moves: {legal}")]
pub(in crate::commands) struct UnknownMove {
    text: String,
    legal: String,
}

/// The text of a move: from, to, and the captured squares by their numbers.
pub(in crate::commands) fn text(mv: Move) -> String {
    if mv.is_capture() {
        let squares = [mv.from(), mv.to()].into_iter().chain(mv.captured());
        let names: Vec<String> = squares.map(|square| square.to_string()).collect();
        names.join("x")
    } else {
        format!("{}-{}", mv.from(), mv.to())
    }
}

/// The texts of several moves with blanks between them.
pub(in crate::commands) fn texts(moves: &[Move]) -> String {
    let texts: Vec<String> = moves.iter().map(|&mv| text(mv)).collect();
    texts.join(" ")
}

/// Reads a move of a position; captured squares may come in any order.
///
/// # Errors
///
/// [`UnknownMove`] where no legal move is meant.
pub(in crate::commands) fn read(position: &Position, text: &str) -> Result<Move, UnknownMove> {
    let moves = position.legal_moves();
    let named = squares(text).and_then(|(from, to, captured)| {
        let ends_fit = |mv: &&Move| mv.from() == from && mv.to() == to;
        let mut fitting = moves.iter().filter(ends_fit);
        fitting.find(|mv| mv.captured() == captured).copied()
    });
    named.ok_or_else(|| UnknownMove {
        text: text.chars().take(40).collect(),
        legal: texts(&moves),
    })
}

/// From where to where a text says, and what it captures.
fn squares(text: &str) -> Option<(Square, Square, Bitboard)> {
    if let Some((from, to)) = text.split_once('-') {
        return Some((square(from)?, square(to)?, Bitboard::EMPTY));
    }
    let squares: Option<Vec<Square>> = text.split('x').map(square).collect();
    match squares?[..] {
        [from, to, ref captured @ ..] => Some((from, to, captured.iter().copied().collect())),
        _ => None,
    }
}

fn square(number: &str) -> Option<Square> {
    Square::from_number(number.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use draughts::Variant;
    use proptest::prelude::*;

    use super::*;

    fn position(fen: &str) -> Position {
        Position::from_fen(Variant::Thai, fen).unwrap()
    }

    #[test]
    fn every_legal_move_is_read_as_it_is_written() {
        for fen in ["B:W1-8:B25-32", "B:W9,10,17,18:BK22", "B:W17,18,19,25:BK13"] {
            let position = position(fen);
            for &mv in &position.legal_moves() {
                assert_eq!(read(&position, &text(mv)), Ok(mv));
            }
        }
    }

    #[test]
    fn the_captured_squares_tell_moves_apart() {
        let position = position("B:W17,18,19,25:BK13");
        let mut texts: Vec<String> = position.legal_moves().iter().copied().map(text).collect();
        texts.sort();
        assert_eq!(
            texts,
            ["13x24x17x18x19", "13x24x17x18x19x25", "13x29x17x18x25"]
        );
        let wanted = read(&position, "13x24x17x18x19");
        assert!(wanted.is_ok());
        assert_eq!(read(&position, "13x24x19x17x18"), wanted);
        assert!(read(&position, "13x24x19x18x17").is_ok());
        for text in ["", "13", "13x24", "13-9", "x", "13x99x1"] {
            assert!(read(&position, text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_not_legal_is_answered_with_what_is() {
        let error = read(&position("B:W18:B22,32"), "32-28").unwrap_err();
        assert_eq!(
            error.to_string(),
            "32-28 is not legal here; legal moves: 22x15x18"
        );
    }

    proptest! {
        #[test]
        fn no_text_is_too_much(text in "\\PC*|[0-9x-]{0,12}") {
            if let Ok(mv) = read(&position("B:W18:B22,32"), &text) {
                prop_assert!(mv.is_capture());
            }
        }
    }
}
