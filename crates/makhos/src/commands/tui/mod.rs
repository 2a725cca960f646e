//! `makhos tui`: two people play in the terminal.
//!
//! The state of the play is a `Model` that knows nothing of terminals; events
//! change it in `update`, `view` draws it, and `terminal` joins the two with a real terminal.

mod board;
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
mod update;
mod view;

use std::{
    env,
    io::{self, IsTerminal},
    process::ExitCode,
};

use clap::{Args, ValueEnum};
use draughts::Variant;
use makhos_texts::{Language, Texts};
use makhos_words::Words;

use super::arguments::{self, Naming};
use model::Model;
use style::Style;

const EXAMPLES: &str = "\
Examples:
  makhos tui --variant thai
  makhos tui --variant english --lang ko --flip
  makhos tui --variant thai --fen B:W11,18,25:BK29 --notation algebraic

Type a move (25-22, 18x9x27, b2-a3) and press Enter, or choose squares with the arrow keys and Enter, or
click on them. The key ? shows all keys. Colours follow COLORTERM, and NO_COLOR switches them off.";

/// Play in the terminal, two people at one keyboard
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
        model.flipped = self.flip;
        terminal::play(model, Style::from_environment(self.ascii))?;
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
