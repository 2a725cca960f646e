//! The file of a net's weights.
//!
//! Little-endian: the magic bytes, the version of the form, the game, the number of features, hidden
//! neurons and buckets, the scale, a summary with its length, the weights, and a CRC-32 of all before.

use crc::{CRC_32_ISO_HDLC, Crc};
use draughts::Variant;
use thiserror::Error;

use super::net::{BUCKETS, FEATURES, HIDDEN, MOST_OUTPUT, Net};

const MAGIC: [u8; 8] = *b"makhosnn";
const VERSION: u16 = 1;
const CHECKSUM: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// What a net is for and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its game.
    pub variant: Variant,
    /// What an output of 1.0 is worth, in hundredths of a man.
    pub scale: u16,
    /// What it was made from, for people.
    pub text: String,
}

/// Why a file is not taken as weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// It does not begin like a weights file.
    #[error("this is no weights file: it does not begin with \"makhosnn\"")]
    NoWeights,
    /// Its form is of another version.
    #[error("the weights file has form {0}; this program reads form {VERSION}")]
    Version(u16),
    /// It is for another game.
    #[error("the weights are for {found}, not for {expected}")]
    Variant {
        /// The game of the file.
        found: Variant,
        /// The game asked for.
        expected: Variant,
    },
    /// Its net is of another shape.
    #[error(
        "the net has {0} features, {1} hidden neurons and {2} buckets; this program's has {FEATURES}, {HIDDEN} and {BUCKETS}"
    )]
    Shape(u16, u16, u16),
    /// It ends too early.
    #[error("the weights file ends after {length} bytes; {expected} are expected")]
    Truncated {
        /// Its length.
        length: usize,
        /// The length it should have.
        expected: usize,
    },
    /// It is longer than its weights.
    #[error("{0} bytes follow the end of the weights")]
    TooLong(usize),
    /// Something in it was changed.
    #[error("the weights file is damaged: its checksum is {found:08x}, not {expected:08x}")]
    Damaged {
        /// The checksum of what is there.
        found: u32,
        /// The checksum it carries.
        expected: u32,
    },
    /// A number in it is impossible.
    #[error("the weights file says something impossible: {0}")]
    Impossible(&'static str),
}

pub(super) fn write(net: &Net) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    let mut number = |number: usize| bytes.extend((number as u16).to_le_bytes());
    number(usize::from(VERSION));
    number(match net.summary.variant {
        Variant::Thai => 0,
        Variant::English => 1,
    });
    number(FEATURES);
    number(HIDDEN);
    number(BUCKETS);
    number(usize::from(net.summary.scale));
    let text = &net.summary.text[..net.summary.text.floor_char_boundary(u16::MAX.into())];
    number(text.len());
    bytes.extend(text.as_bytes());
    let rows = net.hidden.iter().chain([&net.hidden_bias]);
    let rows = rows.chain(net.output.iter().flatten());
    for weight in rows.flatten() {
        bytes.extend(weight.to_le_bytes());
    }
    for bias in net.output_bias {
        bytes.extend(bias.to_le_bytes());
    }
    bytes.extend(CHECKSUM.checksum(&bytes).to_le_bytes());
    bytes
}

pub(super) fn read(bytes: &[u8], variant: Variant) -> Result<Net, WeightsError> {
    let mut bytes = Bytes { bytes, at: 0 };
    if !bytes.bytes.starts_with(&MAGIC) {
        return Err(WeightsError::NoWeights);
    }
    bytes.at = MAGIC.len();
    let version = bytes.number()?;
    if version != VERSION {
        return Err(WeightsError::Version(version));
    }
    let found = match bytes.number()? {
        0 => Variant::Thai,
        1 => Variant::English,
        _ => return Err(WeightsError::Impossible("a game that is not known")),
    };
    if found != variant {
        let expected = variant;
        return Err(WeightsError::Variant { found, expected });
    }
    let shape = (bytes.number()?, bytes.number()?, bytes.number()?);
    if shape != (FEATURES as u16, HIDDEN as u16, BUCKETS as u16) {
        return Err(WeightsError::Shape(shape.0, shape.1, shape.2));
    }
    let scale = bytes.number()?;
    let text_length = usize::from(bytes.number()?);
    bytes.expect_whole(text_length)?;
    let text = std::str::from_utf8(bytes.take(text_length)?)
        .map_err(|_| WeightsError::Impossible("a summary that is no text"))?
        .to_owned();
    let hidden = (0..FEATURES)
        .map(|_| bytes.row())
        .collect::<Result<_, _>>()?;
    let hidden_bias = bytes.row()?;
    let mut output = Vec::new();
    for _ in 0..BUCKETS {
        output.push([bytes.row()?, bytes.row()?]);
    }
    let mut output_bias = [0; BUCKETS];
    for bias in &mut output_bias {
        *bias = i32::from_le_bytes(bytes.array()?);
    }
    if output
        .iter()
        .flatten()
        .flatten()
        .any(|weight| weight.abs() > MOST_OUTPUT)
    {
        return Err(WeightsError::Impossible("an output weight out of range"));
    }
    Ok(Net {
        summary: Summary {
            variant,
            scale,
            text,
        },
        hidden,
        hidden_bias,
        output,
        output_bias,
    })
}

