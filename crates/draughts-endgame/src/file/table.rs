//! Looking values up in a table.

use std::{
    io::Read,
    sync::{
        OnceLock,
        atomic::{AtomicU8, Ordering::Relaxed},
    },
};

use draughts::Variant;
use flate2::read::DeflateDecoder;

use super::{
    Counts, TableError,
    bytes::Reader,
    header::{Header, Order, PAGE, SectionHeader},
    runs::{Mark, RunCodes, SPACING},
};
use crate::{Material, Metric, Part, index::Index, place::Place, value::Code};

/// In the directory: a block of one verdict, which follows in the lowest bits.
pub(super) const ALONE: u32 = 1 << 31;

/// The table of a material or a part of it, with either side to move.
pub struct Table {
    bytes: Box<dyn AsRef<[u8]> + Send + Sync>,
    header: Header,
    sections: Vec<Section>,
    /// Where the checksums of the pages stand.
    pages: usize,
    /// Where the blocks begin.
    data: usize,
    /// For each page whether it was found whole, or damaged.
    checked: Vec<AtomicU8>,
}

struct Section {
    index: Index,
    codes: RunCodes,
    /// Where its directory stands.
    directory: usize,
    /// Where its blocks begin among all blocks, and where their first page is.
    begin: usize,
    first_page: usize,
    /// Marks in all blocks of verdicts, from the first look-up on.
    marks: OnceLock<Box<[Mark]>>,
}

const SENSELESS: TableError = TableError::Damaged("a block makes no sense");

const WHOLE: u8 = 1;
const DAMAGED: u8 = 2;

/// The number in memory of a number in a file.
pub(super) fn ordered(index: &Index, order: Order, number: usize) -> usize {
    match order {
        Order::EnemyFirst => number,
        Order::OwnFirst => index.exchanged(number),
    }
}

impl Table {
    /// Opens a table.
    ///
    /// What is at the beginning is checked at once, the rest when it is looked at.
    ///
    /// # Errors
    ///
    /// [`TableError`] where the bytes are no whole table.
    pub fn open(bytes: Box<dyn AsRef<[u8]> + Send + Sync>) -> Result<Table, TableError> {
        let all = (*bytes).as_ref();
        let mut reader = Reader::new(all);
        let header = Header::read(&mut reader)?;
        let mut sections = Vec::new();
        let (mut begin, mut first_page) = (0, 0);
        for (section, side) in header.sections.iter().zip(header.part.sides()) {
            let index = Index::new(side);
            section.check(&index, header.metric)?;
            let no_code = TableError::Damaged("its code makes no sense");
            let codes = RunCodes::new(&section.lengths).ok_or(no_code)?;
            let directory = reader.at();
            reader.bytes(section.blocks as usize * 4)?;
            let size = usize::try_from(section.size).map_err(|_| TableError::Short)?;
            sections.push(Section {
                index,
                codes,
                directory,
                begin,
                first_page,
                marks: OnceLock::new(),
            });
            begin += size;
            first_page += size.div_ceil(PAGE);
        }
        let pages = reader.at();
        reader.bytes(4 * first_page)?;
        let checked = reader.at();
        if reader.u32()? != crc32fast::hash(&all[..checked]) {
            return Err(TableError::Damaged("its beginning has another checksum"));
        }
        let data = reader.at();
        if all.len() - data != begin {
            return Err(if all.len() - data < begin {
                TableError::Short
            } else {
                TableError::Damaged("it is longer than it says")
            });
        }
        Ok(Table {
            header,
            sections,
            pages,
            data,
            checked: (0..first_page).map(|_| AtomicU8::new(0)).collect(),
            bytes,
        })
    }

