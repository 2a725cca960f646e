//! Why a link cannot be read, or not be written.

use draughts::SetupError;
use thiserror::Error;

use crate::limits::{MAX_CODE_LENGTH, MAX_NAME_BYTES, MAX_PLIES};

/// Why a code is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// It is not as it was written.
    #[error("the link is damaged: {0}")]
    Damaged(#[from] Damage),
    /// Its form is one that this program does not know.
    #[error("the link has version {0}, which only a newer program can read")]
    UnknownVersion(u8),
    /// A move breaks the rules, or comes after the end.
    #[error("ply {ply} of the link is not legal")]
    IllegalPly {
        /// Which one, from 1.
        ply: usize,
    },
    /// The position it starts from breaks the rules.
    #[error("the position the link starts from is not possible: {0}")]
    Setup(#[from] SetupError),
    /// It is longer than any game makes it.
    #[error("the link has {length} characters; a game has at most {MAX_CODE_LENGTH}")]
    TooLong {
        /// How many characters it has.
        length: usize,
    },
}

/// How it shows that a code is not as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Damage {
    /// Some characters are missing, or there are more than there were.
    #[error("{0} characters are no whole link; their number must be a multiple of four")]
    Length(usize),
    /// Some characters are not those that were written.
    #[error("its check sum does not fit")]
    CheckSum,
    /// It ends before all was said.
    #[error("it ends too early")]
    TooShort,
    /// More follows where all was said.
    #[error("something follows after its end")]
    TooMuch,
    /// A name is not UTF-8.
    #[error("a player's name is no text")]
    Name,
    /// The end is none that players declare, or the board had decided already.
    #[error("the end it declares is not possible")]
    End,
}

/// Why a game does not go into a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TooLong {
    /// It has too many moves.
    #[error("the game has {0} plies; a link holds at most {MAX_PLIES}")]
    Plies(usize),
    /// A player's name is too long.
    #[error("a player's name has {0} bytes; a link holds at most {MAX_NAME_BYTES}")]
    Name(usize),
}
