//! Verdicts as runs: how long the same one goes on, and which comes then.
//!
//! Numbers of no position, and positions in which something must be captured, belong to whatever run
//! they lie in: nobody asks for them. A block begins with its first verdict; each run is a word of the
//! code of its verdict, which says the next one and about how long the run is, and bits that say the
//! rest of the length. The last run has no end in the block.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use super::huffman::{self, LONGEST};
use crate::Verdict;

/// How many verdicts there are, each with a code of its own.
pub(super) const CODES: usize = 3;

/// Symbols for run lengths: 1 to 7 themselves, then four for each doubling.
const LENGTHS: usize = 8 + 4 * 14;
/// The symbol of a run that goes on to the end of its block.
const LAST: usize = 2 * LENGTHS;
/// How many symbols a code has.
pub(super) const SYMBOLS: usize = LAST + 1;

/// The symbol of a length, and how many of its lowest bits follow.
fn bucket(length: u32) -> (usize, u32) {
    if length < 8 {
        return (length as usize, 0);
    }
    let doubling = length.ilog2();
    let extra = doubling - 2;
    let quarter = length >> extra & 3;
    (8 + 4 * (doubling as usize - 3) + quarter as usize, extra)
}

/// The least length with a symbol, and how many bits follow.
fn least(bucket: usize) -> (u32, u32) {
    if bucket < 8 {
        return (bucket as u32, 0);
    }
    let doubling = (bucket as u32 - 8) / 4 + 3;
    let extra = doubling - 2;
    ((4 + (bucket as u32 - 8) % 4) << extra, extra)
}

/// A verdict as a small number.
pub(super) fn digit(verdict: Verdict) -> usize {
    match verdict {
        Verdict::Draw => 0,
        Verdict::Win => 1,
        Verdict::Loss => 2,
    }
}

fn verdict(digit: usize) -> Verdict {
    match digit {
        0 => Verdict::Draw,
        1 => Verdict::Win,
        _ => Verdict::Loss,
    }
}

/// The first verdict of a block and its runs: each with its verdict's digit, its length and the next
/// digit, or `None` where it is the last.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Runs {
    first: usize,
    runs: Vec<(usize, Option<(u32, usize)>)>,
}

impl Runs {
    /// The runs of a block; `None` for what nobody asks for.
    pub(super) fn of(block: impl Iterator<Item = Option<Verdict>>) -> Runs {
        let mut current = None;
        let mut length = 0;
        let mut runs = Vec::new();
        let mut first = 0;
        for verdict in block {
            if let Some(found) = verdict.map(digit) {
                match current {
                    None => first = found,
                    Some(digit) if digit != found => {
                        runs.push((digit, Some((length, found))));
                        length = 0;
                    }
                    Some(_) => {}
                }
                current = Some(found);
            }
            length += 1;
        }
        runs.push((current.unwrap_or(0), None));
        Runs { first, runs }
    }

    /// The digit of a block that has one verdict only.
    pub(super) fn only(&self) -> Option<usize> {
        (self.runs.len() == 1).then_some(self.first)
    }

    /// Counts the symbols that say the runs.
    pub(super) fn count(&self, counts: &mut [[u64; SYMBOLS]; CODES]) {
        for &(digit, end) in &self.runs {
            counts[digit][symbol(digit, end).0] += 1;
        }
    }

    /// Writes the block.
    pub(super) fn write(&self, words: &[Vec<(u16, u8)>], output: &mut Vec<u8>) {
        let mut bits = BitWriter {
            output,
            buffer: 0,
            count: 0,
        };
        bits.push(self.first as u32, 2);
        for &(digit, end) in &self.runs {
            let (symbol, rest, extra) = symbol(digit, end);
            let (word, length) = words[digit][symbol];
            bits.push(word.into(), length.into());
            bits.push(rest, extra);
        }
        bits.finish();
    }
}

