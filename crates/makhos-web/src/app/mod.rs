//! The state in signals, and one function for each thing a person can do.

mod actions;
mod animation;
mod game_link;
mod keeping;
mod link;

use draughts::{Color, Notation, Square, Variant};
use leptos::prelude::*;
use makhos_link::LinkedGame;
use makhos_texts::{Language, Texts};
use makhos_words::Words;

use crate::{
    dialogs::Dialog,
    model::{scene::Scene, session::Session, settings::Settings},
    platform::{install, page, sound::Speaker, update},
};

pub use animation::Animation;
pub use keeping::SetAside;

/// A line at the edge of the page that asks for attention until it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Banner {
    /// The saved game could not be read and is set aside.
    SetAside(SetAside),
    /// There is no room to save the game.
    StorageFull,
    /// The browser saves nothing.
    StorageUnavailable,
}

/// A piece being dragged: where it was picked up and how far it is from there, in board widths.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    /// Where it stands on the board.
    pub square: Square,
    /// How far it is moved to the right.
    pub right: f64,
    /// How far it is moved down.
    pub down: f64,
}

/// The whole state of the app; a handle that is cheap to copy.
#[derive(Clone, Copy)]
pub struct App {
    /// The boards and players.
    pub session: RwSignal<Session>,
    /// What people set to their liking.
    pub settings: RwSignal<Settings>,
    /// What was refused or happened last, until the next action.
    pub notice: RwSignal<Option<String>>,
    /// What a screen reader says next.
    pub announcement: RwSignal<String>,
    /// The dialog that is open.
    pub dialog: RwSignal<Option<Dialog>>,
    /// The game of the link that was opened last, until it is decided what becomes of it.
    pub linked: RwSignal<Option<LinkedGame>>,
    /// The line that asks for attention.
    pub banner: RwSignal<Option<Banner>>,
    /// Whether a new version of the app waits to take over.
    pub update: RwSignal<bool>,
    /// The browser's offer to install the app.
    pub install: install::Offer,
    /// The pieces on the screen.
    pub scene: RwSignal<Scene>,
    /// The piece being dragged.
    pub drag: RwSignal<Option<Drag>>,
    /// The square that has, or would get, the keyboard.
    pub focus: RwSignal<Square>,
    /// What is in the field for typed moves.
    pub typed: RwSignal<String>,
    /// Whether the board is turned round.
    pub flipped: RwSignal<bool>,
    /// The side whose turn the screen shows; it waits for the pieces to come to rest.
    pub shown_turn: RwSignal<Color>,
    /// Texts and the way squares are named.
    pub words: Memo<Words>,
    /// The side at the bottom of the screen.
    pub bottom: Memo<Color>,
    animation: Animation,
    speaker: Speaker,
}

impl App {
    /// Starts with what was saved and what the address says, and makes itself known to all
    /// components.
    pub fn start() -> App {
        let settings = RwSignal::new(keeping::load_settings());
        let (session, set_aside) = keeping::load_session();
        let shown_turn = RwSignal::new(session.table().shown_position().turn());
        let session = RwSignal::new(session);
        let flipped = RwSignal::new(false);
        let app = App {
            session,
            settings,
            notice: RwSignal::new(None),
            announcement: RwSignal::new(String::new()),
            dialog: RwSignal::new(None),
            linked: RwSignal::new(None),
            banner: RwSignal::new(set_aside.map(Banner::SetAside)),
            update: RwSignal::new(false),
            install: RwSignal::new_local(None),
            scene: RwSignal::new(Scene::default()),
            drag: RwSignal::new(None),
            focus: RwSignal::new(FIRST_FOCUS),
            typed: RwSignal::new(String::new()),
            flipped,
            shown_turn,
            words: Memo::new(move |_| words(settings.get())),
            bottom: Memo::new(move |_| {
                let below = session.with(|session| session.variant.rules().below);
                let turned = if settings.with(|settings| settings.turn_after_move) {
                    shown_turn.get() != below
                } else {
                    flipped.get()
                };
                if turned { !below } else { below }
            }),
            animation: Animation::default(),
            speaker: Speaker::default(),
        };
        provide_context(app);
        app.show_at_once();
        app.follow_settings();
        app.follow_other_tabs();
        app.follow_link();
        update::watch(app.update);
        install::keep_offer(app.install);
        app
    }

    /// The texts in the language of the page.
    pub fn texts(self) -> Texts {
        self.words.get().texts()
    }

    /// The game in front.
    pub fn variant(self) -> Variant {
        self.session.with(|session| session.variant)
    }

    /// Keeps the page's language, theme and title as the settings and the game are.
    fn follow_settings(self) {
        let device_is_dark = RwSignal::new(false);
        page::follow_darkness(device_is_dark);
        Effect::new(move |_| {
            let settings = self.settings.get();
            page::set_theme(settings.theme.shown(device_is_dark.get()));
            keeping::store_settings(settings);
        });
        Effect::new(move |_| {
            let words = self.words.get();
            let title = self
                .session
                .with(|session| crate::model::message::page_title(session, words));
            page::describe(words.texts().language().tag(), &title);
        });
    }
}

/// The app of the component that asks.
pub fn use_app() -> App {
    expect_context()
}

fn words(settings: Settings) -> Words {
    let language = settings.language.map_or_else(browser_language, |tag| tag.0);
    Words::new(Texts::new(language), Notation::from(settings.square_names))
}

fn browser_language() -> Language {
    let languages = page::languages();
    Language::best(languages.iter().map(String::as_str))
}

/// A square in the middle of the near side's men, for whoever comes with the keyboard.
const FIRST_FOCUS: Square = match Square::from_number(26) {
    Some(square) => square,
    None => panic!("the board has 32 squares"),
};
