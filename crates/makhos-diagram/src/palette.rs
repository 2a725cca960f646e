//! The colours of a picture.

use crate::pieces::{Art, PieceSet};

/// What a picture is for, which decides its colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Palette {
    /// The app's colours and one of its sets of pieces.
    Screen(PieceSet),
    /// Black and white, with hatched squares: clear on paper and easy on ink.
    Print,
}

impl Default for Palette {
    fn default() -> Palette {
        Palette::Screen(PieceSet::default())
    }
}

/// The colours of the parts that both palettes have.
pub(crate) struct Colors {
    /// Behind everything, where a text stands beside the board.
    pub(crate) ground: &'static str,
    /// The frame around the board.
    pub(crate) frame: &'static str,
    /// The letters and digits at the board's edge.
    pub(crate) edge: &'static str,
    /// The light squares.
    pub(crate) light: &'static str,
    /// The dark squares' own colour, or that of the lines that hatch them.
    pub(crate) dark: &'static str,
    /// The squares' numbers.
    pub(crate) number: &'static str,
    /// Texts.
    pub(crate) ink: &'static str,
    /// Arrows and rings.
    pub(crate) accent: &'static str,
    /// A line around arrows and rings, to tell them from what lies under them.
    pub(crate) halo: &'static str,
}

const SCREEN: Colors = Colors {
    ground: "#fffdf8",
    frame: "#2f4a43",
    edge: "#dbe8e2",
    light: "#efe4cc",
    dark: "#4f7267",
    number: "#dbe8e2",
    ink: "#1f2a2e",
    accent: "#e39b1d",
    halo: "#2a1d02",
};

const PRINT: Colors = Colors {
    ground: "#fff",
    frame: "#000",
    edge: "#000",
    light: "#fff",
    dark: "#000",
    number: "#000",
    ink: "#000",
    accent: "#000",
    halo: "#fff",
};

impl Palette {
    pub(crate) fn colors(self) -> &'static Colors {
        match self {
            Palette::Screen(_) => &SCREEN,
            Palette::Print => &PRINT,
        }
    }

    pub(crate) fn art(self) -> Art {
        match self {
            Palette::Screen(set) => Art::Screen(set),
            Palette::Print => Art::Print,
        }
    }
}
