//! Openings: short sequences of moves after which nobody is ahead.

use std::collections::HashSet;

use draughts::{
    FenError, Game, Path, Position, Variant,
    pdn::{ReadError, Replayer, read_games},
};
use draughts_engine::{Engine, Limits, Options};
use thiserror::Error;

/// The start of a game: a position and the first moves from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    start: Position,
    moves: Vec<Path>,
}

impl Opening {
    /// A position without moves.
    #[must_use]
    pub fn from_position(start: Position) -> Opening {
        Opening {
            start,
            moves: Vec::new(),
        }
    }

    /// The moves of a game, from its start.
    #[must_use]
    pub fn from_game(game: &Game) -> Opening {
        Opening {
            start: *game.start(),
            moves: game.played().iter().map(|ply| ply.path().clone()).collect(),
        }
    }

    /// The game so far, with the usual draw rules.
    #[must_use]
    pub fn game(&self) -> Game {
        let rules = self.start.variant().rules().draw_rules;
        let mut game = Game::from_position(self.start, rules);
        for path in &self.moves {
            game.play(path.clone())
                .expect("the moves of an opening are legal");
        }
        game
    }
}

/// When nobody is ahead: a search to a depth finds no more than a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    /// How deep the search is, in plies.
    pub depth: u32,
    /// The most that either side may be ahead, in hundredths of a man.
    pub most: i32,
}

impl Default for Balance {
    fn default() -> Balance {
        Balance { depth: 8, most: 60 }
    }
}

/// How many plies the shortest openings have: English games have begun with one of the three-move
/// ballots for a century.
const fn shortest(variant: Variant) -> usize {
    match variant {
        Variant::Thai => 4,
        Variant::English => 3,
    }
}

/// How many plies longer the longest are that are made where the short ones do not suffice.
const LONGER: usize = 3;

/// A supply of openings, made as they are asked for; always the same ones for a seed.
///
/// ```
/// use draughts::Variant;
/// use draughts_match::{Balance, Openings};
///
/// let mut openings = Openings::balanced(Variant::English, Balance::default(), 7);
/// let opening = openings.next().unwrap();
/// assert_eq!(opening.game().played().len(), 3);
/// ```
pub struct Openings {
    source: Source,
}

enum Source {
    Listed(std::vec::IntoIter<Opening>),
    Enumerated(Box<Enumerated>),
}

impl Openings {
    /// These openings, in this order.
    #[must_use]
    pub fn listed(openings: Vec<Opening>) -> Openings {
        Openings {
            source: Source::Listed(openings.into_iter()),
        }
    }

    /// All legal sequences of so many plies, one for each position they lead to, in an order that
    /// the seed decides.
    #[must_use]
    pub fn enumerated(variant: Variant, plies: usize, seed: u64) -> Openings {
        let mut openings = sequences(variant, plies);
        fastrand::Rng::with_seed(seed).shuffle(&mut openings);
        Openings::listed(openings)
    }

    /// The balanced ones of all short sequences, by the engine's own judgement: first those of three
    /// plies in English checkers and of four in Thai, then longer ones.
    #[must_use]
    pub fn balanced(variant: Variant, balance: Balance, seed: u64) -> Openings {
        let options = Options {
            table: 1,
            ..Options::default()
        };
        Openings {
            source: Source::Enumerated(Box::new(Enumerated {
                engine: Engine::new(variant, options),
                balance,
                seed,
                plies: shortest(variant),
                left: None,
            })),
        }
    }
}

