//! The file of an evaluation's weights.
//!
//! Little-endian: the magic bytes, which say what form of evaluation it is, the version of the file's
//! form, the game, three numbers for the shape, the scale, a summary with its length, the weights, and
//! a CRC-32 of all before. The shape of a net is its number of features, hidden neurons and buckets;
//! that of pattern tables the number of windows, of pairs with a king, and of counts of pieces.

use std::fmt;

use crc::{CRC_32_ISO_HDLC, Crc};
use draughts::Variant;
use thiserror::Error;

use super::{
    net::{BUCKETS, FEATURES, HIDDEN, Half, MOST_OUTPUT, Net},
    patterns::{COUNTS, PAIRS, PLAYED, Patterns, WINDOWS},
};

const VERSION: u16 = 1;
const CHECKSUM: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// What an evaluation is for and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its game.
    pub variant: Variant,
    /// What an output of 1.0 is worth, in hundredths of a man.
    pub scale: u16,
    /// What it was made from, for people.
    pub text: String,
}

/// The forms of evaluation that weights can be for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A [`Net`].
    Net,
    /// [`Patterns`].
    Patterns,
}

impl Form {
    /// The form that a weights file is of.
    ///
    /// # Errors
    ///
    /// [`WeightsError::NoWeights`] where it begins like none.
    pub fn of(bytes: &[u8]) -> Result<Form, WeightsError> {
        [Form::Net, Form::Patterns]
            .into_iter()
            .find(|form| bytes.starts_with(form.magic()))
            .ok_or(WeightsError::NoWeights)
    }

    fn magic(self) -> &'static [u8; 8] {
        match self {
            Form::Net => b"makhosnn",
            Form::Patterns => b"makhospt",
        }
    }

    fn shape(self) -> [u16; 3] {
        match self {
            Form::Net => [FEATURES, HIDDEN, BUCKETS],
            Form::Patterns => [WINDOWS, PAIRS, COUNTS],
        }
        .map(|number| number as u16)
    }

    /// How many bytes the weights take.
    fn length(self) -> usize {
        match self {
            Form::Net => 2 * HIDDEN * (FEATURES + 1 + 2 * BUCKETS) + 4 * BUCKETS,
            Form::Patterns => 4 * PLAYED,
        }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Form::Net => "a neural net",
            Form::Patterns => "pattern tables",
        })
    }
}

/// Why a file is not taken as weights.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// It does not begin like a weights file.
    #[error("this is no weights file: it begins neither with \"makhosnn\" nor with \"makhospt\"")]
    NoWeights,
    /// It is for another form of evaluation.
    #[error("the weights are for {found}, not for {expected}")]
    Form {
        /// The form of the file.
        found: Form,
        /// The form asked for.
        expected: Form,
    },
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
    /// Its net or its tables are of another shape.
    #[error("the weights are for {form} of shape {found:?}; this program's have {expected:?}")]
    Shape {
        /// The form of the file.
        form: Form,
        /// The shape in the file.
        found: [u16; 3],
        /// The shape it should have.
        expected: [u16; 3],
    },
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

pub(super) fn write_net(net: &Net) -> Vec<u8> {
    let mut bytes = head(Form::Net, &net.summary);
    let rows = net.hidden.iter().chain([&net.hidden_bias]);
    let rows = rows.chain(net.output.iter().flatten());
    for weight in rows.flat_map(|row| row.0) {
        bytes.extend(weight.to_le_bytes());
    }
    for bias in net.output_bias {
        bytes.extend(bias.to_le_bytes());
    }
    sealed(bytes)
}

pub(super) fn write_patterns(patterns: &Patterns) -> Vec<u8> {
    let mut bytes = head(Form::Patterns, &patterns.summary);
    for weight in patterns.weights.iter().flatten() {
        bytes.extend(weight.to_le_bytes());
    }
    sealed(bytes)
}

fn head(form: Form, summary: &Summary) -> Vec<u8> {
    let mut bytes = form.magic().to_vec();
    let mut number = |number: u16| bytes.extend(number.to_le_bytes());
    number(VERSION);
    number(match summary.variant {
        Variant::Thai => 0,
        Variant::English => 1,
    });
    form.shape().into_iter().for_each(&mut number);
    number(summary.scale);
    let text = &summary.text[..summary.text.floor_char_boundary(u16::MAX.into())];
    number(text.len() as u16);
    bytes.extend(text.as_bytes());
    bytes
}

/// The bytes of a file with the checksum behind them.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(CHECKSUM.checksum(&bytes).to_le_bytes());
    bytes
}

pub(super) fn read_net(bytes: &[u8], variant: Variant) -> Result<Net, WeightsError> {
    let (summary, mut bytes) = read_head(bytes, Form::Net, variant)?;
    let hidden = (0..FEATURES)
        .map(|_| bytes.numbers().map(Half))
        .collect::<Result<_, _>>()?;
    let hidden_bias = Half(bytes.numbers()?);
    let mut output = Vec::new();
    for _ in 0..BUCKETS {
        output.push([Half(bytes.numbers()?), Half(bytes.numbers()?)]);
    }
    let mut output_bias = [0; BUCKETS];
    for bias in &mut output_bias {
        *bias = i32::from_le_bytes(bytes.array()?);
    }
    if output
        .iter()
        .flatten()
        .flat_map(|row| row.0)
        .any(|weight| weight.abs() > MOST_OUTPUT)
    {
        return Err(WeightsError::Impossible("an output weight out of range"));
    }
    Ok(Net {
        summary,
        hidden,
        hidden_bias,
        output,
        output_bias,
    })
}

