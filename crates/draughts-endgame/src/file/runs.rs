//! Verdicts as runs: how long the same one goes on, and which comes then.
//!
//! Numbers of no position, and positions in which something must be captured, belong to whatever run
//! they lie in: nobody asks for them. A block begins with its first verdict; each run is a word of the
//! code of its verdict, which says the next one and about how long the run is, and bits that say the
//! rest of the length. The last run has no end in the block.

use super::huffman::{self, LONGEST, Reading};
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

/// How the runs of a table are read.
pub(super) struct RunCodes([Box<Reading>; CODES]);

impl RunCodes {
    /// From the lengths of the words of each code; `None` where no code has them.
    pub(super) fn new(lengths: &[[u8; SYMBOLS]; CODES]) -> Option<RunCodes> {
        let [draw, win, loss] = lengths;
        Some(RunCodes([
            huffman::reading(draw)?,
            huffman::reading(win)?,
            huffman::reading(loss)?,
        ]))
    }

    /// The verdict at a place of a block; `None` where the block is damaged.
    pub(super) fn verdict(&self, bytes: &[u8], place: u32) -> Option<Verdict> {
        let mut run = RunReader::new(self, bytes);
        loop {
            match run.next_end()? {
                Some(end) if end <= place => run.advance(),
                _ => return Some(verdict(run.digit)),
            }
        }
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

/// Goes from run to run.
struct RunReader<'a> {
    codes: &'a RunCodes,
    bits: BitReader<'a>,
    digit: usize,
    next: usize,
    end: u32,
}

impl<'a> RunReader<'a> {
    fn new(codes: &'a RunCodes, bytes: &'a [u8]) -> RunReader<'a> {
        let mut bits = BitReader {
            bytes,
            buffer: 0,
            count: 0,
        };
        bits.fill();
        let digit = bits.take(2) as usize;
        RunReader {
            codes,
            bits,
            digit,
            next: digit,
            end: 0,
        }
    }

    /// Reads where the run ends, or `Some(None)` where it is the last; `None` where no run is written.
    #[inline]
    fn next_end(&mut self) -> Option<Option<u32>> {
        self.bits.fill();
        let code = self.codes.0.get(self.digit)?;
        let (symbol, length) = code[self.bits.peek(LONGEST.into()) as usize];
        let symbol = usize::from(symbol);
        if length == 0 || self.bits.count < u32::from(length) {
            return None;
        }
        self.bits.take(length.into());
        if symbol == LAST {
            return Some(None);
        }
        let (least, extra) = least(symbol % LENGTHS);
        self.end += least + self.bits.take(extra);
        self.next = (self.digit + 1 + symbol / LENGTHS) % 3;
        Some(Some(self.end))
    }

    /// Goes to the run behind.
    #[inline]
    fn advance(&mut self) {
        self.digit = self.next;
    }
}

struct BitReader<'a> {
    bytes: &'a [u8],
    buffer: u64,
    count: u32,
}

impl BitReader<'_> {
    /// Makes sure that a word and what follows it are in the buffer, where there are so many bits.
    fn fill(&mut self) {
        if self.count > 32 {
            return;
        }
        if let Some((four, rest)) = self.bytes.split_first_chunk::<4>() {
            self.buffer |= u64::from(u32::from_le_bytes(*four)) << self.count;
            self.count += 32;
            self.bytes = rest;
            return;
        }
        while let Some((byte, rest)) = self.bytes.split_first() {
            self.buffer |= u64::from(*byte) << self.count;
            self.count += 8;
            self.bytes = rest;
        }
    }

    fn peek(&self, count: u32) -> u32 {
        (self.buffer & ((1 << count) - 1)) as u32
    }

    fn take(&mut self, count: u32) -> u32 {
        let bits = self.peek(count);
        self.buffer >>= count;
        self.count = self.count.saturating_sub(count);
        bits
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
        for longest in [1, 3, 20, 300, 4000] {
            let mut block = Vec::new();
            while block.len() < 4096 {
                let verdict = (next(4) > 0).then(|| verdict(next(3) as usize));
                let length = 1 + next(longest) as usize;
                block.resize(block.len() + length, verdict);
            }
            block.truncate(4096);
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
            for (place, expected) in block.iter().enumerate() {
                let found = codes.verdict(&bytes, place as u32);
                assert!(expected.is_none() || found == *expected, "{place}");
                assert_eq!(found, Some(all[place]));
            }
            bytes.clear();
            assert_eq!(codes.verdict(&bytes, 4000), None);
        }
        assert_eq!(runs[1].only(), Some(1));
        assert_eq!(runs[4].only(), None);
    }
}
