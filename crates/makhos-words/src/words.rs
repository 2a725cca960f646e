//! The two choices that decide how a thing is said, and the names of squares and moves.

use draughts::{Bitboard, Form, Notation, Path, Position, Square};
use makhos_texts::Texts;

/// What the rules library answers, in one language and with one way to name squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Words {
    texts: Texts,
    notation: Notation,
}

impl Words {
    /// Words in the language of `texts`, with squares named by `notation`.
    #[must_use]
    pub const fn new(texts: Texts, notation: Notation) -> Words {
        Words { texts, notation }
    }

    /// The texts the words are made of.
    #[must_use]
    pub const fn texts(self) -> Texts {
        self.texts
    }

    /// How squares are named.
    #[must_use]
    pub const fn notation(self) -> Notation {
        self.notation
    }

    /// A square's name inside a sentence.
    #[must_use]
    pub fn square(self, square: Square) -> String {
        self.texts.square(&self.notation.square(square))
    }

    /// Squares that all count: “9, 18 and 27”.
    #[must_use]
    pub fn all_of(self, squares: Bitboard) -> String {
        self.texts.all_of(&self.names(squares))
    }

    /// Squares of which one is to be chosen: “9, 18 or 27”.
    #[must_use]
    pub fn any_of(self, squares: Bitboard) -> String {
        self.texts.any_of(&self.names(squares))
    }

    /// A legal move of `position` as short as it is clear: `13x24`.
    #[must_use]
    pub fn played(self, position: &Position, path: &Path) -> String {
        position.move_text(path, self.notation, Form::Short)
    }

    fn names(self, squares: Bitboard) -> Vec<String> {
        squares.iter().map(|square| self.square(square)).collect()
    }
}
