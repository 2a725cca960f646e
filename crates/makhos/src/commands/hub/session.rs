//! A conversation with one program: what it says, what the engine finds, and what is answered.

use std::{
    collections::VecDeque,
    io::{self, Write},
    ops::ControlFlow,
    sync::{Arc, mpsc::Sender},
    thread,
};

use draughts::{Game, Outcome};
use draughts_endgame::Tables;
use draughts_engine::{Answer, Engine, Limits, Report, Stop, TableEndgames};

use super::{answers, level, message::Message, moves, position, settings::Settings};
use crate::commands::{
    lines::LineError,
    ongoing::{go_on, play_on},
};

/// Something that happens.
pub(super) enum Event {
    /// The other program says a line.
    Said(Result<String, LineError>),
    /// The other program says no more.
    Closed,
    /// The search under way has got on.
    Found(Report),
    /// The search is over, and the engine back.
    Searched(Box<Engine>, Answer),
}

/// A search under way.
struct Search {
    stop: Stop,
    /// The limits that count once the other side has made the expected move; none where that is no
    /// question.
    when_hit: Option<Limits>,
    /// Whether it has to begin again, with other limits.
    is_hit: bool,
}

/// The state of a conversation.
pub(super) struct Session<W> {
    output: W,
    events: Sender<Event>,
    tables: Arc<Tables>,
    settings: Settings,
    /// Not there before it is needed, and while it searches.
    engine: Option<Box<Engine>>,
    game: Option<Game>,
    limits: Limits,
    search: Option<Search>,
    /// What was said during a search and has to wait for its end.
    waiting: VecDeque<Message>,
}

impl<W: Write> Session<W> {
    /// A conversation in which searches send their events to `events` and ask some endgame tables.
    pub(super) fn new(output: W, events: Sender<Event>, tables: Arc<Tables>) -> Session<W> {
        Session {
            output,
            events,
            tables,
            settings: Settings::default(),
            engine: None,
            game: None,
            limits: Limits::infinite(),
            search: None,
            waiting: VecDeque::new(),
        }
    }

