//! What moves lead to: the parts that have to be known before another one.

use std::collections::BTreeSet;

use crate::{
    Force, Material, Part,
    part::{Rows, Splitting, leading_rows},
};

/// What a part can lead to by one move of either side, the stronger side to move, in an order in which
/// it can be built.
#[must_use]
pub fn needs(part: impl Into<Part>) -> Vec<Part> {
    let part = part.into();
    let sides = part.sides();
    in_order(sides.flat_map(|side| leads_to(side, Splitting::default())))
}

/// Parts with the stronger side to move, each one once, after what they lead to.
pub(crate) fn in_order(parts: impl Iterator<Item = Part>) -> Vec<Part> {
    let parts: BTreeSet<Part> = parts.map(Part::stronger_first).collect();
    let mut parts: Vec<Part> = parts.into_iter().collect();
    parts.sort_by_key(Part::order);
    parts
}

/// What one move leads to, beside positions of the same part, the side whose turn it is then first.
pub(crate) fn leads_to(side: Part, splitting: Splitting) -> BTreeSet<Part> {
    let Material { own, enemy } = side.material;
    let mut found = BTreeSet::new();
    for captured in all_of(enemy) {
        for crowned in 0..=own.men.min(1) {
            let own = Force {
                men: own.men - crowned,
                kings: own.kings + crowned,
            };
            let enemy = Force {
                men: enemy.men - captured.men,
                kings: enemy.kings - captured.kings,
            };
            if enemy.pieces() == 0 {
                continue;
            }
            let after = Material { own, enemy };
            // A whole material leads to whole ones.
            let rows = match side.rows {
                None => vec![None],
                Some(rows) => rows_after(side.material, rows, after).map(Some).collect(),
            };
            found.extend(
                rows.into_iter()
                    .map(|rows| splitting.part(after, rows).flipped()),
            );
        }
    }
    found.remove(&side.flipped());
    found
}

/// What captures lead to, the side whose turn it is then first.
pub(crate) fn captured(side: Part, splitting: Splitting) -> impl Iterator<Item = Part> {
    leads_to(side, splitting)
        .into_iter()
        .filter(move |after| after.pieces() < side.pieces())
}

/// All that has to be in memory for a part, the side to move first: what it leads to, and where
/// something must be captured in that, what the captures lead to.
pub(crate) fn loaded(part: Part, splitting: Splitting) -> BTreeSet<Part> {
    let sides = part.sides();
    let mut waiting: Vec<Part> = sides.flat_map(|side| leads_to(side, splitting)).collect();
    let mut loaded = BTreeSet::new();
    while let Some(side) = waiting.pop() {
        if loaded.insert(side) {
            waiting.extend(captured(side, splitting));
        }
    }
    loaded
}

/// No pieces, all of some pieces, and everything between.
fn all_of(force: Force) -> impl Iterator<Item = Force> {
    (0..=force.men).flat_map(move |men| (0..=force.kings).map(move |kings| Force { men, kings }))
}

/// Where the leading men can be when a move has made one material of another.
fn rows_after(before: Material, rows: Rows, after: Material) -> impl Iterator<Item = Rows> {
    let captures = before.enemy.pieces() - after.enemy.pieces();
    let own = if after.own.men < before.own.men {
        rows_without_the_crowned(rows.own, after.own.men, captures)
    } else {
        rows_of_movers(before.own, rows.own, captures)
    };
    let lost_men = before.enemy.men > after.enemy.men;
    let enemies = leading_rows(after.enemy.men)
        .filter(move |row| *row == rows.enemy || lost_men && *row < rows.enemy);
    let enemies: Vec<u8> = enemies.collect();
    own.into_iter().flat_map(move |own| {
        let enemies = enemies.clone().into_iter();
        enemies.map(move |enemy| Rows { own, enemy })
    })
}

/// Where the leading man of a side can be after a move that crowns nobody.
fn rows_of_movers(force: Force, row: u8, captures: u8) -> Vec<u8> {
    // A man goes one row, or two with each capture.
    let steps = if captures == 0 { 1 } else { 2 * captures };
    let can_come = |next: u8| next > steps && next - steps <= row;
    let others_move = force.kings > 0 || force.men > 1;
    leading_rows(force.men)
        .filter(|next| *next == row && others_move || *next > row && can_come(*next))
        .collect()
}

/// Where the leading one of so many men can be when another one was crowned.
fn rows_without_the_crowned(row: u8, men: u8, captures: u8) -> Vec<u8> {
    let steps = if captures == 0 { 1 } else { 2 * captures };
    let from = (Rows::LAST + 1).saturating_sub(steps);
    if from == 0 || from > row {
        return Vec::new();
    }
    leading_rows(men)
        .filter(|left| *left == row || from == row && *left < row)
        .collect()
}
