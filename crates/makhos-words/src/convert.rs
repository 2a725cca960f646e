//! The rules library's types as those that texts are chosen by.

use draughts::{Color, Piece, Role, Variant};
use makhos_texts::{Game, Rank, Side, SquareContent};

/// The game that texts name.
#[must_use]
pub const fn game(variant: Variant) -> Game {
    match variant {
        Variant::Thai => Game::Thai,
        Variant::English => Game::English,
    }
}

/// The side that texts name.
#[must_use]
pub const fn side(color: Color) -> Side {
    match color {
        Color::Black => Side::Black,
        Color::White => Side::White,
    }
}

/// The rank that texts name.
#[must_use]
pub const fn rank(role: Role) -> Rank {
    match role {
        Role::Man => Rank::Man,
        Role::King => Rank::King,
    }
}

/// What stands on a square, for texts.
#[must_use]
pub const fn square_content(piece: Option<Piece>) -> SquareContent {
    let Some(Piece { color, role }) = piece else {
        return SquareContent::Empty;
    };
    match (color, role) {
        (Color::Black, Role::Man) => SquareContent::BlackMan,
        (Color::Black, Role::King) => SquareContent::BlackKing,
        (Color::White, Role::Man) => SquareContent::WhiteMan,
        (Color::White, Role::King) => SquareContent::WhiteKing,
    }
}