    /// Does what an event asks for; breaks where the conversation is over.
    ///
    /// # Errors
    ///
    /// When nothing can be written any more.
    pub(super) fn handle(&mut self, event: Event) -> io::Result<ControlFlow<()>> {
        match event {
            Event::Said(Ok(line)) => match Message::read(&line) {
                Ok(message) => return self.hear(message),
                Err(error) => self.complain(&error)?,
            },
            Event::Said(Err(error)) => self.complain(&error)?,
            Event::Closed => return Ok(ControlFlow::Break(())),
            Event::Found(report) => self.say(&answers::info(&report))?,
            Event::Searched(engine, answer) => self.finish(engine, &answer)?,
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Does at once what may come during a search, and the rest as soon as there is none.
    fn hear(&mut self, message: Message) -> io::Result<ControlFlow<()>> {
        match &message.command[..] {
            "quit" => return Ok(ControlFlow::Break(())),
            "ping" => self.say(&Message::new("pong"))?,
            "stop" => self.stop(),
            "ponder-hit" => self.ponder_hit(),
            _ => {
                self.waiting.push_back(message);
                self.catch_up()?;
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn catch_up(&mut self) -> io::Result<()> {
        while self.search.is_none()
            && let Some(message) = self.waiting.pop_front()
        {
            self.obey(&message)?;
        }
        Ok(())
    }

    /// Does what a message asks for while nothing is searched; what nobody knows is passed over.
    fn obey(&mut self, message: &Message) -> io::Result<()> {
        match &message.command[..] {
            "hub" => self.introduce(),
            "set-param" => self.set_parameter(message),
            "init" => {
                self.engine = Some(self.ready_engine());
                self.say(&Message::new("ready"))
            }
            "new-game" => {
                if let Some(engine) = &mut self.engine {
                    engine.forget();
                }
                Ok(())
            }
            "pos" => self.set_position(message),
            "level" => match level::limits(message) {
                Ok(limits) => {
                    self.limits = limits;
                    Ok(())
                }
                Err(error) => self.complain(&error),
            },
            "go" => self.go(message),
            _ => Ok(()),
        }
    }

    fn introduce(&mut self) -> io::Result<()> {
        let id = Message::new("id")
            .with("name", "Makhos")
            .with("version", env!("CARGO_PKG_VERSION"))
            .with("author", env!("CARGO_PKG_AUTHORS"));
        self.say(&id)?;
        for declaration in self.settings.declarations() {
            self.say(&declaration)?;
        }
        self.say(&Message::new("wait"))
    }

    fn set_parameter(&mut self, message: &Message) -> io::Result<()> {
        let (Some(name), Some(value)) = (message.argument("name"), message.argument("value"))
        else {
            return self.complain(&"set-param needs a name and a value");
        };
        let variant = self.settings.variant;
        match self.settings.set(name, value) {
            Ok(()) => {
                if self.settings.variant != variant {
                    self.game = None;
                }
                Ok(())
            }
            Err(error) => self.complain(&error),
        }
    }

    /// Takes a position over; where it is refused there is none, so that no other one is searched
    /// in its place.
    fn set_position(&mut self, message: &Message) -> io::Result<()> {
        self.game = None;
        let Some(text) = message.argument("pos") else {
            return self.complain(&"pos needs a position, pos=...");
        };
        let variant = self.settings.variant;
        let mut game = match position::read(variant, text) {
            Ok(start) => Game::from_position(start, variant.rules().draw_rules),
            Err(error) => return self.complain(&error),
        };
        for text in message.argument("moves").unwrap_or("").split_whitespace() {
            let mv = match moves::read(game.position(), text) {
                Ok(mv) => mv,
                Err(error) => return self.complain(&error),
            };
            let path = game.position().path(mv);
            if let Some(Err(error)) = path.map(|path| play_on(&mut game, path)) {
                return self.complain(&error);
            }
        }
        self.game = Some(game);
        Ok(())
    }

    fn go(&mut self, message: &Message) -> io::Result<()> {
        let Some(game) = &mut self.game else {
            return self.complain(&"there is no position to search; send pos pos=... first");
        };
        go_on(game);
        if let Some(Outcome::Win { winner, .. }) = game.outcome() {
            let loser = !winner;
            return self.complain(&format!("{loser} has no legal move, so {winner} has won"));
        }
        if message.argument("ponder").is_some() {
            self.begin(Limits::infinite(), Some(self.limits));
        } else if message.argument("think").is_some() || message.argument("analyze").is_some() {
            self.begin(self.limits, None);
        } else {
            return self.complain(&"go is followed by think, ponder or analyze");
        }
        Ok(())
    }

    /// Begins to search the position in a thread of its own.
    fn begin(&mut self, limits: Limits, when_hit: Option<Limits>) {
        let Some(game) = self.game.clone() else {
            return;
        };
        let stop = Stop::default();
        let mut engine = self.ready_engine();
        engine.set_stop(stop.clone());
        self.search = Some(Search {
            stop,
            when_hit,
            is_hit: false,
        });
        let events = self.events.clone();
        thread::spawn(move || {
            // Where nobody listens any more, the program is about to end.
            let answer = engine.search_and_report(&game, &limits, &mut |report| {
                let _ = events.send(Event::Found(report.clone()));
            });
            let _ = events.send(Event::Searched(engine, answer));
        });
    }

    /// The engine, with all that was set.
    fn ready_engine(&mut self) -> Box<Engine> {
        let Settings { variant, options } = self.settings;
        match self.engine.take() {
            Some(mut engine) if engine.variant() == variant => {
                engine.set_options(options);
                engine
            }
            _ => {
                let mut engine = Engine::new(variant, options);
                engine.set_endgames(TableEndgames::shared(Arc::clone(&self.tables), variant));
                Box::new(engine)
            }
        }
    }

    fn stop(&mut self) {
        if let Some(search) = &mut self.search {
            search.is_hit = false;
            search.stop.stop();
        }
    }

    /// Ends the search without limits; what it has found makes the one with limits quick.
    fn ponder_hit(&mut self) {
        if let Some(search) = &mut self.search
            && search.when_hit.is_some()
        {
            search.is_hit = true;
            search.stop.stop();
        }
    }

    fn finish(&mut self, engine: Box<Engine>, answer: &Answer) -> io::Result<()> {
        self.engine = Some(engine);
        let Some(search) = self.search.take() else {
            return Ok(());
        };
        if search.is_hit
            && let Some(limits) = search.when_hit
        {
            self.begin(limits, None);
            return Ok(());
        }
        if let Some(line) = answer.lines.first()
            && let Some(&best) = line.moves.first()
        {
            self.say(&answers::done(best, line.moves.get(1).copied()))?;
        }
        self.catch_up()
    }

    fn complain(&mut self, problem: &impl ToString) -> io::Result<()> {
        self.say(&Message::new("error").with("message", problem.to_string()))
    }

    fn say(&mut self, message: &Message) -> io::Result<()> {
        writeln!(self.output, "{message}")?;
        self.output.flush()
    }
}
