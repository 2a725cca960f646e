//! Whether a man gets to the last row.

use draughts::{Bitboard, Move, Position, Square};

/// How many moves are looked ahead, the one to explain being the first.
pub(super) const MOST_MOVES: u32 = 3;

/// With which move the man on a square is crowned whatever the other side plays, the move before
/// `position` being the first.
pub(super) fn crowned_with(position: &Position, man: Square) -> Option<u32> {
    (1..MOST_MOVES)
        .find(|&moves| crowns_within(position, man, 2 * moves))
        .map(|moves| moves + 1)
}

/// Whether the man on a square, whose side the other one is if an even number of plies is left, is
/// surely crowned within these.
fn crowns_within(position: &Position, man: Square, plies: u32) -> bool {
    if plies == 0 {
        return false;
    }
    let moves = position.legal_moves();
    if plies.is_multiple_of(2) {
        return !moves.is_empty()
            && moves.iter().all(|&mv| {
                !mv.captured().contains(man)
                    && crowns_within(&position.play_unchecked(mv), man, plies - 1)
            });
    }
    moves.iter().any(|&mv| {
        let moves_it = mv.from() == man;
        let to = if moves_it { mv.to() } else { man };
        moves_it && position.crowns(mv)
            || crowns_within(&position.play_unchecked(mv), to, plies - 1)
    })
}

/// Where moves make kings of men.
pub(super) fn crownings(position: &Position) -> Bitboard {
    let crowning = |mv: &&Move| position.crowns(**mv);
    let moves = position.legal_moves();
    moves.iter().filter(crowning).map(|mv| mv.to()).collect()
}
