//! A game: the moves played, taken back and played again, and all its ends.

use thiserror::Error;

use crate::{
    Color, DrawReason, DrawRules, Move, Outcome, Path, Position, Variant, WinReason, full_text,
    notation::Notation,
};

/// A game from any position on, with its draw rules.
///
/// ```
/// use draughts::{Color, Game, Outcome, Variant, WinReason};
///
/// let mut game = Game::new(Variant::Thai);
/// game.resign(Color::White)?;
/// let black_wins = Outcome::Win { winner: Color::Black, reason: WinReason::Resignation };
/// assert_eq!(game.outcome(), Some(black_wins));
/// game.undo();
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), draughts::GameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    draw_rules: DrawRules,
    plies: Vec<Ply>,
    /// The end that the players declared after the last ply.
    declared: Option<Outcome>,
    /// How many steps of `plies`, and then of `declared`, are played and not taken back.
    cursor: usize,
}

/// One move of a game with what it led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    path: Path,
    position: Position,
    since_progress: u16,
    repetition: u8,
}

impl Ply {
    /// The path that was taken.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The move that was made.
    #[must_use]
    pub fn mv(&self) -> Move {
        self.path.result()
    }

    /// The position after the move.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }
}

/// How near the no-progress rule is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoProgress {
    /// Plies since the last progress.
    pub done: u16,
    /// With how many the game is a draw.
    pub limit: u16,
}

/// Why a game does not go on as asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameError {
    /// The game is over.
    #[error("the game is over; undo the last move to play on")]
    Over(Outcome),
    /// Players cannot declare an end that the board decides.
    #[error("only a resignation, a flag fall or an agreed draw can be declared")]
    NotDeclarable(Outcome),
    /// The move is not legal now.
    #[error("{} is not legal here", full_text(.0, Notation::Numbers))]
    Illegal(Path),
}

impl Game {
    /// A game from the start position, with the usual draw rules.
    #[must_use]
    pub fn new(variant: Variant) -> Game {
        Game::from_position(Position::start(variant), variant.rules().draw_rules)
    }

    /// A game from any position, with any draw rules.
    #[must_use]
    pub fn from_position(start: Position, draw_rules: DrawRules) -> Game {
        Game {
            start,
            draw_rules,
            plies: Vec::new(),
            declared: None,
            cursor: 0,
        }
    }

    /// The position it began with.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Which game it is.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// Its draw rules.
    #[must_use]
    pub fn draw_rules(&self) -> DrawRules {
        self.draw_rules
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.position_after(self.played().len())
    }

