//! Games as PDN in export form.

use std::io::{self, Write};

use super::{Games, Writing};
use crate::commands::pdn::games::Game;

pub(super) struct Pdn {
    writing: Writing,
    any: bool,
}

impl Pdn {
    pub(super) fn new(writing: Writing) -> Pdn {
        Pdn {
            writing,
            any: false,
        }
    }
}

impl Games for Pdn {
    fn game(&mut self, game: &Game, output: &mut dyn Write) -> io::Result<()> {
        if std::mem::replace(&mut self.any, true) {
            writeln!(output)?;
        }
        let Writing { notation, form } = self.writing;
        let record = game.replay.normalised(&game.record, notation, form);
        write!(output, "{}", record.to_pdn())
    }

    fn end(&mut self, _output: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }
}
