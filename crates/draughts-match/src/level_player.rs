//! A level of our engine as a player.

use draughts::Game;
use draughts_engine::{Engine, Level, Limits};

use crate::{Choice, Player, PlayerError};

/// Our engine at one of the levels that people play against.
///
/// How it plays depends on the game's beginning only, so that a match can be played again.
///
/// ```
/// use draughts::{Game, Variant};
/// use draughts_engine::{Engine, Level, Limits, Options};
/// use draughts_match::{LevelPlayer, Player};
///
/// let engine = Engine::new(Variant::Thai, Options { table: 1, ..Options::default() });
/// let mut player = LevelPlayer::new(engine, Level::LEAST, None);
/// let choice = player.choose(&Game::new(Variant::Thai), &Limits::infinite()).unwrap();
/// assert!(!choice.mv.is_capture());
/// ```
pub struct LevelPlayer {
    engine: Engine,
    level: Level,
    limits: Option<Limits>,
    /// What makes this game differ from others, once it has begun.
    seed: Option<u64>,
}

impl LevelPlayer {
    /// A level within its own limits, or those that are given. The highest level has no limits of its
    /// own and takes those of the match.
    #[must_use]
    pub fn new(engine: Engine, level: Level, limits: Option<Limits>) -> LevelPlayer {
        LevelPlayer {
            engine,
            level,
            limits,
            seed: None,
        }
    }
}

impl Player for LevelPlayer {
    fn begin_game(&mut self) -> Result<(), PlayerError> {
        self.engine.forget();
        self.seed = None;
        Ok(())
    }

    fn choose(&mut self, game: &Game, limits: &Limits) -> Result<Choice, PlayerError> {
        let seed = *self.seed.get_or_insert(game.position().key());
        let limits = match self.limits {
            Some(limits) => limits,
            None => self.level.limits(game.variant()).unwrap_or(*limits),
        };
        let choice = self
            .level
            .choose_within(&mut self.engine, game, &limits, seed, &mut |_| {})
            .ok_or_else(|| PlayerError::Failed("the engine has no move".to_owned()))?;
        Ok(Choice {
            mv: choice.mv,
            score: Some(choice.score),
            depth: Some(choice.answer.depth),
            nodes: Some(choice.answer.nodes),
        })
    }

    fn keeps_to_limits(&self) -> bool {
        self.limits.is_none() && self.level == Level::MOST
    }
}
