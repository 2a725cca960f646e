//! The computer at the table: whose turn it has, what it is asked, and what becomes of its answers.
//!
//! One thing is thought about at a time. Whatever changes on the tables, [`App::follow_turns`] looks
//! whether that is still wanted, and what is to be asked next. The game on the board is ahead of the
//! engine at all times: an answer is played only where its question still stands.

use std::time::Duration;

use draughts::{Color, Outcome, Position, Variant, WinReason};
use draughts_engine::hint::Hint as Reasoned;
use leptos::{
    ev, leptos_dom::helpers::window_event_listener, prelude::*, task::spawn_local,
    wasm_bindgen::JsValue,
};
use makhos_questions::{Found, FoundLine, GameText, Question, Reply, Task};

use super::App;
use crate::{
    board::STEP_MILLISECONDS,
    model::{
        hint::Hint,
        session::Session,
        table::{Entered, Table},
    },
    platform::{
        clock,
        engine::{Engine, Module},
        page,
        sound::Sound,
    },
};

/// How long a move of the computer keeps people waiting at least, so that it is no jump.
const PACE: u64 = 400;
/// The same where it plays against itself, so that one can follow.
const WATCHED_PACE: u64 = 900;
/// After this a person may want to hurry the computer.
const LONG: u64 = 800;
/// After this a screen reader says that the computer thinks.
const VERY_LONG: u64 = 2500;
/// How long is thought about a hint.
const HINT_MILLISECONDS: u32 = 1000;
/// How many lines are looked at for a hint: some reasons compare the best move with others.
const HINT_LINES: u8 = 3;

/// Why the engine was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// It is its turn.
    Move,
    /// A draw is offered to it.
    Draw,
    /// A person wants a hint.
    Hint,
}

/// What the engine was asked last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Asked {
    number: u32,
    purpose: Purpose,
    variant: Variant,
    position: Position,
    plies: usize,
    since: u64,
}

/// A move that the engine answered, or told of on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Answer {
    text: String,
    score: i32,
    resigns: bool,
}

/// What the computer thinks about; a handle that is cheap to copy.
#[derive(Clone, Copy)]
pub struct Thinking {
    asked: RwSignal<Option<Asked>>,
    /// Whether the engine could not be had.
    trouble: RwSignal<bool>,
    /// Whether it has taken so long that a person may want to hurry it.
    is_long: RwSignal<bool>,
    /// Whether another tab plays the computer's moves.
    follows: RwSignal<bool>,
    last_number: StoredValue<u32>,
    /// The best move that was told on the way.
    best: StoredValue<Option<Answer>>,
    /// The answer, until the board has come to rest.
    answer: StoredValue<Option<Answer>>,
    /// Whether the first move that is told of is to be played.
    is_hurried: StoredValue<bool>,
    module: StoredValue<Option<Module>, LocalStorage>,
    engine: StoredValue<Option<Engine>, LocalStorage>,
}

impl Default for Thinking {
    fn default() -> Thinking {
        Thinking {
            asked: RwSignal::new(None),
            trouble: RwSignal::new(false),
            is_long: RwSignal::new(false),
            follows: RwSignal::new(false),
            last_number: StoredValue::new(0),
            best: StoredValue::new(None),
            answer: StoredValue::new(None),
            is_hurried: StoredValue::new(false),
            module: StoredValue::new_local(None),
            engine: StoredValue::new_local(None),
        }
    }
}

impl Thinking {
    /// Why the engine thinks, if it does.
    pub fn purpose(self) -> Option<Purpose> {
        self.asked.with(|asked| asked.map(|asked| asked.purpose))
    }

    /// Whether the engine could not be had, so that the computer does not move.
    pub fn has_trouble(self) -> bool {
        self.trouble.get()
    }
}

impl App {
    /// Asks the engine whenever it is the computer's turn on a table.
    pub(super) fn follow_turns(self) {
        Effect::new(move |_| self.look_after_the_computer());
        let focused = window_event_listener(ev::focus, move |_| self.leads_here());
        on_cleanup(move || focused.remove());
    }

