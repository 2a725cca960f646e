//! `makhos hub`: the engine for other programs, by the Hub protocol.

mod answers;
pub(super) mod level;
pub(super) mod message;
pub(super) mod moves;
pub(super) mod position;
mod session;
mod settings;

use std::{
    io::{self, Read},
    process::ExitCode,
    sync::{
        Arc,
        mpsc::{self, Sender},
    },
    thread,
};

use clap::Args;

use super::{lines::Lines, tables_directory::TablesArgument};
use session::{Event, Session};

const EXAMPLE: &str = "\
Example, typed or sent by a program:
  hub
  set-param name=variant value=thai
  init
  pos pos=Bwwwwwwwweeeeeeeeeeeeeeeebbbbbbbb
  level move-time=1
  go think

docs/protocol.md describes the protocol. The end of the input ends the program.";

/// The longest line that is read; a game of ten thousand moves fits.
const LONGEST_LINE: u64 = 1 << 17;

/// Play for another program, by the Hub protocol over standard input and output
#[derive(Args)]
#[command(after_help = EXAMPLE)]
pub(crate) struct Hub {
    #[command(flatten)]
    tables: TablesArgument,
}

impl Hub {
    /// Answers until it is told to quit or the input ends.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        let tables = Arc::new(self.tables.open()?);
        let (events, heard) = mpsc::channel();
        let said = events.clone();
        thread::spawn(move || listen(io::stdin().lock(), &said));
        let mut session = Session::new(io::stdout().lock(), events, tables);
        for event in heard {
            if session.handle(event)?.is_break() {
                break;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Passes on each line as soon as it is there.
fn listen(input: impl Read, said: &Sender<Event>) {
    let mut lines = Lines::new(input, LONGEST_LINE);
    while let Ok(Some((_, line))) = lines.next() {
        if said.send(Event::Said(line.map(str::to_owned))).is_err() {
            return;
        }
    }
    // Nobody listens any more where the session is over.
    let _ = said.send(Event::Closed);
}
