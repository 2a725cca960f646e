//! Writing the table of a part.

use std::io::Write;

use flate2::{Compression, write::DeflateEncoder};

use super::{
    bytes::Writer,
    header::{Counts, Header, Order, PAGE, SectionHeader},
    huffman,
    runs::{CODES, Runs, SYMBOLS},
    table::{ALONE, ordered},
};
use crate::{
    Metric,
    build::{Entry, Slab, Slabs},
    left_out::{self, LeftOut},
};
use draughts::Variant;

/// How many numbers a block has.
const BLOCK: usize = 16_384;

/// One side to move, compressed.
struct Section {
    header: SectionHeader,
    /// For each block where it begins, or [`ALONE`] and the verdict that all of it has.
    directory: Vec<u32>,
    data: Vec<u8>,
}

/// The file of a part and its flipped one.
pub(crate) fn write(
    variant: Variant,
    slabs: &Slabs,
    slab: &Slab,
    metric: Metric,
    threads: usize,
) -> Vec<u8> {
    let leaves_out = metric == Metric::Verdict && left_out::is_worth_it(variant);
    let section = |slab: &Slab| {
        let left_out = if leaves_out {
            LeftOut::of(variant, slab, slabs, threads)
        } else {
            LeftOut::none()
        };
        Section::new(slab, metric, &left_out)
    };
    let mut sections = vec![section(slab)];
    if let Some(flipped) = slabs.of(slab.part.flipped())
        && Header::sections(slab.part) == 2
    {
        sections.push(section(flipped));
    }
    let header = Header {
        variant,
        metric,
        part: slab.part,
        leaves_out,
        sections: sections
            .iter()
            .map(|section| section.header.clone())
            .collect(),
    };
    let mut file = Writer(header.write());
    for section in &sections {
        for entry in &section.directory {
            file.u32(*entry);
        }
    }
    let pages: Vec<u32> = sections
        .iter()
        .flat_map(|section| section.data.chunks(PAGE))
        .map(crc32fast::hash)
        .collect();
    for page in pages {
        file.u32(page);
    }
    let checksum = crc32fast::hash(&file.0);
    file.u32(checksum);
    for section in &sections {
        file.bytes(&section.data);
    }
    file.0
}

impl Section {
    fn new(slab: &Slab, metric: Metric, left_out: &LeftOut) -> Section {
        let counts = count(slab, metric);
        let orders = [Order::EnemyFirst, Order::OwnFirst];
        let sections = orders.map(|order| match metric {
            Metric::Verdict => Section::of_verdicts(slab, order, left_out, counts),
            Metric::Plies => Section::of_plies(slab, order, left_out, counts),
        });
        let [enemy_first, own_first] = sections;
        if own_first.data.len() < enemy_first.data.len() {
            own_first
        } else {
            enemy_first
        }
    }

    fn of_verdicts(slab: &Slab, order: Order, left_out: &LeftOut, counts: Counts) -> Section {
        let entries = |block| {
            let numbers = numbers(slab, block);
            numbers.map(|number| asked(slab, order, left_out, number))
        };
        let runs: Vec<Runs> = (0..slab.index.len().div_ceil(BLOCK))
            .map(|block| Runs::of(entries(block).map(|entry| Some(entry?.code.value().verdict()))))
            .collect();
        let mut symbols = [[0; SYMBOLS]; CODES];
        let several = || runs.iter().filter(|runs| runs.only().is_none());
        several().for_each(|runs| runs.count(&mut symbols));
        let mut lengths = Box::new([[0; SYMBOLS]; CODES]);
        for (lengths, counts) in lengths.iter_mut().zip(symbols) {
            lengths.copy_from_slice(&huffman::lengths(&counts));
        }
        let words = lengths.each_ref().map(|lengths| huffman::words(lengths));
        let mut data = Vec::new();
        let directory = runs
            .iter()
            .map(|runs| match runs.only() {
                Some(digit) => ALONE | digit as u32,
                None => {
                    let begin = data.len() as u32;
                    runs.write(&words, &mut data);
                    begin
                }
            })
            .collect();
        Section::finish(counts, order, 0, lengths, directory, data)
    }

    fn of_plies(slab: &Slab, order: Order, left_out: &LeftOut, counts: Counts) -> Section {
        let longest = counts.longest_win.max(counts.longest_loss).unwrap_or(0);
        let width = if longest < u16::from(u8::MAX) { 1 } else { 2 };
        let mut data = Vec::new();
        let mut directory = Vec::new();
        let mut before = 0;
        for block in 0..slab.index.len().div_ceil(BLOCK) {
            let mut plain = Vec::new();
            for number in numbers(slab, block) {
                if let Some(entry) = asked(slab, order, left_out, number) {
                    before = entry.code.0;
                }
                plain.extend_from_slice(&before.to_le_bytes()[..width]);
            }
            directory.push(data.len() as u32);
            let mut encoder = DeflateEncoder::new(&mut data, Compression::best());
            encoder
                .write_all(&plain)
                .and_then(|()| encoder.finish().map(drop))
                .expect("writing into memory does not fail");
        }
        let lengths = Box::new([[0; SYMBOLS]; CODES]);
        Section::finish(counts, order, width, lengths, directory, data)
    }

    fn finish(
        counts: Counts,
        order: Order,
        width: usize,
        lengths: Box<[[u8; SYMBOLS]; CODES]>,
        directory: Vec<u32>,
        data: Vec<u8>,
    ) -> Section {
        Section {
            header: SectionHeader {
                counts,
                order,
                block: BLOCK as u32,
                width: width as u8,
                lengths,
                blocks: directory.len() as u32,
                size: data.len() as u64,
            },
            directory,
            data,
        }
    }
}

/// The numbers of a block, the last of which may be shorter.
fn numbers(slab: &Slab, block: usize) -> std::ops::Range<usize> {
    block * BLOCK..slab.index.len().min((block + 1) * BLOCK)
}

/// What stands at a number of the file, where a look-up can ask for it: captures are looked up behind the
/// capture, and what is left out behind the moves.
fn asked(slab: &Slab, order: Order, left_out: &LeftOut, number: usize) -> Option<Entry> {
    let number = ordered(&slab.index, order, number);
    left_out.asked(number, slab.get(number))
}

fn count(slab: &Slab, metric: Metric) -> Counts {
    let mut counts = Counts::default();
    for number in 0..slab.index.len() {
        if let Some(entry) = slab.get(number) {
            counts.add(number, entry.code.value());
        }
    }
    counts.told(metric)
}
