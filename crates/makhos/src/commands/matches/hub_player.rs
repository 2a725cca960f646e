//! An external engine as a player, spoken to in the Hub protocol.

use std::time::{Duration, Instant};

use draughts::{Game, Move, Piece, Position, Role, Square, Variant};
use draughts_engine::{Limits, Score, Stop};
use draughts_match::{Choice, Player, PlayerError};

use super::hub_process::{HubProcess, NoLine};

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
            let line = self.line(&mut process, deadline)?;
            if word(&line, "param") && argument(&line, "name") == Some("variant") {
                let name = self.variant.rules().name.to_owned();
                parameters.push(("variant".to_owned(), name));
            }
            if word(&line, "wait") {
                break;
            }
        }
        for (name, value) in parameters {
            send(
                &mut process,
                &format!("set-param name={name} value=\"{value}\""),
            )?;
        }
        send(&mut process, "init")?;
        while !word(&self.line(&mut process, deadline)?, "ready") {}
        Ok(process)
    }

    fn line(&self, process: &mut HubProcess, deadline: Instant) -> Result<String, PlayerError> {
        process
            .line(deadline, &self.stop)
            .map_err(|no_line| match no_line {
                NoLine::Late => PlayerError::Late,
                NoLine::Ended => PlayerError::Failed("the program has ended".to_owned()),
                NoLine::Stopped => PlayerError::Failed("the match was stopped".to_owned()),
            })
    }

    fn ask(
        &self,
        process: &mut HubProcess,
        game: &Game,
        limits: &Limits,
    ) -> Result<Choice, PlayerError> {
        let deadline = Instant::now() + longest(limits);
        send(process, &position_line(game))?;
        send(process, &level_line(limits))?;
        send(process, "go think")?;
        let (mut score, mut depth, mut nodes) = (None, None, None);
        loop {
            let line = self.line(process, deadline)?;
            if word(&line, "info") {
                let men = argument(&line, "score").and_then(|text| text.parse::<f64>().ok());
                score = men.map(hundredths).or(score);
                depth = number(&line, "depth").or(depth);
                nodes = number(&line, "nodes").or(nodes);
            } else if word(&line, "error") {
                return Err(PlayerError::Failed(line));
            } else if word(&line, "done") {
                let text = argument(&line, "move").unwrap_or_default();
                let mv = read_move(game.position(), text)
                    .ok_or_else(|| PlayerError::Illegal(text.chars().take(60).collect()))?;
                return Ok(Choice {
                    mv,
                    score,
                    depth,
                    nodes,
                });
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

fn send(process: &mut HubProcess, line: &str) -> Result<(), PlayerError> {
    process
        .send(line)
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

/// Whether a line is this message.
fn word(line: &str, word: &str) -> bool {
    line.split_whitespace().next() == Some(word)
}

/// The value of an argument of a line, without its quotes.
fn argument<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let mut rest = line;
    loop {
        rest = rest.trim_start();
        let end = rest.find(|c: char| c == '=' || c.is_whitespace())?;
        let (found, behind) = rest.split_at(end);
        let Some(value) = behind.strip_prefix('=') else {
            rest = behind;
            continue;
        };
        let (value, behind) = match value.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"')?,
            None => value.split_at(value.find(char::is_whitespace).unwrap_or(value.len())),
        };
        if found == name {
            return Some(value);
        }
        rest = behind;
    }
}

fn number<T: std::str::FromStr>(line: &str, name: &str) -> Option<T> {
    argument(line, name)?.parse().ok()
}

fn hundredths(men: f64) -> Score {
    Score::from_hundredths((men * 100.0) as i32)
}

/// The start of a game and its moves.
fn position_line(game: &Game) -> String {
    let mut line = format!("pos pos={}", position_text(game.start()));
    let moves: Vec<String> = game
        .played()
        .iter()
        .map(|ply| move_text(ply.mv()))
        .collect();
    if !moves.is_empty() {
        line += &format!(" moves=\"{}\"", moves.join(" "));
    }
    line
}

/// The side to move, and a letter for each square.
fn position_text(position: &Position) -> String {
    let letters = Square::all().map(|square| match position.board().piece_at(square) {
        None => 'e',
        Some(Piece {
            color,
            role: Role::King,
        }) => color.letter(),
        Some(Piece { color, .. }) => color.letter().to_ascii_lowercase(),
    });
    std::iter::once(position.turn().letter())
        .chain(letters)
        .collect()
}

/// A move with the squares it captures.
fn move_text(mv: Move) -> String {
    if !mv.is_capture() {
        return format!("{}-{}", mv.from(), mv.to());
    }
    let squares = [mv.from(), mv.to()].into_iter().chain(mv.captured());
    let names: Vec<String> = squares.map(|square| square.to_string()).collect();
    names.join("x")
}

/// The legal move that a text names; captured squares may come in any order.
fn read_move(position: &Position, text: &str) -> Option<Move> {
    let sorted = |text: &str| -> Option<(Vec<u32>, Vec<u32>)> {
        let numbers: Option<Vec<u32>> = text
            .split(['-', 'x'])
            .map(|part| part.parse().ok())
            .collect();
        let mut ends = numbers?;
        let mut captured = ends.split_off(ends.len().min(2));
        captured.sort_unstable();
        Some((ends, captured))
    };
    let wanted = sorted(text)?;
    let moves = position.legal_moves();
    moves
        .iter()
        .copied()
        .find(|&mv| sorted(&move_text(mv)).as_ref() == Some(&wanted))
}

fn level_line(limits: &Limits) -> String {
    let mut line = "level".to_owned();
    if let Some(depth) = limits.depth {
        line += &format!(" depth={depth}");
    }
    if let Some(nodes) = limits.nodes {
        line += &format!(" nodes={nodes}");
    }
    if let Some(time) = limits.time {
        line += &format!(" move-time={}", time.as_secs_f64());
    }
    if let Some(clock) = limits.clock {
        // The protocol counts the increment when a move begins, a match when it ends.
        let left = clock.left.as_secs_f64() - clock.increment.as_secs_f64();
        line += &format!(" time={left} inc={}", clock.increment.as_secs_f64());
    }
    line
}

#[cfg(test)]
mod tests {
    use draughts_engine::Clock;

    use super::*;

    #[test]
    fn a_game_is_told_by_its_start_and_moves() {
        let mut game = Game::new(Variant::Thai);
        assert_eq!(
            position_line(&game),
            "pos pos=Bwwwwwwwweeeeeeeeeeeeeeeebbbbbbbb"
        );
        for text in ["26-23", "6-10"] {
            let read = game.position().read_move(text).unwrap();
            game.play(read.path).unwrap();
        }
        assert!(position_line(&game).ends_with("bbbbbbbb moves=\"26-23 6-10\""));
        let kings = Position::from_fen(Variant::Thai, "W:WK4:B15,K31").unwrap();
        assert_eq!(position_text(&kings), "WeeeWeeeeeeeeeebeeeeeeeeeeeeeeeBe");
    }

    #[test]
    fn moves_are_told_by_what_they_capture() {
        let position = Position::from_fen(Variant::Thai, "B:W17,18,19,25:BK13").unwrap();
        for &mv in &position.legal_moves() {
            assert_eq!(read_move(&position, &move_text(mv)), Some(mv));
        }
        let wanted = read_move(&position, "13x24x17x18x19");
        assert!(wanted.is_some());
        assert_eq!(read_move(&position, "13x24x19x17x18"), wanted);
        for text in ["", "13", "13x24", "13-9", "x", "13x99x1"] {
            assert_eq!(read_move(&position, text), None, "{text}");
        }
    }

    #[test]
    fn arguments_are_found_between_others() {
        let line = "info depth=12 pv=\"32-28 depth=3\" score=-0.25 nodes=12345";
        assert_eq!(argument(line, "depth"), Some("12"));
        assert_eq!(argument(line, "pv"), Some("32-28 depth=3"));
        assert_eq!(argument(line, "score"), Some("-0.25"));
        assert_eq!(number(line, "nodes"), Some(12_345u64));
        assert_eq!(argument(line, "time"), None);
        assert_eq!(argument("info pv=\"open", "time"), None);
    }

    #[test]
    fn limits_are_told() {
        assert_eq!(level_line(&Limits::nodes(500)), "level nodes=500");
        let time = Limits::time(Duration::from_millis(150));
        assert_eq!(level_line(&time), "level move-time=0.15");
        let clock = Limits::clock(Clock {
            left: Duration::from_millis(2500),
            increment: Duration::from_millis(500),
            moves: None,
        });
        assert_eq!(level_line(&clock), "level time=2 inc=0.5");
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
            assert_eq!(move_text(choice.mv), "26-23");
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
                choice.map(|choice| move_text(choice.mv)),
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
