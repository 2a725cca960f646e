//! How events change the model.

use draughts::{Bitboard, Color, Game, GameError, MoveInput, Path, Progress, Square};

use super::model::{Message, Model, Question, Screen};

/// What the players do, without a word about keys and mice where these do the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    Typed(char),
    Backspace,
    Enter,
    Escape,
    /// An arrow key.
    Arrow(Arrow),
    /// To the next square worth choosing, or back to the one before.
    Tab {
        back: bool,
    },
    /// A square is clicked.
    Clicked(Square),
    /// Any key at all, where only that it was pressed matters.
    OtherKey,
    /// Leaves at once, as Ctrl-C does.
    Interrupt,
}

/// The arrow keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrow {
    Up,
    Down,
    Left,
    Right,
}

/// Whether the play goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    GoOn,
    Leave,
    /// The computer is to answer at once.
    Hurry,
}

/// No move that can be typed is longer: a capture of twelve pieces with the names of all squares.
const LONGEST_LINE: usize = 60;

impl Model {
    /// Takes one event.
    pub(super) fn update(&mut self, event: Event) -> Next {
        match (self.screen, event) {
            (_, Event::Interrupt) => return Next::Leave,
            (Screen::Help, _) => self.screen = Screen::Board,
            (Screen::Question(question), Event::Typed('y' | 'Y')) => {
                self.screen = Screen::Board;
                return self.do_after_yes(question);
            }
            (Screen::Question(_), Event::Typed('n' | 'N') | Event::Escape) => {
                self.screen = Screen::Board;
            }
            (Screen::Question(_), _) => {}
            (Screen::Board, event) => return self.play_event(event),
        }
        Next::GoOn
    }

    fn play_event(&mut self, event: Event) -> Next {
        match event {
            Event::Typed(letter) if self.line.is_empty() => return self.first_letter(letter),
            Event::Typed(letter) => self.type_on(letter),
            Event::Backspace => {
                self.line.pop();
            }
            Event::Enter => self.enter(),
            Event::Escape => self.escape(),
            Event::Arrow(arrow) => self.arrow(arrow),
            Event::Tab { back } => self.tab(back),
            Event::Clicked(square) => {
                self.cursor = None;
                self.choose(square);
            }
            Event::OtherKey | Event::Interrupt => {}
        }
        Next::GoOn
    }

    /// A letter on an empty line: a command, unless it may begin a move.
    fn first_letter(&mut self, letter: char) -> Next {
        match letter {
            'u' => self.undo(),
            'r' => self.redo(),
            't' => self.flipped = !self.flipped,
            'n' if self.is_under_way() => self.ask(Question::NewGame),
            'n' => self.new_game(),
            's' => self.ask_in_game(Question::Resign(self.resigning_side())),
            'o' => self.ask_in_game(
                self.computers_side()
                    .map_or(Question::Draw, Question::DrawOffer),
            ),
            'i' => self.ask_for_hint(),
            'k' => self.change_sides(),
            'l' => self.change_level(),
            'm' => return self.move_now(),
            'q' if self.is_under_way() => self.ask(Question::Leave),
            'q' => return Next::Leave,
            '?' => self.screen = Screen::Help,
            ' ' => self.choose_at_cursor(),
            _ => self.type_on(letter),
        }
        Next::GoOn
    }

    /// The person's side where there is one person.
    fn resigning_side(&self) -> Color {
        let turn = self.game.position().turn();
        self.computers_side().map_or(turn, |computer| !computer)
    }

    /// Lets the computer answer at once, or go on where it waits.
    fn move_now(&mut self) -> Next {
        if self.is_thinking() {
            return Next::Hurry;
        }
        if self.is_computers_turn() {
            self.computer.paused = false;
            self.message = None;
        } else {
            self.refuse(self.texts().terminal_not_thinking().into());
        }
        Next::GoOn
    }

    fn type_on(&mut self, letter: char) {
        self.message = None;
        if self.line.len() < LONGEST_LINE {
            self.line.push(letter);
        }
    }

    fn ask(&mut self, question: Question) {
        self.message = None;
        self.screen = Screen::Question(question);
    }

    /// Asks what makes sense only while the game goes on.
    fn ask_in_game(&mut self, question: Question) {
        if self.outcome().is_none() {
            self.ask(question);
        } else {
            self.refuse(self.texts().refused_game_over().into());
        }
    }

    fn do_after_yes(&mut self, question: Question) -> Next {
        match question {
            Question::Leave => return Next::Leave,
            Question::NewGame => self.new_game(),
            Question::Resign(loser) => {
                let step = self.game.resign(loser);
                self.go_on_after(step);
            }
            Question::DrawOffer(computer) => self.answer_offer(computer),
            Question::Draw => {
                let step = self.game.agree_on_draw();
                self.go_on_after(step);
            }
        }
        Next::GoOn
    }

    fn enter(&mut self) {
        if self.line.is_empty() {
            self.choose_at_cursor();
            return;
        }
        let line = std::mem::take(&mut self.line);
        match line.trim().parse() {
            Ok(square) => self.choose(square),
            Err(_) => self.play_text(&line),
        }
    }

    fn play_text(&mut self, text: &str) {
        if let Some(why) = self.not_now() {
            self.refuse(why.into());
            return;
        }
        match self.game.position().read_move(text) {
            Ok(read) => self.play(read.path),
            Err(error) => self.refuse(self.words.typed(self.game.position(), &error)),
        }
    }

    fn choose_at_cursor(&mut self) {
        match self.cursor {
            Some(square) => self.choose(square),
            None => self.tab(false),
        }
    }

