//! A game that came by link: what it is, and what shall become of it.

use draughts::Color;
use leptos::prelude::*;
use makhos_link::LinkedGame;

use super::{Head, controls::Answers};
use crate::{
    app::{App, use_app},
    board::small::SmallBoard,
    model::{linked, message::variant_names},
};

/// Shows the game of a link, and offers to look at it or to go on playing.
#[component]
pub(super) fn OpenGame() -> impl IntoView {
    let app = use_app();
    let is_over = app.linked.with_untracked(|linked| {
        let game = linked.as_ref().map(|linked| &linked.game);
        game.is_some_and(|game| game.outcome().is_some())
    });
    view! {
        <Head title=Signal::derive(move || app.texts().linked_game().to_owned()) />
        <div class="dialog-body">
            {move || app.linked.with(|linked| linked.as_ref().map(|linked| summary(app, linked)))}
            {if is_over {
                view! {
                    <Answers
                        no=|app| app.texts().cancel()
                        yes=|app| app.texts().look_at_game()
                        on_yes=Callback::new(move |()| app.look_at_linked())
                    />
                }
                    .into_any()
            } else {
                view! {
                    <Answers
                        no=|app| app.texts().look_at_game()
                        on_no=Callback::new(move |()| app.look_at_linked())
                        yes=|app| app.texts().linked_game_go_on()
                        on_yes=Callback::new(move |()| app.go_on_with_linked())
                    />
                }
                    .into_any()
            }}
        </div>
    }
}

/// The last position, the players, how far the game is and whose turn it is or how it ended.
fn summary(app: App, linked: &LinkedGame) -> impl IntoView + use<> {
    let game = &linked.game;
    let texts = app.texts();
    let variant = variant_names(game.variant(), app.words.get()).1;
    let moves = texts.linked_game_moves(game.played().len() as u32);
    let players = Color::ALL.map(|side| player(app, linked, side)).join(" – ");
    let last = game.played().last();
    let paths = last.map(|ply| ply.path().squares().to_vec());
    view! {
        <div class="linked-game">
            <SmallBoard
                board=*game.position().board()
                paths=paths.into_iter().collect()
                label=texts.linked_game_board()
                set=app.settings.with(|settings| settings.pieces)
            />
            <div class="linked-words">
                <p class="linked-players">{players}</p>
                <p class="line-hint">{format!("{variant} · {moves}")}</p>
                <p class="linked-state">{state(app, linked)}</p>
            </div>
        </div>
    }
}

fn player(app: App, linked: &LinkedGame, side: Color) -> String {
    let texts = app.texts();
    match linked::name(linked, side) {
        "" => texts.side_name(makhos_words::side(side)).into(),
        name => texts.side_name_named(makhos_words::side(side), name),
    }
}

/// Whose turn it is, or how the game ended.
fn state(app: App, linked: &LinkedGame) -> String {
    let words = app.words.get();
    let game = &linked.game;
    if let Some(outcome) = game.outcome() {
        return words.outcome(outcome, game.draw_rules());
    }
    let turn = game.position().turn();
    match linked::name(linked, turn) {
        "" => words.texts().to_move(makhos_words::side(turn)).into(),
        name => words.texts().to_move_named(name),
    }
}
