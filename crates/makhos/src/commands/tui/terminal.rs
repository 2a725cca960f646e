//! The real terminal: taken over at the start, given back at the end, whatever the end is.

use std::{io, panic, sync::Arc, time::Duration};

use draughts_engine::Endgames;
use ratatui::{
    DefaultTerminal,
    crossterm::{
        event::{self, DisableMouseCapture, EnableMouseCapture},
        execute,
    },
    layout::Rect,
};

use super::{
    keys, layout::Layout, model::Model, style::Style, thinking::Thinker, update::Next, view,
};

/// How often it is looked whether the computer has found something.
const GLANCE: Duration = Duration::from_millis(50);

/// Plays in the terminal until somebody leaves; the computer asks some endgame tables.
pub(super) fn play(
    model: Model,
    style: Style,
    endgames: Option<Arc<dyn Endgames>>,
) -> io::Result<()> {
    let thinker = Thinker::start(model.game.variant(), endgames)?;
    let mut screen = Taken::over()?;
    run(model, style, thinker, &mut screen.terminal)
}

/// A terminal that is given back when this value goes.
struct Taken {
    terminal: DefaultTerminal,
}

impl Taken {
    fn over() -> io::Result<Taken> {
        let terminal = ratatui::try_init()?;
        let taken = Taken { terminal };
        give_back_on_panic();
        #[cfg(unix)]
        give_back_on_signals()?;
        execute!(io::stdout(), EnableMouseCapture)?;
        Ok(taken)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// Ratatui's own hook, which runs after this one, gives back all but the mouse.
fn give_back_on_panic() {
    let hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let _ = execute!(io::stdout(), DisableMouseCapture);
        hook(info);
    }));
}

/// Ends as the signal wants it, but with the terminal as it was.
#[cfg(unix)]
fn give_back_on_signals() -> io::Result<()> {
    use signal_hook::{
        consts::{SIGHUP, SIGINT, SIGTERM},
        iterator::Signals,
        low_level::emulate_default_handler,
    };
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            give_back();
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}

fn give_back() {
    let _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::restore();
}

fn run(
    mut model: Model,
    style: Style,
    mut thinker: Thinker,
    terminal: &mut DefaultTerminal,
) -> io::Result<()> {
    'play: loop {
        thinker.think_about(model.task());
        terminal.draw(|frame| {
            let cursor = view::draw(&model, style, frame.area(), frame.buffer_mut());
            if let Some(cursor) = cursor {
                frame.set_cursor_position(cursor);
            }
        })?;
        while !event::poll(GLANCE)? {
            if let Some(found) = thinker.found() {
                model.take(found);
                continue 'play;
            }
        }
        let happened = event::read()?;
        let size = terminal.size()?;
        let layout = Layout::of(Rect::new(0, 0, size.width, size.height));
        let square_at = |x, y| layout?.square_at(x, y, model.flipped);
        if let Some(event) = keys::event(&happened, square_at) {
            match model.update(event) {
                Next::GoOn => {}
                Next::Hurry => thinker.hurry(),
                Next::Leave => return Ok(()),
            }
        }
    }
}
