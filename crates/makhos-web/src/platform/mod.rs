//! What the browser does for the app.

pub mod chosen_files;
pub mod clipboard;
pub mod clock;
pub mod database;
pub mod endgames;
pub mod engine;
pub mod files;
pub mod history;
pub mod install;
pub mod look_up;
pub mod page;
pub mod paper;
pub mod pictures;
pub mod share;
pub mod sound;
pub mod storage;
pub mod update;
pub mod vibration;
