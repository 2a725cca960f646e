//! Games as text in Portable Draughts Notation, read from whatever is out there and written as the
//! standard asks.
//!
//! [`Reader`] goes through a text of any length and tells a [`Visitor`] what comes; [`Reader::games`]
//! and [`read_games`] make a tree of each game, a [`GameRecord`]; [`Replay`] plays its moves by the
//! rules. Nothing is refused that can be understood: what was wrong, and what was assumed, are
//! [`Finding`]s.
//!
//! The standard: <https://wiegerw.github.io/pdn/>.

mod annotation;
mod builder;
mod date;
mod encoding;
mod finding;
mod game_type;
mod games;
mod lexer;
mod place;
mod reader;
mod record;
mod replay;
mod result;
mod setup;
mod source;
mod tags;
mod writer;

pub use annotation::Annotation;
pub use builder::{Games, read_games};
pub use encoding::decode;
pub use finding::{Evidence, Finding, FindingKind, Severity};
pub use game_type::GameType;
pub use place::Place;
pub use reader::{DEEPEST_VARIATION, Interest, MoveText, ReadError, Reader, Visitor};
pub use record::{Action, Comment, GameRecord, MoveNumber, Node, NodeId};
pub use replay::{Numbering, Replay, Replayer, Step, Understood};
pub use result::GameResult;
pub use source::At;
pub use tags::Tags;
pub use writer::write_games;
