//! The number of a position among those of the same material.
//!
//! Men and kings of each side are numbered as sets: a set of squares s₀ < s₁ < … is the sum of the
//! binomials C(sᵢ, i + 1) (the combinatorial number system), which counts the sets of this size from 0.
//! Men are numbered among the 28 squares they can stand on, by how far they have come; kings among the
//! squares without men. A number in which two pieces share a square belongs to no position. Of a part the
//! sets of men with its leading rows are numbered from 0.

use std::ops::Range;

use crate::{Material, Part, part::Rows, place::Place};

/// C(n, k) for k up to the most pieces of one kind and n up to 32.
static BINOMIALS: [[u32; 33]; MOST + 1] = binomials();

/// The most men or kings of a side that are numbered: all pieces but one of the other side.
const MOST: usize = Material::MOST_PIECES as usize - 1;

/// How many squares a man can stand on: all but its last row.
const MEN_SQUARES: usize = 28;

const fn binomials() -> [[u32; 33]; MOST + 1] {
    let mut table = [[0; 33]; MOST + 1];
    let mut n = 0;
    while n <= 32 {
        table[0][n] = 1;
        let mut k = 1;
        while k <= MOST && n > 0 {
            table[k][n] = table[k - 1][n - 1] + table[k][n - 1];
            k += 1;
        }
        n += 1;
    }
    table
}

/// C(n, k).
pub(crate) fn choose(n: usize, k: usize) -> usize {
    BINOMIALS[k][n] as usize
}

/// The number of a set among those of its size.
pub(crate) fn rank(mut set: u32) -> usize {
    let mut sum = 0;
    let mut size = 1;
    while set != 0 {
        sum += BINOMIALS[size][set.trailing_zeros() as usize];
        set &= set - 1;
        size += 1;
    }
    sum as usize
}

/// The number of a set among the squares that are not in another one.
pub(crate) fn rank_beside(mut set: u32, others: u32) -> usize {
    let mut sum = 0;
    let mut size = 1;
    while set != 0 {
        let lowest = set & set.wrapping_neg();
        let below = lowest - 1;
        sum += BINOMIALS[size][(below & !others).count_ones() as usize];
        set ^= lowest;
        size += 1;
    }
    sum as usize
}

/// All sets of a size among the lowest squares, in the order of their numbers.
pub(crate) fn sets(size: usize, squares: usize) -> impl Iterator<Item = u32> {
    let first = (1_u64 << size) - 1;
    let next = |set: &u64| {
        if *set == 0 {
            return None;
        }
        let lowest = set & set.wrapping_neg();
        let carried = set + lowest;
        Some(carried | (((set ^ carried) / lowest) >> 2))
    };
    std::iter::successors(Some(first), next)
        .take_while(move |set| *set < 1 << squares)
        .map(|set| set as u32)
}

/// The set with a number.
fn unrank(mut number: usize, size: usize) -> u32 {
    let mut set = 0;
    for left in (1..=size).rev() {
        let mut square = left - 1;
        while choose(square + 1, left) <= number {
            square += 1;
        }
        number -= choose(square, left);
        set |= 1 << square;
    }
    set
}

/// Puts a set among the squares that are not in another one.
pub(crate) fn spread_beside(set: u32, others: u32) -> u32 {
    let mut free = !others;
    let mut spread = 0;
    let mut left = set;
    while left != 0 {
        let lowest = free & free.wrapping_neg();
        if left & 1 != 0 {
            spread |= lowest;
        }
        free ^= lowest;
        left >>= 1;
    }
    spread
}

/// The numbers of the sets of so many men, of all or of those whose leading man is on a row.
fn men_numbers(count: u8, row: Option<u8>) -> Range<usize> {
    let up_to = |row: u8| choose((row * Rows::WIDTH).into(), count.into());
    match row {
        // Sets are numbered by their last one first, so those with a leading man on a row lie together.
        Some(row) if count > 0 => up_to(row - 1)..up_to(row),
        _ => 0..choose(MEN_SQUARES, count.into()),
    }
}

/// The numbers of the positions of a material or a part of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Index {
    material: Material,
    first_own_men: usize,
    first_enemy_men: usize,
    enemy_men: usize,
    own_kings: usize,
    enemy_kings: usize,
    len: usize,
}

impl Index {
    pub(crate) fn new(part: impl Into<Part>) -> Index {
        let Part { material, rows } = part.into();
        let Material { own, enemy } = material;
        let men = usize::from(material.men());
        let own_men = men_numbers(own.men, rows.map(|rows| rows.own));
        let enemy_men = men_numbers(enemy.men, rows.map(|rows| rows.enemy));
        let own_kings = choose(32 - men, own.kings.into());
        let enemy_kings = choose(32 - men, enemy.kings.into());
        Index {
            material,
            first_own_men: own_men.start,
            first_enemy_men: enemy_men.start,
            enemy_men: enemy_men.len(),
            own_kings,
            enemy_kings,
            len: own_men.len() * enemy_men.len() * own_kings * enemy_kings,
        }
    }

