//! One board: its game, the move being entered, and which position is looked at.

use draughts::{
    Board, Color, DrawRules, Game, MoveInput, Outcome, Path, Ply, Position, Progress, Refusal,
    Square, Variant,
};

use super::{
    computer::{Computer, Opponents, Thought},
    exported::Details,
    score::{Player, Score},
};

/// A board with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    game: Game,
    input: MoveInput,
    looking_at: Option<usize>,
    /// The computer in the place of players.
    computers: [Option<Computer>; 2],
    /// What the computer thought at its moves, for whether it resigns.
    thoughts: Vec<Thought>,
    /// Whether the computer rests that plays against itself.
    pub paused: bool,
    /// The score of the games against the computer that were cleared away.
    pub settled: Score,
    /// Who has Black.
    pub black: Player,
    /// Where the game lies in the library, once it does.
    pub library_key: Option<String>,
    /// What people added to the game.
    pub details: Details,
}

/// What came of choosing a square or entering a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entered {
    /// A piece is picked up, or put down again.
    Held,
    /// A capture goes on.
    Stepped {
        /// Where the captured piece stood.
        captured: Square,
    },
    /// A move is made.
    Moved {
        /// The position before it.
        before: Position,
        /// The way it took.
        path: Path,
        /// How many of its squares after the first were already shown.
        shown: usize,
    },
}

/// Why nothing came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotEntered {
    /// The square is refused.
    Refused(Refusal),
    /// The game is over.
    GameOver,
    /// An earlier position is shown.
    LookingBack,
    /// It is the computer's turn.
    ComputerToMove,
}

impl Table {
    /// A table with a new game.
    #[must_use]
    pub fn new(variant: Variant, draw_rules: DrawRules, black: Player) -> Table {
        let game = Game::from_position(Position::start(variant), draw_rules);
        Table::with_game(game, black)
    }

    /// A table at which a game goes on.
    #[must_use]
    pub fn with_game(game: Game, black: Player) -> Table {
        Table {
            input: MoveInput::new(*game.position()),
            game,
            looking_at: None,
            computers: [None; 2],
            thoughts: Vec::new(),
            paused: false,
            settled: Score::default(),
            black,
            library_key: None,
            details: Details::default(),
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The move being entered.
    #[must_use]
    pub fn input(&self) -> &MoveInput {
        &self.input
    }

    /// The number of plies before the position looked at, where it is not the one now.
    #[must_use]
    pub fn looking_at(&self) -> Option<usize> {
        self.looking_at
    }

    /// How many plies lead to the position on the board.
    #[must_use]
    pub fn shown_plies(&self) -> usize {
        self.looking_at.unwrap_or(self.game.played().len())
    }

    /// The position on the board.
    #[must_use]
    pub fn shown_position(&self) -> &Position {
        self.game.position_after(self.shown_plies())
    }

    /// The pieces on the board, in the middle of a capture too.
    #[must_use]
    pub fn shown_board(&self) -> Board {
        match self.looking_at {
            Some(_) => *self.shown_position().board(),
            None => self.input.board(),
        }
    }

    /// The last move before the position on the board.
    #[must_use]
    pub fn shown_ply(&self) -> Option<&Ply> {
        self.game.all_plies()[..self.shown_plies()].last()
    }

    /// Whether squares may be chosen: the game goes on, its position is on the board, and a person is
    /// to move.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.goes_on_here() && self.computer_to_move().is_none()
    }

    /// Whether the game goes on and its position is on the board.
    #[must_use]
    pub fn goes_on_here(&self) -> bool {
        self.looking_at.is_none() && self.game.outcome().is_none()
    }

    /// The computer in the place of a player.
    #[must_use]
    pub fn computer(&self, player: Player) -> Option<Computer> {
        self.computers[player as usize]
    }

    /// The computer that has a side.
    #[must_use]
    pub fn computer_with(&self, side: Color) -> Option<Computer> {
        self.computer(self.player(side))
    }

    /// The computer whose turn it is in a game that goes on.
    #[must_use]
    pub fn computer_to_move(&self) -> Option<Computer> {
        let turn = self.game.position().turn();
        self.computer_with(turn)
            .filter(|_| self.game.outcome().is_none())
    }

    /// The computers in the places of the players.
    #[must_use]
    pub fn computers(&self) -> [Option<Computer>; 2] {
        self.computers
    }

    /// Puts computers in the places of players, or people in those of computers.
    pub fn seat(&mut self, computers: [Option<Computer>; 2]) {
        self.computers = computers;
        self.thoughts.clear();
        self.paused = false;
    }

    /// Puts computers in the places of Black and White, or people in those of computers.
    pub fn seat_by_side(&mut self, [black, white]: [Option<Computer>; 2]) {
        self.seat(match self.black {
            Player::First => [black, white],
            Player::Second => [white, black],
        });
    }

    /// Lets those play here who play at another table, with their score so far.
    pub fn take_opponents_of(&mut self, other: &Table) {
        self.seat(other.computers);
        self.settled = other.settled;
    }

    /// Whether the computer plays at all.
    #[must_use]
    pub fn has_computer(&self) -> bool {
        self.computers.iter().any(Option::is_some)
    }

    /// Whether the computer plays against itself.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        self.computers.iter().all(Option::is_some)
    }

