//! The neural net.

use draughts::{Board, Color, Position, Variant};

use super::file::{self, Summary, WeightsError};

/// The inputs of one side: for each square whether it holds an own man, an own king, an enemy man or
/// an enemy king, the board turned so that the own men go up.
pub const FEATURES: usize = 4 * 32;

/// The neurons of the hidden layer, for each side.
pub const HIDDEN: usize = 64;

/// How many sets of output weights there are, one for each number of pieces.
pub const BUCKETS: usize = 8;

/// What 1.0 is among the values of the hidden layer, and among the output weights.
pub(super) const HIDDEN_ONE: i32 = 255;
pub(super) const OUTPUT_ONE: i32 = 64;

/// The greatest output weight either way: its product with a hidden value has to fit 16 bits.
pub(super) const MOST_OUTPUT: i16 = 127;

/// A net of one hidden layer with 16-bit weights.
///
/// Each side sees the board as its own ([`features`]) and has the same hidden layer; its values,
/// clipped to 0..1 and squared, are weighed for the side to move and for the other side. Source of
/// the form: "perspective networks" as described in the chess programming community's
/// documentation of NNUE, made for 32 squares and two kinds of pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    pub(super) summary: Summary,
    pub(super) hidden: Vec<[i16; HIDDEN]>,
    pub(super) hidden_bias: [i16; HIDDEN],
    pub(super) output: Vec<[[i16; HIDDEN]; 2]>,
    pub(super) output_bias: [i32; BUCKETS],
}

/// The values of the hidden layer for one side, before they are clipped.
pub(super) type Half = [i16; HIDDEN];

impl Net {
    /// A net from weights as they are learned, where 1.0 is 1.0.
    ///
    /// `hidden` has [`HIDDEN`] weights for each of the [`FEATURES`] one after the other, then the
    /// [`HIDDEN`] biases; `output` has for each of the [`BUCKETS`] the weights of the side to move,
    /// those of the other side, and the bias. An output of 1.0 is worth `summary.scale` hundredths.
    ///
    /// # Panics
    ///
    /// Where a slice is of another length.
    #[must_use]
    pub fn quantised(summary: Summary, hidden: &[f32], output: &[f32]) -> Net {
        assert_eq!(hidden.len(), (FEATURES + 1) * HIDDEN);
        assert_eq!(output.len(), BUCKETS * (2 * HIDDEN + 1));
        let rows: Vec<Half> = hidden
            .as_chunks::<HIDDEN>()
            .0
            .iter()
            .map(|row| std::array::from_fn(|i| rounded(row[i] * HIDDEN_ONE as f32, i16::MAX)))
            .collect();
        let weigh = |row: &[f32]| -> Half {
            std::array::from_fn(|i| rounded(row[i] * OUTPUT_ONE as f32, MOST_OUTPUT))
        };
        let buckets = output.as_chunks::<{ 2 * HIDDEN + 1 }>().0;
        let bias =
            |bucket: &[f32; 2 * HIDDEN + 1]| bucket[2 * HIDDEN] * (HIDDEN_ONE * OUTPUT_ONE) as f32;
        Net {
            summary,
            hidden_bias: rows[FEATURES],
            hidden: rows[..FEATURES].to_vec(),
            output: buckets
                .iter()
                .map(|bucket| [weigh(bucket), weigh(&bucket[HIDDEN..])])
                .collect(),
            output_bias: std::array::from_fn(|i| bias(&buckets[i]).round() as i32),
        }
    }

    /// Reads a weights file.
    ///
    /// # Errors
    ///
    /// [`WeightsError`] where it is no weights file of a net, another version's, another game's, or
    /// damaged.
    pub fn from_bytes(bytes: &[u8], variant: Variant) -> Result<Net, WeightsError> {
        file::read_net(bytes, variant)
    }

    /// The weights file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        file::write_net(self)
    }

    /// What the net is for and where it comes from.
    #[must_use]
    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// The worth for the side to move of what the two sides see.
    pub(super) fn output(&self, own: &Half, other: &Half, pieces: usize) -> i32 {
        let bucket = bucket(self.summary.variant, pieces);
        let [own_weights, other_weights] = &self.output[bucket];
        let sum = weighed(own, own_weights) + weighed(other, other_weights);
        let value = sum / HIDDEN_ONE + self.output_bias[bucket];
        (i64::from(value) * i64::from(self.summary.scale) / i64::from(HIDDEN_ONE * OUTPUT_ONE))
            as i32
    }
}

fn rounded(value: f32, most: i16) -> i16 {
    value.round().clamp(-f32::from(most), f32::from(most)) as i16
}

/// The sum of the clipped and squared values with their weights. A clipped value times a weight fits
/// 16 bits, which lets the compiler multiply many at once.
fn weighed(values: &Half, weights: &Half) -> i32 {
    let mut sum = 0;
    for (value, weight) in values.iter().zip(weights) {
        let clipped = (*value).clamp(0, HIDDEN_ONE as i16);
        sum += i32::from(clipped.wrapping_mul(*weight)) * i32::from(clipped);
    }
    sum
}

/// Which set of output weights is for so many pieces.
#[must_use]
pub fn bucket(variant: Variant, pieces: usize) -> usize {
    let each = match variant {
        Variant::Thai => 2,
        Variant::English => 3,
    };
    (pieces.saturating_sub(1) / each).min(BUCKETS - 1)
}

/// The four sets of squares that a side sees, as bits, the board turned so that its men go up: own
/// men, own kings, enemy men, enemy kings.
pub(super) fn sets(variant: Variant, board: &Board, side: Color) -> [u32; 4] {
    let sets = [
        board.men(side).0,
        board.kings(side).0,
        board.men(!side).0,
        board.kings(!side).0,
    ];
    if variant.rules().moves_up(side) {
        sets
    } else {
        sets.map(u32::reverse_bits)
    }
}

/// The inputs that are 1 for a side, by their numbers below [`FEATURES`].
pub fn features(position: &Position, side: Color) -> impl Iterator<Item = usize> {
    sets(position.variant(), position.board(), side)
        .into_iter()
        .enumerate()
        .flat_map(|(kind, set)| {
            draughts::Bitboard(set)
                .iter()
                .map(move |square| kind * 32 + square.index())
        })
}
