//! What the pictures show, read back from their SVG.

mod arrows;
mod boards;
mod read;
mod sheets;
mod snapshots;
mod texts;
