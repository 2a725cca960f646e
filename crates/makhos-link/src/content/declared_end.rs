//! The ends that players declare, as numbers.

use draughts::{Color, DrawReason, Game, Outcome, WinReason};

/// How many bits a declared end takes.
pub(super) const WIDTH: u32 = 4;

/// The ends in the order of their numbers, from 1; 0 stands for none.
const ENDS: [Outcome; 5] = [
    won(Color::White, WinReason::Resignation),
    won(Color::Black, WinReason::Resignation),
    won(Color::White, WinReason::Time),
    won(Color::Black, WinReason::Time),
    Outcome::Draw(DrawReason::Agreement),
];

const fn won(winner: Color, reason: WinReason) -> Outcome {
    Outcome::Win { winner, reason }
}

/// The number of a game's declared end, or of none.
pub(super) fn number(game: &Game) -> u32 {
    let stands = game.taken_back() == 0;
    let declared = game.declared().filter(|_| stands);
    let at = ENDS.iter().position(|&end| Some(end) == declared);
    at.map_or(0, |at| at as u32 + 1)
}

/// The end that a number above 0 stands for.
pub(super) fn numbered(number: u32) -> Option<Outcome> {
    ENDS.get(number as usize - 1).copied()
}
