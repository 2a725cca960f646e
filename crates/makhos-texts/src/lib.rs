//! Every text people read in Makhos, in English, Thai and Korean.
#![warn(missing_docs)]
#![forbid(unsafe_code)]

mod choices;
mod language;
mod lists;
mod texts;

pub use choices::{Rank, Side, SquareContent, SquareMark};
pub use language::Language;
pub use texts::Texts;
