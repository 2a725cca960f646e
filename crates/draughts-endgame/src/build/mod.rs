//! Working tables out.

mod cell;
mod known;
mod measure;
mod slab;

use std::{collections::BTreeMap, convert::Infallible, sync::Arc};

use draughts::{Bitboard, Variant};

use crate::{Material, Metric, Part, index, threads};
use cell::{CellWorker, Men};
pub(crate) use known::Known;
pub(crate) use measure::{Measure, patience};
pub(crate) use slab::{Entry, Slab, Slabs};

/// Works out a part and its flipped one, in so many threads.
///
/// `slabs` has everything that captures and crownings lead to. `tell` is told how many places were done,
/// as [`Builder::work`](crate::Builder::work) counts them.
pub(crate) fn work_out(
    variant: Variant,
    part: Part,
    metric: Metric,
    measure: Measure,
    slabs: &mut Slabs,
    threads: usize,
    tell: &(dyn Fn(u64) + Sync),
) {
    let own = Arc::new(Slab::new(part, metric));
    slabs.insert(Arc::clone(&own));
    let flipped = if part == part.flipped() {
        Arc::clone(&own)
    } else {
        let slab = Arc::new(Slab::new(part.flipped(), metric));
        slabs.insert(Arc::clone(&slab));
        slab
    };
    let slabs: &Slabs = slabs;
    let targets = [&*own, &*flipped];
    // Men that are further on are worked out before those that can become them.
    for cells in cells(part).into_values().rev() {
        let worker = || CellWorker::new(variant, measure, slabs, targets);
        let work = |worker: &mut CellWorker<'_>, number: usize| -> Result<(), Infallible> {
            tell(worker.work_out(cells[number]));
            Ok(())
        };
        let Ok(()) = threads::each_with(threads, cells.len(), worker, work);
    }
}

/// The men of all cells, by how many rows they have come altogether.
fn cells(part: Part) -> BTreeMap<u32, Vec<Men>> {
    let mut cells: BTreeMap<u32, Vec<Men>> = BTreeMap::new();
    let Material { own, enemy } = part.material;
    let downs: Vec<u32> = index::men_going_up(enemy.men, part.rows.map(|rows| rows.enemy))
        .into_iter()
        .map(u32::reverse_bits)
        .collect();
    let is_symmetric = part == part.flipped();
    for up in index::men_going_up(own.men, part.rows.map(|rows| rows.own)) {
        for &down in &downs {
            let men = Men { up, down };
            let turned = men.turned();
            let is_twin = is_symmetric && (turned.up, turned.down) < (up, down);
            if up & down == 0 && !is_twin {
                let rows = rows(up.reverse_bits()) + rows(down);
                cells.entry(rows).or_default().push(men);
            }
        }
    }
    cells
}

/// How many rows men that go down have come.
fn rows(men: u32) -> u32 {
    Bitboard(men).iter().map(draughts::Square::row).sum()
}
