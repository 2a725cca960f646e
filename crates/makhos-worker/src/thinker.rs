//! Answering questions with the engine.

use std::time::Duration;

use draughts::{Form, Game, Move, Notation, Position, Variant};
use draughts_engine::{Answer, Engine, Level, Limits, Line, Options, Score, hint::Hint, manners};
use makhos_questions::{Found, FoundLine, Question, Reply, Task};

use crate::endgames::GivenTables;

/// How long an offered draw is thought about.
const DRAW_TIME: Duration = Duration::from_millis(400);

/// Answers questions; it keeps an engine for each game, with what it has found out.
#[derive(Default)]
pub struct Thinker {
    engines: [Option<Engine>; 2],
    tables: GivenTables,
}

impl Thinker {
    /// Takes the endgame tables of a game, as one bundle. One that is damaged is as if there were none;
    /// whoever asks for [values](Task::Values) is told what is wrong with it.
    pub fn take_tables(&mut self, variant: Variant, bundle: Vec<u8>) {
        self.tables.take(variant, bundle);
    }

    /// Answers a question, both as texts; replies go to `tell`, the last one at the end.
    pub fn answer(&mut self, question: &str, tell: &mut dyn FnMut(String)) {
        match Question::read(question) {
            Ok(question) => {
                let number = question.number;
                let mut tell = |found| tell(Reply { number, found }.write());
                let found = self.find(&question, &mut tell);
                tell(found.unwrap_or_else(|reason| Found::Failed { reason }));
            }
            Err(error) => tell(failed(error.to_string())),
        }
    }

    fn find(&mut self, question: &Question, tell: &mut dyn FnMut(Found)) -> Result<Found, String> {
        let game = question.game.read().map_err(|error| error.to_string())?;
        match &question.task {
            Task::Move {
                level,
                milliseconds,
                seed,
                thoughts,
            } => {
                let level = Level::new(*level).ok_or(format!("there is no level {level}"))?;
                let knows_endgames = level.plays_by_tables();
                let engine = self.engine_for(game.variant(), knows_endgames);
                let time = Some(Duration::from_millis((*milliseconds).into()));
                let mut report = |answer: &Answer| tell(so_far(&game, answer));
                let choice = level
                    .choose(engine, &game, time, *seed, &mut report)
                    .ok_or("the game is over")?;
                Ok(Found::Move {
                    text: move_text(game.position(), choice.mv),
                    score: choice.score.hundredths(),
                    resigns: resigns(thoughts, choice.score),
                })
            }
            Task::Draw { to_move } => {
                let engine = self.engine_for(game.variant(), true);
                let score = engine.search(&game, &Limits::time(DRAW_TIME)).score();
                let score = if *to_move { score } else { -score };
                Ok(Found::Draw {
                    agrees: manners::accepts_draw(&game, score),
                })
            }
            Task::Analysis {
                lines,
                milliseconds,
            } => {
                let engine = self.engine_for(game.variant(), true);
                let usual = engine.options();
                engine.set_options(Options {
                    lines: usize::from(*lines),
                    ..usual
                });
                let limits = Limits::time(Duration::from_millis((*milliseconds).into()));
                let mut report = |answer: &Answer| tell(so_far(&game, answer));
                let answer = engine.search_and_report(&game, &limits, &mut report);
                engine.set_options(usual);
                let hint = Hint::of(&game, &answer).ok_or("the game is over")?;
                Ok(Found::Analysis {
                    lines: found_lines(&game, &answer.lines),
                    depth: answer.depth,
                    reason: hint.reason.to_string(),
                })
            }
            Task::Values => self.tables.values(game.position()),
        }
    }

    /// The engine of a game, with the endgame tables that there are or without any.
    fn engine_for(&mut self, variant: Variant, knows_endgames: bool) -> &mut Engine {
        let endgames = self.tables.for_engine(variant).filter(|_| knows_endgames);
        let engine = self.engines[variant as usize]
            .get_or_insert_with(|| Engine::new(variant, Options::default()));
        engine.set_endgames(endgames);
        engine
    }
}

/// A question that cannot be read has no number.
fn failed(reason: String) -> String {
    let found = Found::Failed { reason };
    Reply { number: 0, found }.write()
}

fn resigns(thoughts: &[i32], now: Score) -> bool {
    let mut scores: Vec<Score> = thoughts
        .iter()
        .map(|&score| Score::from_hundredths(score))
        .collect();
    scores.push(now);
    manners::resigns(&scores)
}

fn so_far(game: &Game, answer: &Answer) -> Found {
    Found::SoFar {
        lines: found_lines(game, &answer.lines),
        depth: answer.depth,
    }
}

