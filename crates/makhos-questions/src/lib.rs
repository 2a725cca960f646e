//! What the Makhos app asks its engine, which runs apart from the page, and what the engine answers.
//!
//! Both sides share these types and nothing else: a [`Question`] goes one way as a text, and for each
//! question come [`Reply`]s, the last of which [ends](Found::is_last) it. A game travels as its moves,
//! so that the engine knows which positions have come up before.
//!
//! Where the page comes from a server with endgame tables, it asks for the values of many positions at once: a
//! [`LookUp`] goes one way, and a [`LookedUp`] the other.
//!
//! ```
//! use draughts::{Game, Variant};
//! use makhos_questions::{GameText, Question, Task};
//!
//! let game = Game::new(Variant::Thai);
//! let question = Question {
//!     number: 1,
//!     game: GameText::of(&game),
//!     task: Task::Analysis { lines: 1, milliseconds: 1000 },
//! };
//! let read = Question::read(&question.write())?;
//! assert_eq!(read.game.read()?, game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]
#![forbid(unsafe_code)]

mod game_text;
mod look_up;
mod question;
mod reply;

pub use game_text::{GameText, GameTextError};
pub use look_up::{LookUp, LookUpError, LookedUp, LookedUpValue, Reach, Reaches};
pub use question::{Question, Task};
pub use reply::{Found, FoundLine, FoundMove, FoundValue, Reply};

/// The text of a message. Their forms have nothing that JSON could not say.
fn write(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).unwrap_or_default()
}
