//! A game as it is printed: who played, how it ended, its moves and some of its positions.

use std::num::NonZeroUsize;

use draughts::{Color, Notation, Path, Position, Variant};
use makhos_diagram::{Diagram, Palette, Turn, game_diagrams};
use makhos_words::Words;

use super::{
    message::{own_name, variant_names},
    session::Session,
    viewing::ViewedGame,
    viewing_words,
};

/// A game in words, ready for paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedGame {
    /// The two players with their sides, the one who begins first.
    pub title: String,
    /// Which game it is, and when it was printed.
    pub about: String,
    /// How it ended.
    pub result: String,
    /// What the position it began with is called.
    start_name: &'static str,
    start: Position,
    turns: Vec<Turn>,
    below: Color,
    notation: Notation,
}

/// A line of the list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of the moves.
    pub number: usize,
    /// The moves of both sides; the first is an ellipsis where the second side began.
    pub moves: [Option<String>; 2],
}

impl PrintedGame {
    /// The game on the table in front as far as it is played, with a side at the bottom.
    #[must_use]
    pub fn of_session(session: &Session, words: Words, below: Color, date: &str) -> PrintedGame {
        let table = session.table();
        let game = table.game();
        let players = |side| own_name(session, words, table.player(side)).unwrap_or_default();
        let result = match game.outcome() {
            Some(outcome) => words.outcome(outcome, game.draw_rules()),
            None => words.texts().print_unfinished().to_owned(),
        };
        let moves = game.played().iter().map(|ply| (ply.path(), ply.position()));
        PrintedGame {
            title: title(game.variant(), words, players),
            about: about(game.variant(), words, date),
            result,
            start_name: words.texts().start_position(),
            start: *game.start(),
            turns: turns(game.start(), moves, words),
            below,
            notation: words.notation(),
        }
    }

    /// A game that is looked at, its main line as far as it is legal; `None` where it is none of
    /// our games.
    #[must_use]
    pub fn of_viewed(game: &ViewedGame, words: Words, below: Color) -> Option<PrintedGame> {
        let variant = game.variant()?;
        let start = game.replay().start()?;
        let record = game.record();
        let players = |side| {
            let name = viewing_words::name(record, side).unwrap_or_default();
            name.to_owned()
        };
        let moves: Vec<(Path, Position)> = record
            .main_line()
            .map_while(|id| Some((game.played(id)?.1, *game.replay().position(id)?)))
            .collect();
        let moves = moves.iter().map(|(path, position)| (path, position));
        Some(PrintedGame {
            title: title(variant, words, players),
            about: about(variant, words, &viewing_words::occasion(record)),
            result: words.result(&record.result(), Some(variant)),
            start_name: words.texts().start_position(),
            start: *start,
            turns: turns(start, moves, words),
            below,
            notation: words.notation(),
        })
    }

    /// The moves in pairs.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        let starts_second = self.start.turn() != self.start.variant().rules().starts;
        let ellipsis = starts_second.then(|| "…".to_owned());
        let texts: Vec<String> = ellipsis
            .into_iter()
            .chain(self.turns.iter().map(|turn| turn.text.clone()))
            .collect();
        texts
            .chunks(2)
            .zip(1..)
            .map(|(pair, number)| Row {
                number,
                moves: [pair.first().cloned(), pair.get(1).cloned()],
            })
            .collect()
    }

    /// The board at the start, after each `every` turns and at the end, for paper.
    #[must_use]
    pub fn diagrams(&self, every: NonZeroUsize) -> Vec<Diagram> {
        let mut diagrams = game_diagrams(&self.start, &self.turns, every);
        if let Some(first) = diagrams.first_mut() {
            first.title = self.start_name.to_owned();
        }
        for diagram in &mut diagrams {
            diagram.below = self.below;
            diagram.palette = Palette::Print;
            name_squares(diagram, self.notation);
        }
        diagrams
    }
}

/// Lets a picture name its squares as the moves do.
pub fn name_squares(diagram: &mut Diagram, notation: Notation) {
    diagram.numbers = notation == Notation::Numbers;
    diagram.letters = notation == Notation::Algebraic;
}

/// Both players with their sides, the one who begins by the rules first.
fn title(variant: Variant, words: Words, player: impl Fn(Color) -> String) -> String {
    let named = |side: Color| {
        let (texts, word) = (words.texts(), makhos_words::side(side));
        match player(side).as_str() {
            "" => texts.side_name(word).to_owned(),
            name => texts.side_name_named(word, name),
        }
    };
    let first = variant.rules().starts;
    format!("{} – {}", named(first), named(!first))
}

/// Which game it is, and what is known of it.
fn about(variant: Variant, words: Words, known: &str) -> String {
    let (_, name) = variant_names(variant, words);
    match known {
        "" => name.to_owned(),
        known => format!("{name}, {known}"),
    }
}

