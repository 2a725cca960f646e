//! `makhos diagram`: a picture of a position.

mod output;
mod png;

use std::{path::PathBuf, process::ExitCode};

use anyhow::{Result, ensure};
use clap::{Args, ValueEnum};
use draughts::{Square, Variant};
use makhos_diagram::{Arrow, Palette, PieceSet};

use super::arguments;
use output::Output;

const EXAMPLES: &str = "\
Examples:
  makhos diagram --variant thai B:W11,18,25:BK29 -o king.svg
  makhos diagram --variant thai B:W11,18,25:BK29 --numbers --arrow 29x22x15x8 -o king.png
  makhos diagram --variant english B:W21-32:B1-12 --palette print --caption 'Black to move' -o -";

/// Draw a picture of a position, as SVG or PNG
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Diagram {
    /// The position, such as B:W1-8:B25-32
    #[arg(value_name = "FEN")]
    fen: String,
    /// The game
    #[arg(long, value_parser = arguments::variant())]
    variant: Variant,
    /// The file to write, its name ending in .svg or .png; - writes SVG to the standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Write the numbers on the squares
    #[arg(long)]
    numbers: bool,
    /// Write the letters of the columns and the digits of the rows at the edge
    #[arg(long)]
    letters: bool,
    /// Draw an arrow, such as 32-28 or 29x22x15x8; may be given again
    #[arg(long, value_name = "SQUARES")]
    arrow: Vec<Arrow>,
    /// Put rings on squares, such as 18,22; may be given again
    #[arg(long, value_name = "SQUARES", value_delimiter = ',')]
    mark: Vec<Square>,
    /// Tint the squares of the last move, such as 32-28
    #[arg(long, value_name = "SQUARES")]
    last_move: Option<Arrow>,
    /// Turn the board round
    #[arg(long)]
    flip: bool,
    /// Write a text under the board
    #[arg(long, value_name = "TEXT", default_value = "")]
    caption: String,
    /// The colours: the app's, or black and white for paper
    #[arg(long, value_enum, default_value_t = PaletteName::Screen)]
    palette: PaletteName,
    /// The pieces on a screen
    #[arg(long, value_enum, default_value_t = PiecesName::Classic)]
    pieces: PiecesName,
    /// The width of a PNG in pixels [default: 800]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(32..=8192))]
    size: Option<u32>,
}

#[derive(Clone, Copy, ValueEnum)]
enum PaletteName {
    Screen,
    Print,
}

#[derive(Clone, Copy, ValueEnum)]
enum PiecesName {
    Classic,
    Caps,
}

/// The width of a board's PNG where none is asked for.
const WIDTH: u32 = 800;

impl Diagram {
    /// Writes the picture.
    ///
    /// # Errors
    ///
    /// When the position is none, or the file cannot be written.
    pub(crate) fn run(&self) -> Result<ExitCode> {
        let output = Output::of(&self.output)?;
        ensure!(
            self.size.is_none() || matches!(output, Output::Png(_)),
            "--size is for PNG: an SVG has no pixels and can be shown in any size"
        );
        let diagram = self.diagram()?;
        output.write(&diagram.to_svg(), self.size.unwrap_or(WIDTH))?;
        Ok(ExitCode::SUCCESS)
    }

    fn diagram(&self) -> Result<makhos_diagram::Diagram> {
        let position = arguments::position(self.variant, Some(&self.fen))?;
        let mut diagram = makhos_diagram::Diagram::new(&position);
        if self.flip {
            diagram.below = !diagram.below;
        }
        diagram.numbers = self.numbers;
        diagram.letters = self.letters;
        diagram.arrows.clone_from(&self.arrow);
        diagram.marked = self.mark.iter().copied().collect();
        if let Some(last_move) = &self.last_move {
            diagram.last_move = last_move.squares().iter().copied().collect();
        }
        diagram.caption.clone_from(&self.caption);
        diagram.palette = self.palette();
        Ok(diagram)
    }

    fn palette(&self) -> Palette {
        match (self.palette, self.pieces) {
            (PaletteName::Print, _) => Palette::Print,
            (PaletteName::Screen, PiecesName::Classic) => Palette::Screen(PieceSet::Classic),
            (PaletteName::Screen, PiecesName::Caps) => Palette::Screen(PieceSet::Caps),
        }
    }
}