    /// The game.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.header.variant
    }

    /// The pieces, the stronger side to move.
    #[must_use]
    pub fn material(&self) -> Material {
        self.header.part.material
    }

    /// What part of the pieces' positions it has, the stronger side to move.
    #[must_use]
    pub fn part(&self) -> Part {
        self.header.part
    }

    /// What it tells.
    #[must_use]
    pub fn metric(&self) -> Metric {
        self.header.metric
    }

    /// What it says about all positions with this material or part to move; `None` where it is not the
    /// table's.
    #[must_use]
    pub fn counts(&self, side: impl Into<Part>) -> Option<Counts> {
        self.section(side.into())
            .map(|section| self.header.sections[section].counts)
    }

    /// Whether positions are left out that their moves tell the verdict of.
    pub(crate) fn leaves_out(&self) -> bool {
        self.header.leaves_out
    }

    /// How many bytes it has.
    #[must_use]
    pub fn size(&self) -> usize {
        self.bytes().len()
    }

    /// The file it was opened from.
    pub(crate) fn bytes(&self) -> &[u8] {
        (*self.bytes).as_ref()
    }

    fn section(&self, side: Part) -> Option<usize> {
        let part = self.header.part;
        if side == part {
            return Some(0);
        }
        (side == part.flipped()).then_some(1)
    }

    /// The value of a place in which nothing must be captured, of the table's material or part, with
    /// either side to move.
    ///
    /// A table of verdicts knows a win in one ply from no other.
    pub(crate) fn code(&self, part: Part, place: &Place) -> Result<Code, TableError> {
        let number = self.section(part).ok_or(SENSELESS)?;
        let (section, header) = (&self.sections[number], &self.header.sections[number]);
        let number = match header.order {
            Order::EnemyFirst => section.index.of(place),
            Order::OwnFirst => section.index.of_own_first(place),
        };
        let (block, inside) = (
            number / header.block as usize,
            number % header.block as usize,
        );
        let all = self.bytes();
        let entry = directory_entry(all, section, block)?;
        if let Some(code) = self.only_code(entry) {
            return Ok(code);
        }
        let bytes = self.block(all, section, header, block, entry)?;
        match self.header.metric {
            Metric::Verdict => {
                let marks = section.marks(header, block);
                let verdict = section.codes.verdict(bytes, inside as u32, marks);
                verdict.map(Code::of_verdict).ok_or(SENSELESS)
            }
            Metric::Plies => {
                let codes = self.plies(section, header, block, bytes)?;
                codes.get(inside).copied().ok_or(SENSELESS)
            }
        }
    }

    /// How many blocks a side to move has.
    pub(crate) fn blocks(&self, side: Part) -> usize {
        let section = self.section(side);
        section.map_or(0, |section| self.header.sections[section].blocks as usize)
    }

    /// Tells the values of all numbers of a block of a side to move, of which those with no position
    /// or a capture mean nothing.
    pub(crate) fn each_of_block(
        &self,
        side: Part,
        block: usize,
        mut tell: impl FnMut(usize, Code),
    ) -> Result<(), TableError> {
        let number = self.section(side).ok_or(SENSELESS)?;
        let (section, header) = (&self.sections[number], &self.header.sections[number]);
        let first = block * header.block as usize;
        let size = self.block_size(section, header, block);
        let all = self.bytes();
        let entry = directory_entry(all, section, block)?;
        let codes = match self.only_code(entry) {
            Some(code) => vec![code; size],
            None => {
                let bytes = self.block(all, section, header, block, entry)?;
                match self.header.metric {
                    Metric::Verdict => {
                        let verdicts = section.codes.verdicts(bytes, size);
                        let verdicts = verdicts.ok_or(SENSELESS)?;
                        verdicts.into_iter().map(Code::of_verdict).collect()
                    }
                    Metric::Plies => self.plies(section, header, block, bytes)?,
                }
            }
        };
        for (number, code) in (first..).zip(codes) {
            tell(ordered(&section.index, header.order, number), code);
        }
        Ok(())
    }

    /// The value of all of a block, where the directory says it.
    fn only_code(&self, entry: u32) -> Option<Code> {
        let is_alone = self.header.metric == Metric::Verdict && entry & ALONE != 0;
        is_alone.then(|| match entry & 3 {
            0 => Code::DRAW,
            1 => Code::decided(1),
            _ => Code::LOST,
        })
    }

    /// How many numbers a block has.
    fn block_size(&self, section: &Section, header: &SectionHeader, block: usize) -> usize {
        let size = header.block as usize;
        size.min(section.index.len() - block * size)
    }

    /// The values of a block of plies.
    fn plies(
        &self,
        section: &Section,
        header: &SectionHeader,
        block: usize,
        bytes: &[u8],
    ) -> Result<Vec<Code>, TableError> {
        let width = usize::from(header.width);
        let size = self.block_size(section, header, block) * width;
        let mut plain = Vec::with_capacity(size);
        DeflateDecoder::new(bytes)
            .take(size as u64)
            .read_to_end(&mut plain)
            .map_err(|_| SENSELESS)?;
        if plain.len() < size {
            return Err(SENSELESS);
        }
        let code = |bytes: &[u8]| {
            let number = bytes
                .iter()
                .rev()
                .fold(0, |number, byte| number << 8 | u16::from(*byte));
            Code(number)
        };
        Ok(plain.chunks(width).map(code).collect())
    }

    /// The bytes of a block; its pages are checked when they are looked at for the first time.
    fn block<'a>(
        &self,
        all: &'a [u8],
        section: &Section,
        header: &SectionHeader,
        block: usize,
        entry: u32,
    ) -> Result<&'a [u8], TableError> {
        let begin = entry as usize;
        let end = block_end(all, section, header, block)?;
        if begin >= end || end > header.size as usize {
            return Err(TableError::Damaged("a block lies outside"));
        }
        for page in begin / PAGE..=(end - 1) / PAGE {
            self.check_page(section, header, page)?;
        }
        let data = self.data + section.begin;
        all.get(data + begin..data + end).ok_or(TableError::Short)
    }

    fn check_page(
        &self,
        section: &Section,
        header: &SectionHeader,
        page: usize,
    ) -> Result<(), TableError> {
        let number = section.first_page + page;
        match self.checked[number].load(Relaxed) {
            WHOLE => Ok(()),
            DAMAGED => Err(TableError::Damaged("a page has another checksum")),
            _ => {
                let all = (*self.bytes).as_ref();
                let data = self.data + section.begin;
                let end = (header.size as usize).min((page + 1) * PAGE);
                let bytes = all.get(data + page * PAGE..data + end).unwrap_or(&[]);
                let at = self.pages + 4 * number;
                let is_whole = all.get(at..at + 4) == Some(&crc32fast::hash(bytes).to_le_bytes());
                let state = if is_whole { WHOLE } else { DAMAGED };
                self.checked[number].store(state, Relaxed);
                self.check_page(section, header, page)
            }
        }
    }

    /// Checks all pages.
    ///
    /// # Errors
    ///
    /// [`TableError`] for the first one that was changed.
    pub fn check(&self) -> Result<(), TableError> {
        for (section, header) in self.sections.iter().zip(&self.header.sections) {
            for page in 0..(header.size as usize).div_ceil(PAGE) {
                self.check_page(section, header, page)?;
            }
        }
        Ok(())
    }
}

