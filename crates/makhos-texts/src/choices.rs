//! The small enums that texts are chosen by.

/// The two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Game {
    /// Thai checkers, Makhos.
    Thai,
    /// English checkers.
    English,
}

/// The two sides; texts name them, so they need no name of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The dark pieces, which move first.
    Black,
    /// The light pieces.
    White,
}

/// Whether a piece is a man or a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// An uncrowned piece.
    Man,
    /// A crowned piece.
    King,
}

/// What stands on a dark square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareContent {
    /// Nothing.
    Empty,
    /// A man of Black.
    BlackMan,
    /// A king of Black.
    BlackKing,
    /// A man of White.
    WhiteMan,
    /// A king of White.
    WhiteKing,
}

/// What a square means for the move being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareMark {
    /// Nothing in particular.
    Plain,
    /// Its piece can move.
    CanMove,
    /// Its piece can capture, so it or another capturing piece has to.
    MustCapture,
    /// Its piece is the chosen one.
    Chosen,
    /// The chosen piece can go there.
    Target,
}
