//! A sheet of the diagrams of one game of a PDN file.

use std::{
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use anyhow::{Context, Error, Result, bail, ensure};
use clap::Args;
use draughts::{
    Color, Form, Notation, Variant,
    pdn::{GameRecord, NodeId, ReadError, Replay},
};
use makhos_diagram::{Diagram, Grid, Sheet, Turn, game_diagrams};
use makhos_texts::{Language, Texts};
use makhos_words::Words;

use crate::commands::pdn::{
    games::{FileGames, Game},
    input,
    printable::printable,
};

/// What a sheet of a game shows.
#[derive(Args)]
pub(super) struct GameArguments {
    /// Make a sheet to print of a game in a PDN file; - is the standard input
    #[arg(long, value_name = "FILE", requires = "every")]
    pub(super) game: Option<PathBuf>,
    /// Which game of the file, counted from 1
    #[arg(long, value_name = "N", requires = "game")]
    number: Option<NonZeroUsize>,
    /// From one diagram to the next, in plies
    #[arg(long, value_name = "PLIES", requires = "game")]
    every: Option<NonZeroUsize>,
    /// Columns and rows of diagrams on a page
    #[arg(long, value_name = "COLUMNSxROWS", requires = "game", default_value_t)]
    grid: Grid,
}

impl GameArguments {
    /// The pages of the sheet; `style` has the last word on each diagram.
    ///
    /// # Errors
    ///
    /// When there is no such game, or none that can be shown.
    pub(super) fn pages(
        &self,
        path: &Path,
        assumed: Option<Variant>,
        style: impl Fn(&mut Diagram),
    ) -> Result<Vec<String>> {
        let name = input::name(path);
        let game = FileGames::open(path, assumed)
            .map_err(not_readable)
            .and_then(|games| self.choose(games))
            .with_context(|| name.clone())?;
        let Some(variant) = game.replay.variant() else {
            bail!("{name}: the game is neither Thai nor English checkers");
        };
        complain(&name, &game);
        let every = self.every.unwrap_or(NonZeroUsize::MIN);
        let mut sheet = sheet(&game.record, &game.replay, variant, every);
        ensure!(
            !sheet.diagrams.is_empty(),
            "{name}: the game has no position that could be read"
        );
        sheet.grid = self.grid;
        sheet.diagrams.iter_mut().for_each(style);
        Ok(sheet.to_svgs())
    }

    /// Finds the game that is asked for.
    fn choose(&self, games: FileGames) -> Result<Game> {
        let wanted = self.number.map_or(1, NonZeroUsize::get);
        let mut count = 0;
        let mut chosen = None;
        for game in games {
            let game = game.map_err(not_readable)?;
            count += 1;
            ensure!(
                count == 1 || self.number.is_some(),
                "there are several games; say which one, such as --number 1"
            );
            if count == wanted {
                chosen = Some(game);
                if self.number.is_some() {
                    break;
                }
            }
        }
        match (chosen, count) {
            (Some(game), _) => Ok(game),
            (None, 0) => bail!("there is no game"),
            (None, 1) => bail!("there is no game {wanted}, only one"),
            (None, _) => bail!("there is no game {wanted}, only {count} of them"),
        }
    }
}

/// The error says all that its source does.
fn not_readable(error: ReadError) -> Error {
    Error::msg(error.to_string())
}

/// Says what is wrong with the game: the sheet may lack something.
fn complain(name: &str, game: &Game) {
    for finding in game.findings() {
        eprintln!("makhos: {name}:{}", printable(&finding.to_string()));
    }
}

fn sheet(record: &GameRecord, replay: &Replay, variant: Variant, every: NonZeroUsize) -> Sheet {
    let turns = turns(record, replay);
    let mut diagrams = match replay.start() {
        Some(start) => game_diagrams(start, &turns, every),
        None => Vec::new(),
    };
    if let Some(last) = diagrams.last_mut() {
        last.caption = result(record, variant);
    }
    Sheet {
        title: title(record),
        lines: lines(record, variant),
        diagrams,
        ..Sheet::default()
    }
}

/// The moves of the main line as far as they are legal.
fn turns(record: &GameRecord, replay: &Replay) -> Vec<Turn> {
    let turn = |id: NodeId| {
        let before = replay.position(record.node(id).parent())?;
        let path = replay.path(record, id)?;
        Some(Turn {
            text: before.move_text(&path, Notation::Numbers, Form::Short),
            position: *replay.position(id)?,
            path,
        })
    };
    record.main_line().map_while(turn).collect()
}

/// Who played, or else where.
fn title(record: &GameRecord) -> String {
    let name = |side: Color| record.tags.known(&side.to_string());
    match (name(Color::Black), name(Color::White)) {
        (None, None) => record.tags.known("Event").unwrap_or("Game").to_owned(),
        (black, white) => format!(
            "{} (Black) – {} (White)",
            black.unwrap_or("?"),
            white.unwrap_or("?")
        ),
    }
}

/// What else is known of the game.
fn lines(record: &GameRecord, variant: Variant) -> Vec<String> {
    let game = match variant {
        Variant::Thai => "Thai checkers",
        Variant::English => "English checkers",
    };
    let tag = |name| record.tags.known(name).map(str::to_owned);
    let round = tag("Round").map(|round| format!("round {round}"));
    let date = tag("Date").map(|date| known_part(&date));
    let about = [tag("Event"), tag("Site"), round, date];
    let about: Vec<String> = about.into_iter().flatten().collect();
    vec![
        about.join(", "),
        format!("{game}: {}", result(record, variant)),
    ]
}

/// A date without the parts that are question marks.
fn known_part(date: &str) -> String {
    let parts: Vec<&str> = date
        .split('.')
        .take_while(|part| !part.contains('?'))
        .collect();
    parts.join("-")
}

/// The result in words.
fn result(record: &GameRecord, variant: Variant) -> String {
    let words = Words::new(Texts::new(Language::English), Notation::Numbers);
    words.result(&record.result(), Some(variant))
}