/// Why a text gives no openings.
#[derive(Debug, Error)]
pub enum OpeningsError {
    /// A line is no position.
    #[error("line {line}: {error}")]
    Fen {
        /// Its number, from 1.
        line: usize,
        /// What is wrong with it.
        error: FenError,
    },
    /// The text cannot be read as PDN.
    #[error(transparent)]
    Pdn(#[from] ReadError),
    /// A game of a PDN cannot be played.
    #[error("game {0} is no game of this kind, or has a move that is not legal")]
    Game(usize),
    /// There is nothing to play on from.
    #[error("opening {0} is the end of its game: there is nothing to play")]
    Over(usize),
    /// There are none.
    #[error("there are no openings in it")]
    Empty,
}

impl Openings {
    /// The openings of a text: the games of a PDN, all their moves, or positions as FEN, one a line.
    /// Empty lines and lines that begin with # are skipped.
    ///
    /// ```
    /// use draughts::Variant;
    /// use draughts_match::Openings;
    ///
    /// let text = "# two against one\nB:WK29:BK1,K2\n";
    /// assert_eq!(Openings::from_text(Variant::Thai, text).unwrap().count(), 1);
    /// let text = "1. 11-15 23-19 2. 8-11 *";
    /// let opening = Openings::from_text(Variant::English, text).unwrap().next().unwrap();
    /// assert_eq!(opening.game().played().len(), 3);
    /// ```
    ///
    /// # Errors
    ///
    /// [`OpeningsError`] where something is no position, no game, or over already.
    pub fn from_text(variant: Variant, text: &str) -> Result<Openings, OpeningsError> {
        let is_fen = |line: &str| line.starts_with(['W', 'B']) && line.contains(':');
        let openings = match lines(text).next() {
            None => return Err(OpeningsError::Empty),
            Some((_, line)) if is_fen(line) => positions(variant, text)?,
            Some(_) => games(variant, text)?,
        };
        let over = |opening: &Opening| opening.game().outcome().is_some();
        match openings.iter().position(over) {
            Some(index) => Err(OpeningsError::Over(index + 1)),
            None => Ok(Openings::listed(openings)),
        }
    }
}

/// The lines that say something, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate();
    lines
        .map(|(index, line)| (index + 1, line.trim()))
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

fn positions(variant: Variant, text: &str) -> Result<Vec<Opening>, OpeningsError> {
    let read = |(line, fen): (usize, &str)| match Position::from_fen(variant, fen) {
        Ok(position) => Ok(Opening::from_position(position)),
        Err(error) => Err(OpeningsError::Fen { line, error }),
    };
    lines(text).map(read).collect()
}

fn games(variant: Variant, text: &str) -> Result<Vec<Opening>, OpeningsError> {
    let mut replayer = Replayer::assuming(variant);
    let mut openings = Vec::new();
    for (index, record) in read_games(text.as_bytes())?.iter().enumerate() {
        let replay = replayer.replay(record);
        let is_legal = replay.legal_plies(record) == record.main_line().count();
        let last = record.main_line().last();
        let game = replay.game_to(record, last.unwrap_or(draughts::pdn::NodeId::ROOT));
        match game.filter(|game| is_legal && game.variant() == variant) {
            Some(game) => openings.push(Opening::from_game(&game)),
            None => return Err(OpeningsError::Game(index + 1)),
        }
    }
    if openings.is_empty() {
        return Err(OpeningsError::Empty);
    }
    Ok(openings)
}

impl Iterator for Openings {
    type Item = Opening;

