//! Positions with what is known of them, in files of 16 bytes each behind a head of 16 bytes.

use draughts::{Bitboard, Board, Color, Piece, Position, Role, Setup, SetupError, Variant};
use thiserror::Error;

/// How many bytes a sample takes in a file.
pub const SAMPLE_BYTES: usize = 16;

/// A position of a game with what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The position; no piece can be captured in it.
    pub position: Position,
    /// The score of a search for the side to move, in hundredths of a man.
    pub score: i16,
    /// What became of the side to move: 0 a loss, 1 a draw, 2 a win.
    pub result: u8,
    /// Whether it is the first of its game.
    pub begins_game: bool,
}

/// What a file of samples begins with: which game they are of, and how they were searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The game.
    pub variant: Variant,
    /// How many positions were searched for each move.
    pub nodes: u32,
}

const MAGIC: [u8; 8] = *b"mkssmpl1";

impl Head {
    /// The head as bytes.
    #[must_use]
    pub fn to_bytes(self) -> [u8; SAMPLE_BYTES] {
        let mut bytes = [0; SAMPLE_BYTES];
        bytes[..8].copy_from_slice(&MAGIC);
        bytes[8] = (self.variant == Variant::English).into();
        bytes[12..].copy_from_slice(&self.nodes.to_le_bytes());
        bytes
    }

    /// The head of a file and the samples behind it.
    ///
    /// # Errors
    ///
    /// [`SampleError::NoSamples`] where it begins in another way.
    pub fn read(bytes: &[u8]) -> Result<(Head, &[u8]), SampleError> {
        let head = bytes
            .get(..SAMPLE_BYTES)
            .filter(|head| head.starts_with(&MAGIC) && head[8] < 2)
            .ok_or(SampleError::NoSamples)?;
        let variant = Variant::ALL[usize::from(head[8])];
        let nodes = u32::from_le_bytes([head[12], head[13], head[14], head[15]]);
        Ok((Head { variant, nodes }, &bytes[SAMPLE_BYTES..]))
    }
}

/// Why bytes are no samples.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SampleError {
    /// They do not begin like a file of samples.
    #[error("this is no file of samples")]
    NoSamples,
    /// The bytes end in the middle of a sample.
    #[error("{0} bytes are no whole number of samples of {SAMPLE_BYTES} bytes")]
    Cut(usize),
    /// A position is none.
    #[error("sample {index} is no position: {error}")]
    Position {
        /// Which sample, counted from 0.
        index: usize,
        /// What is wrong with it.
        error: SetupError,
    },
    /// Two pieces stand on one square, or a king where there is no piece.
    #[error("sample {0} has two pieces on one square, or a king that is no piece")]
    Overlap(usize),
    /// A result is none.
    #[error("sample {index} has the result {result}; 0, 1 and 2 are results")]
    Result {
        /// Which sample, counted from 0.
        index: usize,
        /// What stands there.
        result: u8,
    },
}

impl Sample {
    /// The sample as bytes: black, white and king squares, the score, then the side to move, the
    /// result and whether a game begins as bits; one byte is left.
    #[must_use]
    pub fn to_bytes(self) -> [u8; SAMPLE_BYTES] {
        let board = self.position.board();
        let kings = board.kings(Color::Black).0 | board.kings(Color::White).0;
        let mut bytes = [0; SAMPLE_BYTES];
        bytes[..4].copy_from_slice(&board.pieces(Color::Black).0.to_le_bytes());
        bytes[4..8].copy_from_slice(&board.pieces(Color::White).0.to_le_bytes());
        bytes[8..12].copy_from_slice(&kings.to_le_bytes());
        bytes[12..14].copy_from_slice(&self.score.to_le_bytes());
        bytes[14] = u8::from(self.position.turn() == Color::White)
            | self.result << 1
            | u8::from(self.begins_game) << 3;
        bytes
    }

