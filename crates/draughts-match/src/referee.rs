//! A game between two players, by the rules.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use draughts::{Color, Game, Outcome};
use draughts_engine::{EndgameValue, Endgames, Score, Stop};

use crate::{
    Adjudication, Opening, Pace, Player, PlayerError,
    adjudication::Agreement,
    pace::SideClock,
};

/// Sees to it that games are played by the rules, and says how they end.
#[derive(Clone)]
pub struct Referee {
    /// How much time the players have.
    pub pace: Pace,
    /// By how much a move may be late on a busy machine.
    pub grace: Duration,
    /// Whether and when a game is won because both players say so.
    pub adjudication: Option<Adjudication>,
    /// Tables that end a game as soon as they know its position.
    pub endgames: Option<Arc<dyn Endgames>>,
}

/// What a player did wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It was late.
    Time,
    /// It played what is not legal.
    Illegal(String),
    /// It could not go on.
    Failed(String),
}

/// How a game of a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// By the rules of the game.
    Rules(Outcome),
    /// By a fault of a player.
    Forfeit {
        /// Who has lost.
        loser: Color,
        /// Why.
        fault: Fault,
    },
    /// Because both players took it for won.
    Agreed {
        /// Who has won.
        winner: Color,
    },
    /// Because endgame tables know the value of the position.
    Tables {
        /// Who has won; `None` for a draw.
        winner: Option<Color>,
    },
}

impl End {
    /// Who has won; `None` for a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        match self {
            End::Rules(outcome) => outcome.winner(),
            End::Forfeit { loser, .. } => Some(!*loser),
            End::Agreed { winner } => Some(*winner),
            End::Tables { winner } => *winner,
        }
    }
}

/// What is known about a move besides the move itself.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MoveReport {
    /// How long it took.
    pub time: Duration,
    /// What the player took its position to be worth.
    pub score: Option<Score>,
    /// How deep the player looked.
    pub depth: Option<u32>,
    /// How many positions it searched.
    pub nodes: Option<u64>,
}

/// A game of a match.
#[derive(Clone, Debug)]
pub struct GameReport {
    /// The game, from the start of its opening.
    pub game: Game,
    /// How many of its moves are the opening's.
    pub opening_plies: usize,
    /// What is known about the other moves.
    pub moves: Vec<MoveReport>,
    /// How it ended.
    pub end: End,
}

impl Referee {
    /// A referee who ends games by the rules only, and allows moves to be a tenth of a second late.
    #[must_use]
    pub fn new(pace: Pace) -> Referee {
        Referee {
            pace,
            grace: Duration::from_millis(100),
            adjudication: None,
            endgames: None,
        }
    }

    /// Has a game played to its end; `None` where `stop` was used before that.
    ///
    /// `first` plays the side that starts games of this variant, which need not be the side to move
    /// after the opening.
    pub fn play(
        &self,
        opening: &Opening,
        first: &mut dyn Player,
        second: &mut dyn Player,
        stop: &Stop,
    ) -> Option<GameReport> {
        let mut game = opening.game();
        let opening_plies = game.played().len();
        let mut moves = Vec::new();
        let end = self.play_on(&mut game, &mut moves, [first, second], stop)?;
        Some(GameReport {
            game,
            opening_plies,
            moves,
            end,
        })
    }

    fn play_on(
        &self,
        game: &mut Game,
        moves: &mut Vec<MoveReport>,
        mut players: [&mut dyn Player; 2],
        stop: &Stop,
    ) -> Option<End> {
        let starts = game.variant().rules().starts;
        let mut clocks = [SideClock::new(self.pace); 2];
        let mut agreement = Agreement::default();
        for (player, side) in players.iter_mut().zip([starts, !starts]) {
            if let Err(error) = player.begin_game() {
                return (!stop.is_stopped()).then(|| forfeit(side, error));
            }
        }
        loop {
            if let Some(end) = self.end(game) {
                return Some(end);
            }
            let side = game.position().turn();
            let seat = usize::from(side != starts);
            let began = Instant::now();
            let choice = players[seat].choose(game, &clocks[seat].limits());
            let time = began.elapsed();
            if stop.is_stopped() {
                return None;
            }
            let choice = match choice {
                Ok(choice) => choice,
                Err(error) => return Some(forfeit(side, error)),
            };
            if !clocks[seat].spend(time, self.grace) {
                return Some(forfeit(side, PlayerError::Late));
            }
            let Some(path) = game.position().paths(choice.mv).into_iter().next() else {
                let text = format!("{}-{}", choice.mv.from(), choice.mv.to());
                return Some(forfeit(side, PlayerError::Illegal(text)));
            };
            game.play(path).expect("a path of the position is legal");
            moves.push(MoveReport {
                time,
                score: choice.score,
                depth: choice.depth,
                nodes: choice.nodes,
            });
            if let Some(rule) = self.adjudication
                && let Some(first_wins) = agreement.add(rule, side == starts, choice.score)
                && game.outcome().is_none()
            {
                let winner = if first_wins { starts } else { !starts };
                return Some(End::Agreed { winner });
            }
        }
    }

    /// How the game has ended, if it has.
    fn end(&self, game: &Game) -> Option<End> {
        if let Some(outcome) = game.outcome() {
            return Some(End::Rules(outcome));
        }
        let (endgames, position) = (self.endgames.as_ref()?, game.position());
        if position.board().occupied().len() > endgames.most_pieces() {
            return None;
        }
        let winner = match endgames.value(position)? {
            EndgameValue::Win(_) => Some(position.turn()),
            EndgameValue::Loss(_) => Some(!position.turn()),
            EndgameValue::Draw => None,
        };
        Some(End::Tables { winner })
    }
}

fn forfeit(loser: Color, error: PlayerError) -> End {
    let fault = match error {
        PlayerError::Late => Fault::Time,
        PlayerError::Illegal(text) => Fault::Illegal(text),
        PlayerError::Failed(text) => Fault::Failed(text),
    };
    End::Forfeit { loser, fault }
}
