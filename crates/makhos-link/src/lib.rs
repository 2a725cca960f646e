//! A whole game as a short text for the end of an address, and back.
//!
//! The text holds the game's kind, where and by which draw rules it began, every move with its
//! path, the end the players declared, and their names. A text that was cut off or changed on its
//! way is refused, never read as another game; `docs/link-format.md` has the format and the reasons
//! why that is so.
//!
//! ```
//! use draughts::{Game, Variant};
//! use makhos_link::LinkedGame;
//!
//! let mut game = Game::new(Variant::Thai);
//! let read = game.position().read_move("26-23")?;
//! game.play(read.path)?;
//! let linked = LinkedGame { game, black: "สมชาย".into(), white: "수진".into() };
//! let fragment = linked.to_fragment()?;
//! assert!(fragment.starts_with("g="));
//!
//! let code = makhos_link::code_in(&fragment).unwrap();
//! assert_eq!(LinkedGame::from_code(code), Ok(linked));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![warn(missing_docs)]
#![forbid(unsafe_code)]

mod bits;
mod content;
mod envelope;
mod error;
mod fragment;
mod limits;

pub use content::LinkedGame;
pub use error::{Damage, LinkError, TooLong};
pub use fragment::code_in;
pub use limits::{MAX_CODE_LENGTH, MAX_NAME_BYTES, MAX_PLIES};