    fn next(&mut self) -> Option<Opening> {
        match &mut self.source {
            Source::Listed(openings) => openings.next(),
            Source::Enumerated(enumerated) => enumerated.next(),
        }
    }
}

/// Goes through the sequences of one length after the other.
struct Enumerated {
    engine: Engine,
    balance: Balance,
    seed: u64,
    plies: usize,
    /// The sequences of this length that have not been looked at; `None` before they are made.
    left: Option<Openings>,
}

impl Enumerated {
    fn next(&mut self) -> Option<Opening> {
        let variant = self.engine.variant();
        loop {
            let left = self
                .left
                .get_or_insert_with(|| Openings::enumerated(variant, self.plies, self.seed));
            match left.next() {
                Some(opening) if is_balanced(&mut self.engine, self.balance, &opening) => {
                    return Some(opening);
                }
                Some(_) => {}
                None if self.plies < shortest(variant) + LONGER => {
                    self.plies += 1;
                    self.left = None;
                }
                None => return None,
            }
        }
    }
}

fn is_balanced(engine: &mut Engine, balance: Balance, opening: &Opening) -> bool {
    engine.forget();
    let answer = engine.search(&opening.game(), &Limits::depth(balance.depth));
    answer.score().hundredths().abs() <= balance.most
}

/// All sequences of so many plies from the start, the first one for each position that is still
/// played on.
fn sequences(variant: Variant, plies: usize) -> Vec<Opening> {
    let mut sequences = vec![Opening::from_position(Position::start(variant))];
    let mut ends = vec![Position::start(variant)];
    for _ in 0..plies {
        let mut seen = HashSet::new();
        let (mut longer, mut longer_ends) = (Vec::new(), Vec::new());
        for (sequence, end) in sequences.iter().zip(&ends) {
            for &mv in &end.legal_moves() {
                let next = end.play_unchecked(mv);
                if next.has_legal_move() && seen.insert(next) {
                    let mut moves = sequence.moves.clone();
                    moves.extend(end.path(mv));
                    longer.push(Opening {
                        start: sequence.start,
                        moves,
                    });
                    longer_ends.push(next);
                }
            }
        }
        (sequences, ends) = (longer, longer_ends);
    }
    sequences
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_comes_once() {
        for (variant, plies) in [(Variant::English, 3), (Variant::Thai, 4)] {
            let openings: Vec<Opening> = Openings::enumerated(variant, plies, 1).collect();
            let ends: HashSet<Position> = openings
                .iter()
                .map(|opening| *opening.game().position())
                .collect();
            assert_eq!(ends.len(), openings.len());
            assert!(openings.len() > 100);
            assert!(openings.iter().all(|opening| opening.moves.len() == plies));
        }
    }

    #[test]
    fn the_seed_decides_the_order() {
        let first = |seed| -> Vec<Opening> {
            let openings = Openings::enumerated(Variant::Thai, 4, seed);
            openings.take(20).collect()
        };
        assert_eq!(first(1), first(1));
        assert_ne!(first(1), first(2));
    }

    #[test]
    fn longer_ones_follow_where_the_short_ones_do_not_suffice() {
        let anything = Balance {
            depth: 1,
            most: i32::MAX,
        };
        let all: Vec<Opening> = Openings::enumerated(Variant::English, 3, 5).collect();
        let mut openings = Openings::balanced(Variant::English, anything, 5);
        for opening in all {
            assert_eq!(openings.next(), Some(opening));
        }
        assert_eq!(openings.next().unwrap().moves.len(), 4);
    }

    #[test]
    fn what_is_wrong_with_a_text_is_said() {
        let error = |text| match Openings::from_text(Variant::English, text) {
            Ok(_) => panic!("{text} is taken"),
            Err(error) => error.to_string(),
        };
        assert!(error("# nothing\n\n").contains("no openings"));
        assert!(error("B:W21:B1\n\nB:W21:B33\n").starts_with("line 3: "));
        assert!(error("1. 11-15 11-16 *").starts_with("game 1 "));
        assert!(error("[GameType \"31\"] 1. 26-23 *").starts_with("game 1 "));
        assert!(error("W:W21:B1\nW:W21:B17,14").starts_with("opening 2 "));
    }

    #[test]
    fn what_is_not_balanced_is_left_out() {
        let balance = Balance { depth: 3, most: 20 };
        let mut engine = Engine::new(Variant::English, Options::default());
        for opening in Openings::balanced(Variant::English, balance, 1).take(10) {
            assert!(is_balanced(&mut engine, balance, &opening));
        }
        let impossible = Balance { depth: 1, most: -1 };
        let mut engine_refuses = |opening| is_balanced(&mut engine, impossible, &opening);
        assert!(!engine_refuses(Opening::from_position(Position::start(
            Variant::English
        ))));
    }
}
