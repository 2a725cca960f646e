//! The Makhos app: two people play Thai or English checkers on one device, in the browser.
//!
//! `model` is the state and knows nothing of the browser; `app` holds it in signals and has
//! one function for each thing a person can do; `board`, `panels` and `dialogs` draw it;
//! `print` puts the game on paper; `second` is the gate to all that is fetched afterwards;
//! `platform` is all that the browser does for us.
#![warn(missing_docs)]
#![deny(unsafe_code)]
// The component macro makes the properties of private components public.
#![allow(unreachable_pub)]

mod app;
mod board;
mod dialogs;
mod icon;
mod model;
mod panels;
mod platform;
mod print;
pub mod root;
pub mod second;
