//! Where a king can go without capturing, and so where it can have come from.

use draughts::{KingRange, Variant};

/// For each square and direction the squares along the diagonal, nearest first.
static RAYS: [[Ray; 4]; 32] = rays();

#[derive(Clone, Copy)]
struct Ray {
    squares: [u8; 7],
    len: u8,
}

const fn rays() -> [[Ray; 4]; 32] {
    const STEPS: [(i32, i32); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
    let mut table = [[Ray {
        squares: [0; 7],
        len: 0,
    }; 4]; 32];
    let mut square = 0;
    while square < 32 {
        let row = square / 4;
        // Dark squares lie one column further right in every other row.
        let column = 2 * (square % 4) + 1 - row % 2;
        let mut direction = 0;
        while direction < 4 {
            let (down, right) = STEPS[direction];
            let (mut row, mut column) = (row + down, column + right);
            let ray = &mut table[square as usize][direction];
            while 0 <= row && row < 8 && 0 <= column && column < 8 {
                ray.squares[ray.len as usize] = (row * 4 + column / 2) as u8;
                ray.len += 1;
                row += down;
                column += right;
            }
            direction += 1;
        }
        square += 1;
    }
    table
}

/// The squares a king on a square can go to without capturing.
pub(crate) fn king_targets(variant: Variant, square: usize, occupied: u32) -> u32 {
    let reach = match variant.rules().king_range {
        KingRange::Short => 1,
        KingRange::Long => 7,
    };
    let mut targets = 0;
    for ray in &RAYS[square] {
        for &target in ray.squares[..ray.len as usize].iter().take(reach) {
            let bit = 1 << target;
            if occupied & bit != 0 {
                break;
            }
            targets |= bit;
        }
    }
    targets
}

#[cfg(test)]
mod tests {
    use draughts::{Bitboard, Board, Color, Position, Setup, Square};

    use super::*;

    #[test]
    fn kings_go_where_the_rules_say() {
        for variant in Variant::ALL {
            for square in Square::all() {
                for blocker in Square::all().filter(|blocker| *blocker != square) {
                    let king = Bitboard(1 << square.index());
                    let own = Bitboard(king.0 | 1 << blocker.index());
                    let setup = Setup {
                        variant,
                        board: Board::of_sets(own, Bitboard::EMPTY, own).unwrap(),
                        turn: Color::Black,
                    };
                    let moves = Position::from_setup(setup).unwrap().legal_moves();
                    let legal = moves.iter().filter(|mv| mv.from() == square);
                    let legal = legal.fold(0, |set, mv| set | 1 << mv.to().index());
                    assert_eq!(king_targets(variant, square.index(), own.0), legal);
                }
            }
        }
    }
}
