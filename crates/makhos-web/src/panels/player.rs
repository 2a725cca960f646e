//! A player's card: name, pieces, what they captured, the score; face to face also what to do.

use draughts::{Color, Piece, Role};
use leptos::prelude::*;

use super::actions::FarActions;
use crate::{
    app::{App, use_app},
    board::small::piece_drawing,
    model::message::{Tone, message, player_name},
};

/// The card of the player at the top or at the bottom.
#[component]
pub fn PlayerCard(near: bool) -> impl IntoView {
    let app = use_app();
    let side = Memo::new(move |_| {
        if near {
            app.bottom.get()
        } else {
            !app.bottom.get()
        }
    });
    let is_turn = move || {
        app.session.with(|session| {
            let table = session.table();
            table.goes_on_here() && table.game().position().turn() == side.get()
        })
    };
    let far_and_turned = move || !near && app.face_to_face.get();
    let name = move || {
        app.session.with(|session| {
            let player = session.table().player(side.get());
            player_name(session, app.words.get(), player)
        })
    };
    let points = move || {
        app.session
            .with(|session| session.score().points(session.table().player(side.get())))
    };
    view! {
        <section
            class="card player"
            class:near=near
            class:turn=is_turn
            class:turned=far_and_turned
            class:refused=move || {
                far_and_turned() && is_turn() && app.notice.with(|notice| notice.as_ref().is_some_and(|notice| notice.is_refusal))
            }
            aria-label=name
        >
            <div class="player-line">
                <svg class="player-piece" viewBox="0 0 100 100" aria-hidden="true">
                    <use_ href=move || piece_drawing(app, man(side.get())) />
                </svg>
                <div class="player-words">
                    <p class="player-name">{name}</p>
                    <p class="player-pieces">
                        {move || {
                            if far_and_turned() && is_turn() {
                                far_message(app)
                            } else {
                                pieces_line(app, side.get(), is_turn())
                            }
                        }}
                    </p>
                </div>
                <Taken side />
                <p class="player-score" title=move || app.texts().score()>
                    <span class="heard-only">{move || app.texts().score()}</span>
                    {points}
                </p>
            </div>
            <Show when=far_and_turned>
                <FarActions side />
            </Show>
        </section>
    }
}

/// A man of a side.
pub fn man(color: Color) -> Piece {
    Piece {
        color,
        role: Role::Man,
    }
}

/// How many pieces a side has on the board.
pub(super) fn pieces_line(app: App, side: Color, is_turn: bool) -> String {
    let board = app.shown.with(|shown| shown.board);
    let count = |set: draughts::Bitboard| u32::try_from(set.len()).unwrap_or_default();
    let (pieces, kings) = (count(board.pieces(side)), count(board.kings(side)));
    if is_turn {
        app.texts().pieces_left_to_move(pieces, kings)
    } else {
        app.texts().pieces_left(pieces, kings)
    }
}

/// What the far player is expected to do, for eyes on the other side of the table.
fn far_message(app: App) -> String {
    let words = app.words.get();
    let notice = app.notice.get();
    let message = app
        .session
        .with(|session| message(session, words, notice.as_ref()));
    match message.tone {
        Tone::Refused => message.detail,
        _ => message.headline,
    }
}

/// The pieces a player has captured, as a row of small ones.
#[component]
pub(super) fn Taken(side: Memo<Color>) -> impl IntoView {
    let app = use_app();
    let count = Memo::new(move |_| {
        app.shown.with(|shown| {
            let at_start = shown.start.pieces(!side.get()).len();
            at_start.saturating_sub(shown.board.pieces(!side.get()).len())
        })
    });
    let label = move || {
        let count = u32::try_from(count.get()).unwrap_or_default();
        app.texts().pieces_taken(count)
    };
    view! {
        <p class="taken" title=label>
            <span class="heard-only">{label}</span>
            {move || {
                (0..count.get())
                    .map(|_| {
                        view! {
                            <svg viewBox="0 0 100 100" aria-hidden="true">
                                <use_ href=move || piece_drawing(app, man(!side.get())) />
                            </svg>
                        }
                    })
                    .collect_view()
            }}
        </p>
    }
}
