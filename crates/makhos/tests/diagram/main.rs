//! `makhos diagram` from outside.

mod command;
mod game;
mod position;
