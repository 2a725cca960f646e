//! Pattern tables.

use draughts::{Bitboard, Position, Variant};

use super::{
    file::{self, Summary, WeightsError},
    net::sets,
};

/// The squares of a window.
const SIZE: usize = 8;

/// What men can be in a window: each square is empty or holds one of either side.
const CONTENTS: usize = 3_usize.pow(SIZE as u32);

/// High windows are two columns wide and four rows high; so many lie beside and below one another.
const HIGH_COLUMNS: usize = 3;
const HIGH_ROWS: usize = 5;
const HIGH_WINDOWS: usize = HIGH_COLUMNS * HIGH_ROWS;

/// Wide windows are two whole rows.
const WIDE_WINDOWS: usize = 7;

pub(super) const WINDOWS: usize = HIGH_WINDOWS + WIDE_WINDOWS;

/// A king of either side on each square, and for each of them what stands on each square.
const KINGS: usize = 2 * 32;
const SEEN: usize = 4 * 32;
pub(super) const PAIRS: usize = KINGS * SEEN;

/// The numbers of men and kings of the sides, kings told apart up to a number, and whether the side to
/// move has the move.
const MOST_MEN: usize = 12;
const MOST_KINGS: usize = 3;
pub(super) const COUNTS: usize = (MOST_MEN + 1).pow(2) * (MOST_KINGS + 1).pow(2) * 2;

/// Where the kinds of patterns begin.
const PAIRS_BEGIN: usize = WINDOWS * CONTENTS;
const COUNTS_BEGIN: usize = PAIRS_BEGIN + PAIRS;
const MEN_BEGIN: usize = COUNTS_BEGIN + COUNTS;

/// How many patterns have a weight when the engine plays: all but the single men.
pub(super) const PLAYED: usize = MEN_BEGIN;

/// How many patterns are learned ([`visit_patterns`]).
pub const PATTERNS: usize = MEN_BEGIN + 2 * 32;

/// What 1.0 is among the weights.
const ONE: i32 = 1024;

/// Pattern tables with 16-bit weights: each pattern has a weight for the beginning of a game and one for
/// its end, and the worth of a position is the sum over the patterns in it.
///
/// The side to move sees the board turned so that its men go up. Patterns are the men in each of
/// 22 overlapping windows of eight squares, each king with each piece, and the numbers of pieces.
/// Source of the form: windows of men with a weight for each content, fitted by logistic regression,
/// are what the draughts engines Scan and Cake evaluate with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patterns {
    pub(super) summary: Summary,
    pub(super) weights: Vec<[i16; 2]>,
}

impl Patterns {
    /// Tables from weights as they are learned, where 1.0 is 1.0: of each of the [`PATTERNS`] the weight
    /// with all pieces on the board, then that with none. Those of single men become part of those of
    /// the windows that the men are in. A sum of 1.0 is worth `summary.scale` hundredths.
    ///
    /// # Panics
    ///
    /// Where there are more or fewer weights.
    #[must_use]
    pub fn quantised(summary: Summary, weights: &[[f32; 2]]) -> Patterns {
        assert_eq!(weights.len(), PATTERNS);
        let (played, men) = weights.split_at(PLAYED);
        let mut played = played.to_vec();
        let mut windows_with = [0.0; 32];
        for square in windows().flatten() {
            windows_with[square] += 1.0;
        }
        for (squares, contents) in windows().zip(played.as_chunks_mut::<CONTENTS>().0) {
            for (content, weight) in contents.iter_mut().enumerate() {
                for (square, man) in men_in(content, squares) {
                    for (weight, of_man) in weight.iter_mut().zip(men[man]) {
                        *weight += of_man / windows_with[square];
                    }
                }
            }
        }
        let rounded = |weight: f32| (weight * ONE as f32).round() as i16;
        Patterns {
            summary,
            weights: played.iter().map(|weight| weight.map(rounded)).collect(),
        }
    }

    /// Reads a weights file.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] where it is no weights file of pattern tables, another version's, another
    /// game's, or damaged.
    pub fn from_bytes(bytes: &[u8], variant: Variant) -> Result<Patterns, WeightsError> {
        file::read_patterns(bytes, variant)
    }

    /// The weights file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        file::write_patterns(self)
    }

    /// What the tables are for and where they come from.
    #[must_use]
    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// The worth of a position for the side to move, in hundredths of a man.
    pub(super) fn evaluate(&self, position: &Position) -> i32 {
        let sets = sets(position.variant(), position.board(), position.turn());
        let [mut early, mut late] = [0; 2];
        visit_played(sets, |pattern| {
            let [first, last] = self.weights[pattern];
            early += i32::from(first);
            late += i32::from(last);
        });
        let (pieces, all) = progress(position);
        let sum = early * pieces + late * (all - pieces);
        (i64::from(sum) * i64::from(self.summary.scale) / i64::from(ONE * all)) as i32
    }
}

/// How many pieces are on the board, and how many are so at the start.
fn progress(position: &Position) -> (i32, i32) {
    let all = 8 * position.variant().rules().men_rows as i32;
    let pieces = position.board().occupied().len() as i32;
    (pieces.min(all), all)
}

