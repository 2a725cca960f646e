//! Parts of materials: what is kept in one file and built at once.

use std::{cmp::Reverse, fmt, ops::RangeInclusive, str::FromStr};

use thiserror::Error;

use crate::{Force, Material, place::Place};

/// The rows of the leading men of both sides: how far the foremost man of a side has come, from 1 for
/// its own first row to 7, from where it is crowned; 0 for a side without men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rows {
    /// That of the side to move.
    pub own: u8,
    /// That of the other side.
    pub enemy: u8,
}

/// A material, or a part of it.
///
/// A material with many pieces and with men is too big for the memory of one machine: it is kept in
/// parts by the rows of the leading men. Written with them behind the material: `mmKKvmmK.r3-5` has a
/// leading man on the third row of the side to move, and one on the fifth of the other side.
///
/// ```
/// use draughts_endgame::Part;
///
/// let part: Part = "mmKKvmmK.r3-5".parse().unwrap();
/// assert_eq!(part.flipped().to_string(), "mmKvmmKK.r5-3");
/// assert!("mmKKvmmK.r3-0".parse::<Part>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Part {
    /// The pieces.
    pub material: Material,
    /// Where the leading men are; nothing for a whole material.
    pub rows: Option<Rows>,
}

impl From<Material> for Part {
    fn from(material: Material) -> Part {
        Part {
            material,
            rows: None,
        }
    }
}

impl Part {
    /// The most pieces of materials with men that are kept as a whole, since one machine can build them.
    pub const MOST_WHOLE_PIECES: u8 = 6;

    /// The same positions with the other side to move.
    #[must_use]
    pub fn flipped(self) -> Part {
        Part {
            material: self.material.flipped(),
            rows: self.rows.map(|Rows { own, enemy }| Rows {
                own: enemy,
                enemy: own,
            }),
        }
    }

    /// This part or its flipped one: the one whose side to move has more, or else is further on, so that
    /// both have one name.
    #[must_use]
    pub fn stronger_first(self) -> Part {
        let flipped = self.flipped();
        let is_stronger = if self.material == flipped.material {
            self.rows >= flipped.rows
        } else {
            self.material == self.material.stronger_first()
        };
        if is_stronger { self } else { flipped }
    }

    /// This part and its flipped one; once where both are the same.
    pub fn sides(self) -> impl Iterator<Item = Part> {
        let flipped = self.flipped();
        std::iter::once(self).chain((flipped != self).then_some(flipped))
    }

    /// How many pieces are on the board.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.material.pieces()
    }

    /// Everything of so many pieces that has a table of its own, the stronger side to move, in an order
    /// in which crownings and moves of the leading men lead to an earlier one.
    #[must_use]
    pub fn all(pieces: u8) -> Vec<Part> {
        Splitting::default().all(pieces)
    }

    /// The parts that a material is kept in, or the whole of it, in the order of [`Part::all`].
    #[must_use]
    pub fn all_of(material: Material) -> Vec<Part> {
        Splitting::default().parts(material)
    }

    /// What sorts parts so that what a part leads to comes before it.
    pub(crate) fn order(&self) -> impl Ord + use<> {
        let rows = self.rows.map(|rows| rows.own + rows.enemy);
        (
            self.pieces(),
            self.material.men(),
            self.material,
            Reverse(rows),
            self.rows,
        )
    }

    /// A number of its own for each part of at most [`Material::MOST_PIECES`].
    pub(crate) fn number(self) -> usize {
        self.rows_number() * Material::NUMBERS + self.material.number()
    }

    /// A number of its own for the rows of the leading men, 0 for a whole material: men have come at least
    /// one row.
    pub(crate) fn rows_number(self) -> usize {
        let number = |rows: Rows| 8 * usize::from(rows.own) + usize::from(rows.enemy);
        self.rows.map_or(0, number)
    }

    /// Whether there can be men like that.
    pub(crate) fn makes_sense(self) -> bool {
        let Material { own, enemy } = self.material;
        self.rows.is_none_or(|rows| {
            let fits = |force: Force, row| leading_rows(force.men).contains(&row);
            self.material.men() > 0 && fits(own, rows.own) && fits(enemy, rows.enemy)
        })
    }
}

/// The rows that the foremost one of so many men can be on.
pub(crate) fn leading_rows(men: u8) -> RangeInclusive<u8> {
    if men == 0 {
        0..=0
    } else {
        men.div_ceil(Rows::WIDTH)..=Rows::LAST
    }
}

impl Rows {
    /// How many squares a row has.
    pub(crate) const WIDTH: u8 = 4;
    /// The last row on which there are men.
    pub(crate) const LAST: u8 = 7;

