//! What stands at the beginning of a table file.
//!
//! docs/table-format.md describes it byte by byte; both are changed together.

use draughts::Variant;

use super::{
    TableError,
    bytes::{Reader, Writer},
    runs::{CODES, SYMBOLS},
};
use crate::{Force, Material, Metric, Part, Rows};

/// How every table begins: a byte that is no text, a name, and line ends that careless copying changes.
pub(super) const MAGIC: [u8; 8] = *b"\x89MKT\r\n\x1a\n";

/// The version of the format in which whole materials are written.
const WHOLE: u16 = 1;
/// The version in which parts of materials are written: programs that know only whole ones refuse it.
const PART: u16 = 2;
/// What is added to the version where positions are [left out](crate::left_out).
const LEANER: u16 = 2;

/// How many bytes have a checksum of their own.
pub(super) const PAGE: usize = 1 << 16;

/// Which kings' numbers change first from one number to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// Those of the other side.
    EnemyFirst,
    /// Those of the side to move.
    OwnFirst,
}

/// What a table says about all its positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// How many positions there are.
    pub positions: u64,
    /// In how many the side to move wins.
    pub wins: u64,
    /// In how many it loses.
    pub losses: u64,
    /// In how many plies its longest win ends; nothing in tables without plies, or without a win.
    pub longest_win: Option<u16>,
    /// In how many plies its longest loss ends.
    pub longest_loss: Option<u16>,
    /// The number of a position with the longest win.
    pub(crate) example: u64,
}

impl Counts {
    /// How many positions are drawn.
    #[must_use]
    pub const fn draws(&self) -> u64 {
        self.positions - self.wins - self.losses
    }
}

/// One side to move of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SectionHeader {
    pub(super) counts: Counts,
    pub(super) order: Order,
    /// How many numbers a block has.
    pub(super) block: u32,
    /// How many bytes a number has in a table of plies.
    pub(super) width: u8,
    /// The lengths of the words of the run codes, in a table of verdicts.
    pub(super) lengths: Box<[[u8; SYMBOLS]; CODES]>,
    /// How many blocks there are.
    pub(super) blocks: u32,
    /// How many bytes all blocks have.
    pub(super) size: u64,
}

/// The header of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Header {
    pub(super) variant: Variant,
    pub(super) metric: Metric,
    pub(super) part: Part,
    /// Whether positions are left out that their moves tell the verdict of.
    pub(super) leaves_out: bool,
    /// One for each side to move; one in all where both are the same.
    pub(super) sections: Vec<SectionHeader>,
}

impl Header {
    /// How many sections a part has.
    pub(super) fn sections(part: Part) -> usize {
        part.sides().count()
    }

    pub(super) fn write(&self) -> Vec<u8> {
        let mut writer = Writer::default();
        writer.bytes(&MAGIC);
        let version = match self.part.rows {
            None => WHOLE,
            Some(_) => PART,
        };
        writer.u16(if self.leaves_out {
            version + LEANER
        } else {
            version
        });
        writer.u8(match self.variant {
            Variant::Thai => 0,
            Variant::English => 1,
        });
        writer.u8(match self.metric {
            Metric::Verdict => 0,
            Metric::Plies => 1,
        });
        let Material { own, enemy } = self.part.material;
        writer.bytes(&[own.men, own.kings, enemy.men, enemy.kings]);
        if let Some(rows) = self.part.rows {
            writer.bytes(&[rows.own, rows.enemy]);
        }
        for section in &self.sections {
            section.write(&mut writer);
        }
        writer.0
    }

    /// Reads a header from the beginning of a file.
    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Header, TableError> {
        if reader.bytes(MAGIC.len())? != MAGIC {
            return Err(TableError::Foreign);
        }
        let version = reader.u16()?;
        let leaves_out = version > LEANER;
        let version_of_all = if leaves_out {
            version - LEANER
        } else {
            version
        };
        if ![WHOLE, PART].contains(&version_of_all) {
            return Err(TableError::Version(version));
        }
        let variant = match reader.u8()? {
            0 => Variant::Thai,
            1 => Variant::English,
            _ => return Err(TableError::Damaged("its game is unknown")),
        };
        let metric = match reader.u8()? {
            0 => Metric::Verdict,
            1 => Metric::Plies,
            _ => return Err(TableError::Damaged("its kind is unknown")),
        };
        let [men, kings, enemy_men, enemy_kings] = reader.array()?;
        let force = |men, kings| Force { men, kings };
        let material = Material {
            own: force(men, kings),
            enemy: force(enemy_men, enemy_kings),
        };
        let rows = match version_of_all {
            PART => {
                let [own, enemy] = reader.array()?;
                Some(Rows { own, enemy })
            }
            _ => None,
        };
        let part = Part { material, rows };
        let is_part = (2..=Material::MOST_PIECES).contains(&material.pieces())
            && material.own.pieces() > 0
            && material.enemy.pieces() > 0
            && part.makes_sense()
            && part.stronger_first() == part;
        if !is_part {
            return Err(TableError::Damaged("its pieces make no sense"));
        }
        let sections = (0..Header::sections(part))
            .map(|_| SectionHeader::read(reader))
            .collect::<Result<_, _>>()?;
        Ok(Header {
            variant,
            metric,
            part,
            leaves_out,
            sections,
        })
    }
}

/// A number of plies that is not there.
const NO_PLIES: u16 = u16::MAX;

impl SectionHeader {
    fn write(&self, writer: &mut Writer) {
        let Counts {
            positions,
            wins,
            losses,
            longest_win,
            longest_loss,
            example,
        } = self.counts;
        for count in [positions, wins, losses, example] {
            writer.u64(count);
        }
        writer.u16(longest_win.unwrap_or(NO_PLIES));
        writer.u16(longest_loss.unwrap_or(NO_PLIES));
        writer.u8(match self.order {
            Order::EnemyFirst => 0,
            Order::OwnFirst => 1,
        });
        writer.u8(self.width);
        writer.u32(self.block);
        writer.u32(self.blocks);
        writer.u64(self.size);
        for lengths in &*self.lengths {
            writer.bytes(lengths);
        }
    }

    fn read(reader: &mut Reader<'_>) -> Result<SectionHeader, TableError> {
        let [positions, wins, losses, example] =
            [reader.u64()?, reader.u64()?, reader.u64()?, reader.u64()?];
        let plies = |plies| (plies != NO_PLIES).then_some(plies);
        let (longest_win, longest_loss) = (plies(reader.u16()?), plies(reader.u16()?));
        let order = match reader.u8()? {
            0 => Order::EnemyFirst,
            1 => Order::OwnFirst,
            _ => return Err(TableError::Damaged("its order is unknown")),
        };
        if wins.checked_add(losses).is_none_or(|sum| sum > positions) {
            return Err(TableError::Damaged("its counts contradict each other"));
        }
        Ok(SectionHeader {
            counts: Counts {
                positions,
                wins,
                losses,
                longest_win,
                longest_loss,
                example,
            },
            order,
            width: reader.u8()?,
            block: reader.u32()?,
            blocks: reader.u32()?,
            size: reader.u64()?,
            lengths: Box::new([reader.array()?, reader.array()?, reader.array()?]),
        })
    }
}
