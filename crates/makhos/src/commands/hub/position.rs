//! Positions as the protocol writes them: the side to move, then a letter for each square.

use draughts::{Board, Color, Piece, Position, Role, Setup, SetupError, Square, Variant};
use thiserror::Error;

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(in crate::commands) enum PositionError {
    #[error("a position has 33 letters, the side to move and 32 squares; this one has {found}")]
    Length { found: usize },
    #[error("a position begins with the side to move, W or B, not with {letter}")]
    Side { letter: char },
    #[error("square {square} is e, w, b, W or B, not {letter}")]
    Letter { square: Square, letter: char },
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// Reads a position.
///
/// # Errors
///
/// [`PositionError`] where it is not written as the protocol has it, or is no position of the game.
pub(in crate::commands) fn read(variant: Variant, text: &str) -> Result<Position, PositionError> {
    let found = text.chars().count();
    let mut letters = text.chars();
    let (Some(side), 33) = (letters.next(), found) else {
        return Err(PositionError::Length { found });
    };
    let turn = Color::from_letter(side).ok_or(PositionError::Side { letter: side })?;
    let mut board = Board::EMPTY;
    for (square, letter) in Square::all().zip(letters) {
        match piece(letter) {
            Some(piece) => board = board.with(square, piece),
            None if letter == 'e' => {}
            None => return Err(PositionError::Letter { square, letter }),
        }
    }
    let setup = Setup {
        variant,
        board,
        turn,
    };
    Ok(Position::from_setup(setup)?)
}

/// The text of a position.
pub(in crate::commands) fn text(position: &Position) -> String {
    let letters = Square::all().map(|square| match position.board().piece_at(square) {
        None => 'e',
        Some(Piece {
            color,
            role: Role::King,
        }) => color.letter(),
        Some(Piece { color, .. }) => color.letter().to_ascii_lowercase(),
    });
    std::iter::once(position.turn().letter())
        .chain(letters)
        .collect()
}

fn piece(letter: char) -> Option<Piece> {
    let color = Color::from_letter(letter.to_ascii_uppercase())?;
    let role = if letter.is_ascii_uppercase() {
        Role::King
    } else {
        Role::Man
    };
    Some(Piece { color, role })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_starts_of_both_games_are_read() {
        let thai = read(Variant::Thai, "Bwwwwwwwweeeeeeeeeeeeeeeebbbbbbbb");
        assert_eq!(thai, Ok(Position::start(Variant::Thai)));
        let english = read(Variant::English, "Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww");
        assert_eq!(english, Ok(Position::start(Variant::English)));
    }

    #[test]
    fn capitals_are_kings() {
        let position = read(Variant::Thai, "WeeeWeeeeeeeeeebeeeeeeeeeeeeeeeBe").unwrap();
        assert_eq!(position.to_fen(), "W:WK4:B15,K31");
        assert_eq!(text(&position), "WeeeWeeeeeeeeeebeeeeeeeeeeeeeeeBe");
    }

    #[test]
    fn what_is_wrong_is_said() {
        let error = |text: &str| read(Variant::English, text).unwrap_err().to_string();
        let empty = "e".repeat(32);
        assert_eq!(
            error("Wee"),
            "a position has 33 letters, the side to move and 32 squares; this one has 3"
        );
        assert_eq!(
            error(&format!("x{empty}")),
            "a position begins with the side to move, W or B, not with x"
        );
        assert_eq!(
            error(&format!("W{}kw", "e".repeat(30))),
            "square 31 is e, w, b, W or B, not k"
        );
        assert_eq!(
            error(&format!("B{empty}")),
            SetupError::NoPieces.to_string()
        );
    }

    proptest! {
        #[test]
        fn no_text_is_too_much(text in "[WB]?[ewbWBก]{0,40}") {
            if let Ok(position) = read(Variant::Thai, &text) {
                prop_assert_eq!(position.turn().letter(), text.chars().next().unwrap());
            }
        }
    }
}
