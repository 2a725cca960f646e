//! Games that come and go by link.

use std::cmp::Reverse;

use draughts::{Color, Game, pdn::GameRecord};
use makhos_link::{LinkError, LinkedGame};
use makhos_words::Words;

use super::{
    computer::Computer, score::Player, session::Session, table::Table, viewing::ViewedGame,
    viewing_words,
};

/// How many characters of a name are taken from a link; the field for names holds as many.
const NAME_LENGTH: usize = 40;

/// The game in front with its players, ready to be sent.
#[must_use]
pub fn linked_game(session: &Session) -> LinkedGame {
    let table = session.table();
    let name = |side| session.recorded_name(table, side);
    LinkedGame {
        game: table.game().clone(),
        black: name(Color::Black),
        white: name(Color::White),
    }
}

/// The game that is looked at with its players, ready to be sent; `None` where it is none of ours.
#[must_use]
pub fn linked_view(viewed: &ViewedGame) -> Option<LinkedGame> {
    let record = viewed.record();
    let name = |side| viewing_words::name(record, side).map(tidy);
    Some(LinkedGame {
        game: viewed.replay().to_game(record)?,
        black: name(Color::Black).unwrap_or_default(),
        white: name(Color::White).unwrap_or_default(),
    })
}

/// A game of a link as one to look at.
#[must_use]
pub fn record(linked: &LinkedGame) -> GameRecord {
    let mut record = GameRecord::from_game(&linked.game);
    for (tag, name) in [("Black", &linked.black), ("White", &linked.white)] {
        if !name.is_empty() {
            record.tags.set(tag, tidy(name));
        }
    }
    record
}

/// The name of the player who has a side, or an empty text.
#[must_use]
pub fn name(linked: &LinkedGame, side: Color) -> &str {
    match side {
        Color::Black => &linked.black,
        Color::White => &linked.white,
    }
}

/// Whether a game of a link is the one on its table with nothing lost: all moves of the table, also
/// those taken back, and an end that was declared are there, and perhaps more moves after them.
#[must_use]
pub fn is_answer(table: &Table, linked: &Game) -> bool {
    let game = table.game();
    let (here, there) = (game.all_plies(), linked.all_plies());
    let is_begun_alike = game.start() == linked.start() && game.draw_rules() == linked.draw_rules();
    let has_all_moves = here.len() <= there.len()
        && here
            .iter()
            .zip(there)
            .all(|(here, there)| here.path() == there.path());
    let has_same_end = game
        .declared()
        .is_none_or(|end| linked.declared() == Some(end) && here.len() == there.len());
    !here.is_empty() && is_begun_alike && has_all_moves && has_same_end
}

/// Puts a game of a link on its table, in front, with its players; a finished game that leaves the
/// table counts, unless other people take over.
pub fn take_over(session: &mut Session, linked: LinkedGame) {
    session.settle(linked.game.variant());
    let black = player_with_black(session, &linked).unwrap_or_else(|| {
        session.begin_with(names(&linked));
        Player::First
    });
    put(session, linked, black);
}

/// Puts a game of a link on its table, in front, where it [goes on](is_answer) from there; players
/// that have no name yet get those of the link.
pub fn take_answer(session: &mut Session, linked: LinkedGame) {
    let black = session.table_of(linked.game.variant()).black;
    put(session, linked, black);
}

fn put(session: &mut Session, linked: LinkedGame, black: Player) {
    let players = [black, black.other()];
    let computers = computers(&linked);
    for (player, name) in players.into_iter().zip(names(&linked)) {
        let own = &mut session.names[player as usize];
        if own.is_empty() {
            *own = name;
        }
    }
    session.variant = linked.game.variant();
    let mut table = Table::with_game(linked.game, black);
    table.seat_by_side(computers);
    session.set_table(table);
}

/// Whether the players at the table have to give way to those of a link.
#[must_use]
pub fn is_of_others(session: &Session, linked: &LinkedGame) -> bool {
    player_with_black(session, linked).is_none()
}

