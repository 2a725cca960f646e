//! What pieces are on the board, whoever stands where.

use std::{fmt, str::FromStr};

use thiserror::Error;

/// The pieces of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Force {
    /// How many men.
    pub men: u8,
    /// How many kings.
    pub kings: u8,
}

impl Force {
    /// How many pieces.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.men + self.kings
    }

    /// All with so many pieces, those with the most kings first.
    fn all(pieces: u8) -> impl Iterator<Item = Force> {
        (0..=pieces).map(move |men| Force {
            men,
            kings: pieces - men,
        })
    }
}

/// The pieces of both sides.
///
/// Written with the men of each side before its kings: `mKvKK` is a man and a king of the side to
/// move against two kings.
///
/// ```
/// use draughts_endgame::Material;
///
/// let material: Material = "mKvKK".parse().unwrap();
/// assert_eq!(material.pieces(), 4);
/// assert_eq!(material.flipped().to_string(), "KKvmK");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Material {
    /// The side to move.
    pub own: Force,
    /// The other side.
    pub enemy: Force,
}

impl Material {
    /// The most pieces that tables are made for.
    pub const MOST_PIECES: u8 = 7;

    /// The same pieces with the other side to move.
    #[must_use]
    pub const fn flipped(self) -> Material {
        Material {
            own: self.enemy,
            enemy: self.own,
        }
    }

    /// How many pieces are on the board.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.own.pieces() + self.enemy.pieces()
    }

    /// How many men are on the board.
    #[must_use]
    pub const fn men(self) -> u8 {
        self.own.men + self.enemy.men
    }

    /// How many numbers [`Material::number`] gives.
    pub(crate) const NUMBERS: usize = 1 << 12;

    /// A number of its own for each material of at most [`Material::MOST_PIECES`].
    pub(crate) fn number(self) -> usize {
        let Material { own, enemy } = self;
        [own.men, own.kings, enemy.men, enemy.kings]
            .into_iter()
            .fold(0, |sum, count| sum * 8 + usize::from(count))
    }

    /// This material or its flipped one: the one whose side to move has more, so that both have one
    /// name.
    #[must_use]
    pub fn stronger_first(self) -> Material {
        let strength = |force: Force| (force.pieces(), force.kings);
        if strength(self.own) >= strength(self.enemy) {
            self
        } else {
            self.flipped()
        }
    }

    /// This material and its flipped one; once where both sides have the same pieces.
    pub fn sides(self) -> impl Iterator<Item = Material> {
        let flipped = self.flipped();
        std::iter::once(self).chain((flipped != self).then_some(flipped))
    }

    /// All materials of so many pieces with pieces on both sides, the stronger side to move, in an
    /// order in which crowning a man leads to an earlier one.
    pub fn all(pieces: u8) -> Vec<Material> {
        let mut all: Vec<Material> = (1..pieces)
            .flat_map(|own| {
                Force::all(own).flat_map(move |own_force| {
                    Force::all(pieces - own).map(move |enemy| Material {
                        own: own_force,
                        enemy,
                    })
                })
            })
            .filter(|material| material.stronger_first() == *material)
            .collect();
        all.sort_by_key(|material| (material.men(), *material));
        all
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Material { own, enemy } = self;
        let side = |f: &mut fmt::Formatter<'_>, force: &Force| {
            (0..force.men).try_for_each(|_| f.write_str("m"))?;
            (0..force.kings).try_for_each(|_| f.write_str("K"))
        };
        side(f, own)?;
        f.write_str("v")?;
        side(f, enemy)
    }
}

/// The text names no material.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{0}\" is no material; it looks like mKvKK, men before kings and at most 12 pieces a side"
)]
pub struct MaterialError(String);

impl FromStr for Material {
    type Err = MaterialError;

    fn from_str(text: &str) -> Result<Material, MaterialError> {
        let force = |text: &str| {
            let men = text.bytes().take_while(|&byte| byte == b'm').count();
            let kings = text.len() - men;
            let is_force = text[men..].bytes().all(|byte| byte == b'K');
            (is_force && (1..=12).contains(&text.len())).then_some(Force {
                men: men as u8,
                kings: kings as u8,
            })
        };
        let material = text.split_once('v').and_then(|(own, enemy)| {
            Some(Material {
                own: force(own)?,
                enemy: force(enemy)?,
            })
        });
        material.ok_or_else(|| MaterialError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn materials_come_after_what_they_lead_to() {
        for pieces in 2..=7 {
            let all = Material::all(pieces);
            for (number, material) in all.iter().enumerate() {
                for crowned in crowned(*material) {
                    let place = all.iter().position(|other| *other == crowned);
                    assert!(place.unwrap() < number, "{material} {crowned}");
                }
            }
        }
        assert_eq!(Material::all(2).len(), 3);
        assert_eq!(Material::all(3).len(), 6);
        assert_eq!(Material::all(4).len(), 14);
    }

    fn crowned(material: Material) -> Vec<Material> {
        let crown = |force: Force| {
            (force.men > 0).then(|| Force {
                men: force.men - 1,
                kings: force.kings + 1,
            })
        };
        let own = crown(material.own).map(|own| Material { own, ..material });
        let enemy = crown(material.enemy).map(|enemy| Material { enemy, ..material });
        own.into_iter()
            .chain(enemy)
            .map(Material::stronger_first)
            .collect()
    }

    #[test]
    fn text_is_read_as_it_is_written_and_nothing_else() {
        for material in (2..=6).flat_map(Material::all) {
            assert_eq!(material.to_string().parse(), Ok(material));
            assert_eq!(material.flipped().flipped(), material);
        }
        for text in [
            "",
            "v",
            "K",
            "Kv",
            "KmvK",
            "KvKx",
            "KvKvK",
            "KKKKKKKKKKKKKvK",
            "กvK",
        ] {
            assert!(text.parse::<Material>().is_err(), "{text}");
        }
    }
}
