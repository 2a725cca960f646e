//! What building a table takes: what it reads, how big it is, how much memory and time it needs.

use crate::{
    Material, Metric, Part,
    index::{self, Index},
    needs,
    part::{Rows, Splitting},
};

/// The building of one material, or of one part of it, with either side to move, which is a slice of the
/// whole: it reads finished slices and writes its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slice {
    /// What is built, the stronger side to move.
    pub part: Part,
    /// What the tables tell.
    pub metric: Metric,
    /// The slices it reads, in an order in which they can be built.
    pub reads: Vec<Part>,
    /// How many positions it has, both sides to move together.
    pub positions: u64,
    /// How many numbers are read into memory.
    numbers_read: u64,
}

/// How many positions a thread works out and writes in a second, about, on an ordinary machine.
const POSITIONS_PER_SECOND: u64 = 800_000;
/// How many numbers a thread reads in a second, about.
const NUMBERS_PER_SECOND: u64 = 4_000_000;
/// What everything else takes, in bytes.
const BESIDES: u64 = 16 << 20;

impl Slice {
    /// The slice of a material or a part of it, whichever side is to move.
    ///
    /// # Panics
    ///
    /// Where a side has more men or kings than tables are made for.
    ///
    /// ```
    /// use draughts_endgame::{Metric, Part, Slice};
    ///
    /// let slice = Slice::new("KKvK".parse::<Part>().unwrap(), Metric::Verdict);
    /// assert_eq!(slice.reads, ["KvK".parse().unwrap()]);
    /// assert_eq!(slice.positions, 29_760);
    /// ```
    #[must_use]
    pub fn new(part: impl Into<Part>, metric: Metric) -> Slice {
        Slice::of(part.into(), metric, Splitting::default())
    }

    /// The slice of a part among those of materials that are split like this.
    pub(crate) fn of(part: Part, metric: Metric, splitting: Splitting) -> Slice {
        let part = part.stronger_first();
        let loaded = needs::loaded(part, splitting);
        Slice {
            part,
            metric,
            positions: part.sides().map(positions).sum(),
            numbers_read: loaded.iter().copied().map(numbers).sum(),
            reads: needs::in_order(loaded.into_iter()),
        }
    }

    /// How many bytes of memory its building takes, about.
    #[must_use]
    pub fn memory(&self, threads: usize) -> u64 {
        let cell = match self.metric {
            Metric::Plies => 2,
            Metric::Verdict => 1,
        };
        let own: u64 = self.part.sides().map(numbers).sum();
        let material = self.part.material;
        let Material {
            own: force,
            enemy: other,
        } = material;
        let free = 32 - usize::from(material.men());
        let kings =
            index::choose(free, force.kings.into()) * index::choose(free, other.kings.into());
        // A thread keeps a state, a code and a place in a queue for each position that shares its men.
        let worker = 2 * 8 * kings as u64;
        // What is written is compressed in two orders, of which the shorter one stays, and of each number one
        // bit says whether it is left out.
        let written = own * 3 / 2 + own / 8;
        (self.numbers_read + own) * cell + written + self.busy(threads) * worker + BESIDES
    }

    /// How many seconds its building takes, about.
    #[must_use]
    pub fn seconds(&self, threads: usize) -> u64 {
        let work =
            self.positions.div_ceil(POSITIONS_PER_SECOND) + self.numbers_read / NUMBERS_PER_SECOND;
        work.div_ceil(self.busy(threads))
    }

    /// How many threads have something to do: positions that share their men are worked out together,
    /// so without men there is work for one.
    fn busy(&self, threads: usize) -> u64 {
        if self.part.material.men() == 0 {
            1
        } else {
            threads.max(1) as u64
        }
    }
}

/// How many numbers a side to move has.
fn numbers(side: Part) -> u64 {
    Index::new(side).len() as u64
}

/// How many positions a side to move has.
fn positions(side: Part) -> u64 {
    let Material { own, enemy } = side.material;
    let [own_kings, enemy_kings] = [own.kings, enemy.kings].map(usize::from);
    let free = 32 - usize::from(side.material.men());
    let kings = index::choose(free, own_kings) * index::choose(free - own_kings, enemy_kings);
    men(side) * kings as u64
}

/// In how many ways the men of a side to move and of the other one can stand.
fn men(side: Part) -> u64 {
    let Material { own, enemy } = side.material;
    let up_to = |own_rows, enemy_rows| men_up_to([own.men, enemy.men], [own_rows, enemy_rows]);
    let Some(rows) = side.rows else {
        return up_to(Rows::LAST, Rows::LAST);
    };
    // Those on the first rows, without those whose leading man is behind.
    let to = |own_row: u8| {
        let all = up_to(own_row, rows.enemy);
        match rows.enemy.checked_sub(1) {
            Some(behind) => all - up_to(own_row, behind),
            None => all,
        }
    };
    match rows.own.checked_sub(1) {
        Some(behind) => to(rows.own) - to(behind),
        None => to(0),
    }
}

/// In how many ways so many men of both sides can stand on their first rows.
fn men_up_to(men: [u8; 2], rows: [u8; 2]) -> u64 {
    let [own_men, enemy_men] = men.map(usize::from);
    let width = usize::from(Rows::WIDTH);
    let shared = width * usize::from((rows[0] + rows[1]).saturating_sub(Rows::LAST + 1));
    let [own_squares, enemy_squares] = rows.map(|rows| width * usize::from(rows));
    let mut ways = 0;
    // How many of the squares that men of both sides can stand on have one.
    for own_shared in 0..=own_men.min(shared) {
        let own = index::choose(shared, own_shared)
            * index::choose(own_squares - shared, own_men - own_shared);
        ways += own * index::choose(enemy_squares - own_shared, enemy_men);
    }
    ways as u64
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use draughts::Variant;

    use super::*;

    #[test]
    fn as_many_positions_are_told_as_there_are() {
        let [wholes, parts] =
            [4, 2].map(|from| (2..=3).flat_map(move |pieces| Splitting { from }.all(pieces)));
        for side in wholes.chain(parts).flat_map(Part::sides) {
            let index = Index::new(side);
            let is_position =
                |number: &usize| index.place(*number).position(Variant::Thai).is_some();
            let there = (0..index.len()).filter(is_position).count();
            assert_eq!(positions(side), there as u64, "{side}");
        }
        let five: u64 = (2..=5)
            .flat_map(Material::all)
            .map(|material| Slice::new(material, Metric::Verdict).positions)
            .sum();
        assert_eq!(five, FIVE);
    }

    /// All positions of two to five pieces, as complete tables have counted them.
    const FIVE: u64 = 145_859_644;

    #[test]
    fn parts_have_all_positions_of_their_material() {
        for material in Material::all(7) {
            let parts: u64 = Part::all_of(material)
                .into_iter()
                .map(|part| Slice::new(part, Metric::Verdict).positions)
                .sum();
            let whole: u64 = material.sides().map(|side| positions(side.into())).sum();
            assert_eq!(parts, whole, "{material}");
        }
    }

    #[test]
    fn a_slice_reads_what_comes_before_it() {
        let mut before = HashSet::new();
        for part in (2..=7).flat_map(Part::all) {
            for read in Slice::new(part, Metric::Verdict).reads {
                assert!(before.contains(&read), "{part} reads {read}");
            }
            before.insert(part);
        }
    }
}