    /// Lets this tab play the computer's moves: somebody is here.
    pub(super) fn leads_here(self) {
        if self.thinking.follows.get_untracked() {
            self.thinking.follows.set(false);
        }
    }

    /// Leaves the computer's moves to the tab that has just changed the game.
    pub(super) fn follows_another_tab(self) {
        self.thinking.follows.set(true);
        self.stop_thinking();
    }

    fn look_after_the_computer(self) {
        let due = self.due();
        match self.thinking.asked.get() {
            Some(asked) if !self.is_wanted(&asked) => self.stop_thinking(),
            Some(asked) => {
                // The table in front does not wait for the other one.
                let is_elsewhere = due.is_some_and(|variant| variant != asked.variant);
                if asked.purpose == Purpose::Move && is_elsewhere {
                    self.stop_thinking();
                }
            }
            None => {
                if let Some(variant) = due {
                    self.ask_for_move(variant);
                }
            }
        }
        let has_computer = self.session.with(|session| session.table().has_computer());
        let has_nothing_to_do = due.is_none() && self.thinking.asked.get_untracked().is_none();
        if has_computer && has_nothing_to_do && !self.thinking.trouble.get() {
            self.prepare();
        }
    }

    /// The table on which the computer is to move; the one in front comes first.
    fn due(self) -> Option<Variant> {
        if self.thinking.trouble.get() || self.thinking.follows.get() {
            return None;
        }
        let is_viewing = self.is_viewing.get();
        self.session.with(|session| {
            let front = session.variant;
            let mut variants = [front].into_iter().chain(Variant::ALL);
            variants.find(|&variant| {
                let is_seen = variant == front && !is_viewing;
                is_due(session.table_of(variant), is_seen)
            })
        })
    }

    /// Whether the answer to a question is still of use.
    fn is_wanted(self, asked: &Asked) -> bool {
        let is_viewing = self.is_viewing.get();
        self.session.with(|session| {
            let table = session.table_of(asked.variant);
            let is_seen = session.variant == asked.variant && !is_viewing;
            let stands = *table.game().position() == asked.position
                && table.game().played().len() == asked.plies
                && table.outcome().is_none();
            stands
                && match asked.purpose {
                    Purpose::Move => is_due(table, is_seen),
                    Purpose::Draw | Purpose::Hint => is_seen,
                }
        })
    }

    fn ask_for_move(self, variant: Variant) {
        let task = self.session.with_untracked(|session| {
            let table = session.table_of(variant);
            let computer = table.computer_to_move()?;
            Some(Task::Move {
                level: computer.level,
                milliseconds: u32::from(computer.seconds) * 1000,
                seed: clock::chance().into(),
                thoughts: table.own_thoughts(),
            })
        });
        if let Some(task) = task {
            self.ask(variant, Purpose::Move, task);
        }
    }

    /// Offers a draw to the computer.
    pub fn offer_draw_to_computer(self) {
        let texts = self.words.get_untracked().texts();
        let (variant, is_open) = self
            .session
            .with_untracked(|session| (session.variant, session.table().is_open()));
        if !is_open {
            self.refuse(texts.computer_draw_wait().into());
            return;
        }
        self.stop_thinking();
        self.notice.set(None);
        self.announce(texts.computer_draw_asked().into());
        self.ask(variant, Purpose::Draw, Task::Draw { to_move: false });
    }

    /// Looks for a good move for the side to move, and shows it.
    pub fn ask_for_hint(self) {
        let texts = self.words.get_untracked().texts();
        let variant = self.session.with_untracked(|session| {
            let table = session.table();
            table.is_open().then_some(session.variant)
        });
        let Some(variant) = variant else { return };
        self.put_back();
        self.stop_thinking();
        self.hint.set(None);
        self.announce(texts.hint_looking().into());
        let task = Task::Analysis {
            lines: HINT_LINES,
            milliseconds: HINT_MILLISECONDS,
        };
        self.ask(variant, Purpose::Hint, task);
    }