    /// The position after a number of plies, counting those taken back too; after the last one
    /// for any higher number.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> &Position {
        match self.plies[..plies.min(self.plies.len())].last() {
            Some(ply) => &ply.position,
            None => &self.start,
        }
    }

    /// The moves played and not taken back.
    #[must_use]
    pub fn played(&self) -> &[Ply] {
        &self.plies[..self.cursor.min(self.plies.len())]
    }

    /// All moves, also those taken back that can be played again.
    #[must_use]
    pub fn all_plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The end that the players declared after the last move, also where it is taken back.
    #[must_use]
    pub fn declared(&self) -> Option<Outcome> {
        self.declared
    }

    /// How many steps, moves and a declared end, are taken back and can be played again.
    #[must_use]
    pub fn taken_back(&self) -> usize {
        self.plies.len() + usize::from(self.declared.is_some()) - self.cursor
    }

    /// Plays a move along a path; moves taken back before are forgotten.
    ///
    /// # Errors
    ///
    /// [`GameError`] where the game is over or the path is not legal.
    pub fn play(&mut self, path: Path) -> Result<(), GameError> {
        self.expect_ongoing()?;
        let position = *self.position();
        let mv = path.result();
        if !position.paths(mv).contains(&path) {
            return Err(GameError::Illegal(path));
        }
        let since_progress = if self.draw_rules.is_progress(&position, mv) {
            0
        } else {
            self.since_progress().saturating_add(1)
        };
        let position = position.play_unchecked(mv);
        let repetition = self.times_seen(&position, mv).saturating_add(1);
        self.plies.truncate(self.cursor);
        self.declared = None;
        self.plies.push(Ply {
            path,
            position,
            since_progress,
            repetition,
        });
        self.cursor += 1;
        Ok(())
    }

    /// How often the position that `mv` leads to was there before; never before a capture.
    fn times_seen(&self, position: &Position, mv: Move) -> u8 {
        if mv.is_capture() {
            return 0;
        }
        let mut times: u8 = 0;
        for ply in self.played().iter().rev() {
            times = times.saturating_add(u8::from(ply.position == *position));
            if ply.path.is_capture() {
                return times;
            }
        }
        times.saturating_add(u8::from(self.start == *position))
    }

    /// How the game ended, or `None` while it goes on.
    ///
    /// A move that leaves the other side without a move wins, even where it would also make a
    /// draw.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.cursor > self.plies.len() {
            return self.declared;
        }
        self.loss_on_the_board()
            .or_else(|| self.draw_on_the_board().map(Outcome::Draw))
    }

    fn loss_on_the_board(&self) -> Option<Outcome> {
        let position = self.position();
        if position.has_legal_move() {
            return None;
        }
        let loser = position.turn();
        let reason = if position.board().pieces(loser).is_empty() {
            WinReason::NoPieces
        } else {
            WinReason::Blocked
        };
        Some(Outcome::Win {
            winner: !loser,
            reason,
        })
    }

    fn draw_on_the_board(&self) -> Option<DrawReason> {
        if self.draw_rules.repetition && self.repetition() >= DrawRules::REPETITIONS {
            return Some(DrawReason::Repetition);
        }
        let no_progress = self.no_progress()?;
        (no_progress.done >= no_progress.limit).then_some(DrawReason::NoProgress)
    }

    /// How near the no-progress rule is; `None` where the players switched it off.
    ///
    /// ```
    /// use draughts::{Game, Variant};
    ///
    /// let no_progress = Game::new(Variant::Thai).no_progress().unwrap();
    /// assert_eq!((no_progress.done, no_progress.limit), (0, 32));
    /// ```
    #[must_use]
    pub fn no_progress(&self) -> Option<NoProgress> {
        Some(NoProgress {
            done: self.since_progress(),
            limit: self.draw_rules.no_progress_plies?.get(),
        })
    }

    fn since_progress(&self) -> u16 {
        self.played().last().map_or(0, |ply| ply.since_progress)
    }

    /// For which time the position now has come up, 1 for the first.
    #[must_use]
    pub fn repetition(&self) -> u8 {
        self.played().last().map_or(1, |ply| ply.repetition)
    }

    /// Ends the game with an outcome that the players say, not the board.
    ///
    /// # Errors
    ///
    /// [`GameError::Over`] where it has ended already; [`GameError::NotDeclarable`] for an outcome
    /// that only the board decides.
    pub fn declare(&mut self, outcome: Outcome) -> Result<(), GameError> {
        match outcome {
            Outcome::Win {
                reason: WinReason::Resignation | WinReason::Time,
                ..
            }
            | Outcome::Draw(DrawReason::Agreement) => self.end_with(outcome),
            _ => Err(GameError::NotDeclarable(outcome)),
        }
    }

    /// Ends the game with a side giving up.
    ///
    /// # Errors
    ///
    /// [`GameError::Over`] where it has ended already.
    pub fn resign(&mut self, loser: Color) -> Result<(), GameError> {
        self.end_with(Outcome::Win {
            winner: !loser,
            reason: WinReason::Resignation,
        })
    }

    /// Ends the game with a side out of time.
    ///
    /// # Errors
    ///
    /// [`GameError::Over`] where it has ended already.
    pub fn lose_on_time(&mut self, loser: Color) -> Result<(), GameError> {
        self.end_with(Outcome::Win {
            winner: !loser,
            reason: WinReason::Time,
        })
    }

    /// Ends the game with a draw that both sides want.
    ///
    /// # Errors
    ///
    /// [`GameError::Over`] where it has ended already.
    pub fn agree_on_draw(&mut self) -> Result<(), GameError> {
        self.end_with(Outcome::Draw(DrawReason::Agreement))
    }

    fn end_with(&mut self, outcome: Outcome) -> Result<(), GameError> {
        self.expect_ongoing()?;
        self.plies.truncate(self.cursor);
        self.declared = Some(outcome);
        self.cursor = self.plies.len() + 1;
        Ok(())
    }

    fn expect_ongoing(&self) -> Result<(), GameError> {
        self.outcome()
            .map_or(Ok(()), |outcome| Err(GameError::Over(outcome)))
    }

    /// Takes back the last step: a move, or the end the players declared. `false` where there is
    /// none.
    pub fn undo(&mut self) -> bool {
        let undone = self.can_undo();
        self.cursor -= usize::from(undone);
        undone
    }

    /// Plays the step again that was taken back last. `false` where there is none.
    pub fn redo(&mut self) -> bool {
        let redone = self.can_redo();
        self.cursor += usize::from(redone);
        redone
    }

    /// Whether there is something to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.cursor > 0
    }

    /// Whether there is something to play again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.taken_back() > 0
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU16;

    use super::*;

    fn play(game: &mut Game, texts: &[&str]) {
        for text in texts {
            let path = game.position().read_move(text).unwrap().path;
            game.play(path).unwrap();
        }
    }

    fn game(variant: Variant, fen: &str) -> Game {
        let position = Position::from_fen(variant, fen).unwrap();
        Game::from_position(position, variant.rules().draw_rules)
    }

    #[test]
    fn a_side_without_pieces_or_without_moves_has_lost() {
        let black_wins = |reason| {
            Some(Outcome::Win {
                winner: Color::Black,
                reason,
            })
        };
        let mut last_piece = game(Variant::Thai, "B:W18:B22,32");
        assert_eq!(last_piece.outcome(), None);
        play(&mut last_piece, &["22x15"]);
        assert_eq!(last_piece.outcome(), black_wins(WinReason::NoPieces));

        let mut blocked = game(Variant::English, "B:W28:B14,15,K24,19");
        assert_eq!(blocked.outcome(), None);
        play(&mut blocked, &["14-18"]);
        assert_eq!(blocked.outcome(), black_wins(WinReason::Blocked));
        let stuck = game(Variant::English, "W:W12:B3,8");
        assert_eq!(stuck.outcome(), black_wins(WinReason::Blocked));
    }

    #[test]
    fn the_third_time_is_a_draw_and_the_first_position_counts() {
        let mut game = game(Variant::Thai, "B:WK1:BK32");
        let round = ["32-28", "1-5", "28-32", "5-1"];
        play(&mut game, &round);
        assert_eq!((game.repetition(), game.outcome()), (2, None));
        play(&mut game, &round);
        assert_eq!(game.repetition(), 3);
        assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
        let path = game.position().all_paths().remove(0);
        assert_eq!(
            game.play(path),
            Err(GameError::Over(Outcome::Draw(DrawReason::Repetition)))
        );
        assert!(game.undo());
        assert_eq!((game.repetition(), game.outcome()), (2, None));
    }

    #[test]
    fn no_progress_follows_the_settings() {
        let position = Position::from_fen(Variant::Thai, "B:WK1,12:BK32,21").unwrap();
        let limit = NonZeroU16::new(4);
        let quiet = ["32-28", "1-5", "21-17", "12-16"];
        for (men_reset, done) in [(true, 0), (false, 4)] {
            let mut game = Game::from_position(position, DrawRules::new(limit, men_reset, true));
            play(&mut game, &quiet);
            assert_eq!(game.no_progress(), Some(NoProgress { done, limit: 4 }));
            let draw = Some(Outcome::Draw(DrawReason::NoProgress));
            assert_eq!(game.outcome(), draw.filter(|_| !men_reset));
        }
        let mut off = Game::from_position(position, DrawRules::new(None, false, true));
        play(&mut off, &quiet);
        assert_eq!((off.no_progress(), off.outcome()), (None, None));
    }

    #[test]
    fn a_game_without_draw_rules_goes_on_for_ever() {
        let position = Position::from_fen(Variant::Thai, "B:WK1:BK32").unwrap();
        let mut game = Game::from_position(position, DrawRules::new(None, true, false));
        for _ in 0..300 {
            play(&mut game, &["32-28", "1-5", "28-32", "5-1"]);
        }
        assert_eq!((game.repetition(), game.outcome()), (u8::MAX, None));
    }

    #[test]
    fn a_capture_resets_every_counter() {
        let mut game = game(Variant::English, "B:WK32:BK1,K23");
        play(&mut game, &["1-5", "32-28", "5-1", "28-32"]);
        assert_eq!(game.repetition(), 2);
        assert_eq!(game.no_progress().unwrap().done, 4);
        play(&mut game, &["23-27", "32x23"]);
        assert_eq!(game.repetition(), 1);
        assert_eq!(game.no_progress().unwrap().done, 0);
    }

    #[test]
    fn a_win_goes_before_a_draw() {
        let position = Position::from_fen(Variant::Thai, "B:W21:BK22,30").unwrap();
        let rules = DrawRules::new(NonZeroU16::new(1), true, true);
        let mut game = Game::from_position(position, rules);
        play(&mut game, &["22-25"]);
        assert_eq!(game.no_progress(), Some(NoProgress { done: 1, limit: 1 }));
        let black_wins = Outcome::Win {
            winner: Color::Black,
            reason: WinReason::Blocked,
        };
        assert_eq!(game.outcome(), Some(black_wins));
    }

    #[test]
    fn undo_and_redo_go_over_every_step_and_the_declared_end() {
        let mut game = Game::new(Variant::English);
        play(&mut game, &["11-15", "23-19", "8-11"]);
        game.resign(Color::White).unwrap();
        assert!(!game.can_redo());
        let blocked = Outcome::Win {
            winner: Color::Black,
            reason: WinReason::Blocked,
        };
        assert_eq!(
            Game::new(Variant::Thai).declare(blocked),
            Err(GameError::NotDeclarable(blocked))
        );
        let mut seen = vec![(game.position().to_fen(), game.outcome())];
        while game.undo() {
            seen.push((game.position().to_fen(), game.outcome()));
        }
        assert_eq!(seen.len(), 5);
        assert_eq!(game.taken_back(), 4);
        assert_eq!(game.position(), &Position::start(Variant::English));
        for earlier in seen.iter().rev().skip(1) {
            assert!(game.redo());
            assert_eq!(&(game.position().to_fen(), game.outcome()), earlier);
        }
        assert!(!game.redo());
    }

    #[test]
    fn a_new_move_forgets_what_was_taken_back() {
        let mut game = Game::new(Variant::Thai);
        play(&mut game, &["25-22", "5-9"]);
        game.agree_on_draw().unwrap();
        game.undo();
        game.undo();
        play(&mut game, &["6-9"]);
        assert!(!game.can_redo());
        assert_eq!(game.all_plies().len(), 2);
        assert_eq!(game.outcome(), None);
    }

    #[test]
    fn an_illegal_path_changes_nothing() {
        let mut game = Game::new(Variant::Thai);
        let foreign = Position::start(Variant::English).all_paths().remove(0);
        let before = game.clone();
        assert_eq!(game.play(foreign.clone()), Err(GameError::Illegal(foreign)));
        assert_eq!(game, before);
    }
}