/// How much the weights for the beginning of a game count in a position, from 0 to 1; those for the end
/// count for the rest.
#[must_use]
pub fn earliness(position: &Position) -> f32 {
    let (pieces, all) = progress(position);
    pieces as f32 / all as f32
}

/// The patterns in a position as the side to move sees it, by their numbers below [`PATTERNS`]: those the
/// engine plays with, and each single man, from which is learned what contents of windows are worth
/// that are hardly ever seen.
pub fn visit_patterns(position: &Position, mut visit: impl FnMut(usize)) {
    let sets = sets(position.variant(), position.board(), position.turn());
    visit_played(sets, &mut visit);
    for (side, men) in [sets[0], sets[2]].into_iter().enumerate() {
        for square in Bitboard(men) {
            visit(MEN_BEGIN + side * 32 + square.index());
        }
    }
}

#[inline(always)]
fn visit_played(sets: [u32; 4], mut visit: impl FnMut(usize)) {
    let [own_men, own_kings, enemy_men, enemy_kings] = sets;
    let mut window = 0;
    let mut visit_window = |own: u32, enemy: u32| {
        visit(window * CONTENTS + content(own, enemy));
        window += 1;
    };
    for column in 0..HIGH_COLUMNS {
        let (own, enemy) = (strip(own_men, column), strip(enemy_men, column));
        for row in 0..HIGH_ROWS {
            visit_window(own >> (2 * row), enemy >> (2 * row));
        }
    }
    for row in 0..WIDE_WINDOWS {
        visit_window(own_men >> (4 * row), enemy_men >> (4 * row));
    }
    for (side, kings) in [own_kings, enemy_kings].into_iter().enumerate() {
        for king in Bitboard(kings) {
            let begin = PAIRS_BEGIN + (side * 32 + king.index()) * SEEN;
            for (kind, set) in sets.into_iter().enumerate() {
                for square in Bitboard(set) {
                    visit(begin + kind * 32 + square.index());
                }
            }
        }
    }
    visit(COUNTS_BEGIN + counts(sets));
}

/// The squares of two neighbouring columns, two bits for each row.
fn strip(set: u32, column: usize) -> u32 {
    let mut strip = set >> column & 0x3333_3333;
    strip = (strip | strip >> 2) & 0x0f0f_0f0f;
    strip = (strip | strip >> 4) & 0x00ff_00ff;
    (strip | strip >> 8) & 0x0000_ffff
}

/// The number of what is in a window, whose squares are the lowest bits: to the base three, 1 for an own
/// man and 2 for an enemy's.
fn content(own: u32, enemy: u32) -> usize {
    let ones = |set: u32| usize::from(TERNARY[set as usize & 0xff]);
    ones(own) + 2 * ones(enemy)
}

/// For a set of squares the number that has a 1 for each of them to the base three.
static TERNARY: [u16; 1 << SIZE] = {
    let mut table = [0; 1 << SIZE];
    let mut set = 1;
    while set < table.len() {
        table[set] = (set & 1) as u16 + 3 * table[set >> 1];
        set += 1;
    }
    table
};

/// Which numbers of pieces are on the board, and whether the side to move has the move: an odd number of
/// pieces in the columns in which its own back row has squares.
fn counts(sets: [u32; 4]) -> usize {
    let count = |set: u32, most: usize| (set.count_ones() as usize).min(most);
    let [own_men, own_kings, enemy_men, enemy_kings] = sets;
    let men = count(own_men, MOST_MEN) * (MOST_MEN + 1) + count(enemy_men, MOST_MEN);
    let kings = count(own_kings, MOST_KINGS) * (MOST_KINGS + 1) + count(enemy_kings, MOST_KINGS);
    let all = own_men | own_kings | enemy_men | enemy_kings;
    let has_move = (all & 0xf0f0_f0f0).count_ones() as usize % 2;
    (men * (MOST_KINGS + 1).pow(2) + kings) * 2 + has_move
}

/// The squares of each window, in the order of the digits of its content.
fn windows() -> impl Iterator<Item = [usize; SIZE]> {
    let high = (0..HIGH_COLUMNS).flat_map(|column| {
        (0..HIGH_ROWS).map(move |row| std::array::from_fn(|i| 4 * (row + i / 2) + column + i % 2))
    });
    let wide = (0..WIDE_WINDOWS).map(|row| std::array::from_fn(|i| 4 * row + i));
    high.chain(wide)
}

/// The men of a content of a window: the square of each, and its number among single men.
fn men_in(content: usize, squares: [usize; SIZE]) -> impl Iterator<Item = (usize, usize)> {
    let mut rest = content;
    squares.into_iter().filter_map(move |square| {
        let digit = rest % 3;
        rest /= 3;
        (digit > 0).then(|| (square, (digit - 1) * 32 + square))
    })
}

#[cfg(test)]
mod tests {
    use draughts::{Piece, Role, Square};

    use super::*;

    fn tables(variant: Variant) -> Patterns {
        let summary = Summary {
            variant,
            scale: 50,
            text: String::new(),
        };
        let value = |i: usize| (i * 7919 % 401) as f32 / 1000.0 - 0.18;
        let weights: Vec<[f32; 2]> = (0..PATTERNS).map(|i| [value(i), value(i + 5)]).collect();
        Patterns::quantised(summary, &weights)
    }

