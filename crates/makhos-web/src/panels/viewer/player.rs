//! A player of the game that is looked at: name, pieces, the time left.

use leptos::prelude::*;

use crate::{
    app::use_app,
    board::small::piece_drawing,
    model::viewing_words::{clock_of_side, player_name},
    panels::player::{Taken, man, pieces_line},
};

/// The card of the player at the top or at the bottom.
#[component]
pub fn ViewedPlayer(near: bool) -> impl IntoView {
    let app = use_app();
    let side = Memo::new(move |_| {
        if near {
            app.bottom.get()
        } else {
            !app.bottom.get()
        }
    });
    let name = move || {
        let words = app.words.get();
        app.viewing.with(|viewing| {
            let record = viewing.as_ref()?.game().record();
            Some(player_name(record, side.get(), words))
        })
    };
    let clock = move || {
        app.viewing
            .with(|viewing| clock_of_side(viewing.as_ref()?, side.get()))
    };
    view! {
        <section
            class="card player viewed"
            class:near=near
            class:turn=move || app.shown.with(|shown| shown.turn) == side.get()
            aria-label=name
        >
            <div class="player-line">
                <svg class="player-piece" viewBox="0 0 100 100" aria-hidden="true">
                    <use_ href=move || piece_drawing(app, man(side.get())) />
                </svg>
                <div class="player-words">
                    <p class="player-name">{name}</p>
                    <p class="player-pieces">{move || pieces_line(app, side.get(), false)}</p>
                </div>
                <Taken side />
                {move || clock().map(|clock| view! { <p class="player-clock">{clock}</p> })}
            </div>
        </section>
    }
}
