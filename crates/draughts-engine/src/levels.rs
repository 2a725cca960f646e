//! Ten levels of play, from somebody's first game to full strength.

use std::{fmt, time::Duration};

use draughts::{Game, Move, Variant};
use fastrand::Rng;

use crate::{Answer, Engine, Limits, Line, Options, Report, Score};

/// How strong the computer plays: 1 is for somebody's first game, 10 is all it can do.
///
/// A weak level looks less far and takes one of the moves that look reasonable to it; it knows the
/// rules as well as any other. docs/engine.md has what each scores against the one below.
///
/// ```
/// use draughts::{Game, Variant};
/// use draughts_engine::{Engine, Level, Options};
///
/// let mut engine = Engine::new(Variant::Thai, Options::default());
/// let game = Game::new(Variant::Thai);
/// let level = Level::new(1).unwrap();
/// let choice = level.choose(&mut engine, &game, None, 7, &mut |_| {}).unwrap();
/// assert!(game.position().legal_moves().contains(&choice.mv));
/// assert_eq!(Level::new(11), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// A move that a level has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// What the level thinks it is worth.
    pub score: Score,
    /// What was searched; the move need not be its best one.
    pub answer: Answer,
}

/// What makes a level.
#[derive(Clone, Copy, Debug)]
struct Strength {
    /// How far it looks, in plies.
    depth: Option<u32>,
    /// How many positions it looks at.
    nodes: Option<u64>,
    /// By how much worse than the best a move has to look to be taken a third as often, in hundredths
    /// of a man.
    indifference: f64,
    /// Until which ply of the game it takes other moves than the best; `None` to its end.
    varied: Option<usize>,
}

/// The levels, the weakest one first. What each scores against the one below is in docs/engine.md.
const THAI: [Strength; 10] = [
    looking(1, 60.0),
    looking(1, 30.0),
    looking(2, 33.0),
    looking(3, 27.0),
    looking(4, 21.0),
    looking(5, 15.0),
    looking(7, 12.0),
    searching(Some(3_500), 5.0),
    searching(Some(13_000), 4.0),
    searching(None, 2.0),
];

/// The same for English checkers, where so many nodes reach deeper.
const ENGLISH: [Strength; 10] = [
    looking(1, 52.0),
    looking(1, 27.5),
    looking(2, 22.0),
    looking(3, 19.3),
    looking(4, 15.4),
    looking(5, 11.6),
    looking(7, 9.8),
    searching(Some(1_700), 5.0),
    searching(Some(5_500), 4.0),
    searching(None, 2.0),
];

const fn looking(depth: u32, indifference: f64) -> Strength {
    Strength {
        depth: Some(depth),
        nodes: None,
        indifference,
        varied: None,
    }
}

const fn searching(nodes: Option<u64>, indifference: f64) -> Strength {
    Strength {
        depth: None,
        nodes,
        indifference,
        varied: Some(VARIED_PLIES),
    }
}

/// How long the games of strong levels differ by chance; afterwards they play what they find best.
const VARIED_PLIES: usize = 8;

/// A move that looks worse than the best by this many times the indifference is never taken.
const TOLERANCE: f64 = 3.0;

/// From how many lines a level chooses at most where it searches far.
const CHOICE: usize = 4;

/// How long the highest level thinks where nothing is said.
const USUAL_TIME: Duration = Duration::from_secs(3);

impl Level {
    /// The weakest level.
    pub const LEAST: Level = Level(1);
    /// The strongest level.
    pub const MOST: Level = Level(10);

    /// Whether it is to play by endgame tables, where there are some. Weaker levels would never miss a win
    /// with them, which nobody expects of an opponent for first games.
    ///
    /// ```
    /// use draughts_engine::Level;
    ///
    /// assert!(Level::MOST.plays_by_tables() && !Level::LEAST.plays_by_tables());
    /// ```
    #[must_use]
    pub const fn plays_by_tables(self) -> bool {
        self.0 >= 8
    }