    fn ask(self, variant: Variant, purpose: Purpose, task: Task) {
        let number = self.thinking.last_number.get_value().wrapping_add(1);
        self.thinking.last_number.set_value(number);
        let (asked, game) = self.session.with_untracked(|session| {
            let game = session.table_of(variant).game();
            let asked = Asked {
                number,
                purpose,
                variant,
                position: *game.position(),
                plies: game.played().len(),
                since: clock::now(),
            };
            (asked, GameText::of(game))
        });
        self.thinking.best.set_value(None);
        self.thinking.answer.set_value(None);
        self.thinking.is_hurried.set_value(false);
        self.thinking.is_long.set(false);
        self.thinking.asked.set(Some(asked));
        if purpose == Purpose::Move {
            self.watch_the_time(number);
        }
        let question = Question { number, game, task };
        spawn_local(async move {
            let tables = self.endgames_for_move(&asked.position).await;
            let sent = match self.start_engine().await {
                Ok(()) if !self.is_asked(number) => Ok(()),
                Ok(()) => self.send(variant, tables.as_ref(), &question.write()),
                Err(error) => Err(error),
            };
            if sent.is_err() {
                self.fail(number);
            }
        });
    }

    /// Tells people that the computer takes its time.
    fn watch_the_time(self, number: u32) {
        let after = move |milliseconds, act: fn(App)| {
            let act = move || {
                if self.is_asked(number) {
                    act(self);
                }
            };
            set_timeout(act, Duration::from_millis(milliseconds));
        };
        after(LONG, |app| app.thinking.is_long.set(true));
        after(VERY_LONG, |app| {
            let is_front = app.is_thinking_in_front();
            if is_front {
                let texts = app.words.get_untracked().texts();
                app.announce(texts.computer_thinking().into());
            }
        });
    }

    fn is_thinking_in_front(self) -> bool {
        let front = self.session.with_untracked(|session| session.variant);
        let asked = self.thinking.asked.get_untracked();
        asked.is_some_and(|asked| asked.variant == front) && !self.is_viewing.get_untracked()
    }

    fn is_asked(self, number: u32) -> bool {
        let asked = self.thinking.asked.get_untracked();
        asked.is_some_and(|asked| asked.number == number)
    }

    /// Sends a question, behind the endgame tables where there are some.
    fn send(
        self,
        variant: Variant,
        tables: Option<&JsValue>,
        question: &str,
    ) -> Result<(), JsValue> {
        self.thinking.engine.with_value(|engine| {
            let engine = engine.as_ref().ok_or(JsValue::UNDEFINED)?;
            if let Some(tables) = tables {
                engine.give(variant, tables)?;
            }
            engine.ask(question)
        })
    }

    /// Starts the engine before it is needed.
    fn prepare(self) {
        spawn_local(async move {
            // Where it can't be had, whoever asks it is told.
            let _ = self.start_engine().await;
        });
    }

    /// Starts the engine, unless it runs.
    async fn start_engine(self) -> Result<(), JsValue> {
        let thinking = self.thinking;
        if thinking.engine.with_value(Option::is_some) {
            return Ok(());
        }
        let module = self.engine_module().await?;
        if thinking.engine.with_value(Option::is_none) {
            let on_reply = move |text: String| self.hear(&text);
            let engine = Engine::start(&module, on_reply, move || self.break_down())?;
            thinking.engine.set_value(Some(engine));
        }
        Ok(())
    }

    /// The engine's module, fetched where it is not here yet.
    pub(super) async fn engine_module(self) -> Result<Module, JsValue> {
        if let Some(module) = self.thinking.module.get_value() {
            return Ok(module);
        }
        let module = Module::load().await?;
        self.thinking.module.set_value(Some(module.clone()));
        Ok(module)
    }

    /// Ends what is thought about; the engine hears nothing while it thinks, so it is ended, too.
    fn stop_thinking(self) {
        if self.thinking.asked.get_untracked().is_none() {
            return;
        }
        self.thinking.asked.set(None);
        if self.thinking.answer.with_value(Option::is_none) {
            self.end_engine();
        }
        self.thinking.answer.set_value(None);
    }

