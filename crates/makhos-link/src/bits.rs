//! Numbers of any width in a row of bits, the highest bit first.

/// Puts numbers one after the other.
#[derive(Debug, Default)]
pub(crate) struct BitWriter {
    bytes: Vec<u8>,
    /// How many bits of the last byte are free.
    free: u32,
}

impl BitWriter {
    /// Adds the lowest `width` bits of a number.
    pub(crate) fn put(&mut self, number: u32, width: u32) {
        for bit in (0..width).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = 8;
            }
            self.free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> bit & 1) as u8) << self.free;
            }
        }
    }

    /// Adds one bit.
    pub(crate) fn put_flag(&mut self, flag: bool) {
        self.put(u32::from(flag), 1);
    }

    /// The bytes; what is left of the last one is zero.
    pub(crate) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Takes numbers one after the other.
#[derive(Debug)]
pub(crate) struct BitReader<'a> {
    bytes: &'a [u8],
    /// How many bits were taken.
    at: usize,
}

impl<'a> BitReader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader { bytes, at: 0 }
    }

    /// Takes a number of `width` bits, 32 at most; `None` where there are fewer left.
    pub(crate) fn take(&mut self, width: u32) -> Option<u32> {
        (0..width).try_fold(0, |number, _| {
            let byte = self.bytes.get(self.at / 8)?;
            let bit = byte >> (7 - self.at % 8) & 1;
            self.at += 1;
            Some(number << 1 | u32::from(bit))
        })
    }

    /// Takes one bit.
    pub(crate) fn take_flag(&mut self) -> Option<bool> {
        Some(self.take(1)? == 1)
    }

    /// How many bits are left.
    pub(crate) fn left(&self) -> usize {
        self.bytes.len() * 8 - self.at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_lie_side_by_side_with_the_highest_bit_first() {
        let mut writer = BitWriter::default();
        for (number, width) in [(0b101, 3), (7, 0), (0b01_1001, 6), (u32::MAX, 32)] {
            writer.put(number, width);
        }
        let bytes = writer.into_bytes();
        assert_eq!(
            bytes,
            [0b1010_1100, 0b1111_1111, 255, 255, 255, 0b1000_0000]
        );
        let mut reader = BitReader::new(&bytes);
        assert_eq!(reader.take(3), Some(0b101));
        assert_eq!(reader.take(0), Some(0));
        assert_eq!(reader.take(6), Some(0b01_1001));
        assert_eq!(reader.take(32), Some(u32::MAX));
        assert_eq!(reader.left(), 7);
        assert_eq!(reader.take(8), None);
    }
}