fn directory_entry(all: &[u8], section: &Section, block: usize) -> Result<u32, TableError> {
    let at = section.directory + 4 * block;
    let bytes = all.get(at..).and_then(|rest| rest.first_chunk());
    bytes
        .copied()
        .map(u32::from_le_bytes)
        .ok_or(TableError::Short)
}

/// Where a block ends: where the next one that has bytes begins.
fn block_end(
    all: &[u8],
    section: &Section,
    header: &SectionHeader,
    block: usize,
) -> Result<usize, TableError> {
    for next in block + 1..header.blocks as usize {
        let entry = directory_entry(all, section, next)?;
        if entry & ALONE == 0 {
            return Ok(entry as usize);
        }
    }
    Ok(header.size as usize)
}

impl Section {
    /// The marks in a block.
    fn marks(&self, header: &SectionHeader, block: usize) -> &[Mark] {
        let in_block = (header.block as usize).div_ceil(SPACING);
        let all = self.marks.get_or_init(|| {
            // Zeroed memory takes room where it is first written only, and most blocks are never asked.
            bytemuck::zeroed_slice_box(in_block * header.blocks as usize)
        });
        &all[block * in_block..][..in_block]
    }
}

impl SectionHeader {
    /// Whether the sizes fit the pieces.
    fn check(&self, index: &Index, metric: Metric) -> Result<(), TableError> {
        let is_width = match metric {
            Metric::Verdict => self.width == 0,
            Metric::Plies => (1..=2).contains(&self.width),
        };
        let is_block = (1..=1 << 16).contains(&self.block)
            && index.len().div_ceil(self.block as usize) == self.blocks as usize;
        if is_width && is_block && self.size < u64::from(ALONE) {
            Ok(())
        } else {
            Err(TableError::Damaged("its sizes do not fit its pieces"))
        }
    }
}
