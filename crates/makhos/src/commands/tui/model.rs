//! All there is to know about the play, apart from how it is drawn.

use draughts::{Bitboard, Color, Game, Move, MoveInput, Outcome, Position, Square};
use makhos_texts::Texts;
use makhos_words::Words;

use super::computer::Computer;

/// The state of the play.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Model {
    pub(super) game: Game,
    /// The move being chosen.
    pub(super) input: MoveInput,
    pub(super) words: Words,
    /// Whether the board is shown from the other side.
    pub(super) flipped: bool,
    /// The square the arrow keys stand on, once they are used.
    pub(super) cursor: Option<Square>,
    /// What is typed so far.
    pub(super) line: String,
    pub(super) screen: Screen,
    pub(super) message: Option<Message>,
    pub(super) computer: Computer,
    /// Whether a hint is being looked for.
    pub(super) wants_hint: bool,
    /// The move that a hint says to play.
    pub(super) hint: Option<Move>,
    /// Grows with every step of the game, so that answers come to the question that was asked.
    pub(super) turn: u64,
}

/// What the keys are for at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Screen {
    /// To play.
    Board,
    /// To leave the help.
    Help,
    /// To answer.
    Question(Question),
}

/// What is done only after a yes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    NewGame,
    Leave,
    Resign(Color),
    Draw,
    /// To the computer, which plays the side.
    DrawOffer(Color),
}

/// What came of the last event, where the board does not show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Message {
    Refused(String),
    Told(String),
}

impl Model {
    pub(super) fn new(start: Position, words: Words) -> Model {
        let draw_rules = start.variant().rules().draw_rules;
        Model {
            game: Game::from_position(start, draw_rules),
            input: MoveInput::new(start),
            cursor: None,
            words,
            flipped: false,
            line: String::new(),
            screen: Screen::Board,
            message: None,
            computer: Computer::default(),
            wants_hint: false,
            hint: None,
            turn: 0,
        }
    }

    pub(super) fn texts(&self) -> Texts {
        self.words.texts()
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Whether leaving the game would lose something.
    pub(super) fn is_under_way(&self) -> bool {
        self.outcome().is_none() && !self.game.played().is_empty()
    }

    /// The squares worth choosing now: pieces that can move, or where the chosen one can go.
    pub(super) fn choices(&self) -> Bitboard {
        if self.outcome().is_some() || self.is_computers_turn() {
            Bitboard::EMPTY
        } else if self.input.chosen().is_empty() {
            self.input.movers()
        } else {
            self.input.next_squares()
        }
    }

    /// The squares the last move, or the capture under way, began and ended on.
    pub(super) fn last_move(&self) -> Bitboard {
        if self.input.in_chain() {
            return self.input.chosen().iter().copied().collect();
        }
        let last = self.game.played().last();
        last.into_iter()
            .flat_map(|ply| [ply.path().from(), ply.path().to()])
            .collect()
    }

    /// The squares that the move of a hint begins and ends on.
    pub(super) fn hinted(&self) -> Bitboard {
        let hint = self.hint.into_iter();
        hint.flat_map(|mv| [mv.from(), mv.to()]).collect()
    }

    /// The side at the bottom of the board as it is shown.
    pub(super) fn near_side(&self) -> Color {
        let below = self.game.variant().rules().below;
        if self.flipped { !below } else { below }
    }
}
