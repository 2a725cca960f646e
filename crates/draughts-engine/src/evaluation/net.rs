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
    pub(super) hidden: Vec<Half>,
    pub(super) hidden_bias: Half,
    pub(super) output: Vec<[Half; 2]>,
    pub(super) output_bias: [i32; BUCKETS],
}

/// The values of the hidden layer for one side, before they are clipped, or the weights of one input or
/// output with them. Aligned, they can be operands of instructions for many values at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(super) struct Half(pub(super) [i16; HIDDEN]);

impl Half {
    /// The values with one input less and another one more.
    #[inline]
    pub(super) fn changed(&self, less: &Half, more: &Half) -> Half {
        Half(std::array::from_fn(|i| {
            self.0[i].wrapping_sub(less.0[i]).wrapping_add(more.0[i])
        }))
    }
}

/// The weights of no input.
static NOTHING: Half = Half([0; HIDDEN]);

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
            .map(|row| row.map(|weight| rounded(weight * HIDDEN_ONE as f32, i16::MAX)))
            .map(Half)
            .collect();
        let weigh = |row: &[f32]| -> Half {
            Half(std::array::from_fn(|i| {
                rounded(row[i] * OUTPUT_ONE as f32, MOST_OUTPUT)
            }))
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

    /// The weights of an input, by its number for the side whose men go up, as that side sees it (0), or as
    /// the other one does (1), which has the board turned round, and own for enemy pieces.
    #[inline]
    pub(super) fn row(&self, feature: Option<usize>, side: usize) -> &Half {
        const TURNED: usize = (FEATURES / 2) | 31;
        feature.map_or(&NOTHING, |feature| &self.hidden[feature ^ (side * TURNED)])
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
/// 16 bits, and each loop does one thing to numbers of 16 bits: so the compiler has one instruction for
/// many of them, where one loop for all made it take four at a time.
fn weighed(values: &Half, weights: &Half) -> i32 {
    let mut clipped = [0; HIDDEN];
    let mut weighed = [0; HIDDEN];
    for i in 0..HIDDEN {
        clipped[i] = values.0[i].clamp(0, HIDDEN_ONE as i16);
        weighed[i] = clipped[i].wrapping_mul(weights.0[i]);
    }
    let mut sum = 0;
    for i in 0..HIDDEN {
        sum += i32::from(weighed[i]) * i32::from(clipped[i]);
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
