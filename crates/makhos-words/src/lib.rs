//! Says in words what the rules library answers.
//!
//! The rules library knows why a square is refused, what a position expects and how a game ended;
//! the texts know how each language says such things. [`Words`] joins the two, so that the browser
//! and the terminal say the same thing in the same words.
//!
//! ```
//! use draughts::{MoveInput, Notation, Position, Square, Variant};
//! use makhos_texts::{Language, Texts};
//! use makhos_words::Words;
//!
//! let words = Words::new(Texts::new(Language::English), Notation::Numbers);
//! let mut input = MoveInput::new(Position::from_fen(Variant::Thai, "B:W4,18:B22,32")?);
//! let refusal = input.choose(Square::from_number(32).unwrap()).unwrap_err();
//! assert_eq!(
//!     words.refusal(&refusal),
//!     "Capturing is compulsory: the piece on 22 has to take."
//! );
//! # Ok::<(), draughts::FenError>(())
//! ```
#![warn(missing_docs)]
#![forbid(unsafe_code)]

mod announcements;
mod convert;
mod ends;
mod expected;
mod fen;
mod findings;
mod hints;
mod refusals;
mod results;
mod squares;
mod typed;
mod verdicts;
mod words;

pub use convert::{game, rank, side, square_content};
pub use expected::Expected;
pub use squares::square_mark;
pub use words::Words;