/// The symbol of a run, the bits that follow, and their number.
fn symbol(digit: usize, end: Option<(u32, usize)>) -> (usize, u32, u32) {
    match end {
        None => (LAST, 0, 0),
        Some((length, next)) => {
            let (bucket, extra) = bucket(length);
            let other = (next + 2 - digit) % 3;
            let rest = length & ((1 << extra) - 1);
            (other * LENGTHS + bucket, rest, extra)
        }
    }
}

struct BitWriter<'a> {
    output: &'a mut Vec<u8>,
    buffer: u64,
    count: u32,
}

impl BitWriter<'_> {
    fn push(&mut self, bits: u32, count: u32) {
        self.buffer |= u64::from(bits) << self.count;
        self.count += count;
        while self.count >= 8 {
            self.output.push(self.buffer as u8);
            self.buffer >>= 8;
            self.count -= 8;
        }
    }

    fn finish(self) {
        if self.count > 0 {
            self.output.push(self.buffer as u8);
        }
    }
}

/// How the runs of a table are read: for each verdict, what the next bits of a block begin with.
pub(super) struct RunCodes {
    /// By verdict and the next [`LONGEST`] bits.
    words: Vec<Word>,
    /// By verdict and the next [`SHORT`] bits, the words that are no longer: few enough to stay near the
    /// processor, which the words of many tables together do not.
    short: [Word; CODES << SHORT],
}

/// How many bits most words have at most.
const SHORT: u8 = 6;

/// What a run's bits begin with.
#[derive(Clone, Copy)]
struct Word {
    /// The least length the run can have.
    least: u32,
    /// How many bits the word has; 0 where there is no such word.
    length: u8,
    /// How many bits of the run's length follow.
    extra: u8,
    /// The verdict of the run behind; [`NO_MORE`] where this is the last one.
    next: u8,
}

const NO_WORD: Word = Word {
    least: 0,
    length: 0,
    extra: 0,
    next: 0,
};
const NO_MORE: u8 = 3;

/// How many places lie between two marks in a block.
pub(super) const SPACING: usize = 32;

/// Where in a block the run with the first place of a slot begins; 0 while that has not been found, and
/// where it does not fit.
///
/// In its lowest bits one more than the run's verdict, then how far it begins before the slot, then its
/// first bit.
pub(super) type Mark = AtomicU32;

/// How many bits of a mark say how far before its slot the run begins: as many as a block of the size
/// that is written needs.
const BACK: u32 = 14;

impl RunCodes {
    /// From the lengths of the words of each code; `None` where no code has them.
    pub(super) fn new(lengths: &[[u8; SYMBOLS]; CODES]) -> Option<RunCodes> {
        let mut words = Vec::with_capacity(CODES << LONGEST);
        for (digit, lengths) in lengths.iter().enumerate() {
            let reading = huffman::reading(lengths)?;
            words.extend(reading.iter().map(|word| Word::of(digit, *word)));
        }
        let short = std::array::from_fn(|number| {
            let (digit, bits) = (number >> SHORT, number & ((1 << SHORT) - 1));
            let word = words[digit << LONGEST | bits];
            if word.length <= SHORT { word } else { NO_WORD }
        });
        Some(RunCodes { words, short })
    }

    /// The verdict at a place of a block; `None` where the block is damaged.
    ///
    /// Runs are read from the nearest mark before the place, and those on the way to it get marks.
    pub(super) fn verdict(&self, bytes: &[u8], place: u32, marks: &[Mark]) -> Option<Verdict> {
        let slot = place as usize / SPACING;
        let mut run = RunReader::new(self, bytes);
        let mark = marks.get(slot)?.load(Relaxed);
        if mark == 0 {
            self.mark(&mut run, slot, marks)?;
        } else {
            run.go_to(mark, slot);
        }
        loop {
            match run.next_end()? {
                Some(end) if end <= place => run.advance(),
                _ => return Some(verdict(run.digit)),
            }
        }
    }