pub(super) fn read_patterns(bytes: &[u8], variant: Variant) -> Result<Patterns, WeightsError> {
    let (summary, mut bytes) = read_head(bytes, Form::Patterns, variant)?;
    let weights = (0..PLAYED)
        .map(|_| bytes.numbers())
        .collect::<Result<_, _>>()?;
    Ok(Patterns { summary, weights })
}

/// Reads what stands before the weights, and sees to it that all is there as it was written.
fn read_head(
    bytes: &[u8],
    form: Form,
    variant: Variant,
) -> Result<(Summary, Bytes<'_>), WeightsError> {
    let found = Form::of(bytes)?;
    if found != form {
        let expected = form;
        return Err(WeightsError::Form { found, expected });
    }
    let at = form.magic().len();
    let mut bytes = Bytes { bytes, at };
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
    let found = [bytes.number()?, bytes.number()?, bytes.number()?];
    let expected = form.shape();
    if found != expected {
        return Err(WeightsError::Shape {
            form,
            found,
            expected,
        });
    }
    let scale = bytes.number()?;
    let text_length = usize::from(bytes.number()?);
    bytes.expect_whole(text_length + form.length())?;
    let text = std::str::from_utf8(bytes.take(text_length)?)
        .map_err(|_| WeightsError::Impossible("a summary that is no text"))?
        .to_owned();
    let summary = Summary {
        variant,
        scale,
        text,
    };
    Ok((summary, bytes))
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

    fn numbers<const N: usize>(&mut self) -> Result<[i16; N], WeightsError> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = i16::from_le_bytes(self.array()?);
        }
        Ok(numbers)
    }

    /// Looks whether so many bytes and their checksum are there as they were written.
    fn expect_whole(&self, length: usize) -> Result<(), WeightsError> {
        let end = self.at + length;
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
    use crate::evaluation::PATTERNS;

    fn summary() -> Summary {
        Summary {
            variant: Variant::Thai,
            scale: 400,
            text: "a test".into(),
        }
    }

    fn value(i: usize) -> f32 {
        (i * 7919 % 401) as f32 / 200.0 - 1.0
    }

    fn net() -> Net {
        let hidden: Vec<f32> = (0..(FEATURES + 1) * HIDDEN).map(value).collect();
        let output: Vec<f32> = (0..BUCKETS * (2 * HIDDEN + 1)).map(value).collect();
        Net::quantised(summary(), &hidden, &output)
    }

    fn patterns() -> Patterns {
        let weights: Vec<[f32; 2]> = (0..PATTERNS).map(|i| [value(i), value(i + 9)]).collect();
        Patterns::quantised(summary(), &weights)
    }

    #[test]
    fn what_is_written_is_read_again() {
        let (net, patterns) = (net(), patterns());
        let bytes = patterns.to_bytes();
        assert!(bytes.len() <= 1 << 20);
        assert_eq!(Net::from_bytes(&net.to_bytes(), Variant::Thai), Ok(net));
        assert_eq!(Patterns::from_bytes(&bytes, Variant::Thai), Ok(patterns));
    }

    #[test]
    fn files_of_either_form_that_do_not_fit_are_refused() {
        let read_net = |bytes: &[u8], variant| Net::from_bytes(bytes, variant).unwrap_err();
        expect_refusals(&net().to_bytes(), 1, read_net);
        let read_patterns =
            |bytes: &[u8], variant| Patterns::from_bytes(bytes, variant).unwrap_err();
        expect_refusals(&patterns().to_bytes(), 997, read_patterns);
    }

    /// Expects that a good file is refused when it is changed or cut; `cuts` is the step between the
    /// lengths that are tried.
    fn expect_refusals(good: &[u8], cuts: usize, read: impl Fn(&[u8], Variant) -> WeightsError) {
        let other = read(good, Variant::English);
        assert_eq!(
            other.to_string(),
            "the weights are for thai, not for english"
        );
        let read = |bytes: &[u8]| read(bytes, Variant::Thai);
        assert_eq!(read(b"[Event"), WeightsError::NoWeights);
        let mut newer = good.to_vec();
        newer[8] = 9;
        assert_eq!(read(&newer), WeightsError::Version(9));
        let mut larger = good.to_vec();
        larger[14] ^= 0xff;
        assert!(matches!(read(&larger), WeightsError::Shape { .. }));
        for length in (8..good.len()).step_by(cuts) {
            assert!(matches!(
                read(&good[..length]),
                WeightsError::Truncated { .. }
            ));
        }
        assert_eq!(read(&[good, b"x"].concat()), WeightsError::TooLong(1));
        for at in (24..good.len()).step_by(97 * cuts) {
            let mut damaged = good.to_vec();
            damaged[at] ^= 0x10;
            assert!(
                matches!(read(&damaged), WeightsError::Damaged { .. }),
                "{at}"
            );
        }
    }

    #[test]
    fn weights_of_one_form_are_not_taken_for_the_other() {
        let (net, patterns) = (net().to_bytes(), patterns().to_bytes());
        let error = Net::from_bytes(&patterns, Variant::Thai).unwrap_err();
        let expected = "the weights are for pattern tables, not for a neural net";
        assert_eq!(error.to_string(), expected);
        let error = Patterns::from_bytes(&net, Variant::Thai).unwrap_err();
        let expected = "the weights are for a neural net, not for pattern tables";
        assert_eq!(error.to_string(), expected);
    }
}
