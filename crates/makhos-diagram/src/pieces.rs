//! The drawings of the pieces, which lie as SVG in the folder `art`.
//!
//! Each file holds what one side's pieces of one set need: a symbol for the man, one for the
//! king, and their gradients.

use draughts::{Color, Piece, Role};

/// How pieces look on a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceSet {
    /// Turned wooden pieces; a king is two of them with a crown.
    #[default]
    Classic,
    /// Bottle caps, as at street tables in Thailand.
    Caps,
}

/// All drawings a screen needs, for a page that holds them once and shows each by the name that
/// [`drawing`] gives.
pub const DRAWINGS: &str = concat!(
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" aria-hidden=\"true\" ",
    "focusable=\"false\">\n",
    include_str!("../art/classic-black.svg"),
    include_str!("../art/classic-white.svg"),
    include_str!("../art/caps-black.svg"),
    include_str!("../art/caps-white.svg"),
    "</svg>\n",
);

/// The id of a piece's drawing in [`DRAWINGS`].
///
/// ```
/// use draughts::{Color, Piece, Role};
/// use makhos_diagram::{PieceSet, drawing};
///
/// let king = Piece { color: Color::White, role: Role::King };
/// assert_eq!(drawing(king, PieceSet::Caps), "caps-white-king");
/// ```
#[must_use]
pub fn drawing(piece: Piece, set: PieceSet) -> &'static str {
    Art::Screen(set).id(piece)
}

/// A set of pieces, those for paper included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Art {
    /// With colours, light and shadow.
    Screen(PieceSet),
    /// Black lines on white, that survive a photocopier.
    Print,
}

impl Art {
    /// The definitions of one side's pieces.
    pub(crate) fn definitions(self, color: Color) -> &'static str {
        match (self, color) {
            (Art::Screen(PieceSet::Classic), Color::Black) => {
                include_str!("../art/classic-black.svg")
            }
            (Art::Screen(PieceSet::Classic), Color::White) => {
                include_str!("../art/classic-white.svg")
            }
            (Art::Screen(PieceSet::Caps), Color::Black) => include_str!("../art/caps-black.svg"),
            (Art::Screen(PieceSet::Caps), Color::White) => include_str!("../art/caps-white.svg"),
            (Art::Print, Color::Black) => include_str!("../art/print-black.svg"),
            (Art::Print, Color::White) => include_str!("../art/print-white.svg"),
        }
    }

    /// The id of a piece's symbol in them.
    pub(crate) fn id(self, piece: Piece) -> &'static str {
        match (self, piece.color, piece.role) {
            (Art::Screen(PieceSet::Classic), Color::Black, Role::Man) => "classic-black-man",
            (Art::Screen(PieceSet::Classic), Color::Black, Role::King) => "classic-black-king",
            (Art::Screen(PieceSet::Classic), Color::White, Role::Man) => "classic-white-man",
            (Art::Screen(PieceSet::Classic), Color::White, Role::King) => "classic-white-king",
            (Art::Screen(PieceSet::Caps), Color::Black, Role::Man) => "caps-black-man",
            (Art::Screen(PieceSet::Caps), Color::Black, Role::King) => "caps-black-king",
            (Art::Screen(PieceSet::Caps), Color::White, Role::Man) => "caps-white-man",
            (Art::Screen(PieceSet::Caps), Color::White, Role::King) => "caps-white-king",
            (Art::Print, Color::Black, Role::Man) => "print-black-man",
            (Art::Print, Color::Black, Role::King) => "print-black-king",
            (Art::Print, Color::White, Role::Man) => "print-white-man",
            (Art::Print, Color::White, Role::King) => "print-white-king",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_s_definitions_hold_its_man_and_its_king() {
        for art in [
            Art::Screen(PieceSet::Classic),
            Art::Screen(PieceSet::Caps),
            Art::Print,
        ] {
            for color in Color::ALL {
                for role in [Role::Man, Role::King] {
                    let symbol = format!("<symbol id=\"{}\"", art.id(Piece { color, role }));
                    assert_eq!(art.definitions(color).matches(&symbol).count(), 1);
                    assert_eq!(art.definitions(!color).matches(&symbol).count(), 0);
                }
            }
        }
    }
}