    /// Goes to the run with the first place of a slot and marks what is on the way.
    fn mark(&self, run: &mut RunReader<'_>, slot: usize, marks: &[Mark]) -> Option<()> {
        let known = (0..slot)
            .rev()
            .find(|&known| marks[known].load(Relaxed) != 0);
        if let Some(known) = known {
            run.go_to(marks[known].load(Relaxed), known);
        }
        let mut next = known.map_or(0, |known| known + 1);
        while next <= slot {
            let (bit, begin) = (run.bit, run.end);
            let end = run.next_end()?;
            while next <= slot && end.is_none_or(|end| next * SPACING < end as usize) {
                marks[next].store(run.mark(bit, begin, next), Relaxed);
                next += 1;
            }
            if next > slot {
                (run.bit, run.end) = (bit, begin);
            } else {
                run.advance();
            }
        }
        Some(())
    }

    /// The verdicts of all `size` places of a block; `None` where it is damaged.
    pub(super) fn verdicts(&self, bytes: &[u8], size: usize) -> Option<Vec<Verdict>> {
        let mut verdicts = Vec::with_capacity(size);
        let mut run = RunReader::new(self, bytes);
        loop {
            let end = run.next_end()?.map_or(size, |end| end as usize);
            if end > size {
                return None;
            }
            verdicts.resize(end.max(verdicts.len()), verdict(run.digit));
            if end == size {
                return Some(verdicts);
            }
            run.advance();
        }
    }
}

impl Word {
    fn of(digit: usize, (symbol, length): (u8, u8)) -> Word {
        let symbol = usize::from(symbol);
        if length == 0 || symbol > LAST {
            return NO_WORD;
        }
        if symbol == LAST {
            return Word {
                length,
                next: NO_MORE,
                ..NO_WORD
            };
        }
        let (least, extra) = least(symbol % LENGTHS);
        Word {
            least,
            length,
            extra: extra as u8,
            next: ((digit + 1 + symbol / LENGTHS) % 3) as u8,
        }
    }
}

/// Goes from run to run.
struct RunReader<'a> {
    codes: &'a RunCodes,
    bytes: &'a [u8],
    /// The first bit that has not been read.
    bit: usize,
    digit: usize,
    next: usize,
    end: u32,
}