    /// The rows of the leading men of a place.
    pub(crate) fn of(place: &Place) -> Rows {
        let leading = |going_down: u32| (32 - going_down.leading_zeros()).div_ceil(4) as u8;
        Rows {
            own: leading(place.own_men.reverse_bits()),
            enemy: leading(place.enemy_men),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.material.fmt(f)?;
        match self.rows {
            Some(Rows { own, enemy }) => write!(f, ".r{own}-{enemy}"),
            None => Ok(()),
        }
    }
}

/// The text names no part.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{0}\" is no material or part of one; it looks like mKvKK, or with the rows of the leading men \
     (1 to 7, 0 for a side without men) like mmKKvmmK.r3-5"
)]
pub struct PartError(String);

impl FromStr for Part {
    type Err = PartError;

    fn from_str(text: &str) -> Result<Part, PartError> {
        let row = |text: &str| match text.as_bytes() {
            [digit @ b'0'..=b'7'] => Some(digit - b'0'),
            _ => None,
        };
        let rows = |text: &str| {
            let (own, enemy) = text.split_once('-')?;
            Some(Rows {
                own: row(own)?,
                enemy: row(enemy)?,
            })
        };
        let part =
            match text.split_once(".r") {
                None => text.parse().ok().map(|material: Material| material.into()),
                Some((material, behind)) => material.parse().ok().zip(rows(behind)).map(
                    |(material, rows): (Material, Rows)| Part {
                        material,
                        rows: Some(rows),
                    },
                ),
            };
        part.filter(|part| part.makes_sense())
            .ok_or_else(|| PartError(text.to_owned()))
    }
}

/// From how many pieces on materials with men are kept in parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Splitting {
    pub(crate) from: u8,
}

impl Default for Splitting {
    fn default() -> Splitting {
        let from = Part::MOST_WHOLE_PIECES + 1;
        Splitting { from }
    }
}

impl Splitting {
    /// Whether a material is kept in parts.
    fn splits(self, material: Material) -> bool {
        material.pieces() >= self.from && material.men() > 0
    }

    /// The part of a material in which the leading men are on these rows, or the whole of it.
    pub(crate) fn part(self, material: Material, rows: Option<Rows>) -> Part {
        Part {
            material,
            rows: rows.filter(|_| self.splits(material)),
        }
    }

    /// Where a place is kept, its side to move first.
    pub(crate) fn part_of(self, place: &Place) -> Part {
        let material = place.material();
        Part {
            material,
            rows: self.splits(material).then(|| Rows::of(place)),
        }
    }

    /// Whether there is a table of a part.
    pub(crate) fn has(self, part: Part) -> bool {
        let Material { own, enemy } = part.material;
        (2..=Material::MOST_PIECES).contains(&part.pieces())
            && own.pieces() > 0
            && enemy.pieces() > 0
            && self.splits(part.material) == part.rows.is_some()
            && part.makes_sense()
    }

    /// The parts of a material, or the whole of it, the stronger side to move, those further on first.
    pub(crate) fn parts(self, material: Material) -> Vec<Part> {
        let material = material.stronger_first();
        if !self.splits(material) {
            return vec![material.into()];
        }
        let enemies = leading_rows(material.enemy.men);
        let mut parts: Vec<Part> = leading_rows(material.own.men)
            .flat_map(|own| enemies.clone().map(move |enemy| Rows { own, enemy }))
            .map(|rows| self.part(material, Some(rows)))
            .filter(|part| part.stronger_first() == *part)
            .collect();
        parts.sort_by_key(Part::order);
        parts
    }

    /// All parts of so many pieces, in the order of [`Part::all`].
    pub(crate) fn all(self, pieces: u8) -> Vec<Part> {
        let materials = Material::all(pieces).into_iter();
        materials
            .flat_map(|material| self.parts(material))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_read_as_it_is_written_and_nothing_else() {
        for part in (2..=7).flat_map(Part::all) {
            assert_eq!(part.to_string().parse(), Ok(part));
            assert_eq!(part.flipped().flipped(), part);
            assert_eq!(part.flipped().stronger_first(), part);
        }
        for text in [
            "",
            "mvm.r",
            "mvm.r1",
            "mvm.r1-8",
            "mvm.r0-1",
            "mvm.r01-1",
            "KvK.r0-0",
            "KvKr",
            "mvm.r1-1.r1-1",
            "mmmmmvK.r1-0",
        ] {
            assert!(text.parse::<Part>().is_err(), "{text}");
        }
    }

    #[test]
    fn only_big_materials_with_men_have_parts() {
        let names = |material: &str, from: u8| -> Vec<String> {
            let parts = Splitting { from }.parts(material.parse().unwrap());
            parts.iter().map(Part::to_string).collect()
        };
        assert_eq!(names("mvK", 4), ["Kvm"]);
        assert_eq!(names("KKvKK", 4), ["KKvKK"]);
        let kings_and_a_man: Vec<String> =
            (1..=7).rev().map(|row| format!("KKvm.r0-{row}")).collect();
        assert_eq!(names("mvKK", 3), kings_and_a_man);
        // Of parts that differ by the side to move only one is kept.
        assert_eq!(names("mvm", 2).len(), 7 * 8 / 2);
        // Five men need two rows.
        assert_eq!(names("mmmmmvm", 6).len(), 6 * 7);
    }
}