fn found_lines(game: &Game, lines: &[Line]) -> Vec<FoundLine> {
    let found = |line: &Line| FoundLine {
        score: line.score.hundredths(),
        moves: move_texts(*game.position(), &line.moves),
    };
    lines.iter().map(found).collect()
}

fn move_texts(mut position: Position, moves: &[Move]) -> Vec<String> {
    let mut texts = Vec::new();
    for &mv in moves {
        texts.push(move_text(&position, mv));
        let Ok(after) = position.play(mv) else { break };
        position = after;
    }
    texts
}

pub(crate) fn move_text(position: &Position, mv: Move) -> String {
    let path = position.path(mv);
    path.map(|path| position.move_text(&path, Notation::Numbers, Form::Full))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use draughts::Position;
    use draughts_engine::hint::Reason;
    use makhos_questions::GameText;

    use super::*;

    fn ask(game: &Game, task: Task) -> Vec<Reply> {
        let question = Question {
            number: 5,
            game: GameText::of(game),
            task,
        };
        let mut replies = Vec::new();
        Thinker::default().answer(&question.write(), &mut |text| {
            replies.push(Reply::read(&text).unwrap());
        });
        assert!(replies.iter().all(|reply| reply.number == 5));
        let last = replies.iter().filter(|reply| reply.found.is_last());
        assert_eq!(last.count(), 1, "{replies:?}");
        assert!(replies.last().unwrap().found.is_last());
        replies
    }

    fn game(fen: &str) -> Game {
        let position = Position::from_fen(Variant::Thai, fen).unwrap();
        Game::from_position(position, Variant::Thai.rules().draw_rules)
    }

    fn asked_to_move(level: u8, thoughts: &[i32]) -> Task {
        Task::Move {
            level,
            milliseconds: 100,
            seed: 1,
            thoughts: thoughts.to_vec(),
        }
    }

    #[test]
    fn every_level_answers_with_a_legal_move_after_telling_of_one() {
        for variant in Variant::ALL {
            let game = Game::new(variant);
            for level in 1..=10 {
                let replies = ask(&game, asked_to_move(level, &[]));
                let Found::Move { text, resigns, .. } = &replies.last().unwrap().found else {
                    panic!("{replies:?}");
                };
                assert!(game.position().read_move(text).is_ok(), "{text}");
                assert!(!resigns);
                let Found::SoFar { lines, .. } = &replies[0].found else {
                    panic!("{replies:?}");
                };
                assert!(game.position().read_move(&lines[0].moves[0]).is_ok());
            }
        }
    }

    #[test]
    fn a_capture_is_told_with_all_its_squares() {
        let replies = ask(&game("B:W11,18,25:BK29"), asked_to_move(5, &[]));
        let Found::Move { text, .. } = &replies.last().unwrap().found else {
            panic!("{replies:?}");
        };
        assert_eq!(text, "29x22x15x8");
    }

    #[test]
    fn a_game_without_hope_is_given_up_at_the_third_such_move() {
        let lost = game("W:W4:BK29,K30,K31,K32,K25");
        for (thoughts, gives_up) in [(&[-900, -900][..], true), (&[-900][..], false)] {
            let replies = ask(&lost, asked_to_move(6, thoughts));
            let Found::Move { resigns, .. } = replies.last().unwrap().found else {
                panic!("{replies:?}");
            };
            assert_eq!(resigns, gives_up);
        }
    }

    #[test]
    fn nobody_agrees_to_a_draw_at_the_beginning() {
        for to_move in [true, false] {
            let replies = ask(&Game::new(Variant::English), Task::Draw { to_move });
            assert_eq!(replies.last().unwrap().found, Found::Draw { agrees: false });
        }
    }

    #[test]
    fn an_analysis_has_as_many_lines_as_asked_for() {
        let task = Task::Analysis {
            lines: 3,
            milliseconds: 100,
        };
        let replies = ask(&Game::new(Variant::Thai), task);
        let Found::Analysis {
            lines,
            depth,
            reason,
        } = &replies.last().unwrap().found
        else {
            panic!("{replies:?}");
        };
        assert_eq!(lines.len(), 3);
        assert!(reason.parse::<Reason>().is_ok(), "{reason}");
        assert!(*depth > 2 && lines[0].score >= lines[2].score);
    }

    #[test]
    fn what_cannot_be_answered_says_why() {
        let over = game("W:W:BK29");
        let level = ask(&game("B:W11,18,25:BK29"), asked_to_move(11, &[]));
        for replies in [ask(&over, asked_to_move(3, &[])), level] {
            assert!(matches!(&replies[0].found, Found::Failed { reason } if !reason.is_empty()));
        }
        let mut told = String::new();
        Thinker::default().answer("?", &mut |text| told = text);
        let reply = Reply::read(&told).unwrap();
        assert!(matches!(reply.found, Found::Failed { .. }));
    }
}
