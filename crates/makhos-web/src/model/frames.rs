//! A move as a row of boards, jump by jump, for pieces that slide along their real path.

use draughts::{Board, Path, Position};

/// The boards after each jump of a path but the first `shown`; the last is the board after the
/// whole move, with a new king crowned.
#[must_use]
pub fn frames(before: &Position, path: &Path, shown: usize) -> Vec<Board> {
    let jumps = path.squares().len() - 1;
    let mut frames: Vec<Board> = (shown + 1..jumps)
        .map(|jump| board_after(before, path, jump))
        .collect();
    frames.push(*before.play_unchecked(path.result()).board());
    frames
}

/// The boards from the one before the last jump back to the one before the move.
#[must_use]
pub fn frames_back(before: &Position, path: &Path) -> Vec<Board> {
    let jumps = path.squares().len() - 1;
    (0..jumps)
        .rev()
        .map(|jump| board_after(before, path, jump))
        .collect()
}

fn board_after(before: &Position, path: &Path, jumps: usize) -> Board {
    let board = *before.board();
    let Some(piece) = board.piece_at(path.from()) else {
        return board;
    };
    let taken = path.captured().len().min(jumps);
    path.captured()[..taken]
        .iter()
        .fold(board.without(path.from()), |board, &square| {
            board.without(square)
        })
        .with(path.squares()[jumps], piece)
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::Variant;

    fn occupied(boards: &[Board]) -> Vec<String> {
        boards
            .iter()
            .map(|board| board.occupied().to_string())
            .collect()
    }

    #[test]
    fn a_chain_goes_jump_by_jump_both_ways() {
        let before = Position::from_fen(Variant::Thai, "B:W11,18,25:BK29").unwrap();
        let path = before.all_paths().remove(0);
        let ahead = frames(&before, &path, 0);
        assert_eq!(occupied(&ahead), ["11, 18, 22", "11, 15", "8"]);
        assert_eq!(occupied(&frames(&before, &path, 1)), ["11, 15", "8"]);
        let back = frames_back(&before, &path);
        assert_eq!(occupied(&back), ["11, 15", "11, 18, 22", "11, 18, 25, 29"]);
    }

    #[test]
    fn a_man_is_crowned_with_the_last_board() {
        let before = Position::from_fen(Variant::Thai, "B:W7,8:B10").unwrap();
        let path = before.all_paths().remove(0);
        let last = frames(&before, &path, 0).pop().unwrap();
        assert_eq!(last.kings(draughts::Color::Black).to_string(), "3");
    }
}
