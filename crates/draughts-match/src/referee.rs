//! A game between two players, by the rules.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use draughts::{Color, Game, Outcome};
use draughts_engine::{EndgameValue, Endgames, Score, Stop};

use crate::{
    Adjudication, Opening, Pace, Player, PlayerError, adjudication::Agreement, pace::SideClock,
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
            let in_time = clocks[seat].spend(time, self.grace);
            if !in_time && players[seat].keeps_to_limits() {
                return Some(forfeit(side, PlayerError::Late));
            }
            let Some(path) = game.position().path(choice.mv) else {
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
        let position = game.position();
        let winner = match self.endgames.as_ref()?.probe(position)? {
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

#[cfg(test)]
mod tests {
    use draughts::{DrawReason, Move, Position, Variant};
    use draughts_engine::Limits;

    use super::*;
    use crate::{Choice, PlainPlayer};

    /// Answers whatever a function says.
    struct Scripted<F>(F);

    impl<F: FnMut(&Game) -> Result<Choice, PlayerError> + Send> Player for Scripted<F> {
        fn begin_game(&mut self) -> Result<(), PlayerError> {
            Ok(())
        }

        fn choose(&mut self, game: &Game, _limits: &Limits) -> Result<Choice, PlayerError> {
            (self.0)(game)
        }
    }

    fn choice(mv: Move, score: i32) -> Result<Choice, PlayerError> {
        Ok(Choice {
            mv,
            score: Some(Score::from_hundredths(score)),
            depth: None,
            nodes: None,
        })
    }

    fn first_move(game: &Game) -> Move {
        game.position().legal_moves()[0]
    }

    fn start(variant: Variant) -> Opening {
        Opening::from_position(Position::start(variant))
    }

    fn position(variant: Variant, fen: &str) -> Opening {
        Opening::from_position(Position::from_fen(variant, fen).unwrap())
    }

    fn referee() -> Referee {
        Referee::new(Pace::PerMove(Limits::depth(1)))
    }

    fn end_of(
        referee: &Referee,
        opening: &Opening,
        mut first: impl FnMut(&Game) -> Result<Choice, PlayerError> + Send,
    ) -> End {
        let mut second = Scripted(|game: &Game| choice(first_move(game), -900));
        let mut first = Scripted(&mut first);
        let played = referee.play(opening, &mut first, &mut second, &Stop::default());
        played.unwrap().end
    }

    #[test]
    fn the_rules_end_a_game() {
        let opening = position(Variant::Thai, "B:W20:B32");
        let mut players = [PlainPlayer::new(3); 2];
        let [first, second] = &mut players;
        let report = referee()
            .play(&opening, first, second, &Stop::default())
            .unwrap();
        assert_eq!(report.game.outcome().map(End::Rules), Some(report.end));
        assert_eq!(report.game.played().len(), report.moves.len());
    }

    #[test]
    fn a_draw_by_repetition_is_seen() {
        let opening = position(Variant::English, "B:WK32:BK1");
        let back_and_forth = |game: &Game| {
            let moves = game.position().legal_moves();
            // Back to where the piece stood two plies ago.
            let back = game.played().iter().rev().nth(1).map(|ply| ply.mv().from());
            let found = moves.iter().find(|mv| Some(mv.to()) == back);
            choice(found.copied().unwrap_or(moves[0]), 0)
        };
        let mut first = Scripted(back_and_forth);
        let mut second = Scripted(back_and_forth);
        let played = referee().play(&opening, &mut first, &mut second, &Stop::default());
        let end = played.unwrap().end;
        assert_eq!(end, End::Rules(Outcome::Draw(DrawReason::Repetition)));
        assert_eq!(end.winner(), None);
    }

    #[test]
    fn an_illegal_move_loses() {
        let foreign = Position::start(Variant::English).legal_moves()[0];
        let end = end_of(&referee(), &start(Variant::Thai), |_| choice(foreign, 0));
        let End::Forfeit { loser, fault } = &end else {
            panic!("{end:?}");
        };
        assert!(matches!(fault, Fault::Illegal(_)));
        assert_eq!(*loser, Color::Black);
        assert_eq!(end.winner(), Some(Color::White));
    }

    #[test]
    fn who_cannot_go_on_loses() {
        let end = end_of(&referee(), &start(Variant::Thai), |_| {
            Err(PlayerError::Failed("no power".to_owned()))
        });
        let fault = Fault::Failed("no power".to_owned());
        let loser = Color::Black;
        assert_eq!(end, End::Forfeit { loser, fault });
    }

    #[test]
    fn being_late_loses() {
        let mut referee = referee();
        referee.pace = Pace::PerMove(Limits::time(Duration::from_millis(1)));
        referee.grace = Duration::ZERO;
        let end = end_of(&referee, &start(Variant::Thai), |game| {
            std::thread::sleep(Duration::from_millis(5));
            choice(first_move(game), 0)
        });
        let (loser, fault) = (Color::Black, Fault::Time);
        assert_eq!(end, End::Forfeit { loser, fault });
    }

    #[test]
    fn two_who_agree_end_a_game() {
        let mut referee = referee();
        referee.adjudication = Some(Adjudication {
            score: 800,
            plies: 4,
        });
        let winner = Color::Black;
        let end = end_of(&referee, &start(Variant::English), |game| {
            choice(first_move(game), 900)
        });
        assert_eq!(end, End::Agreed { winner });
        let end = end_of(&referee, &start(Variant::English), |game| {
            choice(first_move(game), 0)
        });
        assert!(matches!(end, End::Rules(_)));
    }

    #[test]
    fn tables_end_a_game() {
        struct MoverWins;
        impl Endgames for MoverWins {
            fn most_pieces(&self) -> usize {
                3
            }
            fn value(&self, _position: &Position) -> Option<EndgameValue> {
                Some(EndgameValue::Win(None))
            }
        }
        let mut referee = referee();
        referee.endgames = Some(Arc::new(MoverWins));
        let first = |game: &Game| choice(first_move(game), 0);
        let end = end_of(&referee, &position(Variant::Thai, "B:W1,2:B32"), first);
        let winner = Some(Color::Black);
        assert_eq!(end, End::Tables { winner });
    }

    #[test]
    fn a_stopped_game_has_no_report() {
        let stop = Stop::default();
        let stops = |game: &Game| {
            stop.stop();
            choice(first_move(game), 0)
        };
        let mut second = PlainPlayer::new(1);
        let opening = start(Variant::Thai);
        let played = referee().play(&opening, &mut Scripted(stops), &mut second, &stop);
        assert!(played.is_none());
    }
}