/// Who gets Black, so that no name of the link meets another one: best whoever is known by it, or
/// else whoever has Black now.
fn player_with_black(session: &Session, linked: &LinkedGame) -> Option<Player> {
    let names = names(linked);
    let own = |black: Player| [session.name(black), session.name(black.other())];
    let now = session.table_of(linked.game.variant()).black;
    let fitting = [now, now.other()].into_iter().filter(|&black| {
        let mut pairs = names.iter().zip(own(black));
        pairs.all(|(name, own)| name.is_empty() || own.is_empty() || name == own)
    });
    fitting.min_by_key(|&black| {
        let pairs = names.iter().zip(own(black));
        Reverse(
            pairs
                .filter(|(name, own)| !name.is_empty() && name == own)
                .count(),
        )
    })
}

/// The names of the people who have Black and White; the computer's is none.
fn names(linked: &LinkedGame) -> [String; 2] {
    [&linked.black, &linked.white].map(|name| match Computer::recorded(name) {
        Some(_) => String::new(),
        None => tidy(name),
    })
}

/// The computers that have Black and White.
fn computers(linked: &LinkedGame) -> [Option<Computer>; 2] {
    [&linked.black, &linked.white].map(|name| Computer::recorded(name))
}

/// A name as the field for names would have it.
fn tidy(name: &str) -> String {
    let name = name
        .trim()
        .chars()
        .filter(|character| !character.is_control());
    name.take(NAME_LENGTH).collect()
}

/// Why a link is no game, in words.
#[must_use]
pub fn refusal(words: Words, error: LinkError) -> String {
    let texts = words.texts();
    match error {
        LinkError::Damaged(_) | LinkError::TooLong { .. } => texts.link_damaged().into(),
        LinkError::UnknownVersion(_) => texts.link_newer().into(),
        LinkError::IllegalPly { ply } => texts.link_illegal(ply),
        LinkError::Setup(error) => texts.link_position_failed(words.setup_error(&error)),
    }
}

#[cfg(test)]
mod tests {
    use draughts::{Notation, Variant};
    use makhos_link::Damage;
    use makhos_texts::{Language, Texts};

    use super::*;

    fn game(moves: &[&str]) -> Game {
        let mut game = Game::new(Variant::Thai);
        for text in moves {
            let path = game.position().read_move(text).unwrap().path;
            game.play(path).unwrap();
        }
        game
    }

    fn table(moves: &[&str]) -> Table {
        Table::with_game(game(moves), Player::First)
    }

    fn linked(moves: &[&str], black: &str, white: &str) -> LinkedGame {
        LinkedGame {
            game: game(moves),
            black: black.into(),
            white: white.into(),
        }
    }

    #[test]
    fn an_answer_has_all_moves_of_the_table() {
        let table = table(&["26-22", "6-9"]);
        assert!(is_answer(&table, &game(&["26-22", "6-9"])));
        assert!(is_answer(&table, &game(&["26-22", "6-9", "31-26"])));
        assert!(!is_answer(&table, &game(&["26-22"])));
        assert!(!is_answer(&table, &game(&["26-22", "6-10", "31-26"])));
        assert!(!is_answer(&table, &Game::new(Variant::English)));
    }

    #[test]
    fn nothing_answers_an_empty_board() {
        let empty = table(&[]);
        assert!(!is_answer(&empty, &game(&["26-22"])));
    }

    #[test]
    fn what_was_taken_back_or_declared_is_not_lost() {
        let mut undone = table(&["26-22", "6-9"]);
        undone.undo();
        assert!(!is_answer(&undone, &game(&["26-22"])));
        assert!(!is_answer(&undone, &game(&["26-22", "6-10"])));
        assert!(is_answer(&undone, &game(&["26-22", "6-9"])));

        let mut resigned = game(&["26-22", "6-9"]);
        resigned.resign(Color::Black).unwrap();
        let table = Table::with_game(resigned.clone(), Player::First);
        assert!(is_answer(&table, &resigned));
        assert!(!is_answer(&table, &game(&["26-22", "6-9"])));
        assert!(!is_answer(&table, &game(&["26-22", "6-9", "31-26"])));
        let running = Table::with_game(game(&["26-22", "6-9"]), Player::First);
        assert!(is_answer(&running, &resigned));
    }