    /// Who plays.
    #[must_use]
    pub fn opponents(&self) -> Opponents {
        if self.is_watched() {
            Opponents::Watch
        } else if self.has_computer() {
            Opponents::Computer
        } else {
            Opponents::People
        }
    }

    /// The side of the person who plays against the computer.
    #[must_use]
    pub fn person_side(&self) -> Option<Color> {
        let is_person = |side: &Color| self.computer_with(*side).is_none();
        let side = [Color::Black, Color::White].into_iter().find(is_person);
        side.filter(|_| self.has_computer())
    }

    /// What the computer thought at its moves, the latest last.
    #[must_use]
    pub fn thoughts(&self) -> &[Thought] {
        &self.thoughts
    }

    /// What the side to move thought at its own last moves, the latest last.
    #[must_use]
    pub fn own_thoughts(&self) -> Vec<i32> {
        let now = self.game.played().len();
        let is_own = |thought: &&Thought| (now - thought.plies).is_multiple_of(2);
        let own = self.thoughts.iter().filter(|thought| thought.plies < now);
        own.filter(is_own).map(|thought| thought.score).collect()
    }

    /// Keeps what the computer thinks at the move it makes now.
    pub fn think(&mut self, score: i32) {
        let plies = self.game.played().len();
        self.keep_thoughts_before(plies);
        self.thoughts.push(Thought { plies, score });
    }

    /// Gives the computer the thoughts it had.
    pub fn remember(&mut self, thoughts: Vec<Thought>) {
        self.thoughts = thoughts;
    }

    fn keep_thoughts_before(&mut self, plies: usize) {
        self.thoughts.retain(|thought| thought.plies < plies);
    }

    /// Makes a move of the computer; whoever looks at an earlier position goes on looking at it.
    ///
    /// # Errors
    ///
    /// [`NotEntered`] where the game does not go on.
    pub fn play_for_computer(&mut self, path: Path) -> Result<Entered, NotEntered> {
        let looked_at = self.looking_at.take();
        let made = self.make(path, 0);
        if let Some(plies) = looked_at {
            self.look_at(plies);
        }
        made
    }

