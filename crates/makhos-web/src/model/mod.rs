//! The state of the app, without a word about how it is drawn: plain values and functions on them.

pub mod frames;
pub mod linked;
pub mod message;
pub mod saved;
pub mod scene;
pub mod score;
pub mod session;
pub mod settings;
pub mod table;
