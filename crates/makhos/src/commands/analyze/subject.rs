//! What is to be analysed: the start of a game, a position, or a position of a game in a file.

use std::path::Path;

use anyhow::{Context, Error, Result, anyhow, ensure};
use draughts::{Game, Position, Variant, pdn::NodeId};

use super::Analyze;
use crate::commands::{
    arguments,
    ongoing::play_on,
    pdn::{
        games::{self, FileGames},
        input,
    },
};

/// The game that has come to the position to analyse.
///
/// # Errors
///
/// When there is no such position, or nobody knows of which game.
pub(super) fn game(analyze: &Analyze) -> Result<Game> {
    match analyze.subject.as_deref() {
        Some(subject) if !is_position(subject) => from_file(analyze, Path::new(subject)),
        fen => {
            ensure!(
                analyze.at.is_none(),
                "--at is about a game in a PDN file; this is a position"
            );
            let variant = analyze.variant.ok_or_else(which_game)?;
            let position = arguments::position(variant, fen)?;
            Ok(Game::from_position(position, variant.rules().draw_rules))
        }
    }
}

/// Whether a text looks like a FEN and no file is called so.
fn is_position(text: &str) -> bool {
    let begins = |side| text.trim_start().starts_with(side);
    (begins("B:") || begins("W:")) && !Path::new(text).exists()
}

fn which_game() -> Error {
    let names = Variant::ALL.map(|variant| variant.rules().name);
    anyhow!("say which game it is: --variant {}", names.join(" or "))
}

fn from_file(analyze: &Analyze, path: &Path) -> Result<Game> {
    let name = input::name(path);
    choose(analyze, path).with_context(|| name)
}

fn choose(analyze: &Analyze, path: &Path) -> Result<Game> {
    let not_readable = |error| Error::msg(games::problem(error));
    let mut count = 0;
    for game in FileGames::open(path, analyze.variant).map_err(not_readable)? {
        let game = game.map_err(not_readable)?;
        count = game.number;
        if count == analyze.game.get() {
            return up_to(&game, game.step_at(analyze.at)?);
        }
    }
    let games = if count == 1 { "game" } else { "games" };
    Err(anyhow!(
        "there is no game {}, the file has {count} {games}",
        analyze.game
    ))
}

/// A game of a file up to one of its steps.
fn up_to(game: &games::Game, step: NodeId) -> Result<Game> {
    let (record, replay) = (&game.record, &game.replay);
    let start = replay
        .start()
        .ok_or_else(|| anyhow!("the game is neither Thai nor English checkers"))?;
    let anew =
        |position: &Position| Game::from_position(*position, position.variant().rules().draw_rules);
    let mut played = anew(start);
    for id in record.line_to(step) {
        let path = replay.path(record, id);
        let is_played = path.is_some_and(|path| play_on(&mut played, path).is_ok());
        if !is_played && let Some(position) = replay.position(id) {
            played = anew(position);
        }
    }
    Ok(played)
}
