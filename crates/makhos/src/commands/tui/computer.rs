//! What the computer plays in the game, and what it is asked to think about.

use std::time::Duration;

use draughts::{Color, Game, Move};
use draughts_engine::{Level, Score, hint::Hint, manners};

use super::model::{Message, Model};

/// Whom the computer plays and how well.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Computer {
    /// The sides it plays: none, one or both.
    pub(super) sides: Vec<Color>,
    pub(super) level: Level,
    /// How long it thinks; `None` as its level does.
    pub(super) time: Option<Duration>,
    /// What makes its games differ.
    pub(super) seed: u64,
    /// Whether it waits until it is told to go on.
    pub(super) paused: bool,
    /// What it thought of its last moves, by side, the latest one last.
    worths: Vec<(Color, Score)>,
}

impl Default for Computer {
    fn default() -> Computer {
        Computer {
            sides: Vec::new(),
            level: USUAL_LEVEL,
            time: None,
            seed: 0,
            paused: false,
            worths: Vec::new(),
        }
    }
}

/// The level where nothing is said.
const USUAL_LEVEL: Level = match Level::new(5) {
    Some(level) => level,
    None => Level::LEAST,
};

/// What there is to think about.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Task {
    pub(super) game: Game,
    pub(super) kind: Kind,
    /// Tasks with another number are about another position, or asked anew.
    pub(super) number: u64,
}

/// What is wanted of the thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Move {
        level: Level,
        time: Option<Duration>,
        seed: u64,
    },
    Hint,
}

impl Kind {
    /// Whether endgame tables are asked, where there are some.
    pub(super) fn asks_tables(&self) -> bool {
        match self {
            Kind::Move { level, .. } => level.plays_by_tables(),
            Kind::Hint => true,
        }
    }
}

/// What came of the thinking.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Found {
    Move { mv: Move, score: Score },
    Hint(Hint),
}

impl Computer {
    /// What it thought of a side's last moves.
    fn worths_of(&self, side: Color) -> Vec<Score> {
        let own = self.worths.iter().filter(|(color, _)| *color == side);
        own.map(|&(_, score)| score).collect()
    }

    /// Forgets what it thought, as where moves are taken back.
    pub(super) fn forget(&mut self) {
        self.worths.clear();
    }
}

impl Model {
    /// Whether the computer has to move.
    pub(super) fn is_computers_turn(&self) -> bool {
        let turn = self.game.position().turn();
        self.outcome().is_none() && self.computer.sides.contains(&turn)
    }

    /// Whether the computer thinks about its move.
    pub(super) fn is_thinking(&self) -> bool {
        self.is_computers_turn() && !self.computer.paused
    }

    /// What the computer has to think about now.
    pub(super) fn task(&self) -> Option<Task> {
        let Computer {
            level, time, seed, ..
        } = self.computer;
        let kind = if self.is_thinking() {
            Kind::Move { level, time, seed }
        } else if self.wants_hint {
            Kind::Hint
        } else {
            return None;
        };
        Some(Task {
            game: self.game.clone(),
            kind,
            number: self.turn,
        })
    }

    /// Takes what the computer has found about the position there is.
    pub(super) fn take(&mut self, found: Found) {
        match found {
            Found::Move { mv, score } if self.is_thinking() => self.answer(mv, score),
            Found::Hint(hint) if self.wants_hint => {
                let sentence = self.words.hint(self.game.position(), &hint);
                self.wants_hint = false;
                self.hint = Some(hint.best);
                self.message = Some(Message::Told(sentence));
            }
            _ => {}
        }
    }

    /// Plays the computer's move, unless it rather gives up.
    fn answer(&mut self, mv: Move, score: Score) {
        let side = self.game.position().turn();
        self.computer.worths.push((side, score));
        let watched = self.computer.sides.len() > 1;
        if !watched && manners::resigns(&self.computer.worths_of(side)) {
            let step = self.game.resign(side);
            self.go_on_after(step);
        } else if let Some(path) = self.game.position().path(mv) {
            self.play(path);
        }
    }

    /// Answers an offer of a draw for the computer.
    pub(super) fn answer_offer(&mut self, computer: Color) {
        let last = self.computer.worths_of(computer).last().copied();
        if last.is_some_and(|score| manners::accepts_draw(&self.game, score)) {
            let step = self.game.agree_on_draw();
            self.go_on_after(step);
        } else {
            let declined = self.texts().draw_declined(makhos_words::side(computer));
            self.message = Some(Message::Told(declined.into()));
        }
    }

    /// The only side that the computer plays.
    pub(super) fn computers_side(&self) -> Option<Color> {
        match self.computer.sides[..] {
            [side] => Some(side),
            _ => None,
        }
    }

    /// Gives the computer other sides: none, the one that is not to move, the other one, both.
    pub(super) fn change_sides(&mut self) {
        let turn = self.game.position().turn();
        self.computer.sides = match self.computer.sides[..] {
            [] => vec![!turn],
            [side] if side != turn => vec![turn],
            [_] => vec![Color::Black, Color::White],
            _ => Vec::new(),
        };
        self.computer.forget();
        self.computer.paused = self.is_computers_turn();
        self.turn += 1;
        self.tell_computer();
    }

    fn tell_computer(&mut self) {
        let (texts, level) = (self.texts(), self.computer.level);
        self.message = Some(Message::Told(match self.computer.sides[..] {
            [] => texts.terminal_computer_off().into(),
            [side] => texts.terminal_computer_plays(makhos_words::side(side), level),
            _ => texts.terminal_computer_both(level),
        }));
    }

    /// The next level, and after the highest the lowest one.
    pub(super) fn change_level(&mut self) {
        let next = Level::new(self.computer.level.number() + 1);
        self.computer.level = next.unwrap_or(Level::LEAST);
        self.turn += 1;
        let level = self.texts().terminal_level(self.computer.level);
        self.message = Some(Message::Told(level));
    }

    /// Looks for a hint, where a person has to move.
    pub(super) fn ask_for_hint(&mut self) {
        let refused = if self.outcome().is_some() {
            self.texts().refused_game_over()
        } else if self.is_thinking() {
            self.texts().terminal_not_your_turn()
        } else {
            self.wants_hint = true;
            self.message = None;
            self.input.clear();
            return;
        };
        self.message = Some(Message::Refused(refused.into()));
    }
}
