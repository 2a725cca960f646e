//! Games of the engine against itself.

use draughts::{Color, Game, Outcome, Variant};
use draughts_engine::{Engine, Limits, Options, Score, evaluation::Evaluation};
use fastrand::Rng;

use crate::Sample;

/// How the engine plays against itself.
#[derive(Clone, Debug)]
pub struct Playing {
    /// The game.
    pub variant: Variant,
    /// The evaluation it plays with.
    pub evaluation: Evaluation,
    /// How many positions it searches for a move.
    pub nodes: u64,
}

/// The fewest and the most plies that are played at random in the beginning.
const RANDOM_PLIES: (usize, usize) = (4, 11);

/// One in how many later moves is played at random, so that games leave the paths of good play.
const RANDOM_MOVE: u32 = 40;

/// A game that is longer than this is taken as a draw.
const MOST_PLIES: usize = 300;

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
        let answer = engine.search(&game, &Limits::nodes(playing.nodes));
        let Some(best) = answer.best() else { break };
        let score = answer.score();
        if score.is_win() || score.is_loss() {
            winner = Some(if score.is_win() {
                position.turn()
            } else {
                !position.turn()
            });
            break;
        }
        if !position.must_capture() {
            samples.push(Sample {
                position,
                score: score.hundredths().clamp(-Score::MOST, Score::MOST) as i16,
                result: 1,
                begins_game: samples.is_empty(),
            });
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
    samples
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
