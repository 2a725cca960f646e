//! What the tests of several models begin with.

use draughts::{Game, Notation, Position, Variant};
use makhos_texts::{Language, Texts};
use makhos_words::Words;

use super::{score::Player, session::Session, table::Table};

/// English words.
pub(super) fn english() -> Words {
    Words::new(Texts::new(Language::English), Notation::Numbers)
}

/// A Thai game from a position, with nothing else around it.
pub(super) fn session(fen: &str) -> Session {
    let position = Position::from_fen(Variant::Thai, fen).unwrap();
    let game = Game::from_position(position, Variant::Thai.rules().draw_rules);
    let mut session = Session::default();
    session.set_table(Table::with_game(game, Player::First));
    session
}
