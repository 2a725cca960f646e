//! A game as texts, and back.

use std::num::NonZeroU16;

use draughts::{DrawRules, Form, Game, Notation, Position};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A game up to its position now: where it started and the moves since, by its own draw rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct GameText {
    variant: String,
    start: String,
    moves: Vec<String>,
    no_progress_plies: Option<NonZeroU16>,
    men_reset: bool,
    repetition: bool,
}

/// Why a game cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameTextError {
    /// There is no such game.
    #[error("there is no game called \"{0}\"")]
    Variant(String),
    /// The position it starts from is none.
    #[error("the start position \"{text}\": {reason}")]
    Start {
        /// What stands there.
        text: String,
        /// What is wrong with it.
        reason: String,
    },
    /// A move cannot be played.
    #[error("move {ply}, \"{text}\": {reason}")]
    Move {
        /// Which move, counted from 1.
        ply: usize,
        /// What stands there.
        text: String,
        /// What is wrong with it.
        reason: String,
    },
}

impl GameText {
    /// The texts of a game. Moves that are taken back and a declared end do not count.
    #[must_use]
    pub fn of(game: &Game) -> GameText {
        let mut before = *game.start();
        let mut moves = Vec::new();
        for ply in game.played() {
            moves.push(before.move_text(ply.path(), Notation::Numbers, Form::Full));
            before = *ply.position();
        }
        let rules = game.draw_rules();
        GameText {
            variant: game.variant().to_string(),
            start: game.start().to_fen(),
            moves,
            no_progress_plies: rules.no_progress_plies,
            men_reset: rules.men_reset,
            repetition: rules.repetition,
        }
    }

    /// The game of these texts.
    ///
    /// # Errors
    ///
    /// [`GameTextError`] where the rules do not allow what they say.
    pub fn read(&self) -> Result<Game, GameTextError> {
        let variant = self
            .variant
            .parse()
            .map_err(|_| GameTextError::Variant(self.variant.clone()))?;
        let start = Position::from_fen(variant, &self.start).map_err(|error| {
            let (text, reason) = (self.start.clone(), error.to_string());
            GameTextError::Start { text, reason }
        })?;
        let rules = DrawRules::new(self.no_progress_plies, self.men_reset, self.repetition);
        let mut game = Game::from_position(start, rules);
        for (index, text) in self.moves.iter().enumerate() {
            play(&mut game, text).map_err(|reason| GameTextError::Move {
                ply: index + 1,
                text: text.clone(),
                reason,
            })?;
        }
        Ok(game)
    }
}

fn play(game: &mut Game, text: &str) -> Result<(), String> {
    let read = game
        .position()
        .read_move(text)
        .map_err(|error| error.to_string())?;
    game.play(read.path).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use draughts::Variant;

    use super::*;

    fn game() -> Game {
        let start = Position::from_fen(Variant::English, "B:W6,7,8,14,15,16,22,23,24:BK2");
        let mut game = Game::from_position(start.unwrap(), DrawRules::new(None, true, false));
        let longest = game.position().all_paths();
        let longest = longest.into_iter().max_by_key(|path| path.squares().len());
        game.play(longest.unwrap()).unwrap();
        game
    }

    #[test]
    fn a_game_comes_back_with_its_moves_and_rules() {
        let game = game();
        let text = GameText::of(&game);
        assert_eq!(text.read().unwrap(), game);
    }

    #[test]
    fn moves_that_are_taken_back_stay_behind() {
        let mut game = game();
        game.undo();
        assert_eq!(GameText::of(&game).read().unwrap().all_plies().len(), 0);
    }

    #[test]
    fn what_the_rules_do_not_allow_is_named() {
        let text = GameText::of(&Game::new(Variant::Thai));
        let mut wrong = text.clone();
        wrong.moves = vec!["26-22".into(), "26-22".into()];
        assert!(matches!(
            wrong.read(),
            Err(GameTextError::Move { ply: 2, .. })
        ));
        let mut wrong = text.clone();
        wrong.variant = "russian".into();
        assert_eq!(wrong.read(), Err(GameTextError::Variant("russian".into())));
        let mut wrong = text;
        wrong.start = "B:W33".into();
        assert!(matches!(wrong.read(), Err(GameTextError::Start { .. })));
    }
}
