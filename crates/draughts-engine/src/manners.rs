//! When the computer gives a game up, and when a draw is fine with it.

use draughts::Game;

use crate::Score;

/// So far behind, in hundredths of a man, a game is hopeless.
const HOPELESS: i32 = -500;

/// In how many turns of its own a game has to look hopeless before it is given up.
const TURNS: usize = 3;

/// Up to how much better it has to stand to rather play on than agree to a draw.
const BETTER: i32 = 15;

/// Before this many plies nobody agrees to a draw.
const EARLY: usize = 30;

/// Whether the computer gives the game up, from what it thought its own last moves were worth, the
/// latest one last.
///
/// It does when it has seen no hope for three moves in a row, so that a person who has won need
/// not chase the last king for long.
///
/// ```
/// use draughts_engine::{Score, manners};
///
/// let lost = Score::from_hundredths(-900);
/// assert!(manners::resigns(&[Score::DRAW, lost, lost, Score::loss_in(14)]));
/// assert!(!manners::resigns(&[lost, lost, Score::DRAW]));
/// assert!(!manners::resigns(&[lost, lost]));
/// ```
#[must_use]
pub fn resigns(scores: &[Score]) -> bool {
    let is_hopeless = |score: &Score| score.hundredths() <= HOPELESS;
    scores.len() >= TURNS && scores.iter().rev().take(TURNS).all(is_hopeless)
}

/// Whether the computer agrees to a draw, from what it thinks its position is worth.
///
/// It does where it does not stand better and the game is past its beginning.
///
/// ```
/// use draughts::{Game, Variant};
/// use draughts_engine::{Score, manners};
///
/// let game = Game::new(Variant::English);
/// assert!(!manners::accepts_draw(&game, Score::DRAW), "nothing is played yet");
/// ```
#[must_use]
pub fn accepts_draw(game: &Game, score: Score) -> bool {
    game.played().len() >= EARLY && score.hundredths() < BETTER
}

#[cfg(test)]
mod tests {
    use draughts::Variant;

    use super::*;

    #[test]
    fn a_draw_is_agreed_to_late_and_by_whoever_is_not_better() {
        let mut game = Game::new(Variant::English);
        while game.played().len() < EARLY {
            let mv = game.position().legal_moves()[0];
            let path = game.position().path(mv).unwrap();
            game.play(path).unwrap();
        }
        let score = Score::from_hundredths;
        assert!(accepts_draw(&game, score(0)));
        assert!(accepts_draw(&game, score(-300)));
        assert!(!accepts_draw(&game, score(40)));
        assert!(game.undo());
        assert!(!accepts_draw(&game, score(0)));
    }

    #[test]
    fn nobody_resigns_before_hope_is_gone_for_three_turns() {
        let score = Score::from_hundredths;
        assert!(!resigns(&[]));
        assert!(!resigns(&[score(-499), score(-800), score(-800)]));
        assert!(resigns(&[
            score(300),
            score(-500),
            score(-800),
            score(-800)
        ]));
    }
}