fn turns<'a>(
    start: &Position,
    moves: impl Iterator<Item = (&'a Path, &'a Position)>,
    words: Words,
) -> Vec<Turn> {
    let mut before = *start;
    moves
        .map(|(path, position)| {
            let text = words.played(&before, path).replace('x', "×");
            before = *position;
            Turn {
                path: path.clone(),
                position: *position,
                text,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{score::Player, table::Table};
    use draughts::{
        DrawReason, Game, Outcome,
        pdn::{Replayer, read_games},
    };
    use makhos_texts::{Language, Texts};

    fn printed(fen: &str, moves: &[&str], end: Option<Outcome>) -> PrintedGame {
        let start = Position::from_fen(Variant::Thai, fen).unwrap();
        let mut game = Game::from_position(start, Variant::Thai.rules().draw_rules);
        for text in moves {
            let path = game.position().read_move(text).unwrap().path;
            game.play(path).unwrap();
        }
        if let Some(end) = end {
            game.declare(end).unwrap();
        }
        let mut session = Session::default();
        session.names = ["Somchai".to_owned(), String::new()];
        session.set_table(Table::with_game(game, Player::Second));
        let words = Words::new(Texts::new(Language::English), Notation::Numbers);
        PrintedGame::of_session(&session, words, Color::White, "1 May 2024")
    }

    #[test]
    fn a_game_says_who_played_what_and_how_it_ended() {
        let moves = ["25-22", "5-9"];
        let game = printed("B:W1-8:B25-32", &moves, None);
        assert_eq!(game.title, "Black – Somchai (White)");
        assert_eq!(game.about, "Thai checkers (Makhos), 1 May 2024");
        assert_eq!(game.result, "Not finished");
        let draw = Outcome::Draw(DrawReason::Agreement);
        let game = printed("B:W1-8:B25-32", &moves, Some(draw));
        assert_eq!(game.result, "Draw by agreement");
    }

    fn viewed(pdn: &str) -> Option<PrintedGame> {
        let record = read_games(pdn.as_bytes()).unwrap().remove(0);
        let game = ViewedGame::new(record, &mut Replayer::new());
        let words = Words::new(Texts::new(Language::English), Notation::Numbers);
        PrintedGame::of_viewed(&game, words, Color::Black)
    }

    #[test]
    fn a_game_that_is_looked_at_is_printed_as_far_as_it_is_legal() {
        let game = viewed(
            "[GameType \"31\"][White \"Malee\"][Event \"Cup\"][Date \"2024.05.??\"]\n\
             1. 25-22 (26-23 6-10) 5-9 2. 22-1 1-0",
        )
        .unwrap();
        assert_eq!(game.title, "Black – Malee (White)");
        assert_eq!(game.about, "Thai checkers (Makhos), Cup · 2024\u{2011}05");
        assert_eq!(game.result, "Black won");
        assert_eq!(rows(&game), ["1. 25-22 5-9"]);
        assert_eq!(viewed("[GameType \"20\"] 1. 32-28 19-23 *"), None);
    }

    fn rows(game: &PrintedGame) -> Vec<String> {
        let row = |row: Row| {
            let moves: Vec<String> = row.moves.into_iter().flatten().collect();
            format!("{}. {}", row.number, moves.join(" "))
        };
        game.rows().into_iter().map(row).collect()
    }

    #[test]
    fn moves_stand_in_pairs_whoever_begins() {
        let game = printed("B:W1-8:B25-32", &["25-22", "5-9", "26-23"], None);
        assert_eq!(rows(&game), ["1. 25-22 5-9", "2. 26-23"]);
        let game = printed("W:W18,K1:B22,32", &["18x25", "32-28"], None);
        assert_eq!(rows(&game), ["1. … 18×25", "2. 32-28"]);
        assert!(rows(&printed("B:W1-8:B25-32", &[], None)).is_empty());
    }

    #[test]
    fn pictures_are_for_paper_with_the_side_below_that_is_below_on_the_screen() {
        let game = printed("B:W1-8:B25-32", &["25-22", "5-9", "26-23"], None);
        let diagrams = game.diagrams(NonZeroUsize::new(2).unwrap());
        let titles: Vec<&str> = diagrams.iter().map(|d| d.title.as_str()).collect();
        assert_eq!(
            titles,
            ["Start position", "1.\u{a0}…\u{a0}5-9", "2.\u{a0}26-23"]
        );
        for diagram in diagrams {
            assert_eq!(diagram.below, Color::White);
            assert_eq!(diagram.palette, Palette::Print);
            assert!(diagram.numbers && !diagram.letters);
        }
    }
}
