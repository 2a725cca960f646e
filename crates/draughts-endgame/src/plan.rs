//! What building a table takes: what it reads, how big it is, how much memory and time it needs.

use crate::{
    Material, Metric,
    index::{self, Index},
    load::captured,
    needs,
};

/// The building of one material with either side to move, which is a slice of the whole: it reads
/// finished slices and writes its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slice {
    /// The pieces, the stronger side to move.
    pub material: Material,
    /// What the tables tell.
    pub metric: Metric,
    /// The slices it reads, in an order in which they can be built.
    pub reads: Vec<Material>,
    /// How many positions it has, both sides to move together.
    pub positions: u64,
}

/// How many positions a thread works out and writes in a second, about, on an ordinary machine.
const POSITIONS_PER_SECOND: u64 = 800_000;
/// How many numbers a thread reads in a second, about.
const NUMBERS_PER_SECOND: u64 = 4_000_000;
/// What everything else takes, in bytes.
const BESIDES: u64 = 16 << 20;

impl Slice {
    /// The slice of a material, whichever side is to move.
    ///
    /// ```
    /// use draughts_endgame::{Metric, Slice};
    ///
    /// let slice = Slice::new("KKvK".parse().unwrap(), Metric::Verdict);
    /// assert_eq!(slice.reads, ["KvK".parse().unwrap()]);
    /// assert_eq!(slice.positions, 29_760);
    /// ```
    #[must_use]
    pub fn new(material: Material, metric: Metric) -> Slice {
        let material = material.stronger_first();
        Slice {
            material,
            metric,
            reads: reads(material),
            positions: material.sides().map(positions).sum(),
        }
    }

    /// How many bytes of memory its building takes, about.
    #[must_use]
    pub fn memory(&self, threads: usize) -> u64 {
        let cell = match self.metric {
            Metric::Plies => 2,
            Metric::Verdict => 1,
        };
        let read: u64 = self.reads.iter().copied().map(numbers).sum();
        let own = numbers(self.material);
        let Material {
            own: force,
            enemy: other,
        } = self.material;
        let free = 32 - usize::from(self.material.men());
        let kings =
            index::choose(free, force.kings.into()) * index::choose(free, other.kings.into());
        // A thread keeps a state, a code and a place in a queue for each position that shares its men.
        let worker = 2 * 8 * kings as u64;
        // What is written is compressed in two orders, of which the shorter one stays.
        let written = own * 3 / 2;
        (read + own) * cell + written + self.busy(threads) * worker + BESIDES
    }

    /// How many seconds its building takes, about.
    #[must_use]
    pub fn seconds(&self, threads: usize) -> u64 {
        let read: u64 = self.reads.iter().copied().map(numbers).sum();
        let work = self.positions.div_ceil(POSITIONS_PER_SECOND) + read / NUMBERS_PER_SECOND;
        work.div_ceil(self.busy(threads))
    }

    /// How many threads have something to do: positions that share their men are worked out together,
    /// so without men there is work for one.
    fn busy(&self, threads: usize) -> u64 {
        if self.material.men() == 0 {
            1
        } else {
            threads.max(1) as u64
        }
    }
}

/// All slices that are read for a material: what it leads to, and where something must be captured in
/// that, what the captures lead to.
pub(crate) fn reads(material: Material) -> Vec<Material> {
    let mut reads = needs(material);
    let mut next = 0;
    while let Some(&read) = reads.get(next) {
        for behind in captured(read) {
            if !reads.contains(&behind) {
                reads.push(behind);
            }
        }
        next += 1;
    }
    reads.sort_by_key(|read| (read.pieces(), read.men(), *read));
    reads
}

/// How many numbers a material has, both sides to move together.
fn numbers(material: Material) -> u64 {
    let sides = material.sides();
    sides.map(|side| Index::new(side).len() as u64).sum()
}

/// How many squares only men of one side can stand on: their own first row.
const ONE_SIDED: usize = 4;
/// How many squares men of both sides can stand on.
const SHARED: usize = 24;

/// How many positions a material to move has.
fn positions(material: Material) -> u64 {
    let Material { own, enemy } = material;
    let [own_men, own_kings, enemy_men, enemy_kings] =
        [own.men, own.kings, enemy.men, enemy.kings].map(usize::from);
    let mut men = 0;
    for own_back in 0..=own_men.min(ONE_SIDED) {
        let own_shared = own_men - own_back;
        for enemy_back in 0..=enemy_men.min(ONE_SIDED) {
            let enemy_shared = enemy_men - enemy_back;
            if own_shared + enemy_shared <= SHARED {
                men += index::choose(ONE_SIDED, own_back)
                    * index::choose(SHARED, own_shared)
                    * index::choose(ONE_SIDED, enemy_back)
                    * index::choose(SHARED - own_shared, enemy_shared);
            }
        }
    }
    let free = 32 - own_men - enemy_men;
    let kings = index::choose(free, own_kings) * index::choose(free - own_kings, enemy_kings);
    men as u64 * kings as u64
}

#[cfg(test)]
mod tests {
    use draughts::Variant;

    use super::*;

    #[test]
    fn as_many_positions_are_told_as_there_are() {
        for material in (2..=3).flat_map(Material::all).flat_map(Material::sides) {
            let index = Index::new(material);
            let is_position =
                |number: &usize| index.place(*number).position(Variant::Thai).is_some();
            let there = (0..index.len()).filter(is_position).count();
            assert_eq!(positions(material), there as u64, "{material}");
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
    fn a_slice_reads_what_comes_before_it() {
        let all: Vec<Material> = (2..=6).flat_map(Material::all).collect();
        for (number, material) in all.iter().enumerate() {
            for read in reads(*material) {
                assert!(all[..number].contains(&read), "{material} reads {read}");
                for behind in captured(read) {
                    assert!(reads(*material).contains(&behind), "{material} {behind}");
                }
            }
        }
    }
}
