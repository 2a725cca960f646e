//! Games as positions, one a line.

use std::io::{self, Write};

use draughts::pdn::NodeId;

use super::Games;
use crate::commands::pdn::games::Game;

pub(super) struct Fen {
    /// Every position of a game, and not only its last one.
    pub(super) every: bool,
}

impl Games for Fen {
    fn game(&mut self, game: &Game, output: &mut dyn Write) -> io::Result<()> {
        let steps = std::iter::once(NodeId::ROOT).chain(game.record.main_line());
        let positions = steps.map_while(|id| game.replay.position(id));
        if self.every {
            positions
                .into_iter()
                .try_for_each(|position| writeln!(output, "{}", position.to_fen()))
        } else {
            match positions.last() {
                Some(position) => writeln!(output, "{}", position.to_fen()),
                None => Ok(()),
            }
        }
    }

    fn end(&mut self, _output: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }
}
