//! The transposition table: what was found out about positions, shared by all threads without locks.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::{
    Score,
    memory::{prefer_large_pages, prefetch},
};

/// What a score in the table says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Bound {
    /// Nothing.
    None,
    /// It is at most this.
    Upper,
    /// It is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The score, counted from this position.
    pub(crate) score: i16,
    /// The evaluation; [`NO_EVALUATION`] where it was not asked for.
    pub(crate) evaluation: i16,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
    /// The best move, by its place in the list of legal moves; [`NO_MOVE`] for none.
    pub(crate) best: u8,
}

pub(crate) const NO_EVALUATION: i16 = i16::MIN;
pub(crate) const NO_MOVE: u8 = u8::MAX;

/// How many positions share a cache line.
const WAYS: usize = 4;
/// How many searches are told apart.
const AGES: u64 = 64;

/// A cache line: for each position its key mixed with its data, and the data. Whoever reads a pair
/// that two threads wrote at once finds a key that fits nothing.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([(AtomicU64, AtomicU64); WAYS]);

/// The table.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    age: AtomicU64,
}

impl Table {
    /// A table of at most so many MiB, and at least one bucket.
    pub(crate) fn new(mebibytes: usize) -> Table {
        let count = (mebibytes << 20) / size_of::<Bucket>();
        let mut buckets = Vec::with_capacity(count.max(1));
        prefer_large_pages(buckets.spare_capacity_mut());
        buckets.resize_with(count.max(1), Bucket::default);
        Table {
            buckets,
            age: AtomicU64::new(0),
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for (key, data) in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            key.store(0, Ordering::Relaxed);
            data.store(0, Ordering::Relaxed);
        }
        self.age.store(0, Ordering::Relaxed);
    }

    /// Tells entries of earlier searches from those of the next.
    pub(crate) fn begin_search(&self) {
        let age = self.age.load(Ordering::Relaxed);
        self.age.store((age + 1) % AGES, Ordering::Relaxed);
    }

    /// What is known of the position with a key, at a ply of the search.
    pub(crate) fn get(&self, key: u64, ply: usize) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|(mixed, data)| {
            let data = data.load(Ordering::Relaxed);
            let is_it = mixed.load(Ordering::Relaxed) ^ data == key && data != 0;
            is_it.then(|| {
                let entry = unpack(data);
                Entry {
                    score: from_table(entry.score, ply),
                    ..entry
                }
            })
        })
    }

    /// Says that the position with a key will be asked for soon.
    pub(crate) fn prefetch(&self, key: u64) {
        prefetch(self.bucket(key));
    }

    /// Keeps what was found out at a ply of the search, in place of what is worth least.
    pub(crate) fn put(&self, key: u64, ply: usize, entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let bucket = &self.bucket(key).0;
        let mut place = &bucket[0];
        let mut least = i32::MAX;
        let mut best = entry.best;
        for way in bucket {
            let data = way.1.load(Ordering::Relaxed);
            if way.0.load(Ordering::Relaxed) ^ data == key {
                let old = unpack(data);
                if best == NO_MOVE {
                    best = old.best;
                }
                let is_deeper = i32::from(old.depth) > i32::from(entry.depth) + 3;
                if is_deeper && entry.bound != Bound::Exact && age_of(data) == age {
                    return;
                }
                place = way;
                break;
            }
            let worth = if data == 0 {
                i32::MIN
            } else {
                let older = ((age + AGES - age_of(data)) % AGES) as i32;
                i32::from(unpack(data).depth) - 4 * older
            };
            if worth < least {
                (least, place) = (worth, way);
            }
        }
        let data = pack(
            Entry {
                score: to_table(entry.score, ply),
                best,
                ..entry
            },
            age,
        );
        place.0.store(key ^ data, Ordering::Relaxed);
        place.1.store(data, Ordering::Relaxed);
    }

    /// How many thousandths of the table hold something of this search.
    pub(crate) fn permille(&self) -> u32 {
        let age = self.age.load(Ordering::Relaxed);
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let used = sample
            .iter()
            .flat_map(|bucket| &bucket.0)
            .map(|(_, data)| data.load(Ordering::Relaxed))
            .filter(|&data| data != 0 && age_of(data) == age)
            .count();
        (used * 1000 / (sample.len() * WAYS)) as u32
    }

    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }
}

fn pack(entry: Entry, age: u64) -> u64 {
    u64::from(entry.score as u16)
        | u64::from(entry.evaluation as u16) << 16
        | u64::from(entry.depth as u8) << 32
        | u64::from(entry.best) << 40
        | (entry.bound as u64) << 48
        | age << 50
        // Never 0, which is what an empty place holds.
        | 1 << 63
}

fn unpack(data: u64) -> Entry {
    Entry {
        score: data as u16 as i16,
        evaluation: (data >> 16) as u16 as i16,
        depth: (data >> 32) as u8 as i8,
        best: (data >> 40) as u8,
        bound: match data >> 48 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => Bound::None,
        },
    }
}

fn age_of(data: u64) -> u64 {
    data >> 50 & (AGES - 1)
}

/// A win counts its plies from the position in the table, and from the root in the search.
fn to_table(score: i16, ply: usize) -> i16 {
    match i32::from(score) {
        win if win >= Score::FIRST_WIN => score.saturating_add(ply as i16),
        loss if loss <= -Score::FIRST_WIN => score.saturating_sub(ply as i16),
        _ => score,
    }
}

fn from_table(score: i16, ply: usize) -> i16 {
    match i32::from(score) {
        win if win >= Score::FIRST_WIN => score - ply as i16,
        loss if loss <= -Score::FIRST_WIN => score + ply as i16,
        _ => score,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(score: i16, depth: i8, best: u8) -> Entry {
        Entry {
            score,
            evaluation: -7,
            depth,
            bound: Bound::Exact,
            best,
        }
    }

    #[test]
    fn what_is_put_is_got_and_wins_count_from_the_position() {
        let table = Table::new(1);
        table.put(0x1234_5678_9abc_def0, 3, entry(29_990, 12, 5));
        let got = table.get(0x1234_5678_9abc_def0, 5).unwrap();
        assert_eq!(got, entry(29_988, 12, 5));
        assert_eq!(table.get(0x1234_5678_9abc_def1, 5), None);
        table.clear();
        assert_eq!(table.get(0x1234_5678_9abc_def0, 5), None);
    }

    #[test]
    fn all_fields_survive_packing() {
        for bound in [Bound::None, Bound::Upper, Bound::Lower, Bound::Exact] {
            let whole = Entry {
                score: -29_999,
                evaluation: NO_EVALUATION,
                depth: -3,
                bound,
                best: NO_MOVE,
            };
            assert_eq!(unpack(pack(whole, 63)), whole);
            assert_eq!(age_of(pack(whole, 63)), 63);
        }
    }

    #[test]
    fn the_shallowest_entry_of_a_full_bucket_gives_way() {
        let table = Table::new(0);
        for key in 1..=5_u64 {
            table.put(key, 0, entry(1, key as i8 + 1, 0));
        }
        assert_eq!(table.get(1, 0), None);
        assert!((2..=5).all(|key| table.get(key, 0).is_some()));
    }

    #[test]
    fn a_best_move_is_not_forgotten_for_none() {
        let table = Table::new(0);
        table.put(9, 0, entry(1, 4, 7));
        table.put(9, 0, entry(2, 5, NO_MOVE));
        assert_eq!(table.get(9, 0).unwrap().best, 7);
    }
}
