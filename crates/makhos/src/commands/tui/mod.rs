//! `makhos tui`: two people, or a person and the computer, play in the terminal.
//!
//! The state of the play is a `Model` that knows nothing of terminals; events
//! change it in `update`, `view` draws it, and `terminal` joins the two with a real terminal and the
//! thread of `thinking`, where the computer looks for what the model's `task` asks.

mod board;
mod computer;
mod footer;
mod help;
mod keys;
mod layout;
mod model;
mod moves_list;
mod panel;
mod pieces;
mod style;
mod terminal;
mod thinking;
mod update;
mod view;

use std::{
    env,
    hash::{BuildHasher, RandomState},
    io::{self, IsTerminal},
    process::ExitCode,
    time::Duration,
};

use clap::{Args, ValueEnum};
use draughts::{Color, Variant};
use draughts_engine::Level;
use makhos_texts::{Language, Texts};
use makhos_words::Words;

use super::{
    arguments::{self, Naming},
    tables_directory::TablesArgument,
};
use model::Model;
use style::Style;

const EXAMPLES: &str = "\
Examples:
  makhos tui --variant thai
  makhos tui --variant english --lang ko --flip
  makhos tui --variant thai --computer white --level 3
  makhos tui --variant thai --fen B:W11,18,25:BK29 --notation algebraic

Type a move (25-22, 18x9x27, b2-a3) and press Enter, or choose squares with the arrow keys and Enter, or
click on them. The key ? shows all keys. Colours follow COLORTERM, and NO_COLOR switches them off.";

/// Play in the terminal, against somebody at the same keyboard or the computer
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Tui {
    /// The game
    #[arg(long, value_parser = arguments::variant())]
    variant: Variant,
    /// The position to start from, such as B:W1-8:B25-32 [default: the start of the game]
    #[arg(long)]
    fen: Option<String>,
    /// The language [default: as LC_ALL, LC_MESSAGES or LANG say, else English]
    #[arg(long, value_enum)]
    lang: Option<Lang>,
    /// Show the board from the other side
    #[arg(long)]
    flip: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
    /// How squares are named
    #[arg(long, value_enum, default_value_t = Naming::Numbers)]
    notation: Naming,
    /// Whom the computer plays [default: nobody]
    #[arg(long, value_enum)]
    computer: Option<Side>,
    /// How well the computer plays
    #[arg(long, value_name = "1-10", default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=10))]
    level: u8,
    /// How long the computer thinks about a move, such as 3s or 500ms [default: as its level does]
    #[arg(long, value_name = "TIME", value_parser = time_to_think)]
    think: Option<Duration>,
    #[command(flatten)]
    tables: TablesArgument,
}

#[derive(Clone, Copy, ValueEnum)]
enum Side {
    /// Black
    Black,
    /// White
    White,
    /// Both, to watch
    Both,
    /// One of them, by lot
    Lot,
}

impl Side {
    fn colors(self, seed: u64) -> Vec<Color> {
        match self {
            Side::Black => vec![Color::Black],
            Side::White => vec![Color::White],
            Side::Both => Color::ALL.to_vec(),
            Side::Lot => vec![Color::ALL[usize::from(seed.is_multiple_of(2))]],
        }
    }
}

/// Reads a time such as `3s`, `0.5s`, `500ms` or `3`.
fn time_to_think(text: &str) -> Result<Duration, String> {
    let time = match text.strip_suffix("ms") {
        Some(number) => arguments::positive_seconds(number).map(|time| time / 1000),
        None => arguments::positive_seconds(text.strip_suffix('s').unwrap_or(text)),
    };
    time.filter(|time| !time.is_zero())
        .ok_or_else(|| "a time such as 3s or 500ms".to_owned())
}

/// A number that differs from one start of the program to the next.
fn seed() -> u64 {
    RandomState::new().hash_one(0)
}

#[derive(Clone, Copy, ValueEnum)]
enum Lang {
    /// English
    En,
    /// Thai
    Th,
    /// Korean
    Ko,
}

impl Tui {
    /// Plays until somebody leaves.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let start = arguments::position(self.variant, self.fen.as_deref())?;
        anyhow::ensure!(
            io::stdin().is_terminal() && io::stdout().is_terminal(),
            "the game needs a terminal, but its input or output goes elsewhere; \
             \"makhos moves\" answers scripts"
        );
        let words = Words::new(Texts::new(self.language()), self.notation.notation());
        let mut model = Model::new(start, words);
        let seed = seed();
        let sides = self.computer.map(|side| side.colors(seed));
        model.computer.sides = sides.unwrap_or_default();
        model.computer.level = Level::new(self.level).unwrap_or(Level::MOST);
        model.computer.time = self.think;
        model.computer.seed = seed;
        model.flipped = self.flip;
        let endgames = self.tables.endgames(self.variant)?;
        terminal::play(model, Style::from_environment(self.ascii), endgames)?;
        Ok(ExitCode::SUCCESS)
    }

    fn language(&self) -> Language {
        match self.lang {
            Some(Lang::En) => Language::English,
            Some(Lang::Th) => Language::Thai,
            Some(Lang::Ko) => Language::Korean,
            None => system_language(),
        }
    }
}

/// The language of the first of the locale's variables that is set.
fn system_language() -> Language {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|tag| !tag.is_empty())
        .and_then(|tag| Language::from_tag(&tag))
        .unwrap_or_default()
}
