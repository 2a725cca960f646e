//! What endgame tables say about the position on the board, where that spoils no game.

use draughts::{Color, Game, Path, Position, Square};
use makhos_questions::{FoundMove, FoundValue};
use makhos_words::Words;

use super::{hint::Hint, session::Session, table::Table, viewing::Viewing};

/// The most pieces on the board of a position that the app's tables know.
pub const MOST_PIECES: usize = 4;
/// The most pieces on the board of a position that the tables of a server may know.
const MOST_LOOKED_UP: usize = 7;
/// With so many pieces a game comes near to such positions.
const NEAR: usize = 6;

/// A position whose value is to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The position.
    pub position: Position,
    /// After how many plies without progress its game is drawn, where that may come before a win.
    plies_left: Option<u16>,
}

/// Why there is no verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The tables could not be had.
    Missing,
    /// The tables are not whole.
    Damaged,
}

/// What the tables say about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    asked: Asked,
    value: FoundValue,
    moves: Vec<(Path, FoundValue)>,
}

/// The value of a move, to be shown where it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Badge {
    /// The square where the move ends.
    pub square: Square,
    /// Which way the move came, in columns and rows, where others end on the same square.
    pub from: Option<(i32, i32)>,
    /// What it is worth for the side that makes it.
    pub value: FoundValue,
}

/// Whether endgame tables may soon be of use.
#[must_use]
pub fn is_near(pieces: usize) -> bool {
    (1..=NEAR).contains(&pieces)
}

impl Asked {
    /// The position on the board, where its value may be told: in a game that is looked at or over, or
    /// where somebody has asked for a hint.
    #[must_use]
    pub fn of(session: &Session, viewing: Option<&Viewing>, hint: Option<&Hint>) -> Option<Asked> {
        let asked = match viewing {
            Some(viewing) => Asked::of_viewing(viewing),
            None => Asked::of_table(session.table(), hint),
        }?;
        (asked.pieces() <= MOST_LOOKED_UP && asked.position.has_legal_move()).then_some(asked)
    }

    /// How many pieces are on the board.
    #[must_use]
    pub fn pieces(&self) -> usize {
        self.position.board().occupied().len()
    }

    fn of_viewing(viewing: &Viewing) -> Option<Asked> {
        let game = viewing.game();
        let step = viewing.legal_step()?;
        let played = game.replay().game_to(game.record(), step);
        Some(Asked {
            position: *viewing.position_and_path().0?,
            plies_left: played.as_ref().and_then(plies_left),
        })
    }

    fn of_table(table: &Table, hint: Option<&Hint>) -> Option<Asked> {
        let is_asked = hint.is_some_and(|hint| hint.path_on(table).is_some());
        (table.outcome().is_some() || is_asked).then(|| Asked {
            position: *table.shown_position(),
            plies_left: plies_left(&game_to(table.game(), table.shown_plies())),
        })
    }
}

/// A game up to so many of its plies.
fn game_to(game: &Game, plies: usize) -> Game {
    let mut up_to = Game::from_position(*game.start(), game.draw_rules());
    for ply in &game.all_plies()[..plies] {
        if up_to.play(ply.path().clone()).is_err() {
            break;
        }
    }
    up_to
}

fn plies_left(game: &Game) -> Option<u16> {
    let count = game.no_progress()?;
    let is_usual = game.draw_rules() == game.variant().rules().draw_rules;
    // With so few pieces the usual rules never come before a win, counted from their beginning.
    let has_few = game.position().board().occupied().len() <= MOST_PIECES;
    if is_usual && has_few && count.done == 0 {
        return None;
    }
    Some(count.limit.saturating_sub(count.done))
}

impl Verdict {
    /// What was found about a position; `None` where it has other moves.
    #[must_use]
    pub fn new(asked: Asked, value: FoundValue, moves: &[FoundMove]) -> Option<Verdict> {
        let path = |found: &FoundMove| {
            let read = asked.position.read_move(&found.text).ok()?;
            Some((read.path, found.value))
        };
        let moves = moves.iter().map(path).collect::<Option<_>>()?;
        Some(Verdict {
            asked,
            value,
            moves,
        })
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.asked.position
    }

    /// What the position is worth for the side to move.
    #[must_use]
    pub fn value(&self) -> FoundValue {
        self.value
    }

    /// Every legal move with its value, the best one first.
    #[must_use]
    pub fn moves(&self) -> &[(Path, FoundValue)] {
        &self.moves
    }