    fn choose(&mut self, square: Square) {
        self.message = None;
        if let Some(why) = self.not_now() {
            self.refuse(why.into());
            return;
        }
        match self.input.choose(square) {
            Ok(Progress::Finished(path)) => self.play(path),
            Ok(Progress::Selected | Progress::Deselected | Progress::Stepped { .. }) => {}
            Err(refusal) => self.refuse(self.words.refusal(&refusal)),
        }
    }

    /// Why nobody can enter a move now, if that is so.
    fn not_now(&self) -> Option<&'static str> {
        if self.outcome().is_some() {
            Some(self.texts().refused_game_over())
        } else if self.is_computers_turn() {
            Some(self.texts().terminal_not_your_turn())
        } else {
            None
        }
    }

    pub(super) fn play(&mut self, path: Path) {
        let step = self.game.play(path);
        self.go_on_after(step);
    }

    /// Waits for the next move after a step of the game, which only the end of the game forbids.
    pub(super) fn go_on_after(&mut self, step: Result<(), GameError>) {
        match step {
            Ok(()) => self.await_move(),
            Err(_) => self.refuse(self.texts().refused_game_over().into()),
        }
    }

    fn refuse(&mut self, why: String) {
        self.message = Some(Message::Refused(why));
    }

    /// Begins to choose a move in the position there is now.
    fn await_move(&mut self) {
        self.input = MoveInput::new(*self.game.position());
        self.message = None;
        self.wants_hint = false;
        self.hint = None;
        self.turn += 1;
    }

    fn new_game(&mut self) {
        self.game = Game::from_position(*self.game.start(), self.game.draw_rules());
        self.computer.forget();
        self.computer.paused = false;
        self.computer.seed = self.computer.seed.wrapping_add(1);
        self.await_move();
    }

    fn escape(&mut self) {
        self.message = None;
        if self.line.is_empty() {
            self.input.clear();
        }
        self.line.clear();
    }

    /// Takes back the last step of a capture under way, or else the last move.
    fn undo(&mut self) {
        self.message = None;
        if self.input.in_chain() {
            self.input.step_back();
            return;
        }
        let plies = self.game.played().len();
        let mut played = None;
        let undone = self.step_to_a_person(|model| {
            played = model.last_text();
            model.game.undo()
        });
        if !undone {
            self.refuse(self.texts().refused_nothing_to_undo().into());
            return;
        }
        self.await_move();
        if self.game.played().len() < plies {
            self.tell(played.map(|text| self.texts().announce_undone(text)));
        }
    }

    fn redo(&mut self) {
        let plies = self.game.played().len();
        if !self.step_to_a_person(|model| model.game.redo()) {
            self.refuse(self.texts().refused_nothing_to_redo().into());
            return;
        }
        self.await_move();
        if self.game.played().len() > plies {
            self.tell(
                self.last_text()
                    .map(|text| self.texts().announce_redone(text)),
            );
        }
    }

    /// Steps through the game until a person has to move; `false` where there is no step at all.
    ///
    /// Where nobody but the computer plays, it is one step.
    fn step_to_a_person(&mut self, mut step: impl FnMut(&mut Model) -> bool) -> bool {
        let stepped = step(self);
        while stepped && self.computers_side().is_some() && self.is_computers_turn() {
            if !step(self) {
                break;
            }
        }
        if stepped {
            self.computer.forget();
            // Thinking on would lose what can be played again.
            self.computer.paused = self.is_computers_turn() && self.game.can_redo();
        }
        stepped
    }

    fn tell(&mut self, what: Option<String>) {
        self.message = what.map(Message::Told);
    }

    /// The last move as text.
    fn last_text(&self) -> Option<String> {
        let before = self.game.played().len().checked_sub(1)?;
        Some(self.ply_text(before))
    }

    /// A move of the game as text, also one taken back.
    pub(super) fn ply_text(&self, index: usize) -> String {
        self.game
            .all_plies()
            .get(index)
            .map_or_else(String::new, |ply| {
                self.words
                    .played(self.game.position_after(index), ply.path())
            })
    }

    /// Up and down go from row to row, left and right along one, all over dark squares only.
    fn arrow(&mut self, arrow: Arrow) {
        self.message = None;
        let Some(cursor) = self.cursor else {
            self.tab(false);
            return;
        };
        let (rows, places) = match arrow {
            Arrow::Up => (-1, 0),
            Arrow::Down => (1, 0),
            Arrow::Left => (0, -1),
            Arrow::Right => (0, 1),
        };
        let turned = if self.flipped { -1 } else { 1 };
        let row = cursor.row() as i32 + turned * rows;
        let place = (cursor.index() % 4) as i32 + turned * places;
        if (0..8).contains(&row) && (0..4).contains(&place) {
            self.cursor = Square::from_number((4 * row + place + 1) as u32);
        }
    }

    /// Moves the cursor on to the next square worth choosing, round and round.
    fn tab(&mut self, back: bool) {
        let choices: Vec<Square> = self.choices().iter().collect();
        let after = |square: &&Square| self.cursor.is_none_or(|cursor| **square > cursor);
        let before = |square: &&Square| self.cursor.is_none_or(|cursor| **square < cursor);
        let next = if back {
            choices.iter().rev().find(before).or(choices.last())
        } else {
            choices.iter().find(after).or(choices.first())
        };
        let anywhere = self.cursor.or(Bitboard::FULL.first());
        self.cursor = next.copied().or(anywhere);
    }
}

#[cfg(test)]
mod tests;