    fn found(position: &Position) -> Vec<usize> {
        let mut found = Vec::new();
        visit_patterns(position, |pattern| found.push(pattern));
        found
    }

    /// The positions of games of random moves.
    fn positions() -> Vec<Position> {
        let mut random = fastrand::Rng::with_seed(3);
        let mut positions = Vec::new();
        for variant in Variant::ALL {
            for _ in 0..20 {
                let mut position = Position::start(variant);
                for _ in 0..120 {
                    positions.push(position);
                    let moves = position.legal_moves();
                    if moves.is_empty() {
                        break;
                    }
                    position = position.play_unchecked(moves[random.usize(..moves.len())]);
                }
            }
        }
        positions
    }

    /// What stands on a square as the side to move sees it: 0 to 3 as in [`sets`].
    fn kind(position: &Position, square: usize) -> Option<usize> {
        let own = position.turn();
        let index = if position.variant().rules().moves_up(own) {
            square
        } else {
            31 - square
        };
        let square = Square::from_number(index as u32 + 1).unwrap();
        position
            .board()
            .piece_at(square)
            .map(|Piece { color, role }| {
                2 * usize::from(color != own) + usize::from(role == Role::King)
            })
    }

    #[test]
    fn patterns_are_what_stands_on_their_squares() {
        let mut with_kings = 0;
        for position in positions() {
            let kind = |square: usize| kind(&position, square);
            let mut expected = Vec::new();
            for (window, squares) in windows().enumerate() {
                let content = squares.iter().rev().fold(0, |content, &square| {
                    3 * content
                        + match kind(square) {
                            Some(0) => 1,
                            Some(2) => 2,
                            _ => 0,
                        }
                });
                expected.push(window * CONTENTS + content);
            }
            for king in (0..32).filter(|&square| kind(square).is_some_and(|kind| kind % 2 == 1)) {
                with_kings += 1;
                for other in 0..32 {
                    if let (Some(side), Some(kind)) = (kind(king), kind(other)) {
                        let pair = (side / 2 * 32 + king) * SEEN + kind * 32 + other;
                        expected.push(PAIRS_BEGIN + pair);
                    }
                }
            }
            let men = (0..32).filter_map(|square| match kind(square) {
                Some(0) => Some(MEN_BEGIN + square),
                Some(2) => Some(MEN_BEGIN + 32 + square),
                _ => None,
            });
            expected.extend(men);
            let mut found = found(&position);
            found.retain(|pattern| !(COUNTS_BEGIN..MEN_BEGIN).contains(pattern));
            expected.sort_unstable();
            found.sort_unstable();
            assert_eq!(found, expected, "{}", position.to_fen());
        }
        assert!(with_kings > 100, "{with_kings}");
    }

    #[test]
    fn each_set_of_pieces_has_a_pattern_of_its_own() {
        let counted = |fen| {
            let mut patterns = found(&Position::from_fen(Variant::English, fen).unwrap());
            patterns.retain(|pattern| (COUNTS_BEGIN..MEN_BEGIN).contains(pattern));
            patterns
        };
        let fens = [
            "W:W30:B3",
            "W:W26:B3",
            "W:W30,31:B3",
            "W:W30:B3,4",
            "W:WK30:B3",
            "W:W30:BK3",
            "W:WK30,K31:B3",
            "W:W30:BK3,K4",
            "W:W30,K31:B3",
            "W:W30:B3,K4",
        ];
        let patterns: std::collections::HashSet<_> = fens.map(counted).into_iter().collect();
        assert_eq!(patterns.len(), fens.len());
        assert!(patterns.iter().all(|found| found.len() == 1));
    }

    /// The weights of single men are spread over the windows and come to the same.
    #[test]
    fn the_sum_is_that_of_what_is_learned() {
        let value = |i: usize| (i * 7919 % 401) as f32 / 1000.0 - 0.18;
        let tables = Variant::ALL.map(tables);
        for position in positions() {
            let tables = &tables[position.variant() as usize];
            let [mut first, mut last] = [0.0; 2];
            visit_patterns(&position, |pattern| {
                first += value(pattern);
                last += value(pattern + 5);
            });
            let early = earliness(&position);
            let expected = 50.0 * (early * first + (1.0 - early) * last);
            let evaluated = tables.evaluate(&position) as f32;
            assert!((evaluated - expected).abs() < 3.0, "{evaluated} {expected}");
        }
    }

    #[test]
    fn both_sides_are_judged_alike() {
        let tables = tables(Variant::English);
        let worth = |fen| tables.evaluate(&Position::from_fen(Variant::English, fen).unwrap());
        // The same position, turned round and with the colours changed.
        assert_eq!(
            worth("B:W21,30,K5:B3,7,K32"),
            worth("W:W30,26,K1:B12,3,K28")
        );
        assert_ne!(worth("B:W21,30,K5:B3,7,K32"), worth("W:W21,30,K5:B3,7,K32"));
    }
}
