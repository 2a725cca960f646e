//! Games of the engine against itself.

use std::sync::Arc;

use draughts::{Board, Color, Game, Outcome, Piece, Position, Role, Setup, Square, Variant};
use draughts_engine::{EndgameValue, Endgames, Engine, Limits, Options, evaluation::Evaluation};
use fastrand::Rng;

use crate::Sample;

/// How the engine plays against itself.
#[derive(Clone)]
pub struct Playing {
    /// The game.
    pub variant: Variant,
    /// The evaluation it plays with.
    pub evaluation: Evaluation,
    /// How many positions it searches for a move.
    pub nodes: u64,
    /// Tables, for searches and results; where there are some, positions they know are learned, too.
    pub endgames: Option<Arc<dyn Endgames>>,
}

/// The fewest and the most plies that are played at random in the beginning.
const RANDOM_PLIES: (usize, usize) = (4, 11);

/// One in how many later moves is played at random, so that games leave the paths of good play.
const RANDOM_MOVE: u32 = 40;

/// A game that is longer than this is taken as a draw.
const MOST_PLIES: usize = 300;

/// The score of a position that is won, in hundredths of a man; more would teach nothing else.
const DECIDED: i32 = 400;

/// How many positions with few pieces are added to each game where there are tables.
const ENDGAMES: usize = 24;

/// The fewest pieces of these positions.
const FEWEST_PIECES: usize = 3;

/// Table sizes beyond this cost more to clear than they save with so few positions.
const TABLE: usize = 4;

/// Plays the games with these numbers; each depends on nothing but its number. `take` gets the
/// samples of each game, and says whether to go on.
pub fn self_play(
    playing: &Playing,
    numbers: impl IntoIterator<Item = u64>,
    mut take: impl FnMut(u64, Vec<Sample>) -> bool,
) {
    let options = Options {
        table: TABLE,
        ..Options::default()
    };
    let mut engine = Engine::new(playing.variant, options);
    engine.set_evaluation(playing.evaluation.clone());
    engine.set_endgames(playing.endgames.clone());
    for number in numbers {
        let mut random = Rng::with_seed(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x6d61_6b68);
        engine.forget();
        let samples = loop {
            let samples = play(&mut engine, playing, &mut random);
            // A game that is decided at once teaches nothing, and has no number in a file.
            if !samples.is_empty() {
                break samples;
            }
        };
        if !take(number, samples) {
            return;
        }
    }
}

fn play(engine: &mut Engine, playing: &Playing, random: &mut Rng) -> Vec<Sample> {
    let mut game = opening(playing.variant, random);
    let mut samples = Vec::new();
    let mut winner = None;
    while game.outcome().is_none() && game.played().len() < MOST_PLIES {
        let position = *game.position();
        if let Some(value) = playing.known(&position) {
            winner = side_that_wins(value, position.turn());
            break;
        }
        let answer = engine.search(&game, &Limits::nodes(playing.nodes));
        let Some(best) = answer.best() else { break };
        let score = answer.score().hundredths();
        if !position.must_capture() {
            samples.push(Sample {
                position,
                score: score.clamp(-DECIDED, DECIDED) as i16,
                result: 1,
                begins_game: false,
            });
        }
        if answer.score().is_known() {
            winner = Some(if score > 0 {
                position.turn()
            } else {
                !position.turn()
            });
            break;
        }
        let moves = position.legal_moves();
        let mv = if random.u32(..RANDOM_MOVE) == 0 {
            moves[random.usize(..moves.len())]
        } else {
            best
        };
        step(&mut game, mv);
    }
    if let Some(Outcome::Win { winner: side, .. }) = game.outcome() {
        winner = Some(side);
    }
    for sample in &mut samples {
        sample.result = result(winner, sample.position.turn());
    }
    samples.extend(playing.endgames(random));
    if let Some(first) = samples.first_mut() {
        first.begins_game = true;
    }
    samples
}

impl Playing {
    /// The true value of a position with few pieces.
    fn known(&self, position: &Position) -> Option<EndgameValue> {
        self.endgames.as_ref()?.probe(position)
    }

    /// Positions with few pieces, put down at random, with their true values.
    fn endgames(&self, random: &mut Rng) -> Vec<Sample> {
        let most = self
            .endgames
            .as_ref()
            .map_or(0, |tables| tables.most_pieces());
        if most < FEWEST_PIECES {
            return Vec::new();
        }
        let mut samples = Vec::new();
        while samples.len() < ENDGAMES {
            let pieces = random.usize(FEWEST_PIECES..=most);
            let Some(position) = scattered(self.variant, pieces, random) else {
                continue;
            };
            if let Some(value) = self.known(&position)
                && !position.must_capture()
            {
                let winner = side_that_wins(value, position.turn());
                let result = result(winner, position.turn());
                samples.push(Sample {
                    position,
                    score: (i32::from(result) - 1) as i16 * DECIDED as i16,
                    result,
                    begins_game: false,
                });
            }
        }
        samples
    }
}

/// A position with so many pieces of either kind and side anywhere, if they make one.
fn scattered(variant: Variant, pieces: usize, random: &mut Rng) -> Option<Position> {
    let mut board = Board::EMPTY;
    while board.occupied().len() < pieces {
        let square = Square::from_number(random.u32(1..=32))?;
        let color = Color::ALL[random.usize(..2)];
        let role = if random.bool() { Role::Man } else { Role::King };
        board = board.with(square, Piece { color, role });
    }
    let setup = Setup {
        variant,
        board,
        turn: Color::ALL[random.usize(..2)],
    };
    let position = Position::from_setup(setup).ok()?;
    position.has_legal_move().then_some(position)
}

fn side_that_wins(value: EndgameValue, turn: Color) -> Option<Color> {
    match value {
        EndgameValue::Win(_) => Some(turn),
        EndgameValue::Draw => None,
        EndgameValue::Loss(_) => Some(!turn),
    }
}

fn result(winner: Option<Color>, side: Color) -> u8 {
    match winner {
        Some(winner) if winner == side => 2,
        Some(_) => 0,
        None => 1,
    }
}

/// A game with some moves made at random that is not over.
fn opening(variant: Variant, random: &mut Rng) -> Game {
    loop {
        let mut game = Game::new(variant);
        for _ in 0..random.usize(RANDOM_PLIES.0..=RANDOM_PLIES.1) {
            let moves = game.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            step(&mut game, moves[random.usize(..moves.len())]);
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

fn step(game: &mut Game, mv: draughts::Move) {
    if let Some(path) = game.position().path(mv) {
        // A path of a legal move can be played in a game that goes on.
        let _ = game.play(path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_depends_on_its_number_only() {
        let playing = Playing {
            variant: Variant::Thai,
            evaluation: Evaluation::Material,
            nodes: 200,
            endgames: None,
        };
        let games = |numbers: std::ops::Range<u64>| {
            let mut games = Vec::new();
            self_play(&playing, numbers, |number, samples| {
                games.push((number, samples));
                true
            });
            games
        };
        let three = games(0..3);
        assert_eq!(games(1..3), three[1..]);
        assert_ne!(three[0].1, three[1].1);
        for (_, samples) in &three {
            assert!(samples[0].begins_game && !samples[1].begins_game);
            assert!(samples.iter().all(|sample| !sample.position.must_capture()));
        }
    }
}