impl<'a> RunReader<'a> {
    fn new(codes: &'a RunCodes, bytes: &'a [u8]) -> RunReader<'a> {
        let digit = usize::from(bytes.first().map_or(0, |byte| byte & 3));
        RunReader {
            codes,
            bytes,
            bit: 2,
            digit,
            next: digit,
            end: 0,
        }
    }

    /// The mark of a slot for the run that is being read, from its first bit and its first place; 0 where
    /// it does not fit.
    fn mark(&self, bit: usize, begin: u32, slot: usize) -> u32 {
        let back = (slot * SPACING) as u32 - begin;
        let bit = u32::try_from(bit).unwrap_or(u32::MAX);
        if back >> BACK != 0 || bit.leading_zeros() < 2 + BACK {
            return 0;
        }
        (bit << BACK | back) << 2 | (self.digit as u32 + 1)
    }

    /// Goes to the beginning of a run by the mark of a slot.
    fn go_to(&mut self, mark: u32, slot: usize) {
        self.digit = (mark & 3) as usize - 1;
        self.end = (slot * SPACING) as u32 - (mark >> 2 & ((1 << BACK) - 1));
        self.bit = (mark >> (2 + BACK)) as usize;
    }

    /// Reads where the run ends, or `Some(None)` where it is the last; `None` where no run is written.
    #[inline]
    fn next_end(&mut self) -> Option<Option<u32>> {
        let bits = self.peek();
        let number = self.digit << SHORT | bits as usize & ((1 << SHORT) - 1);
        let mut word = *self.codes.short.get(number)?;
        if word.length == 0 {
            let number = self.digit << LONGEST | bits as usize & ((1 << LONGEST) - 1);
            word = *self.codes.words.get(number)?;
        }
        self.bit += usize::from(word.length + word.extra);
        if word.length == 0 || self.bit > 8 * self.bytes.len() {
            return None;
        }
        if word.next == NO_MORE {
            return Some(None);
        }
        let rest = (bits >> word.length) as u32 & ((1 << word.extra) - 1);
        self.end += word.least + rest;
        self.next = word.next.into();
        Some(Some(self.end))
    }

    /// Goes to the run behind.
    #[inline]
    fn advance(&mut self) {
        self.digit = self.next;
    }

    /// The next bits, more than a run takes; 0 behind the block.
    #[inline]
    fn peek(&self) -> u64 {
        let rest = self.bytes.get(self.bit / 8..).unwrap_or_default();
        let eight = rest.first_chunk().copied().unwrap_or_else(|| {
            let mut eight = [0; 8];
            eight[..rest.len()].copy_from_slice(rest);
            eight
        });
        u64::from_le_bytes(eight) >> (self.bit % 8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_length_has_a_symbol() {
        for length in 1..=65_535 {
            let (symbol, extra) = bucket(length);
            assert!(symbol < LENGTHS);
            let (least, bits) = least(symbol);
            assert_eq!(extra, bits);
            assert_eq!(least | length & ((1 << extra) - 1), length);
        }
    }

    fn marks(size: usize) -> Vec<Mark> {
        (0..size.div_ceil(SPACING)).map(|_| Mark::new(0)).collect()
    }

    #[test]
    fn blocks_are_read_as_they_were_written() {
        let mut random = 1_u64;
        let mut next = |below: u64| {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (random >> 33) % below
        };
        let mut blocks: Vec<Vec<Option<Verdict>>> =
            vec![vec![None; 100], vec![Some(Verdict::Win); 9]];
        // In the last two, many runs begin at a bit, or so far before a slot, that no mark can say it.
        let kinds = [(1, 4096), (3, 4096), (20, 4096), (300, 4096), (4000, 4096)];
        for (longest, size) in kinds.into_iter().chain([(1, 60_000), (40_000, 60_000)]) {
            let mut block = Vec::new();
            while block.len() < size {
                let verdict = (next(4) > 0).then(|| verdict(next(3) as usize));
                let length = 1 + next(longest) as usize;
                block.resize(block.len() + length, verdict);
            }
            block.truncate(size);
            blocks.push(block);
        }
        let runs: Vec<Runs> = blocks
            .iter()
            .map(|block| Runs::of(block.iter().copied()))
            .collect();
        let mut counts = [[0; SYMBOLS]; CODES];
        runs.iter().for_each(|runs| runs.count(&mut counts));
        let lengths = counts.map(|counts| huffman::lengths(&counts));
        let words = lengths.each_ref().map(|lengths| huffman::words(lengths));
        let lengths = lengths.map(|lengths| lengths.try_into().unwrap());
        let codes = RunCodes::new(&lengths).unwrap();
        for (block, runs) in blocks.iter().zip(&runs) {
            let mut bytes = Vec::new();
            runs.write(&words, &mut bytes);
            let all = codes.verdicts(&bytes, block.len()).unwrap();
            // Whatever is asked for first: marks are set in another order each time.
            for step in [1, 2047, block.len() - 1, 1777] {
                let marks = marks(block.len());
                for number in 0..block.len() {
                    let place = number * step % block.len();
                    let found = codes.verdict(&bytes, place as u32, &marks);
                    assert!(block[place].is_none() || found == block[place], "{place}");
                    assert_eq!(found, Some(all[place]));
                }
            }
            let last = block.len() - 1;
            bytes.clear();
            assert_eq!(codes.verdict(&bytes, last as u32, &marks(last + 1)), None);
        }
        assert_eq!(runs[1].only(), Some(1));
        assert_eq!(runs[4].only(), None);
    }
}
