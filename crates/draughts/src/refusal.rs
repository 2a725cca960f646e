//! Why a square somebody points at is refused.

use thiserror::Error;

use crate::{Bitboard, Color, Role, Square};

/// The reason a square cannot be chosen now, with all that an interface needs to say so in words
/// and to show it on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Refusal {
    /// There is no piece to pick up.
    #[error("square {square} is empty; choose a piece of {turn}")]
    NoPiece {
        /// The empty square.
        square: Square,
        /// The side to move.
        turn: Color,
    },
    /// The piece belongs to the other side.
    #[error("the piece on {square} is not yours; {turn} is to move")]
    NotYourPiece {
        /// Where it stands.
        square: Square,
        /// The side to move.
        turn: Color,
    },
    /// The piece has nowhere to go.
    #[error("the piece on {square} is blocked")]
    Blocked {
        /// Where it stands.
        square: Square,
        /// What it is.
        role: Role,
    },
    /// The piece has no capture, but others have and must use it.
    #[error("a capture is compulsory; move the piece on {capturers}")]
    OtherMustCapture {
        /// The piece that was chosen.
        square: Square,
        /// The pieces that can capture.
        capturers: Bitboard,
    },
    /// The chosen piece can capture, so it may not just move there.
    #[error("a capture is compulsory; the piece on {from} must land on {landings}")]
    MustCapture {
        /// Where the piece stands.
        from: Square,
        /// Where its captures land next.
        landings: Bitboard,
    },
    /// The piece can be captured, but by landing directly behind it.
    #[error("to capture the piece on {captured}, land directly behind it on {landing}")]
    MustLandBehind {
        /// The piece that can be captured.
        captured: Square,
        /// The square directly behind it.
        landing: Square,
    },
    /// The capture goes on from where the piece now stands.
    #[error("the capture is not finished; go on to {next}")]
    ChainUnfinished {
        /// Where the piece stands now.
        at: Square,
        /// Where it may go on to.
        next: Bitboard,
    },
    /// Several captures end on that square.
    #[error("more than one capture ends on {target}; choose the next square: {next}")]
    Ambiguous {
        /// The square.
        target: Square,
        /// The landing squares that tell them apart.
        next: Bitboard,
    },
    /// Men do not move backward.
    #[error("a man moves forward only")]
    ManMovesForward {
        /// Where it stands.
        from: Square,
    },
    /// Men do not capture backward.
    #[error("a man captures forward only")]
    ManCapturesForward {
        /// Where it stands.
        from: Square,
        /// The piece it would have captured.
        over: Square,
    },
    /// The square is on no diagonal of the piece's.
    #[error("pieces move along the diagonals only")]
    NotDiagonal {
        /// Where the piece stands.
        from: Square,
    },
    /// Men, and kings in English checkers, go one square at a time.
    #[error("this piece moves one square at a time")]
    TooFar {
        /// Where it stands.
        from: Square,
        /// What it is.
        role: Role,
    },
    /// A piece stands on the square.
    #[error("square {square} is occupied")]
    Occupied {
        /// The square.
        square: Square,
    },
    /// A piece of the same side stands in the way.
    #[error("your own piece on {by} is in the way")]
    OwnPieceInTheWay {
        /// Where it stands.
        by: Square,
    },
    /// Two pieces stand one behind the other, so that neither can be captured this way.
    #[error("two pieces in a row, on {first} and {second}, cannot be captured")]
    TwoInARow {
        /// The nearer one.
        first: Square,
        /// The one behind it.
        second: Square,
    },
}