    /// Who wins, in words.
    #[must_use]
    pub fn words(&self, words: Words) -> String {
        let turn = self.asked.position.turn();
        match self.value {
            FoundValue::Win(plies) => self.win(words, turn, plies),
            FoundValue::Draw => words.texts().verdict_draw().into(),
            FoundValue::Loss(plies) => self.win(words, !turn, plies),
        }
    }

    fn win(&self, words: Words, winner: Color, plies: Option<u16>) -> String {
        let Some(plies) = plies else {
            // Nobody knows how long it takes, so the rule might always come first.
            return words.verdict_wins(winner, self.asked.plies_left.is_some());
        };
        // A win in the very ply in which the rule would end the game counts as one.
        let by_rule = self.asked.plies_left.is_some_and(|left| plies > left);
        words.verdict_win(winner, plies, by_rule)
    }

    /// The values to show on the board, at most one for each way onto a square: that of the best move.
    #[must_use]
    pub fn badges(&self) -> Vec<Badge> {
        let mut badges: Vec<Badge> = Vec::new();
        for (path, value) in &self.moves {
            let (square, from) = (path.to(), last_direction(path));
            let is_there = |badge: &Badge| badge.square == square && badge.from == from;
            if !badges.iter().any(is_there) {
                badges.push(Badge {
                    square,
                    from,
                    value: *value,
                });
            }
        }
        let squares: Vec<Square> = badges.iter().map(|badge| badge.square).collect();
        for badge in &mut badges {
            let on_it = squares.iter().filter(|square| **square == badge.square);
            if on_it.count() == 1 {
                badge.from = None;
            }
        }
        badges
    }
}

/// Where the last step of a move came from, as one step in columns and rows.
fn last_direction(path: &Path) -> Option<(i32, i32)> {
    let [.., from, to] = path.squares() else {
        return None;
    };
    let step = |from: u32, to: u32| (from as i32 - to as i32).signum();
    Some((step(from.column(), to.column()), step(from.row(), to.row())))
}

/// A value as a sign and the winner's moves, where they are known: “+7”, “=”, “−12”.
#[must_use]
pub fn sign(value: FoundValue) -> String {
    let with_moves = |sign: char, plies: Option<u16>| {
        let moves = plies.map(|plies| plies.div_ceil(2).to_string());
        format!("{sign}{}", moves.unwrap_or_default())
    };
    match value {
        FoundValue::Win(plies) => with_moves('+', plies),
        FoundValue::Draw => "=".into(),
        FoundValue::Loss(plies) => with_moves('−', plies),
    }
}

/// The class in the styles of a value's sign.
#[must_use]
pub fn class(value: FoundValue) -> &'static str {
    match value {
        FoundValue::Win(_) => "value win",
        FoundValue::Draw => "value draw",
        FoundValue::Loss(_) => "value loss",
    }
}

/// What a move is worth, in words.
#[must_use]
pub fn value_words(value: FoundValue, words: Words) -> String {
    match value {
        FoundValue::Win(Some(plies)) => words.value_win(plies),
        FoundValue::Win(None) => words.texts().value_wins().into(),
        FoundValue::Draw => words.texts().value_draw().into(),
        FoundValue::Loss(Some(plies)) => words.value_loss(plies),
        FoundValue::Loss(None) => words.texts().value_loses().into(),
    }
}

#[cfg(test)]
mod tests {
    use draughts::{Color, Outcome, WinReason};

    use super::*;
    use crate::model::samples::{english, session};

    fn resign(session: &mut Session) {
        session.table_mut().declare(Outcome::Win {
            winner: Color::White,
            reason: WinReason::Resignation,
        });
    }

    fn play(session: &mut Session, moves: &str) {
        for text in moves.split_whitespace() {
            let path = session.table().game().position().read_move(text);
            session.table_mut().play(path.unwrap().path).unwrap();
        }
    }

    fn verdict(fen: &str, value: FoundValue, moves: &[(&str, FoundValue)]) -> Verdict {
        let mut session = session(fen);
        resign(&mut session);
        let asked = Asked::of(&session, None, None).unwrap();
        let found = |&(text, value): &(&str, FoundValue)| FoundMove {
            text: text.into(),
            value,
        };
        let moves: Vec<FoundMove> = moves.iter().map(found).collect();
        Verdict::new(asked, value, &moves).unwrap()
    }

    #[test]
    fn a_game_that_goes_on_is_not_spoiled_unless_somebody_asks() {
        let mut session = session("B:WK24:BK2,K4");
        assert_eq!(Asked::of(&session, None, None), None);
        let position = *session.table().game().position();
        let hint = Hint::new(position, "2-6").unwrap();
        let asked = Asked::of(&session, None, Some(&hint)).unwrap();
        assert_eq!(asked.position, position);
        play(&mut session, "2-6");
        assert_eq!(Asked::of(&session, None, Some(&hint)), None);
        resign(&mut session);
        let asked = Asked::of(&session, None, None).unwrap();
        assert_eq!(asked.position, *session.table().game().position());
        session.table_mut().look_at(0);
        assert_eq!(Asked::of(&session, None, None).unwrap().position, position);
    }

