//! The two people at the device and their score over several games.

use draughts::{Color, Outcome};

/// One of the two people, whichever side they have now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// The one who had Black in the first game.
    First,
    /// The other one.
    Second,
}

impl Player {
    /// The other player.
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }

    /// The player who has a side, given who has Black.
    #[must_use]
    pub fn with_side(side: Color, black: Player) -> Player {
        match side {
            Color::Black => black,
            Color::White => black.other(),
        }
    }
}

/// Points of both players, a win 1 and a draw ½, kept in halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The first player's half points.
    pub first: u32,
    /// The second player's half points.
    pub second: u32,
}

impl Score {
    /// The score after one more game.
    #[must_use]
    pub fn after(self, outcome: Outcome, black: Player) -> Score {
        let halves = |player| match outcome.winner() {
            None => 1,
            Some(winner) if Player::with_side(winner, black) == player => 2,
            Some(_) => 0,
        };
        Score {
            first: self.first.saturating_add(halves(Player::First)),
            second: self.second.saturating_add(halves(Player::Second)),
        }
    }

    /// A player's points as people write them: `0`, `½`, `2½`.
    #[must_use]
    pub fn points(self, player: Player) -> String {
        let halves = match player {
            Player::First => self.first,
            Player::Second => self.second,
        };
        match (halves / 2, halves % 2) {
            (whole, 0) => whole.to_string(),
            (0, _) => "½".to_owned(),
            (whole, _) => format!("{whole}½"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::{DrawReason, WinReason};

    #[test]
    fn points_go_to_the_person_not_the_side() {
        let black_wins = Outcome::Win {
            winner: Color::Black,
            reason: WinReason::Blocked,
        };
        let score = Score::default()
            .after(black_wins, Player::First)
            .after(black_wins, Player::Second)
            .after(black_wins, Player::Second)
            .after(Outcome::Draw(DrawReason::Agreement), Player::First);
        assert_eq!(score.points(Player::First), "1½");
        assert_eq!(score.points(Player::Second), "2½");
        assert_eq!(
            Score {
                first: 1,
                second: 0
            }
            .points(Player::First),
            "½"
        );
    }
}