/// The bytes that are left to read.
struct Bytes<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Bytes<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], WeightsError> {
        let end = self.at + length;
        let taken = self
            .bytes
            .get(self.at..end)
            .ok_or(WeightsError::Truncated {
                length: self.bytes.len(),
                expected: end,
            })?;
        self.at = end;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], WeightsError> {
        let mut array = [0; N];
        array.copy_from_slice(self.take(N)?);
        Ok(array)
    }

    fn number(&mut self) -> Result<u16, WeightsError> {
        Ok(u16::from_le_bytes(self.array()?))
    }

    fn row(&mut self) -> Result<[i16; HIDDEN], WeightsError> {
        let mut row = [0; HIDDEN];
        for weight in &mut row {
            *weight = i16::from_le_bytes(self.array()?);
        }
        Ok(row)
    }

    /// Looks whether summary, weights and checksum are there as they were written.
    fn expect_whole(&self, text_length: usize) -> Result<(), WeightsError> {
        let weights = 2 * HIDDEN * (FEATURES + 1 + 2 * BUCKETS) + 4 * BUCKETS;
        let end = self.at + text_length + weights;
        let (length, expected) = (self.bytes.len(), end + 4);
        if length < expected {
            return Err(WeightsError::Truncated { length, expected });
        }
        if length > expected {
            return Err(WeightsError::TooLong(length - expected));
        }
        let mut carried = [0; 4];
        carried.copy_from_slice(&self.bytes[end..]);
        let (found, expected) = (
            CHECKSUM.checksum(&self.bytes[..end]),
            u32::from_le_bytes(carried),
        );
        if found != expected {
            return Err(WeightsError::Damaged { found, expected });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net() -> Net {
        let summary = Summary {
            variant: Variant::Thai,
            scale: 400,
            text: "a test".into(),
        };
        let value = |i: usize| (i * 7919 % 401) as f32 / 200.0 - 1.0;
        let hidden: Vec<f32> = (0..(FEATURES + 1) * HIDDEN).map(value).collect();
        let output: Vec<f32> = (0..BUCKETS * (2 * HIDDEN + 1)).map(value).collect();
        Net::quantised(summary, &hidden, &output)
    }

    #[test]
    fn what_is_written_is_read_again() {
        let net = net();
        assert_eq!(Net::from_bytes(&net.to_bytes(), Variant::Thai), Ok(net));
    }

    #[test]
    fn a_file_that_does_not_fit_is_refused() {
        let good = net().to_bytes();
        let read = |bytes: &[u8]| Net::from_bytes(bytes, Variant::Thai).unwrap_err();
        assert_eq!(read(b"[Event"), WeightsError::NoWeights);
        let other = Net::from_bytes(&good, Variant::English).unwrap_err();
        assert_eq!(
            other.to_string(),
            "the weights are for thai, not for english"
        );
        let mut newer = good.clone();
        newer[8] = 9;
        assert_eq!(read(&newer), WeightsError::Version(9));
        let mut larger = good.clone();
        larger[14] = 128;
        assert!(matches!(read(&larger), WeightsError::Shape(128, 128, 8)));
        for length in 8..good.len() {
            assert!(matches!(
                read(&good[..length]),
                WeightsError::Truncated { .. }
            ));
        }
        assert_eq!(read(&[&good[..], b"x"].concat()), WeightsError::TooLong(1));
        for at in (24..good.len()).step_by(97) {
            let mut damaged = good.clone();
            damaged[at] ^= 0x10;
            assert!(
                matches!(read(&damaged), WeightsError::Damaged { .. }),
                "{at}"
            );
        }
    }
}
