//! An engine for Thai checkers (Makhos) and English checkers: it says what is best in a position.
//!
//! An [`Engine`] searches a [`Game`](draughts::Game) within [`Limits`] and answers with lines of
//! play, each with its [`Score`]. It can be stopped from outside at any time, tells how it gets on,
//! and needs neither files nor the network; without threads it runs in WebAssembly, too.
//!
//! ```
//! use draughts::{Game, Variant};
//! use draughts_engine::{Engine, Limits, Options};
//!
//! let mut engine = Engine::new(Variant::Thai, Options::default());
//! let answer = engine.search(&Game::new(Variant::Thai), &Limits::depth(5));
//! assert_eq!(answer.depth, 5);
//! assert!(answer.best().is_some());
//! ```
#![warn(missing_docs)]
#![deny(unsafe_code)]

mod endgames;
mod engine;
pub mod evaluation;
pub mod hint;
mod known;
mod levels;
mod limits;
pub mod manners;
mod memory;
mod root_verdicts;
mod score;
mod search;
mod stop;
mod table;
mod tables;

pub use endgames::{EndgameValue, Endgames};
pub use engine::{Answer, Engine, Line, Options, Report};
pub use levels::{Choice, Level};
pub use limits::{Clock, Limits};
pub use score::Score;
pub use stop::Stop;
pub use tables::TableEndgames;