    fn from_bytes(bytes: &[u8], variant: Variant, index: usize) -> Result<Sample, SampleError> {
        let set = |at: usize| {
            u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
        };
        let (black, white, kings) = (set(0), set(4), set(8));
        if black & white != 0 || kings & !(black | white) != 0 {
            return Err(SampleError::Overlap(index));
        }
        let mut board = Board::EMPTY;
        for (color, pieces) in [(Color::Black, black), (Color::White, white)] {
            for square in Bitboard(pieces) {
                let role = if Bitboard(kings).contains(square) {
                    Role::King
                } else {
                    Role::Man
                };
                board = board.with(square, Piece { color, role });
            }
        }
        let flags = bytes[14];
        let turn = if flags & 1 == 0 {
            Color::Black
        } else {
            Color::White
        };
        let result = flags >> 1 & 3;
        if result > 2 {
            return Err(SampleError::Result { index, result });
        }
        let setup = Setup {
            variant,
            board,
            turn,
        };
        let position =
            Position::from_setup(setup).map_err(|error| SampleError::Position { index, error })?;
        Ok(Sample {
            position,
            score: i16::from_le_bytes([bytes[12], bytes[13]]),
            result,
            begins_game: flags >> 3 & 1 == 1,
        })
    }
}

/// The samples behind the head of a file, game by game.
///
/// # Errors
///
/// [`SampleError`] where the bytes are no samples of this game.
pub fn read_games(bytes: &[u8], variant: Variant) -> Result<Vec<Vec<Sample>>, SampleError> {
    if !bytes.len().is_multiple_of(SAMPLE_BYTES) {
        return Err(SampleError::Cut(bytes.len()));
    }
    let mut games: Vec<Vec<Sample>> = Vec::new();
    for (index, bytes) in bytes.as_chunks::<SAMPLE_BYTES>().0.iter().enumerate() {
        let sample = Sample::from_bytes(bytes, variant, index)?;
        match games.last_mut() {
            Some(game) if !sample.begins_game => game.push(sample),
            _ => games.push(vec![sample]),
        }
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(fen: &str, score: i16, result: u8, begins_game: bool) -> Sample {
        Sample {
            position: Position::from_fen(Variant::Thai, fen).unwrap(),
            score,
            result,
            begins_game,
        }
    }

    #[test]
    fn samples_are_read_as_they_were_written() {
        let first = [
            sample("B:W1-8:B25-32", -3, 1, true),
            sample("W:WK1,7:B25,K32", 250, 2, false),
        ];
        let second = [sample("W:W9:B32", -29_980, 0, true)];
        let bytes: Vec<u8> = first
            .iter()
            .chain(&second)
            .flat_map(|sample| sample.to_bytes())
            .collect();
        let games = read_games(&bytes, Variant::Thai).unwrap();
        assert_eq!(games, [first.to_vec(), second.to_vec()]);
    }

    #[test]
    fn a_head_says_what_follows() {
        let head = Head {
            variant: Variant::English,
            nodes: 5000,
        };
        let bytes = [&head.to_bytes()[..], b"rest"].concat();
        assert_eq!(Head::read(&bytes), Ok((head, &b"rest"[..])));
        assert_eq!(Head::read(b"[Event"), Err(SampleError::NoSamples));
        assert_eq!(Head::read(&bytes[..15]), Err(SampleError::NoSamples));
    }

    #[test]
    fn what_is_no_sample_is_refused() {
        let good = sample("B:W1-8:B25-32", 0, 1, true).to_bytes();
        assert_eq!(
            read_games(&good[1..], Variant::Thai),
            Err(SampleError::Cut(15))
        );
        let mut bad = good;
        bad[0] = 0xff;
        assert_eq!(
            read_games(&bad, Variant::Thai),
            Err(SampleError::Overlap(0))
        );
        let mut bad = good;
        bad[..8].fill(0);
        assert!(matches!(
            read_games(&bad, Variant::Thai),
            Err(SampleError::Position { index: 0, .. })
        ));
        let mut bad = good;
        bad[14] |= 6;
        assert_eq!(
            read_games(&bad, Variant::Thai),
            Err(SampleError::Result {
                index: 0,
                result: 3
            })
        );
    }
}