    #[test]
    fn players_keep_their_place_when_they_come_by_link() {
        let mut session = Session::default();
        session.names = ["Malee".into(), "Somchai".into()];
        take_over(&mut session, linked(&["26-22"], "Somchai", "Malee"));
        assert_eq!(session.table().black, Player::Second);
        take_over(&mut session, linked(&["26-22"], "Malee", ""));
        assert_eq!(session.table().black, Player::First);
        take_over(&mut session, linked(&["26-22"], "", ""));
        assert_eq!(session.table().black, Player::First);
        assert_eq!(session.names, ["Malee", "Somchai"]);
    }

    #[test]
    fn whoever_has_no_name_gets_that_of_the_link() {
        let mut session = Session::default();
        session.names = [String::new(), "Malee".into()];
        take_over(&mut session, linked(&["26-22"], "Malee", "Kamol\n"));
        assert_eq!(session.names, ["Kamol", "Malee"]);
        assert_eq!(session.table().black, Player::Second);
        take_answer(&mut session, linked(&["26-22", "6-9"], "Other", "Names"));
        assert_eq!(session.names, ["Kamol", "Malee"]);
        assert_eq!(session.table().game().played().len(), 2);
    }

    #[test]
    fn other_people_begin_without_a_score() {
        let mut session = Session::default();
        session.names = ["Malee".into(), "Somchai".into()];
        session.settled.first = 3;
        let others = linked(&["26-22"], "Anong", "Malee");
        assert!(is_of_others(&session, &others));
        take_over(&mut session, others);
        assert_eq!(session.names, ["Anong", "Malee"]);
        assert_eq!(session.score().first, 0);
        assert!(!is_of_others(
            &session,
            &linked(&["26-22"], "Malee", "Anong")
        ));
    }

    #[test]
    fn a_game_that_is_looked_at_goes_out_as_it_came() {
        let mut came = linked(&["26-22", "6-9"], "Somchai", "");
        came.game.resign(Color::White).unwrap();
        let viewed = ViewedGame::new(record(&came), &mut draughts::pdn::Replayer::new());
        assert_eq!(linked_view(&viewed), Some(came));
    }

    #[test]
    fn a_finished_game_counts_when_a_link_takes_its_table() {
        let mut session = Session::default();
        let mut over = game(&["26-22"]);
        over.resign(Color::White).unwrap();
        session.set_table(Table::with_game(over, Player::First));
        take_over(&mut session, linked(&["25-22"], "", ""));
        assert_eq!(session.score().first, 2);
    }

    #[test]
    fn a_game_goes_out_with_the_names_of_its_sides() {
        let mut session = Session::default();
        session.names = ["Malee".into(), "Somchai".into()];
        session.set_table(Table::with_game(game(&["26-22"]), Player::Second));
        assert_eq!(
            linked_game(&session),
            linked(&["26-22"], "Somchai", "Malee")
        );
    }

    #[test]
    fn each_fault_of_a_link_has_its_words() {
        let words = Words::new(Texts::new(Language::English), Notation::Numbers);
        let damaged = refusal(words, Damage::CheckSum.into());
        assert!(damaged.contains("damaged"), "{damaged}");
        let newer = refusal(words, LinkError::UnknownVersion(2));
        assert!(newer.contains("newer"), "{newer}");
        let illegal = refusal(words, LinkError::IllegalPly { ply: 7 });
        assert!(illegal.contains('7'), "{illegal}");
        let empty = refusal(words, draughts::SetupError::NoPieces.into());
        assert!(empty.contains("no piece on the board"), "{empty}");
    }
}
