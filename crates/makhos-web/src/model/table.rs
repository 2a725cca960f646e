//! One board: its game, the move being entered, and which position is looked at.

use draughts::{
    Board, Color, DrawRules, Game, MoveInput, Outcome, Path, Ply, Position, Progress, Refusal,
    Square, Variant,
};

use super::{exported::Details, score::Player};

/// A board with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    game: Game,
    input: MoveInput,
    looking_at: Option<usize>,
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

    /// Whether squares may be chosen: the game goes on and its position is on the board.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.looking_at.is_none() && self.game.outcome().is_none()
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
    /// the players declared. `false` where there is none.
    pub fn undo(&mut self) -> bool {
        self.looking_at = None;
        if self.input.in_chain() {
            return self.input.step_back();
        }
        let undone = self.game.undo();
        self.begin_input();
        undone
    }

    /// Plays the step again that was taken back last. `false` where there is none.
    pub fn redo(&mut self) -> bool {
        self.looking_at = None;
        let redone = self.game.redo();
        self.begin_input();
        redone
    }

    /// Whether [`undo`](Table::undo) would do anything.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.input.in_chain() || self.game.can_undo()
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
