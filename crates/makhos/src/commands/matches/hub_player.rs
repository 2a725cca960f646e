//! An external engine as a player, spoken to in the Hub protocol.

use std::time::{Duration, Instant};

use draughts::{Game, Move, Variant};
use draughts_engine::{Limits, Score, Stop};
use draughts_match::{Choice, Player, PlayerError};

use super::hub_process::{HubProcess, NoLine};
use crate::commands::hub::{level, message::Message, moves, position};

/// How long an engine may take to get ready.
const READY: Duration = Duration::from_secs(30);
/// For how long an engine that is late is waited for, so that it can be told that it was.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a move may take that no time limits.
const LONGEST_MOVE: Duration = Duration::from_secs(600);

/// How an external engine is started.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct HubCommand {
    /// The program and its arguments.
    pub(super) command: Vec<String>,
    /// Parameters with the values they are to have.
    pub(super) parameters: Vec<(String, String)>,
}

/// Plays what a program answers; the program is started anew where it has failed.
pub(super) struct HubPlayer {
    command: HubCommand,
    variant: Variant,
    limits: Option<Limits>,
    stop: Stop,
    process: Option<HubProcess>,
}

impl HubPlayer {
    /// A player that keeps to its own limits where it has some.
    pub(super) fn new(
        command: HubCommand,
        variant: Variant,
        limits: Option<Limits>,
        stop: Stop,
    ) -> HubPlayer {
        HubPlayer {
            command,
            variant,
            limits,
            stop,
            process: None,
        }
    }

    fn start(&self) -> Result<HubProcess, PlayerError> {
        let name = &self.command.command[0];
        let mut process = HubProcess::start(&self.command.command)
            .map_err(|error| PlayerError::Failed(format!("{name} cannot be started: {error}")))?;
        let deadline = Instant::now() + READY;
        send(&mut process, "hub")?;
        let mut parameters = self.command.parameters.clone();
        loop {
            let said = self.hear(&mut process, deadline)?;
            if said.command == "param" && said.argument("name") == Some("variant") {
                let name = self.variant.rules().name.to_owned();
                parameters.push(("variant".to_owned(), name));
            }
            if said.command == "wait" {
                break;
            }
        }
        for (name, value) in parameters {
            let set = Message::new("set-param").with("name", name);
            send(&mut process, set.with("value", value))?;
        }
        send(&mut process, "init")?;
        while self.hear(&mut process, deadline)?.command != "ready" {}
        Ok(process)
    }

    /// What the program says next; lines that are no messages are passed over.
    fn hear(&self, process: &mut HubProcess, deadline: Instant) -> Result<Message, PlayerError> {
        loop {
            let line = process
                .line(deadline, &self.stop)
                .map_err(|no_line| match no_line {
                    NoLine::Late => PlayerError::Late,
                    NoLine::Ended => PlayerError::Failed("the program has ended".to_owned()),
                    NoLine::Stopped => PlayerError::Failed("the match was stopped".to_owned()),
                })?;
            if let Ok(message) = Message::read(&line) {
                return Ok(message);
            }
        }
    }

    fn ask(
        &self,
        process: &mut HubProcess,
        game: &Game,
        limits: &Limits,
    ) -> Result<Choice, PlayerError> {
        let deadline = Instant::now() + longest(limits);
        send(process, position(game))?;
        send(process, level::message(limits))?;
        send(process, "go think")?;
        let (mut score, mut depth, mut nodes) = (None, None, None);
        loop {
            let said = self.hear(process, deadline)?;
            match &said.command[..] {
                "info" => {
                    score = said.number("score").map(hundredths).or(score);
                    depth = said.number("depth").or(depth);
                    nodes = said.number("nodes").or(nodes);
                }
                "error" => return Err(PlayerError::Failed(said.to_string())),
                "done" => {
                    let text = said.argument("move").unwrap_or_default();
                    let mv = moves::read(game.position(), text)
                        .map_err(|_| PlayerError::Illegal(text.chars().take(60).collect()))?;
                    return Ok(Choice {
                        mv,
                        score,
                        depth,
                        nodes,
                    });
                }
                _ => {}
            }
        }
    }
}

impl Player for HubPlayer {
    fn begin_game(&mut self) -> Result<(), PlayerError> {
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.start()?,
        };
        send(&mut process, "new-game")?;
        self.process = Some(process);
        Ok(())
    }

    fn choose(&mut self, game: &Game, limits: &Limits) -> Result<Choice, PlayerError> {
        let limits = self.limits.unwrap_or(*limits);
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.start()?,
        };
        let choice = self.ask(&mut process, game, &limits)?;
        // Only a program that answered is asked again.
        self.process = Some(process);
        Ok(choice)
    }

    fn keeps_to_limits(&self) -> bool {
        self.limits.is_none()
    }
}