    /// The end of the game, if it has come.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// Whether a new game would lose something: moves are played and no end has come.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        !self.game.played().is_empty() && self.game.outcome().is_none()
    }

    /// The player who has a side.
    #[must_use]
    pub fn player(&self, side: Color) -> Player {
        Player::with_side(side, self.black)
    }

    /// Chooses a square.
    ///
    /// # Errors
    ///
    /// [`NotEntered`] says why it cannot be chosen.
    pub fn choose(&mut self, square: Square) -> Result<Entered, NotEntered> {
        self.expect_open()?;
        let shown = self.input.chosen().len().saturating_sub(1);
        match self.input.choose(square).map_err(NotEntered::Refused)? {
            Progress::Selected | Progress::Deselected => Ok(Entered::Held),
            Progress::Stepped { captured } => Ok(Entered::Stepped { captured }),
            Progress::Finished(path) => self.make(path, shown),
        }
    }

    /// Makes a whole move.
    ///
    /// # Errors
    ///
    /// [`NotEntered`] where the game does not go on.
    pub fn play(&mut self, path: Path) -> Result<Entered, NotEntered> {
        self.expect_open()?;
        let is_continued = path.squares().starts_with(self.input.chosen());
        let shown = match is_continued {
            true => self.input.chosen().len().saturating_sub(1),
            false => 0,
        };
        self.make(path, shown)
    }

    fn make(&mut self, path: Path, shown: usize) -> Result<Entered, NotEntered> {
        let before = *self.game.position();
        self.game
            .play(path.clone())
            .map_err(|_| NotEntered::GameOver)?;
        self.begin_input();
        Ok(Entered::Moved {
            before,
            path,
            shown,
        })
    }

    fn expect_open(&self) -> Result<(), NotEntered> {
        if self.looking_at.is_some() {
            Err(NotEntered::LookingBack)
        } else if self.game.outcome().is_some() {
            Err(NotEntered::GameOver)
        } else if self.computer_to_move().is_some() {
            Err(NotEntered::ComputerToMove)
        } else {
            Ok(())
        }
    }

    /// Puts the picked up piece back where the move began. `false` where none is picked up.
    pub fn put_back(&mut self) -> bool {
        let held = self.input.at().is_some();
        self.input.clear();
        held
    }

    /// Takes back the last step: a jump of an unfinished capture, else the last move or the end
    /// the players declared; against the computer, all that was played since the person's last turn.
    /// `false` where there is none.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        self.looking_at = None;
        if self.input.in_chain() {
            return self.input.step_back();
        }
        let undone = self.game.undo();
        while self.is_between_turns() && self.game.undo() {}
        self.paused |= self.is_watched();
        self.begin_input();
        undone
    }

    /// Plays the step again that was taken back last; against the computer, all up to the person's
    /// next turn. `false` where there is none.
    pub fn redo(&mut self) -> bool {
        self.looking_at = None;
        let redone = self.game.redo();
        while self.is_between_turns() && self.game.redo() {}
        self.begin_input();
        redone
    }

    /// Whether [`undo`](Table::undo) would do anything.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        if self.input.in_chain() {
            return true;
        }
        match self.person_side() {
            Some(side) => {
                let starts = self.game.start().turn() == side;
                let is_over = self.game.outcome().is_some();
                let is_declared = is_over && self.game.declared() == self.game.outcome();
                let played = self.game.played().len();
                self.game.can_undo() && (starts || played > 1 || is_declared)
            }
            None => self.game.can_undo(),
        }
    }

    /// Whether it is the computer's turn in a game against a person.
    fn is_between_turns(&self) -> bool {
        let turn = self.game.position().turn();
        self.person_side().is_some_and(|side| side != turn)
    }

    /// Shows the position after a number of plies, without changing the game.
    pub fn look_at(&mut self, plies: usize) {
        let last = self.game.all_plies().len();
        let plies = plies.min(last);
        self.input.clear();
        self.looking_at = (plies != self.game.played().len()).then_some(plies);
    }

    /// Shows the position of the game again.
    pub fn look_at_game(&mut self) {
        self.looking_at = None;
    }

    /// Takes the position that is looked at for the one of the game: the moves after it are taken
    /// back, those before it played again.
    pub fn go_on_from_here(&mut self) {
        let Some(plies) = self.looking_at.take() else {
            return;
        };
        while self.game.played().len() > plies && self.game.undo() {}
        while self.game.played().len() < plies && self.game.redo() {}
        self.begin_input();
    }

    /// Ends the game with an outcome the players declare. `false` where it was over.
    pub fn declare(&mut self, outcome: Outcome) -> bool {
        self.looking_at = None;
        let declared = self.game.declare(outcome).is_ok();
        self.begin_input();
        declared
    }

    fn begin_input(&mut self) {
        self.keep_thoughts_before(self.game.played().len());
        self.input = MoveInput::new(*self.game.position());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::{DrawReason, WinReason};

    fn square(number: u32) -> Square {
        Square::from_number(number).unwrap()
    }

    fn table(fen: &str) -> Table {
        let position = Position::from_fen(Variant::Thai, fen).unwrap();
        let game = Game::from_position(position, Variant::Thai.rules().draw_rules);
        Table::with_game(game, Player::First)
    }

    fn choose(table: &mut Table, numbers: &[u32]) -> Result<Entered, NotEntered> {
        let mut last = Ok(Entered::Held);
        for &number in numbers {
            last = table.choose(square(number));
        }
        last
    }

    #[test]
    fn undo_in_a_chain_goes_back_jump_by_jump() {
        let mut table = table("B:W11,18,25:BK29");
        choose(&mut table, &[29, 22, 15]).unwrap();
        assert!(table.undo());
        assert_eq!(table.input().chosen(), [square(29), square(22)]);
        assert!(table.undo());
        assert!(!table.input().in_chain());
        assert_eq!(table.shown_board().occupied().len(), 4);
        assert!(!table.undo(), "nothing was played");
    }

    #[test]
    fn a_move_says_how_much_of_it_was_shown() {
        let mut table = table("B:W11,18,25:BK29");
        let Ok(Entered::Moved { shown, path, .. }) = choose(&mut table, &[29, 22, 8]) else {
            panic!("the last square finishes the capture");
        };
        assert_eq!((shown, path.squares().len()), (1, 4));
        assert_eq!(
            table.outcome(),
            Some(Outcome::Win {
                winner: Color::Black,
                reason: WinReason::NoPieces
            })
        );
        assert_eq!(table.choose(square(8)), Err(NotEntered::GameOver));
    }

    #[test]
    fn looking_back_changes_nothing_until_asked_to() {
        let mut table = table("B:W1-8:B25-32");
        choose(&mut table, &[26, 22]).unwrap();
        choose(&mut table, &[6, 10]).unwrap();
        table.look_at(1);
        assert_eq!(table.choose(square(6)), Err(NotEntered::LookingBack));
        assert_eq!(table.game().played().len(), 2);
        table.look_at(2);
        assert_eq!(table.looking_at(), None);
        table.look_at(0);
        table.go_on_from_here();
        assert_eq!(table.game().played().len(), 0);
        assert!(table.redo() && table.redo() && !table.redo());
    }

    #[test]
    fn looking_ahead_at_undone_moves_and_going_on_there() {
        let mut table = table("B:W1-8:B25-32");
        choose(&mut table, &[26, 22]).unwrap();
        choose(&mut table, &[6, 10]).unwrap();
        table.undo();
        table.undo();
        table.look_at(2);
        assert_eq!(table.shown_plies(), 2);
        table.go_on_from_here();
        assert_eq!(table.game().played().len(), 2);
    }

    /// A person with Black against the computer.
    fn against_computer(moves: &[&str]) -> Table {
        let mut table = table("B:W1-8:B25-32");
        table.seat([None, Some(Computer::new(3, 1))]);
        for text in moves {
            let path = table.game().position().read_move(text).unwrap().path;
            table.play_for_computer(path).unwrap();
        }
        table
    }

    #[test]
    fn a_person_does_not_move_for_the_computer() {
        let mut table = against_computer(&["26-22"]);
        assert!(table.computer_to_move().is_some() && !table.is_open());
        assert_eq!(table.choose(square(6)), Err(NotEntered::ComputerToMove));
        assert_eq!(table.person_side(), Some(Color::Black));
    }

    #[test]
    fn taking_back_leads_to_the_last_turn_of_the_person() {
        let mut table = against_computer(&["26-22", "6-9", "22-18"]);
        assert!(table.undo(), "while the computer thinks");
        assert_eq!(table.game().played().len(), 2);
        assert!(table.undo());
        assert_eq!(table.game().played().len(), 0);
        assert!(!table.can_undo() && !table.undo());
        assert!(table.redo());
        assert_eq!(table.game().played().len(), 2);
        assert!(table.redo());
        assert_eq!(table.game().played().len(), 3);
    }

    #[test]
    fn the_first_move_of_the_computer_is_not_taken_back() {
        let mut table = against_computer(&["26-22"]);
        table.seat([Some(Computer::new(3, 1)), None]);
        assert!(!table.can_undo() && !table.undo());
        assert!(table.declare(Outcome::Draw(DrawReason::Agreement)));
        assert!(table.undo());
        assert_eq!(table.game().played().len(), 1);
    }

    #[test]
    fn what_the_computer_thought_goes_with_its_move() {
        let mut table = against_computer(&["26-22"]);
        table.think(-40);
        let path = table.game().position().read_move("6-9").unwrap().path;
        table.play_for_computer(path).unwrap();
        assert_eq!(table.thoughts().len(), 1);
        let path = table.game().position().read_move("22-18").unwrap().path;
        table.play(path).unwrap();
        assert_eq!(table.own_thoughts(), [-40]);
        table.undo();
        table.undo();
        assert!(table.thoughts().is_empty());
    }

    #[test]
    fn the_computer_moves_while_an_earlier_position_is_looked_at() {
        let mut table = against_computer(&["26-22"]);
        table.look_at(0);
        let path = table.game().position().read_move("6-9").unwrap().path;
        table.play_for_computer(path).unwrap();
        assert_eq!(table.looking_at(), Some(0));
        assert_eq!(table.game().played().len(), 2);
    }

    #[test]
    fn taking_back_a_game_that_is_watched_lets_it_rest() {
        let mut table = against_computer(&["26-22", "6-9"]);
        table.seat([Some(Computer::new(3, 1)); 2]);
        assert!(table.is_watched() && table.person_side().is_none());
        assert!(table.undo());
        assert_eq!((table.game().played().len(), table.paused), (1, true));
    }

    #[test]
    fn a_declared_end_is_taken_back_first() {
        let mut table = table("B:W1-8:B25-32");
        choose(&mut table, &[26, 22]).unwrap();
        assert!(table.declare(Outcome::Draw(DrawReason::Agreement)));
        assert!(!table.is_under_way());
        assert!(table.undo());
        assert!(table.is_under_way());
        assert_eq!(table.game().played().len(), 1);
    }
}