    fn end_engine(self) {
        // Dropped outside: it may be the one whose message is being heard.
        let engine = self.thinking.engine.try_update_value(Option::take);
        drop(engine);
    }

    fn break_down(self) {
        self.end_engine();
        if let Some(asked) = self.thinking.asked.get_untracked() {
            self.fail(asked.number);
        }
    }

    /// Says that a question has no answer.
    fn fail(self, number: u32) {
        let asked = self.thinking.asked.get_untracked();
        let Some(asked) = asked.filter(|asked| asked.number == number) else {
            return;
        };
        self.thinking.asked.set(None);
        let texts = self.words.get_untracked().texts();
        let failed = format!(
            "{} {}",
            texts.computer_failed(),
            texts.computer_failed_advice()
        );
        if asked.purpose == Purpose::Move {
            self.thinking.trouble.set(true);
            self.announce(failed);
        } else {
            self.refuse(failed);
        }
    }

    /// Tries again to have the engine.
    pub fn try_engine_again(self) {
        self.notice.set(None);
        self.thinking.trouble.set(false);
    }

    fn hear(self, text: &str) {
        let Ok(reply) = Reply::read(text) else { return };
        let Some(asked) = self.thinking.asked.get_untracked() else {
            return;
        };
        if reply.number != asked.number {
            return;
        }
        match reply.found {
            Found::SoFar { lines, .. } => self.hear_on_the_way(&lines),
            Found::Move {
                text,
                score,
                resigns,
            } => self.play_when_at_rest(
                asked,
                Answer {
                    text,
                    score,
                    resigns,
                },
            ),
            Found::Draw { agrees } => self.hear_about_draw(agrees),
            Found::Analysis { lines, reason, .. } => self.show_hint(asked, &lines, &reason),
            Found::Values { .. } | Found::Failed { .. } => self.fail(asked.number),
        }
    }

    fn hear_on_the_way(self, lines: &[FoundLine]) {
        let best = lines.first().and_then(|line| {
            Some(Answer {
                text: line.moves.first()?.clone(),
                score: line.score,
                resigns: false,
            })
        });
        self.thinking.best.set_value(best);
        if self.thinking.is_hurried.get_value() {
            self.move_now();
        }
    }

    /// Lets the computer play the best move that it has found.
    pub fn move_now(self) {
        let Some(asked) = self.thinking.asked.get_untracked() else {
            return;
        };
        let thinking = self.thinking;
        if let Some(answer) = thinking.answer.get_value() {
            self.play(asked, &answer);
        } else if let Some(best) = thinking.best.get_value() {
            self.end_engine();
            self.play(asked, &best);
        } else {
            thinking.is_hurried.set_value(true);
        }
    }

    /// Plays an answer once the last move is seen and the time of a moment has passed.
    fn play_when_at_rest(self, asked: Asked, answer: Answer) {
        self.thinking.answer.set_value(Some(answer.clone()));
        let taken = clock::now().saturating_sub(asked.since);
        let wait = self.pace(asked.variant).saturating_sub(taken);
        let act = move || {
            if self.is_asked(asked.number) {
                self.play(asked, &answer);
            }
        };
        if wait == 0 || self.thinking.is_hurried.get_value() {
            act();
        } else {
            set_timeout(act, Duration::from_millis(wait));
        }
    }

    fn pace(self, variant: Variant) -> u64 {
        let (is_watched, steps) = self.session.with_untracked(|session| {
            let table = session.table_of(variant);
            let last = table.game().played().last();
            let steps = last.map_or(0, |ply| ply.path().squares().len() as u64 - 1);
            (table.is_watched(), steps)
        });
        match (is_watched, page::prefers_reduced_motion()) {
            (true, true) => WATCHED_PACE,
            (true, false) => WATCHED_PACE + steps * STEP_MILLISECONDS,
            (false, true) => 0,
            (false, false) => PACE + steps * STEP_MILLISECONDS,
        }
    }

