//! A match: every opening with both colours, several games at once.

use std::{
    ops::ControlFlow,
    sync::{Mutex, PoisonError, mpsc},
    thread,
};

use draughts::{Color, Variant};
use draughts_engine::Stop;

use crate::{GameReport, Opening, Openings, Player, Referee};

/// Which of the two players of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// The first one, from whose side results are told.
    A,
    /// The other one.
    B,
}

/// A game of a match that is over.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Its number, from 0. Games 0 and 1 have the first opening, 2 and 3 the second, and so on.
    pub number: usize,
    /// The game.
    pub report: GameReport,
}

impl PlayedGame {
    /// Who plays the side that starts games: each player once with every opening.
    #[must_use]
    pub fn first_seat(number: usize) -> Seat {
        if number.is_multiple_of(2) {
            Seat::A
        } else {
            Seat::B
        }
    }

    /// The colour of a player.
    #[must_use]
    pub fn color_of(&self, seat: Seat) -> Color {
        color_of(self.report.game.variant(), self.number, seat)
    }

    /// What player A scored, in half points.
    #[must_use]
    pub fn half_points(&self) -> u8 {
        let variant = self.report.game.variant();
        half_points(variant, self.number, self.report.end.winner())
    }
}

/// The colour of a player in the game with a number.
fn color_of(variant: Variant, number: usize, seat: Seat) -> Color {
    let starts = variant.rules().starts;
    if PlayedGame::first_seat(number) == seat {
        starts
    } else {
        !starts
    }
}

/// What player A scored in the game with a number, in half points.
pub(crate) fn half_points(variant: Variant, number: usize, winner: Option<Color>) -> u8 {
    match winner {
        None => 1,
        Some(winner) => 2 * u8::from(winner == color_of(variant, number, Seat::A)),
    }
}

/// How a match is played.
#[derive(Clone)]
pub struct Match {
    /// Who has the games played.
    pub referee: Referee,
    /// How many games there are; an even number gives each opening to both.
    pub games: usize,
    /// How many of them are played at once.
    pub concurrency: usize,
}

/// Makes a player; its searches are to end when the handle is used.
pub type MakePlayer<'a> = dyn Fn(Seat, &Stop) -> Box<dyn Player> + Sync + 'a;

impl Match {
    /// Plays all games but those whose numbers are in `done`, and tells each when it is over, in
    /// the order in which they end.
    ///
    /// It ends early where `on_game` breaks off, where `stop` is used, or where there are no
    /// openings; games that are under way then are dropped.
    pub fn play(
        &self,
        openings: Openings,
        done: &[usize],
        make_player: &MakePlayer<'_>,
        stop: &Stop,
        on_game: &mut dyn FnMut(PlayedGame) -> ControlFlow<()>,
    ) {
        let schedule = Mutex::new(Schedule::new(openings, self.games, done));
        let next = || {
            let mut schedule = schedule.lock().unwrap_or_else(PoisonError::into_inner);
            schedule.next()
        };
        let work = |sender: mpsc::Sender<PlayedGame>| {
            let [mut a, mut b] = [Seat::A, Seat::B].map(|seat| make_player(seat, stop));
            while !stop.is_stopped()
                && let Some((number, opening)) = next()
            {
                let (first, second) = match PlayedGame::first_seat(number) {
                    Seat::A => (&mut *a, &mut *b),
                    Seat::B => (&mut *b, &mut *a),
                };
                let Some(report) = self.referee.play(&opening, first, second, stop) else {
                    return;
                };
                if sender.send(PlayedGame { number, report }).is_err() {
                    return;
                }
            }
        };
        let (sender, results) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.concurrency.max(1) {
                let sender = sender.clone();
                scope.spawn(|| work(sender));
            }
            drop(sender);
            for game in results {
                if on_game(game).is_break() {
                    stop.stop();
                    break;
                }
            }
        });
    }
}

/// Hands out the games that are still to be played.
struct Schedule {
    openings: Openings,
    /// What the supply has given so far; used again from the first one when it gives no more.
    given: Vec<Opening>,
    left: std::vec::IntoIter<usize>,
}

impl Schedule {
    fn new(openings: Openings, games: usize, done: &[usize]) -> Schedule {
        let left: Vec<usize> = (0..games).filter(|number| !done.contains(number)).collect();
        Schedule {
            openings,
            given: Vec::new(),
            left: left.into_iter(),
        }
    }

    fn next(&mut self) -> Option<(usize, Opening)> {
        let number = self.left.next()?;
        let pair = number / 2;
        while self.given.len() <= pair
            && let Some(opening) = self.openings.next()
        {
            self.given.push(opening);
        }
        let opening = self.given.get(pair % self.given.len().max(1))?;
        Some((number, opening.clone()))
    }
}
