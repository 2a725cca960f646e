//! What opens over the board: the menu, questions, settings, the rules.

mod about;
mod about_game;
pub mod computer_choices;
mod controls;
mod end;
mod findings;
pub mod game_row;
mod keyboard;
pub mod later;
mod library;
mod menu;
mod new_game;
mod open_game;
mod open_games;
mod picture;
mod play_on;
mod players;
mod print;
mod qr_code;
mod questions;
mod rules;
mod save_game;
mod set_up;
mod settings;
mod share;

use draughts::{Color, Position};
use leptos::wasm_bindgen::JsCast;
use leptos::{html, prelude::*};
use web_sys::{Element, MouseEvent};

use crate::{
    app::{App, use_app},
    icon::Icon,
    model::computer::Opponents,
    platform::page,
};

/// Which dialog is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Everything that has no button of its own.
    Menu,
    /// What people set to their liking.
    Settings,
    /// Names and score.
    Players,
    /// Who plays a new game; these are chosen beforehand.
    NewGame(Opponents),
    /// Whether to leave a game for the position of a link.
    OpenLink(Position),
    /// A side wants to resign; the other one answers.
    Resign(Color),
    /// A person wants to resign against the computer.
    ResignToComputer(Color),
    /// A side offers a draw; the other one answers.
    Draw(Color),
    /// The game is over.
    End,
    /// One that the second module brings.
    Later(Later),
}

/// The dialogs that nobody needs to play a game; the second module brings them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Later {
    /// The rules of both games.
    Rules,
    /// The keys.
    Keyboard,
    /// About the app.
    About,
    /// A position as text.
    SetUp,
    /// The position as a picture.
    Picture,
    /// The game on paper.
    Print,
    /// What shall become of the game of a link.
    OpenGame,
    /// Whether to leave a game for that of a link.
    LeaveForLinked,
    /// The games that are over.
    Library,
    /// Saving the game on the board.
    SaveGame,
    /// The link of the game on the board.
    Share,
    /// The games of a file.
    OpenGames,
    /// What is known about the game that is looked at, and what is wrong with it.
    AboutGame,
    /// Whether to leave a game for the one that is looked at.
    PlayOn,
}

impl Dialog {
    /// The side that has to answer, where that is not the one who opened it.
    fn answering_side(self) -> Option<Color> {
        match self {
            Dialog::Resign(side) | Dialog::Draw(side) => Some(!side),
            _ => None,
        }
    }
}

const TITLE: &str = "dialog-title";

/// The one dialog element; which dialog it holds is a matter of the state.
#[component]
pub fn Dialogs() -> impl IntoView {
    let app = use_app();
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(element) = element.get() else { return };
        match app.dialog.get() {
            Some(_) if !element.open() => {
                // Only a dialog outside the page, or open already, cannot be shown.
                let _ = element.show_modal();
                page::focus(TITLE);
            }
            Some(_) => request_animation_frame(|| page::focus(TITLE)),
            None if element.open() => element.close(),
            None => {}
        }
    });
    let is_far = move || {
        let answering = app.dialog.get().and_then(Dialog::answering_side);
        app.face_to_face.get() && answering.is_some_and(|side| side != app.bottom.get())
    };
    view! {
        <dialog
            node_ref=element
            class="dialog"
            class:turned=is_far
            class:wide=move || matches!(app.dialog.get(), Some(Dialog::Settings | Dialog::Later(Later::Rules | Later::OpenGames | Later::AboutGame)))
            aria-labelledby=TITLE
            on:close=move |_| {
                // The event comes late: by then another dialog may have been opened.
                let is_open = element.get_untracked().is_some_and(|element| element.open());
                if !is_open {
                    app.dialog.set(None);
                }
            }
            on:click=move |event| close_on_backdrop(app, &event)
        >
            {move || app.dialog.get().map(|dialog| view! { <Content dialog /> })}
        </dialog>
    }
}

#[component]
fn Content(dialog: Dialog) -> AnyView {
    match dialog {
        Dialog::Menu => view! { <menu::Menu /> }.into_any(),
        Dialog::Settings => view! { <settings::SettingsDialog /> }.into_any(),
        Dialog::Players => view! { <players::Players /> }.into_any(),
        Dialog::NewGame(opponents) => view! { <new_game::NewGame opponents /> }.into_any(),
        Dialog::OpenLink(position) => view! { <new_game::OpenLink position /> }.into_any(),
        Dialog::Resign(side) => view! { <questions::Resign side /> }.into_any(),
        Dialog::ResignToComputer(side) => view! { <questions::ResignToComputer side /> }.into_any(),
        Dialog::Draw(side) => view! { <questions::Draw side /> }.into_any(),
        Dialog::End => view! { <end::End /> }.into_any(),
        Dialog::Later(dialog) => view! { <later::Coming dialog /> }.into_any(),
    }
}

/// A press beside the dialog closes it; there the dialog itself is what is pressed.
fn close_on_backdrop(app: App, event: &MouseEvent) {
    let is_dialog = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .is_some_and(|target| target.tag_name().eq_ignore_ascii_case("dialog"));
    if is_dialog {
        app.dialog.set(None);
    }
}

/// The head of a dialog: its title, and the button that closes it.
#[component]
fn Head(#[prop(into)] title: Signal<String>) -> impl IntoView {
    let app = use_app();
    view! {
        <div class="dialog-head">
            <h2 id=TITLE tabindex="-1">
                {title}
            </h2>
            <button
                type="button"
                class="icon-button"
                aria-label=move || app.texts().close()
                title=move || app.texts().close()
                on:click=move |_| app.dialog.set(None)
            >
                <Icon name="close" />
            </button>
        </div>
    }
}
