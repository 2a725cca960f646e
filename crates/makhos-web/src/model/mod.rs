//! The state of the app, without a word about how it is drawn: plain values and functions on them.

pub mod computer;
pub mod exported;
pub mod frames;
pub mod hint;
pub mod library;
pub mod linked;
pub mod look_up;
pub mod message;
pub mod notice;
pub mod opened;
pub mod pdn_text;
pub mod printed;
#[cfg(test)]
mod samples;
pub mod saved;
pub mod saved_viewing;
pub mod scene;
pub mod score;
pub mod session;
pub mod settings;
pub mod shown;
pub mod step_lines;
pub mod summary;
pub mod table;
pub mod verdict;
pub mod viewing;
pub mod viewing_words;
