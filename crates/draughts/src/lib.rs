//! The exact rules of Thai checkers (Makhos) and English checkers.
//!
//! A [`Position`] knows its legal [`Move`]s and the [`Path`]s by which they are made; a [`Game`]
//! is a position and the moves played from it, with all its ends; a [`MoveInput`] turns the
//! squares somebody points at into a move and says why one is refused. Positions are read and
//! written as FEN, moves as PDN writes them.
//!
//! ```
//! use draughts::{Game, Variant};
//!
//! let mut game = Game::new(Variant::Thai);
//! for text in ["26-23", "6-10", "25-21"] {
//!     let read = game.position().read_move(text)?;
//!     game.play(read.path)?;
//! }
//! assert_eq!(game.position().to_fen(), "W:W1,2,3,4,5,7,8,10:B21,23,27,28,29,30,31,32");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]
#![forbid(unsafe_code)]

mod bitboard;
mod board;
mod color;
mod draw_rules;
mod fen;
mod game;
mod move_input;
mod movegen;
mod moves;
mod notation;
mod outcome;
mod path;
pub mod pdn;
mod perft;
mod piece;
mod position;
mod refusal;
mod rules;
mod setup;
mod square;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use color::Color;
pub use draw_rules::DrawRules;
pub use fen::FenError;
pub use game::{Game, GameError, NoProgress, Ply};
pub use move_input::{MoveInput, Progress};
pub use moves::{Move, MoveList};
pub use notation::{Form, Legal, MoveTextError, Notation, ReadMove, full_text};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use path::Path;
pub use perft::{CountBy, perft};
pub use piece::{Piece, Role};
pub use position::{IllegalMove, Position};
pub use refusal::Refusal;
pub use rules::{KingRange, Rules, UnknownVariant, Variant};
pub use setup::{Setup, SetupError};
pub use square::{Square, SquareError};
