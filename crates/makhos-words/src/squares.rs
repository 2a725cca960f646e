//! Single squares, for those who hear the board.

use draughts::{MoveInput, Square};
use makhos_texts::SquareMark;

use crate::{Words, convert};

/// What a square means for the move being made.
#[must_use]
pub fn square_mark(input: &MoveInput, square: Square) -> SquareMark {
    if input.at() == Some(square) {
        SquareMark::Chosen
    } else if (input.next_squares() | input.shortcuts()).contains(square) {
        SquareMark::Target
    } else if input.in_chain() || !input.movers().contains(square) {
        SquareMark::Plain
    } else if input.position().must_capture() {
        SquareMark::MustCapture
    } else {
        SquareMark::CanMove
    }
}

impl Words {
    /// A square with its piece and its mark: “Square 22, Black man, must capture”.
    #[must_use]
    pub fn square_label(self, input: &MoveInput, square: Square) -> String {
        let content = convert::square_content(input.board().piece_at(square));
        let name = self.notation().square(square);
        self.texts()
            .square_label(name, content, square_mark(input, square))
    }
}

#[cfg(test)]
mod tests {
    use draughts::{Notation, Position, Variant};
    use makhos_texts::{Language, Texts};

    use super::*;

    #[test]
    fn squares_tell_their_piece_and_mark() {
        let square = |number| Square::from_number(number).unwrap();
        let words = Words::new(Texts::new(Language::English), Notation::Numbers);
        let position = Position::from_fen(Variant::Thai, "B:W11,18,25:B32,K29").unwrap();
        let mut input = MoveInput::new(position);
        let label = |input: &MoveInput, number| words.square_label(input, square(number));
        assert_eq!(label(&input, 29), "Square 29, Black king, must capture");
        assert_eq!(label(&input, 32), "Square 32, Black man");
        input.choose(square(29)).unwrap();
        assert_eq!(label(&input, 29), "Square 29, Black king, chosen");
        assert_eq!(label(&input, 22), "Square 22, empty, target");
        assert_eq!(
            label(&input, 8),
            "Square 8, empty, target",
            "the last square at once"
        );
        input.choose(square(22)).unwrap();
        assert_eq!(
            label(&input, 25),
            "Square 25, empty",
            "it has left the board"
        );
        let start = MoveInput::new(Position::start(Variant::Thai));
        assert_eq!(label(&start, 25), "Square 25, Black man, can move");
    }
}