fn send(process: &mut HubProcess, message: impl ToString) -> Result<(), PlayerError> {
    process
        .send(&message.to_string())
        .map_err(|error| PlayerError::Failed(format!("the program does not listen: {error}")))
}

/// How long an answer is waited for.
fn longest(limits: &Limits) -> Duration {
    let clock = limits.clock.map(|clock| clock.left);
    match limits.time.into_iter().chain(clock).min() {
        Some(time) => time + PATIENCE,
        None => LONGEST_MOVE,
    }
}

fn hundredths(men: f64) -> Score {
    Score::from_hundredths((men * 100.0) as i32)
}

/// The start of a game and its moves.
fn position(game: &Game) -> Message {
    let pos = Message::new("pos").with("pos", position::text(game.start()));
    let played: Vec<Move> = game.played().iter().map(draughts::Ply::mv).collect();
    if played.is_empty() {
        pos
    } else {
        pos.with("moves", moves::texts(&played))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_told_by_its_start_and_moves() {
        let mut game = Game::new(Variant::Thai);
        assert_eq!(
            position(&game).to_string(),
            "pos pos=Bwwwwwwwweeeeeeeeeeeeeeeebbbbbbbb"
        );
        for text in ["26-23", "6-10"] {
            let read = game.position().read_move(text).unwrap();
            game.play(read.path).unwrap();
        }
        let told = position(&game).to_string();
        assert!(told.ends_with("bbbbbbbb moves=\"26-23 6-10\""));
    }

    #[cfg(unix)]
    mod with_programs {
        use super::*;

        const GREETING: &str = "read hub; echo 'id name=x'; echo 'param name=variant value=thai'; \
             echo wait; read variant; read init; echo ready; read new;";

        /// Plays the first move of a game with a program of the shell.
        fn ask(script: &str, time: Duration) -> Result<Choice, PlayerError> {
            let command = HubCommand {
                command: ["sh", "-c", script].map(str::to_owned).to_vec(),
                parameters: Vec::new(),
            };
            let mut player = HubPlayer::new(command, Variant::Thai, None, Stop::default());
            player.begin_game()?;
            player.choose(&Game::new(Variant::Thai), &Limits::time(time))
        }

        #[test]
        fn a_move_comes_with_what_is_said_about_it() {
            let answer = "read pos; read level; read go; \
                 echo 'info depth=9 score=0.25 nodes=77'; echo \"done move=26-23\"; read quit";
            let choice = ask(&format!("{GREETING}{answer}"), Duration::from_secs(20)).unwrap();
            assert_eq!(moves::text(choice.mv), "26-23");
            assert_eq!(choice.score, Some(Score::from_hundredths(25)));
            assert_eq!((choice.depth, choice.nodes), (Some(9), Some(77)));
        }

        #[test]
        fn the_program_hears_the_variant_the_position_and_the_level() {
            // It plays legally only where everything is as expected.
            let answer = "read pos; read level; read go; \
                 case \"$variant/$pos/$level\" in \
                 *name=variant*thai*/pos*pos=Bwwww*/level*move-time=20*) echo done move=26-23;; \
                 *) echo done move=nothing;; esac; read quit";
            let choice = ask(&format!("{GREETING}{answer}"), Duration::from_secs(20));
            assert_eq!(
                choice.map(|choice| moves::text(choice.mv)),
                Ok("26-23".to_owned())
            );
        }

        #[test]
        fn no_answer_is_late_and_an_end_is_a_failure() {
            let started = Instant::now();
            let silent = format!("{GREETING}read pos; read level; read go; read never");
            assert_eq!(
                ask(&silent, Duration::from_millis(10)),
                Err(PlayerError::Late)
            );
            assert!(started.elapsed() >= PATIENCE);
            let ended = ask(GREETING, Duration::from_secs(20));
            assert!(matches!(ended, Err(PlayerError::Failed(_))), "{ended:?}");
        }

        #[test]
        fn a_program_that_is_not_there_is_named() {
            let command = HubCommand {
                command: vec!["/no/such/engine".to_owned()],
                parameters: Vec::new(),
            };
            let mut player = HubPlayer::new(command, Variant::Thai, None, Stop::default());
            let error = player.begin_game().unwrap_err();
            assert!(error.to_string().contains("/no/such/engine"));
        }
    }
}