    #[test]
    fn neither_many_pieces_nor_an_end_on_the_board_ask_for_a_value() {
        let mut many = session("B:W1,2,3,4:B25,29,31,32");
        resign(&mut many);
        assert_eq!(Asked::of(&many, None, None), None);
        let mut over = session("B:W18:B22");
        play(&mut over, "22x15");
        assert!(over.table().outcome().is_some());
        assert_eq!(Asked::of(&over, None, None), None);
        over.table_mut().look_at(0);
        assert!(Asked::of(&over, None, None).is_some());
    }

    #[test]
    fn the_winner_is_named_whoever_is_to_move() {
        let win = verdict("B:WK24:BK2,K4", FoundValue::Win(Some(13)), &[]);
        assert_eq!(win.words(english()), "Black wins in 7 moves");
        let loss = verdict("W:WK24:BK2,K4", FoundValue::Loss(Some(4)), &[]);
        assert_eq!(loss.words(english()), "Black wins in 2 moves");
        let long = verdict("W:WK24:BK2,K4", FoundValue::Loss(Some(60)), &[]);
        assert_eq!(long.words(english()), "Black wins in 30 moves");
        let draw = verdict("W:WK24:BK4", FoundValue::Draw, &[]);
        assert_eq!(draw.words(english()), "Draw with best play");
    }

    #[test]
    fn a_draw_rule_that_might_come_first_is_named() {
        let mut session = session("B:WK24:BK2,K4");
        play(&mut session, "2-7 24-28 7-3 28-32 3-7 32-28 7-2 28-24 4-8");
        resign(&mut session);
        let asked = Asked::of(&session, None, None).unwrap();
        let words = |plies| {
            let value = FoundValue::Loss(Some(plies));
            Verdict::new(asked.clone(), value, &[])
                .unwrap()
                .words(english())
        };
        assert_eq!(words(22), "Black wins in 11 moves");
        assert_eq!(
            words(24),
            "Leaving the draw rule aside, Black wins in 12 moves"
        );
    }

    #[test]
    fn moves_that_meet_on_a_square_are_told_apart_by_where_they_come_from() {
        let square = |number| Square::from_number(number).unwrap();
        let (win, draw) = (FoundValue::Win(Some(5)), FoundValue::Draw);
        let meeting = verdict(
            "B:WK1:B25,26",
            win,
            &[("26-22", win), ("25-22", draw), ("25-21", draw)],
        );
        let badge = |square, from, value| Badge {
            square,
            from,
            value,
        };
        assert_eq!(
            meeting.badges(),
            [
                badge(square(22), Some((1, 1)), win),
                badge(square(22), Some((-1, 1)), draw),
                badge(square(21), None, draw),
            ]
        );
    }

    #[test]
    fn a_value_is_a_sign_and_the_winners_moves() {
        let signs = [
            FoundValue::Win(Some(13)),
            FoundValue::Win(None),
            FoundValue::Draw,
            FoundValue::Loss(None),
            FoundValue::Loss(Some(24)),
        ];
        assert_eq!(signs.map(sign), ["+7", "+", "=", "−", "−12"]);
    }

    #[test]
    fn a_win_that_nobody_has_counted_is_said_without_moves() {
        let few = verdict("B:WK24:BK2,K4", FoundValue::Win(None), &[]);
        assert_eq!(few.words(english()), "Black wins with best play");
        let many = verdict("W:WK24:BK2,K3,K4,5", FoundValue::Loss(None), &[]);
        assert_eq!(
            many.words(english()),
            "Leaving the draw rule aside, Black wins with best play"
        );
        let words = [FoundValue::Win(None), FoundValue::Loss(None)];
        let words = words.map(|value| value_words(value, english()));
        assert_eq!(words, ["wins", "loses"]);
    }

    #[test]
    fn with_five_pieces_even_a_fresh_count_may_come_before_a_win() {
        let words = |plies| {
            let value = FoundValue::Win(Some(plies));
            verdict("B:WK9:BK2,K3,K4,5", value, &[]).words(english())
        };
        assert_eq!(words(31), "Black wins in 16 moves");
        assert_eq!(
            words(33),
            "Leaving the draw rule aside, Black wins in 17 moves"
        );
    }
}