    /// How many numbers there are.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// The first number with these men.
    pub(crate) fn first_with_men(&self, own: u32, enemy: u32) -> usize {
        let own = rank(own.reverse_bits()) - self.first_own_men;
        let enemy = rank(enemy) - self.first_enemy_men;
        let men = own * self.enemy_men + enemy;
        men * self.own_kings * self.enemy_kings
    }

    /// How far the numbers of kings of the side to move lie apart.
    pub(crate) fn own_kings_stride(&self) -> usize {
        self.enemy_kings
    }

    /// The number of a place of this part.
    pub(crate) fn of(&self, place: &Place) -> usize {
        let [own, enemy] = Index::kings_of(place);
        let men = self.first_with_men(place.own_men, place.enemy_men);
        men + own * self.enemy_kings + enemy
    }

    /// The number of a place of this part in an order in which the kings of the side to move come first.
    pub(crate) fn of_own_first(&self, place: &Place) -> usize {
        let [own, enemy] = Index::kings_of(place);
        let men = self.first_with_men(place.own_men, place.enemy_men);
        men + enemy * self.own_kings + own
    }

    /// The numbers of the kings of each side.
    fn kings_of(place: &Place) -> [usize; 2] {
        let men = place.own_men | place.enemy_men;
        [place.own_kings, place.enemy_kings].map(|kings| rank_beside(kings, men))
    }

    /// The number in an order in which the kings of the side to move come first, in this one.
    pub(crate) fn exchanged(&self, number: usize) -> usize {
        let kings = self.own_kings * self.enemy_kings;
        let (men, rest) = (number / kings, number % kings);
        let (enemy, own) = (rest / self.own_kings, rest % self.own_kings);
        men * kings + own * self.enemy_kings + enemy
    }

    /// The place with a number; in some of them two pieces share a square.
    pub(crate) fn place(&self, number: usize) -> Place {
        let Material { own, enemy } = self.material;
        let (number, enemy_kings) = (number / self.enemy_kings, number % self.enemy_kings);
        let (number, own_kings) = (number / self.own_kings, number % self.own_kings);
        let (own_men, enemy_men) = (number / self.enemy_men, number % self.enemy_men);
        let own_men = unrank(own_men + self.first_own_men, own.men.into()).reverse_bits();
        let enemy_men = unrank(enemy_men + self.first_enemy_men, enemy.men.into());
        let men = own_men | enemy_men;
        Place {
            own_men,
            own_kings: spread_beside(unrank(own_kings, own.kings.into()), men),
            enemy_men,
            enemy_kings: spread_beside(unrank(enemy_kings, enemy.kings.into()), men),
        }
    }
}

/// All sets of so many men on the squares they can stand on when they go up, or those whose leading man
/// is on a row.
pub(crate) fn men_going_up(count: u8, row: Option<u8>) -> Vec<u32> {
    let numbers = men_numbers(count, row);
    sets(count.into(), MEN_SQUARES)
        .skip(numbers.start)
        .take(numbers.len())
        .map(u32::reverse_bits)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::part::Splitting;

    #[test]
    fn sets_are_numbered_one_after_the_other() {
        for size in 0..=4 {
            for (number, set) in sets(size, 28).enumerate() {
                assert_eq!(rank(set), number);
                assert_eq!(unrank(number, size), set);
            }
            assert_eq!(sets(size, 28).count(), choose(28, size));
        }
    }

    #[test]
    fn every_place_has_a_number_of_its_own() {
        let parts = [2, 4]
            .map(|from| (2..=3).flat_map(move |pieces| Splitting { from }.all(pieces)))
            .into_iter()
            .flatten();
        for part in parts {
            for part in [part, part.flipped()] {
                let material = part.material;
                let index = Index::new(part);
                let mut positions = 0;
                for number in 0..index.len() {
                    let place = index.place(number);
                    let men = place.own_men | place.enemy_men;
                    if place.own_men & place.enemy_men != 0 {
                        continue;
                    }
                    assert_eq!((place.own_kings | place.enemy_kings) & men, 0);
                    if place.own_kings & place.enemy_kings == 0 {
                        assert_eq!(place.material(), material);
                        assert_eq!(part.rows.unwrap_or(Rows::of(&place)), Rows::of(&place));
                        assert_eq!(index.of(&place), number);
                        positions += 1;
                    }
                }
                assert!(positions > 0);
            }
        }
    }
}
