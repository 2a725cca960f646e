//! The state in signals, and one function for each thing a person can do.

mod actions;
mod animation;
mod endgames;
mod game_link;
mod keeping;
mod library;
mod link;
mod opening;
mod second;
mod thinking;
mod verdicts;
mod viewing;

use draughts::{Color, Notation, Square, Variant};
use leptos::prelude::*;
use makhos_link::LinkedGame;
use makhos_texts::{Language, Texts};
use makhos_words::Words;

use crate::{
    dialogs::Dialog,
    model::{
        hint::Hint, message, notice::Notice, scene::Scene, session::Session, settings::Settings,
        shown::Shown, table::Table, verdict::Asked, viewing::Viewing, viewing_words,
    },
    platform::{install, page, sound::Speaker, update},
    print::Printing,
    second::Second,
};

pub use animation::Animation;
use endgames::TableFiles;
pub use game_link::link_of;
pub use keeping::SetAside;
pub use library::Library;
use opening::Opening;
pub use thinking::{Purpose, Thinking};
pub use verdicts::Verdicts;
pub use viewing::{NEXT_BUTTON, load_viewing, was_looking};

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
    /// The game that is looked at in the place of the one on the table.
    pub viewing: RwSignal<Option<Viewing>>,
    /// Whether a game is looked at in the place of the one on the table.
    pub is_viewing: Memo<bool>,
    /// What is on the board, whether it is played or looked at.
    pub shown: Memo<Shown>,
    /// What people set to their liking.
    pub settings: RwSignal<Settings>,
    /// What was refused or happened last, until the next action.
    pub notice: RwSignal<Option<Notice>>,
    /// What a screen reader says next.
    pub announcement: RwSignal<String>,
    /// The games of a file that is opened.
    pub opening: Opening,
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
    /// The side at the bottom of a board that nobody turned round.
    below: Memo<Color>,
    /// Whether the board turns to the side to move.
    turns_itself: Memo<bool>,
    /// Whether two people sit face to face, so that the far one's part is turned round.
    pub face_to_face: Memo<bool>,
    /// What the computer thinks about.
    pub thinking: Thinking,
    /// The move that is shown to whoever asked for one.
    pub hint: RwSignal<Option<Hint>>,
    /// What the endgame tables say.
    pub verdicts: Verdicts,
    /// The games that are over.
    pub library: RwSignal<Library>,
    /// The second module, once it is here.
    pub second: RwSignal<Option<&'static Second>>,
    /// The sheet that is printed next.
    pub printing: Printing,
    table_files: TableFiles,
    shelf: library::Shelf,
    animation: Animation,
    speaker: Speaker,
}

impl App {
    /// Starts with what was saved and what the address says, and makes itself known to all
    /// components.
    pub fn start(second: Option<&'static Second>) -> App {
        let link = link::take();
        let settings = RwSignal::new(keeping::load_settings());
        let (session, set_aside) = keeping::load_session();
        let session = RwSignal::new(session);
        let viewing = RwSignal::new(second.and_then(|second| (second.saved_viewing)()));
        let shown = Memo::new(move |_| shown(session, viewing));
        let shown_turn = RwSignal::new(shown.with_untracked(|shown| shown.turn));
        let flipped = RwSignal::new(false);
        let hint = RwSignal::new(None);
        let asked = Memo::new(move |_| asked(session, viewing, hint));
        let has_people = move || {
            viewing.with(Option::is_some) || session.with(|session| !session.table().has_computer())
        };
        let below = Memo::new(move |_| below(session, viewing, shown));
        let turns_itself =
            Memo::new(move |_| settings.with(|settings| settings.turn_after_move) && has_people());
        let app = App {
            session,
            viewing,
            is_viewing: Memo::new(move |_| viewing.with(Option::is_some)),
            shown,
            settings,
            notice: RwSignal::new(None),
            announcement: RwSignal::new(String::new()),
            opening: Opening::default(),
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
                let below = below.get();
                let turned = if turns_itself.get() {
                    shown_turn.get() != below
                } else {
                    flipped.get()
                };
                if turned { !below } else { below }
            }),
            below,
            turns_itself,
            face_to_face: Memo::new(move |_| {
                settings.with(|settings| settings.face_to_face) && has_people()
            }),
            thinking: Thinking::default(),
            hint,
            verdicts: Verdicts::new(asked),
            library: RwSignal::new(Library::Opening),
            second: RwSignal::new(second),
            printing: Printing::default(),
            table_files: TableFiles::new_local([None, None]),
            shelf: library::Shelf::default(),
            animation: Animation::default(),
            speaker: Speaker::default(),
        };
        provide_context(app);
        app.show_at_once();
        app.follow_settings();
        app.follow_other_tabs();
        app.follow_history();
        app.open_what_is_pasted();
        app.open_what_is_dropped();
        app.follow_links(link);
        app.fetch_second();
        app.follow_turns();
        app.follow_endgames();
        app.follow_verdicts();
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

    /// The position on the board as text.
    pub fn shown_fen(self) -> String {
        self.viewing.with_untracked(|viewing| match viewing {
            Some(viewing) => viewing
                .position_and_path()
                .0
                .map(draughts::Position::to_fen)
                .unwrap_or_default(),
            None => self
                .session
                .with_untracked(|session| session.table().shown_position().to_fen()),
        })
    }

    /// Asks the table in front, where its squares may be chosen.
    pub fn with_open_table<T>(self, ask: impl FnOnce(&Table) -> T) -> Option<T> {
        if self.is_viewing.get() {
            return None;
        }
        self.session.with(|session| {
            let table = session.table();
            table.is_open().then(|| ask(table))
        })
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
            let viewed = self.viewing.with(|viewing| {
                let record = viewing.as_ref()?.game().record();
                Some(viewing_words::page_title(record, words))
            });
            let title = viewed.unwrap_or_else(|| {
                self.session
                    .with(|session| message::page_title(session, words))
            });
            page::describe(words.texts().language().tag(), &title);
        });
    }
}

/// The app of the component that asks.
pub fn use_app() -> App {
    expect_context()
}

fn shown(session: RwSignal<Session>, viewing: RwSignal<Option<Viewing>>) -> Shown {
    session.with(|session| {
        viewing.with(|viewing| match viewing {
            Some(viewing) => Shown::of_viewing(viewing, session.variant),
            None => Shown::of_table(session.table()),
        })
    })
}

fn asked(
    session: RwSignal<Session>,
    viewing: RwSignal<Option<Viewing>>,
    hint: RwSignal<Option<Hint>>,
) -> Option<Asked> {
    session.with(|session| {
        viewing
            .with(|viewing| hint.with(|hint| Asked::of(session, viewing.as_ref(), hint.as_ref())))
    })
}

/// The side at the bottom of a board that nobody turned round: a person's who plays against the
/// computer, or that of the rules.
fn below(
    session: RwSignal<Session>,
    viewing: RwSignal<Option<Viewing>>,
    shown: Memo<Shown>,
) -> Color {
    let person = session.with(|session| session.table().person_side());
    let person = person.filter(|_| viewing.with(Option::is_none));
    person.unwrap_or_else(|| shown.with(|shown| shown.variant.rules().below))
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
