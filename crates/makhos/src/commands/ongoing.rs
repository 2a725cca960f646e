//! Games that go on where the rules would have ended them with a draw.

use draughts::{Game, GameError, Outcome, Path};

/// Plays a move, also where the game was a draw that the players did not heed.
///
/// # Errors
///
/// [`GameError`] where the path is not legal.
pub(crate) fn play_on(game: &mut Game, path: Path) -> Result<(), GameError> {
    go_on(game);
    game.play(path)
}

/// Lets a drawn game begin anew from where it is, so that there is something to search.
pub(crate) fn go_on(game: &mut Game) {
    if matches!(game.outcome(), Some(Outcome::Draw(_))) {
        *game = Game::from_position(*game.position(), game.draw_rules());
    }
}

#[cfg(test)]
mod tests {
    use draughts::{Position, Variant};

    use super::*;

    #[test]
    fn moves_are_played_after_a_draw() {
        let position = Position::from_fen(Variant::Thai, "B:WK1:BK32").unwrap();
        let mut game = Game::from_position(position, Variant::Thai.rules().draw_rules);
        for text in ["32-28", "1-5", "28-32", "5-1"].repeat(5) {
            let path = game.position().read_move(text).unwrap().path;
            assert!(play_on(&mut game, path).is_ok());
        }
        assert_eq!(*game.position(), position);
        go_on(&mut game);
        assert_eq!(game.outcome(), None);
    }
}
