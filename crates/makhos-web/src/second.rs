//! The second module: what the app does not need to stand on the screen and be played.
//!
//! The build cuts the app in two at [`load`]. Whatever only the functions of [`Second`] reach is
//! fetched once the board stands, or when it is asked for. Nothing else may call those functions by
//! their names, or they and all that they reach move into the first module.
#![allow(unsafe_code)] // `wasm_split` writes the calls from module to module.

use draughts::Variant;
use leptos::prelude::*;
use wasm_split_helpers::{SplitLoaderError, wasm_split};
use web_sys::File;

use crate::{
    app::App,
    dialogs::{
        computer_choices::computer_choices,
        later::{self, Later},
    },
    model::{computer::Opponents, session::Session, verdict::Asked, viewing::Viewing},
    panels::{verdict, viewer},
    print,
};

/// What the second module does for the first.
#[derive(Debug)]
pub struct Second {
    /// The content of a dialog.
    pub dialog: fn(Later) -> AnyView,
    /// How the computer plays in a new game of such opponents.
    pub computer_choices: fn(RwSignal<Opponents>) -> AnyView,
    /// The line at the top while a game is looked at.
    pub viewer_header: fn() -> AnyView,
    /// A player of the game that is looked at.
    pub viewed_player: fn(near: bool) -> AnyView,
    /// What stands beside the board while a game is looked at.
    pub viewer_cards: fn() -> AnyView,
    /// The keys while a game is looked at; `false` where one means nothing.
    pub viewer_key: fn(App, &str) -> bool,
    /// Who wins the position on the board, where that may be told.
    pub verdict_line: fn() -> AnyView,
    /// The moves with their values.
    pub values_card: fn() -> AnyView,
    /// Asks the endgame tables about a position.
    pub ask_for_verdict: fn(App, Option<Asked>),
    /// The game that was looked at when the page was closed.
    pub saved_viewing: fn() -> Option<Viewing>,
    /// The sheet for the printer.
    pub print_sheet: fn() -> AnyView,
    /// Opens the games of a file.
    pub open_file: fn(App, File),
    /// Opens the games of a text.
    pub open_text: fn(App, String),
    /// Opens the game of a code.
    pub open_game_link: fn(App, &str),
    /// Keeps the games that are over and are not in the library yet.
    pub keep_missing_games: fn(App),
    /// Keeps the game on a table in the library.
    pub keep_game: fn(App, Session, Variant),
}

static SECOND: Second = Second {
    dialog: later::content,
    computer_choices,
    viewer_header: viewer::header,
    viewed_player: viewer::player,
    viewer_cards: viewer::cards,
    viewer_key: viewer::on_key,
    verdict_line: verdict::line,
    values_card: verdict::card,
    ask_for_verdict: App::ask_for_verdict,
    saved_viewing: viewer::saved,
    print_sheet: print::sheet,
    open_file: App::open_file,
    open_text: App::open_text,
    open_game_link: App::open_game_link,
    keep_missing_games: App::keep_missing_games,
    keep_game: App::put_into_library,
};

/// Fetches the second module, unless it is here.
///
/// # Errors
///
/// [`SplitLoaderError`] where it can't be had; the next call tries again.
#[wasm_split(second, fallible)]
pub fn load() -> Result<&'static Second, SplitLoaderError> {
    Ok(&SECOND)
}
