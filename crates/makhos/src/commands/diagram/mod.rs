//! `makhos diagram`: a picture of a position, or a sheet of those of a game.

mod game;
mod output;
mod png;

use std::{path::PathBuf, process::ExitCode};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use draughts::{Square, Variant};
use makhos_diagram::{Arrow, Diagram, Palette, PieceSet};

use super::arguments;
use game::GameArguments;
use output::Output;

const EXAMPLES: &str = "\
Examples:
  makhos diagram --variant thai B:W11,18,25:BK29 -o king.svg
  makhos diagram --variant thai B:W11,18,25:BK29 --numbers --arrow 29x22x15x8 -o king.png
  makhos diagram --variant english B:W21-32:B1-12 --palette print --caption 'Black to move' -o -
  makhos diagram --game games.pdn --number 3 --every 10 --numbers -o sheet.svg

A sheet of a game has pages of A4, black and white unless --palette says otherwise. Under each diagram
stand the moves up to the next one. Several pages become sheet-1.svg, sheet-2.svg and so on.";

/// Draw a picture of a position, or a sheet of those of a game, as SVG or PNG
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct DiagramCommand {
    /// The position, such as B:W1-8:B25-32
    #[arg(
        value_name = "FEN",
        required_unless_present = "game",
        conflicts_with = "game"
    )]
    fen: Option<String>,
    /// The game; with --game, only for a file that does not say it
    #[arg(long, value_parser = arguments::variant(), required_unless_present = "game")]
    variant: Option<Variant>,
    /// The file to write, its name ending in .svg or .png; - writes SVG to the standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    #[command(flatten)]
    position: PositionArguments,
    #[command(flatten)]
    style: StyleArguments,
    #[command(flatten)]
    game: GameArguments,
    /// The width of a PNG in pixels [default: 800, or 1654 for a sheet]
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(32..=8192))]
    size: Option<u32>,
}

/// What the picture of one position shows besides it.
#[derive(Args)]
struct PositionArguments {
    /// Draw an arrow, such as 32-28 or 29x22x15x8; may be given again
    #[arg(long, value_name = "SQUARES", conflicts_with = "game")]
    arrow: Vec<Arrow>,
    /// Put rings on squares, such as 18,22; may be given again
    #[arg(
        long,
        value_name = "SQUARES",
        value_delimiter = ',',
        conflicts_with = "game"
    )]
    mark: Vec<Square>,
    /// Tint the squares of the last move, such as 32-28
    #[arg(long, value_name = "SQUARES", conflicts_with = "game")]
    last_move: Option<Arrow>,
    /// Write a text under the board
    #[arg(long, value_name = "TEXT", conflicts_with = "game")]
    caption: Option<String>,
}

/// How boards look.
#[derive(Args)]
struct StyleArguments {
    /// Write the numbers on the squares
    #[arg(long)]
    numbers: bool,
    /// Write the letters of the columns and the digits of the rows at the edge
    #[arg(long)]
    letters: bool,
    /// Turn the board round
    #[arg(long)]
    flip: bool,
    /// The colours: the app's, or black and white for paper [default: screen, or print for a sheet]
    #[arg(long, value_enum)]
    palette: Option<PaletteName>,
    /// The pieces on a screen
    #[arg(long, value_enum, default_value_t = PiecesName::Classic)]
    pieces: PiecesName,
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
const BOARD_WIDTH: u32 = 800;
/// The same of a page's: 200 pixels an inch.
const PAGE_WIDTH: u32 = 1654;

impl DiagramCommand {
    /// Writes the picture or the sheet.
    ///
    /// # Errors
    ///
    /// When there is no such position or game, or a file cannot be written.
    pub(crate) fn run(&self) -> Result<ExitCode> {
        match &self.game.game {
            Some(file) => {
                let output = Output::of(&self.output, self.size, PAGE_WIDTH)?;
                let style = |diagram: &mut Diagram| self.style.apply(diagram, PaletteName::Print);
                output.write(&self.game.pages(file, self.variant, style)?)?;
            }
            None => {
                let output = Output::of(&self.output, self.size, BOARD_WIDTH)?;
                output.write(&[self.diagram()?.to_svg()])?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }

    fn diagram(&self) -> Result<Diagram> {
        let variant = self.variant.context("--variant is missing")?;
        let position = arguments::position(variant, self.fen.as_deref())?;
        let mut diagram = Diagram::new(&position);
        self.style.apply(&mut diagram, PaletteName::Screen);
        diagram.arrows.clone_from(&self.position.arrow);
        diagram.marked = self.position.mark.iter().copied().collect();
        if let Some(last_move) = &self.position.last_move {
            diagram.last_move = last_move.squares().iter().copied().collect();
        }
        diagram.caption = self.position.caption.clone().unwrap_or_default();
        Ok(diagram)
    }
}

impl StyleArguments {
    fn apply(&self, diagram: &mut Diagram, usual: PaletteName) {
        diagram.numbers = self.numbers;
        diagram.letters = self.letters;
        if self.flip {
            diagram.below = !diagram.below;
        }
        diagram.palette = match (self.palette.unwrap_or(usual), self.pieces) {
            (PaletteName::Print, _) => Palette::Print,
            (PaletteName::Screen, PiecesName::Classic) => Palette::Screen(PieceSet::Classic),
            (PaletteName::Screen, PiecesName::Caps) => Palette::Screen(PieceSet::Caps),
        };
    }
}