    /// The level with a number from 1 to 10.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if Level::LEAST.0 <= number && number <= Level::MOST.0 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// All levels, the weakest one first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::MOST.0).map(Level)
    }

    /// Its number, from 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Chooses a move; `None` where the game is over.
    ///
    /// `time` is for the highest level the time it takes (three seconds where nothing is said), for
    /// the others the most they may take. Another `seed` leads to other games. With one thread and
    /// enough time all levels but the highest always choose alike. A search that is stopped, or out of
    /// time, chooses from what it has found.
    pub fn choose(
        self,
        engine: &mut Engine,
        game: &Game,
        time: Option<Duration>,
        seed: u64,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Choice> {
        let usual = (self == Level::MOST).then_some(USUAL_TIME);
        let limits = Limits {
            time: time.or(usual),
            ..self.limits(game.variant()).unwrap_or_default()
        };
        self.choose_within(engine, game, &limits, seed, report)
    }

    /// How far and how long it looks at most; `None` for the highest level, which takes what it gets.
    #[must_use]
    pub fn limits(self, variant: Variant) -> Option<Limits> {
        let Strength { depth, nodes, .. } = self.strength(variant);
        (depth.is_some() || nodes.is_some()).then_some(Limits {
            depth,
            nodes,
            ..Limits::default()
        })
    }

    /// Chooses a move as [`Level::choose`] does, within other limits than its own.
    pub fn choose_within(
        self,
        engine: &mut Engine,
        game: &Game,
        limits: &Limits,
        seed: u64,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Choice> {
        let strength = self.strength(game.variant());
        let options = engine.options();
        engine.set_options(Options {
            lines: strength.lines(game),
            ..options
        });
        let answer = engine.search_and_report(game, limits, report);
        engine.set_options(options);
        let ply = game.played().len() as u64;
        let mut random = Rng::with_seed(seed ^ ply.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let line = strength.pick(&answer.lines, &mut random)?;
        Some(Choice {
            mv: *line.moves.first()?,
            score: line.score,
            answer,
        })
    }

    fn strength(self, variant: Variant) -> Strength {
        let levels = match variant {
            Variant::Thai => &THAI,
            Variant::English => &ENGLISH,
        };
        levels[usize::from(self.0) - 1]
    }
}

impl Strength {
    /// From how many lines it chooses.
    fn lines(&self, game: &Game) -> usize {
        let moves = game.position().legal_moves().len();
        match self.varied {
            None => moves,
            Some(plies) if game.played().len() < plies => moves.min(CHOICE),
            Some(_) => 1,
        }
    }

    /// One of the lines, the more likely the better it looks.
    fn pick<'l>(&self, lines: &'l [Line], random: &mut Rng) -> Option<&'l Line> {
        let best = lines.first()?.score;
        let weight = |line: &Line| {
            let worse = f64::from(best.hundredths() - line.score.hundredths()) / self.indifference;
            // Whoever sees a win does not look for another move.
            let is_reasonable = worse <= TOLERANCE && !best.is_win();
            if is_reasonable { (-worse).exp() } else { 0.0 }
        };
        let sum: f64 = lines.iter().map(weight).sum();
        let mut left = random.f64() * sum;
        lines
            .iter()
            .find(|line| {
                left -= weight(line);
                left < 0.0
            })
            .or(lines.first())
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use draughts::Position;

    use super::*;

    fn engine(variant: Variant) -> Engine {
        let options = Options {
            table: 1,
            ..Options::default()
        };
        Engine::new(variant, options)
    }

    fn choose(level: Level, game: &Game, seed: u64) -> Choice {
        let time = (level == Level::MOST).then_some(Duration::from_millis(20));
        let mut engine = engine(game.variant());
        level
            .choose(&mut engine, game, time, seed, &mut |_| {})
            .unwrap()
    }

    #[test]
    fn there_are_ten_levels() {
        let numbers: Vec<u8> = Level::all().map(Level::number).collect();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(Level::new(0), None);
        assert_eq!(Level::new(10), Some(Level::MOST));
        assert_eq!(Level::MOST.to_string(), "10");
    }

    #[test]
    fn every_level_plays_legal_games_that_differ() {
        for variant in Variant::ALL {
            for level in Level::all() {
                let played = |seed| {
                    let mut game = Game::new(variant);
                    let mut moves = Vec::new();
                    while game.outcome().is_none() && moves.len() < 6 {
                        let mv = choose(level, &game, seed).mv;
                        let path = game.position().path(mv).unwrap();
                        game.play(path).unwrap();
                        moves.push(mv);
                    }
                    moves
                };
                let games: std::collections::HashSet<_> =
                    (0..6).map(|seed| format!("{:?}", played(seed))).collect();
                assert!(games.len() > 1, "{variant} {level}");
            }
        }
    }

    #[test]
    fn a_level_chooses_the_same_again_with_the_same_seed() {
        for level in Level::all().take(9) {
            let game = Game::new(Variant::English);
            assert_eq!(choose(level, &game, 5).mv, choose(level, &game, 5).mv);
        }
    }

    #[test]
    fn a_finished_game_has_no_choice() {
        let position = Position::from_fen(Variant::English, "W:W32:B28,24,23,19").unwrap();
        let game = Game::from_position(position, Variant::English.rules().draw_rules);
        let mut engine = engine(Variant::English);
        let choice = Level::LEAST.choose(&mut engine, &game, None, 0, &mut |_| {});
        assert_eq!(choice.is_none(), game.outcome().is_some());
    }

    #[test]
    fn whoever_sees_a_win_takes_it() {
        let position = Position::from_fen(Variant::English, "B:W22:B14,K18").unwrap();
        let game = Game::from_position(position, Variant::English.rules().draw_rules);
        for level in Level::all().skip(2) {
            for seed in 0..10 {
                assert!(choose(level, &game, seed).score.is_win(), "{level}");
            }
        }
    }
}
