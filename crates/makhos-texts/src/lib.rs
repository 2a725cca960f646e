//! Every text people read in Makhos, in English, Thai and Korean.
//!
//! The texts stand in one [Fluent](https://projectfluent.org) catalogue per language, `locales/*.ftl`.
//! The build turns each message into a function of [`Texts`]: `refused-occupied` becomes
//! [`Texts::refused_occupied`]. A text that does not exist, or one that lacks an argument, does not
//! compile; neither does a message that is missing in one language.
//!
//! ```
//! use makhos_texts::{Language, Side, Texts};
//!
//! let texts = Texts::new(Language::best(["th-TH", "en"]));
//! assert_eq!(texts.must_capture(Side::Black), "ดำต้องกิน");
//! assert_eq!(texts.refused_occupied(texts.square("13")), "ช่อง 13 มีหมากอยู่แล้ว");
//! ```
//!
//! Messages that print a value return a `String`, all others a `&'static str`. Text and numbers to
//! print are anything that is [`Display`](core::fmt::Display); a number that decides between wordings
//! (“1 piece”, “2 pieces”) is a `u32`; a side, a rank and the like are the small enums of this crate.
//! Squares in sentences go through [`Texts::square`], lists through [`Texts::all_of`] (“9 and 18”) or
//! [`Texts::any_of`] (“9 or 18”).
//!
//! # Adding a message
//! Write it in all catalogues, under the same name and with the same variables. Write whole
//! sentences; where a language has to say a thing differently for black and white, for one and many,
//! select inside the message:
//!
//! ```text
//! # A comment becomes the function's documentation.
//! pieces-lost = { $side ->
//!     [black] Black lost { $count ->
//!         [one] 1 piece
//!        *[other] { $count } pieces
//!     }
//!    *[white] White lost { $count ->
//!         [one] 1 piece
//!        *[other] { $count } pieces
//!     }
//! }
//! ```
//!
//! The name of a variable says what it carries: `$side`, `$winner` and `$loser` are a [`Side`],
//! `$rank` a [`Rank`], `$game` a [`Game`], `$content` a [`SquareContent`], `$mark` a [`SquareMark`]
//! (`build/choices.rs` lists them). Any other variable with a selection is a number, with exact
//! numbers (`[0]`) and the language's plural words as keys. Terms (`-game`) and references to other
//! messages are filled in at build time; Fluent's functions, attributes and term arguments are not
//! supported, and the build says so.
//!
//! # Adding a language
//! Add its catalogue to `locales`, its line to `LOCALES` in `build/main.rs` and its variant to
//! [`Language`]; the compiler and the tests name everything that is still missing. A language with
//! other plural words than one and other needs its rule in `build/generate.rs`.
#![warn(missing_docs)]
#![forbid(unsafe_code)]

mod choices;
mod language;
mod lists;
mod rules;
mod texts;

pub use choices::{Game, Rank, Side, SquareContent, SquareMark};
pub use language::Language;
pub use rules::{Example, RuleSection, rules, rules_title};
pub use texts::Texts;
