//! Colours and characters, as much of them as the terminal has.

use std::env;

use draughts::Color as Side;
use ratatui::{
    style::{Color, Modifier, Style as Look},
    symbols::border::{self, Set},
};

/// How everything is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Style {
    pub(super) palette: Option<Palette>,
    /// ASCII characters only.
    pub(super) ascii: bool,
}

/// The colours of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Palette {
    pub(super) light: Color,
    pub(super) dark: Color,
    pub(super) last_move: Color,
    pub(super) chosen: Color,
    pub(super) label: Color,
    /// What means "look here".
    pub(super) accent: Color,
    pub(super) black: Color,
    pub(super) white: Color,
    pub(super) refused: Color,
}

const TRUE_COLORS: Palette = Palette {
    light: Color::Rgb(0xef, 0xe4, 0xcc),
    dark: Color::Rgb(0x4f, 0x72, 0x67),
    last_move: Color::Rgb(0x7d, 0x74, 0x45),
    chosen: Color::Rgb(0x2c, 0x57, 0x7d),
    label: Color::Rgb(0xc9, 0xd8, 0xcf),
    accent: Color::Rgb(0xff, 0xc2, 0x4a),
    black: Color::Rgb(0x16, 0x1b, 0x1e),
    white: Color::Rgb(0xfd, 0xf6, 0xe3),
    refused: Color::Rgb(0xd7, 0x5f, 0x3f),
};

/// The nearest of the 256 colours that nearly every terminal has.
const INDEXED_COLORS: Palette = Palette {
    light: Color::Indexed(187),
    dark: Color::Indexed(65),
    last_move: Color::Indexed(100),
    chosen: Color::Indexed(25),
    label: Color::Indexed(194),
    accent: Color::Indexed(221),
    black: Color::Indexed(233),
    white: Color::Indexed(230),
    refused: Color::Indexed(173),
};

/// Borders of ASCII characters.
const ASCII_BORDER: Set<'_> = Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

impl Style {
    /// What the terminal can do as far as its variables tell: `NO_COLOR` and `COLORTERM`.
    pub(super) fn from_environment(ascii: bool) -> Style {
        let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
        let color_term = env::var("COLORTERM").unwrap_or_default();
        let palette = if is_set("NO_COLOR") {
            None
        } else if matches!(color_term.as_str(), "truecolor" | "24bit") {
            Some(TRUE_COLORS)
        } else {
            Some(INDEXED_COLORS)
        };
        Style { palette, ascii }
    }

    /// Whether pieces are letters; without colours blocks would not tell the sides apart.
    pub(super) fn letters(self) -> bool {
        self.ascii || self.palette.is_none()
    }

    pub(super) fn border(self) -> Set<'static> {
        if self.ascii {
            ASCII_BORDER
        } else {
            border::ROUNDED
        }
    }

    /// What fills a light square where no colour does.
    pub(super) fn light_filling(self) -> &'static str {
        match (self.palette, self.ascii) {
            (Some(_), _) => " ",
            (None, true) => ":",
            (None, false) => "░",
        }
    }

    pub(super) fn accent(self) -> Color {
        self.palette.map_or(Color::Reset, |palette| palette.accent)
    }

    pub(super) fn refused(self) -> Color {
        self.palette.map_or(Color::Reset, |palette| palette.refused)
    }

    /// How a piece of a side is drawn: in blocks of its colour, or as letters on its colour.
    pub(super) fn piece(self, side: Side) -> Look {
        let Some(palette) = self.palette else {
            return Look::new().add_modifier(Modifier::BOLD);
        };
        let (own, other) = match side {
            Side::Black => (palette.black, palette.white),
            Side::White => (palette.white, palette.black),
        };
        if self.letters() {
            Look::new().fg(other).bg(own).add_modifier(Modifier::BOLD)
        } else {
            Look::new().fg(own)
        }
    }

    pub(super) fn dark_square(self) -> Color {
        self.palette.map_or(Color::Reset, |palette| palette.dark)
    }
}

#[cfg(test)]
pub(super) mod samples {
    use super::*;

    pub(in super::super) const COLORS: Style = Style {
        palette: Some(TRUE_COLORS),
        ascii: false,
    };
    pub(in super::super) const ASCII: Style = Style {
        palette: Some(INDEXED_COLORS),
        ascii: true,
    };
    pub(in super::super) const NO_COLORS: Style = Style {
        palette: None,
        ascii: false,
    };
}
