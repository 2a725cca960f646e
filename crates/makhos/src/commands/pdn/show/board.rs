//! A board of text: in colours where they are seen, in letters where not.

use std::io::{self, Write};

use anstyle::{Ansi256Color, Color as Ink, Style};
use draughts::{Bitboard, Color, Notation, Piece, Position, Role, Square};

/// A position to draw.
pub(super) struct Board<'a> {
    pub(super) position: &'a Position,
    /// The squares of the last move.
    pub(super) marked: Bitboard,
    pub(super) notation: Notation,
    pub(super) has_colors: bool,
}

const WIDTH: usize = 5;

impl Board<'_> {
    pub(super) fn draw(&self, output: &mut impl Write) -> io::Result<()> {
        let edge = "─".repeat(8 * WIDTH);
        writeln!(output, "   ┌{edge}┐")?;
        for row in 0..8 {
            write!(output, " {} │", 8 - row)?;
            for column in 0..8 {
                self.square(output, row, column)?;
            }
            writeln!(output, "│")?;
        }
        writeln!(output, "   └{edge}┘")?;
        write!(output, "    ")?;
        for letter in 'a'..='h' {
            write!(output, "{letter:^WIDTH$}")?;
        }
        writeln!(output)
    }

    fn square(&self, output: &mut impl Write, row: usize, column: usize) -> io::Result<()> {
        let Some(square) = dark_square(row, column) else {
            let (look, filling) = if self.has_colors {
                (background(187), " ")
            } else {
                (Style::new(), "░")
            };
            return write!(output, "{look}{}{look:#}", filling.repeat(WIDTH));
        };
        let label = self.notation.square(square);
        let piece = self.position.board().piece_at(square);
        if !self.has_colors {
            let mark = if self.marked.contains(square) {
                '*'
            } else {
                ' '
            };
            return write!(output, "{label:>2} {}{mark}", piece.map_or(' ', letter));
        }
        let ground = background(if self.marked.contains(square) {
            100
        } else {
            65
        });
        let label_look = ground.fg_color(Some(Ink::Ansi256(Ansi256Color(194))));
        let piece_look = match piece.map(|piece| piece.color) {
            Some(Color::Black) => ground.fg_color(Some(Ink::Ansi256(Ansi256Color(233)))),
            _ => ground.fg_color(Some(Ink::Ansi256(Ansi256Color(230)))),
        };
        let piece = piece.map_or(' ', |piece| match piece.role {
            Role::Man => '●',
            Role::King => '♚',
        });
        write!(
            output,
            "{label_look}{label:>2} {label_look:#}{piece_look}{piece} {piece_look:#}"
        )
    }
}

fn background(color: u8) -> Style {
    Style::new().bg_color(Some(Ink::Ansi256(Ansi256Color(color))))
}

fn letter(piece: Piece) -> char {
    let letter = piece.color.letter();
    match piece.role {
        Role::Man => letter.to_ascii_lowercase(),
        Role::King => letter,
    }
}

/// The dark square in a row and a column, both from the upper left; every second one is light.
fn dark_square(row: usize, column: usize) -> Option<Square> {
    let is_dark = (row + column) % 2 == 1;
    is_dark
        .then(|| u32::try_from(row * 4 + column / 2 + 1).ok())
        .flatten()
        .and_then(Square::from_number)
}
