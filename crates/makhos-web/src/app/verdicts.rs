//! Asking the endgame tables about the position on the board.
//!
//! They are asked in a worker of their own, which starts when it is needed: the engine that thinks about
//! a move hears nothing meanwhile. What has more pieces than the app's tables is asked of the server, where
//! the page comes from one that has bigger tables.

use draughts::Game;
use leptos::{prelude::*, task::spawn_local, wasm_bindgen::JsValue};
use makhos_questions::{Found, GameText, Question, Reaches, Reply, Task};

use super::App;
use crate::{
    model::{
        look_up,
        verdict::{Asked, MOST_PIECES, Trouble, Verdict},
    },
    platform::{self, engine::Engine},
};

/// What the endgame tables say; a handle that is cheap to copy.
#[derive(Clone, Copy)]
pub struct Verdicts {
    /// The position that they are asked about.
    pub asked: Memo<Option<Asked>>,
    /// What they said last.
    said: RwSignal<Option<Verdict>>,
    /// Why they say nothing.
    trouble: RwSignal<Option<Trouble>>,
    /// Whether the moves with their values are listed.
    pub lists_moves: RwSignal<bool>,
    last_number: StoredValue<u32>,
    engine: StoredValue<Option<Engine>, LocalStorage>,
    /// How far the server's tables go, once it has told.
    reaches: StoredValue<Option<Reaches>>,
}

impl Verdicts {
    /// Nothing is said yet.
    pub fn new(asked: Memo<Option<Asked>>) -> Verdicts {
        Verdicts {
            asked,
            said: RwSignal::new(None),
            trouble: RwSignal::new(None),
            lists_moves: RwSignal::new(false),
            last_number: StoredValue::new(0),
            engine: StoredValue::new_local(None),
            reaches: StoredValue::new(None),
        }
    }

    /// The verdict that is shown. Until the next one is here it is that on the position before, so that
    /// nothing flickers.
    pub fn shown(self) -> Option<Verdict> {
        let is_asked = self.asked.with(Option::is_some);
        self.said.get().filter(|_| is_asked)
    }

    /// The verdict on the very position on the board.
    pub fn of_board(self) -> Option<Verdict> {
        let asked = self.asked.get()?;
        let is_of_it = |verdict: &Verdict| *verdict.position() == asked.position;
        self.said.get().filter(is_of_it)
    }

    /// Whether the moves with their values are listed in the place of the game's moves.
    pub fn are_listed(self) -> bool {
        self.lists_moves.get() && self.shown().is_some()
    }

    /// Why there is none.
    pub fn trouble(self) -> Option<Trouble> {
        let is_asked = self.asked.with(Option::is_some);
        self.trouble.get().filter(|_| is_asked)
    }
}

impl App {
    /// Asks the tables whenever a position is on the board whose value may be told.
    pub(super) fn follow_verdicts(self) {
        Effect::new(move |_| {
            let asked = self.verdicts.asked.get();
            if let Some(second) = self.second.get() {
                (second.ask_for_verdict)(self, asked);
            }
        });
    }

    /// Asks the tables about a position.
    pub fn ask_for_verdict(self, asked: Option<Asked>) {
        let verdicts = self.verdicts;
        let number = verdicts.last_number.get_value().wrapping_add(1);
        verdicts.last_number.set_value(number);
        match asked {
            Some(asked) if asked.pieces() <= MOST_PIECES => spawn_local(async move {
                if self.send_for_verdict(number, asked).await.is_err() {
                    self.have_no_verdict(number, Some(Trouble::Missing));
                }
            }),
            Some(asked) => spawn_local(async move {
                if self.look_up_verdict(number, asked).await.is_none() {
                    self.have_no_verdict(number, None);
                }
            }),
            None => self.have_no_verdict(number, None),
        }
    }

    /// Asks the server about a position; `None` where its tables don't have it, or there is no such server.
    async fn look_up_verdict(self, number: u32, asked: Asked) -> Option<()> {
        let variant = asked.position.variant();
        if self.verdicts.reaches.get_value().is_none() {
            self.have_no_verdict(number, None);
        }
        if asked.pieces() > self.reaches().await?.of(variant).most() {
            return None;
        }
        let question = look_up::question(&asked.position);
        let answer = platform::look_up::values(&question).await?;
        let (value, moves) = look_up::values_with_moves(&asked.position, &answer)?;
        let verdict = Verdict::new(asked, value, &moves)?;
        if self.verdicts.last_number.get_value() == number {
            self.tell_verdict(verdict);
        }
        Some(())
    }

    /// How far the server's tables go. Where it can't be reached, it is asked again the next time.
    async fn reaches(self) -> Option<Reaches> {
        let reaches = self.verdicts.reaches;
        if reaches.get_value().is_none() {
            reaches.set_value(platform::look_up::reaches().await.ok());
        }
        reaches.get_value()
    }

    async fn send_for_verdict(self, number: u32, asked: Asked) -> Result<(), JsValue> {
        let variant = asked.position.variant();
        let tables = self.endgames(variant).await?;
        let module = self.engine_module().await?;
        let verdicts = self.verdicts;
        if verdicts.last_number.get_value() != number {
            return Ok(());
        }
        if verdicts.engine.with_value(Option::is_none) {
            let on_reply = move |text: String| self.hear_verdict(&text);
            let on_error = move || self.lose_verdicts();
            let engine = Engine::start(&module, on_reply, on_error)?;
            verdicts.engine.set_value(Some(engine));
        }
        let game = Game::from_position(asked.position, variant.rules().draw_rules);
        let question = Question {
            number,
            game: GameText::of(&game),
            task: Task::Values,
        };
        verdicts.engine.with_value(|engine| {
            let engine = engine.as_ref().ok_or(JsValue::UNDEFINED)?;
            engine.give(variant, &tables)?;
            engine.ask(&question.write())
        })
    }

    fn hear_verdict(self, text: &str) {
        let Ok(reply) = Reply::read(text) else { return };
        if reply.number != self.verdicts.last_number.get_value() {
            return;
        }
        let asked = self.verdicts.asked.get_untracked();
        let verdict = match (asked, reply.found) {
            (Some(asked), Found::Values { value, moves }) => Verdict::new(asked, value, &moves),
            _ => None,
        };
        let Some(verdict) = verdict else {
            self.have_no_verdict(reply.number, Some(Trouble::Damaged));
            return;
        };
        self.tell_verdict(verdict);
    }

    fn tell_verdict(self, verdict: Verdict) {
        self.announce_besides(verdict.words(self.words.get_untracked()));
        self.verdicts.trouble.set(None);
        self.verdicts.said.set(Some(verdict));
    }

    fn have_no_verdict(self, number: u32, trouble: Option<Trouble>) {
        let verdicts = self.verdicts;
        if verdicts.last_number.get_value() == number {
            verdicts.said.set(None);
            verdicts.trouble.set(trouble);
        }
    }

    /// The worker is broken; the next question starts another one.
    fn lose_verdicts(self) {
        let engine = self.verdicts.engine.try_update_value(Option::take);
        drop(engine);
        self.have_no_verdict(
            self.verdicts.last_number.get_value(),
            Some(Trouble::Missing),
        );
    }
}
