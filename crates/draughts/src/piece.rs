//! Men and kings.

use crate::Color;

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// A man: moves and captures forward only.
    Man,
    /// A king: moves and captures in all four directions.
    King,
}

/// A man or a king of one side.
///
/// ```
/// use draughts::{Color, Piece, Role};
///
/// let piece = Piece { color: Color::Black, role: Role::King };
/// assert_eq!(piece.role, Role::King);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// The side it belongs to.
    pub color: Color,
    /// Man or king.
    pub role: Role,
}
