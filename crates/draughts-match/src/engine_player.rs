//! Our engine as a player.

use draughts::Game;
use draughts_engine::{Engine, Limits};

use crate::{Choice, Player, PlayerError};

/// Our engine, with settings of its own.
///
/// ```
/// use draughts::{Game, Variant};
/// use draughts_engine::{Engine, Limits, Options};
/// use draughts_match::{EnginePlayer, Player};
///
/// let engine = Engine::new(Variant::English, Options { table: 1, ..Options::default() });
/// let mut player = EnginePlayer::new(engine);
/// let choice = player.choose(&Game::new(Variant::English), &Limits::nodes(500)).unwrap();
/// assert!(!choice.mv.is_capture());
/// ```
pub struct EnginePlayer {
    engine: Engine,
    limits: Option<Limits>,
}

impl EnginePlayer {
    /// An engine that keeps to the limits of the match.
    #[must_use]
    pub fn new(engine: Engine) -> EnginePlayer {
        EnginePlayer {
            engine,
            limits: None,
        }
    }

    /// An engine that keeps to limits of its own, whatever those of the match are.
    #[must_use]
    pub fn with_limits(engine: Engine, limits: Limits) -> EnginePlayer {
        EnginePlayer {
            engine,
            limits: Some(limits),
        }
    }
}

impl Player for EnginePlayer {
    fn begin_game(&mut self) -> Result<(), PlayerError> {
        self.engine.forget();
        Ok(())
    }

    fn choose(&mut self, game: &Game, limits: &Limits) -> Result<Choice, PlayerError> {
        let limits = self.limits.as_ref().unwrap_or(limits);
        let answer = self.engine.search(game, limits);
        let no_move = || PlayerError::Failed("the engine has no move".to_owned());
        Ok(Choice {
            mv: answer.best().ok_or_else(no_move)?,
            score: Some(answer.score()),
            depth: Some(answer.depth),
            nodes: Some(answer.nodes),
        })
    }

    fn keeps_to_limits(&self) -> bool {
        self.limits.is_none()
    }
}
