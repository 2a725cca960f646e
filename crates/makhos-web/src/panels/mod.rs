//! What stands around the board.

pub mod actions;
pub mod banners;
pub mod drop_sign;
pub mod header;
pub mod message;
pub mod moves;
pub mod player;
pub mod type_move;
pub mod verdict;
pub mod viewer;