    fn play(self, asked: Asked, answer: &Answer) {
        self.thinking.answer.set_value(None);
        if !untrack(|| self.is_wanted(&asked)) {
            self.stop_thinking();
            return;
        }
        let Ok(read) = asked.position.read_move(&answer.text) else {
            self.fail(asked.number);
            return;
        };
        let variant = asked.variant;
        let is_seen = self.is_thinking_in_front();
        if is_seen {
            self.notice.set(None);
        }
        self.thinking.asked.set(None);
        if answer.resigns && untrack(|| self.session.with(|session| has_person(session, variant))) {
            self.resign_for_computer(variant, asked.position.turn(), is_seen);
            return;
        }
        let entered = {
            let mut session = self.session.write();
            let table = session.table_of_mut(variant);
            table.think(answer.score);
            table.play_for_computer(read.path)
        };
        self.keep_table(variant);
        let is_shown = is_seen
            && self
                .session
                .with_untracked(|session| session.table().looking_at().is_none());
        match entered {
            Ok(Entered::Moved { before, path, .. }) if is_shown => {
                self.tell_move(&before, &path, 0);
            }
            Ok(Entered::Moved { before, path, .. }) if is_seen => {
                let words = self.words.get_untracked();
                self.announce(words.moved(&before, &path));
                self.play_sound(Sound::Move);
            }
            _ => {}
        }
    }

    fn resign_for_computer(self, variant: Variant, loser: Color, is_seen: bool) {
        let outcome = Outcome::Win {
            winner: !loser,
            reason: WinReason::Resignation,
        };
        self.session.write().table_of_mut(variant).declare(outcome);
        self.keep_table(variant);
        if is_seen {
            self.tell_end();
        }
    }

    /// Stores the session, and a game that is over in the library.
    fn keep_table(self, variant: Variant) {
        let is_over = self
            .session
            .with_untracked(|session| session.table_of(variant).outcome().is_some());
        if is_over {
            self.keep_game(variant);
        }
        self.store_session();
    }

    fn hear_about_draw(self, agrees: bool) {
        self.thinking.asked.set(None);
        if agrees {
            self.agree_on_draw();
        } else {
            let texts = self.words.get_untracked().texts();
            self.say(texts.computer_draw_declined().into());
        }
    }

    fn show_hint(self, asked: Asked, lines: &[FoundLine], reason: &str) {
        self.thinking.asked.set(None);
        let text = lines.first().and_then(|line| line.moves.first());
        let hint = text.and_then(|text| Hint::new(asked.position, text));
        let words = self.words.get_untracked();
        self.notice.set(None);
        self.hint.set(hint.map(|mut hint| {
            let best = hint.path().result();
            hint.said = match reason.parse() {
                Ok(reason) => words.hint(&asked.position, &Reasoned { best, reason }),
                Err(_) => words
                    .texts()
                    .hint_move(words.played(&asked.position, hint.path())),
            };
            self.announce(hint.said.clone());
            hint
        }));
    }

    /// Lets the computer that plays against itself rest, or go on.
    pub fn pause(self, paused: bool) {
        self.leads_here();
        self.session.write().table_mut().paused = paused;
        self.notice.set(None);
        self.store_session();
    }

    /// Whether a person may want to hurry the computer on the table in front.
    pub fn may_hurry(self) -> bool {
        let front = self.variant();
        let asked = self.thinking.asked.get();
        let is_front =
            asked.is_some_and(|asked| asked.purpose == Purpose::Move && asked.variant == front);
        is_front && self.thinking.is_long.get()
    }
}

/// Whether the computer is to move on a table; one that plays against itself rests when nobody looks.
fn is_due(table: &Table, is_seen: bool) -> bool {
    let rests = table.is_watched() && (table.paused || !is_seen);
    table.computer_to_move().is_some() && !rests
}

fn has_person(session: &Session, variant: Variant) -> bool {
    session.table_of(variant).person_side().is_some()
}
