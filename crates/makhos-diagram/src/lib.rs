//! Pictures of draughts positions as SVG: a [`Diagram`] of one, a [`Sheet`] of many to print.
//!
//! The pictures stand alone: no scripts, no style sheets, nothing fetched from elsewhere. The
//! pieces are the app's own drawings, which is why the app takes them from here.
//!
//! ```
//! use draughts::{Position, Variant};
//! use makhos_diagram::Diagram;
//!
//! let mut diagram = Diagram::new(&Position::start(Variant::Thai));
//! diagram.numbers = true;
//! diagram.arrows.push("26-23".parse()?);
//! diagram.caption = "Black to move".to_owned();
//! let svg = diagram.to_svg();
//! assert!(svg.starts_with("<svg ") && svg.contains("Black to move"));
//! # Ok::<(), makhos_diagram::ArrowError>(())
//! ```
#![warn(missing_docs)]
#![forbid(unsafe_code)]

mod arrow;
mod diagram;
mod draw;
mod game;
mod grid;
mod palette;
mod pieces;
mod place;
mod sheet;
mod text;
mod xml;

pub use arrow::{Arrow, ArrowError};
pub use diagram::{Diagram, shared_drawings};
pub use game::{Turn, game_diagrams};
pub use grid::{Grid, GridError};
pub use palette::Palette;
pub use pieces::{DRAWINGS, PieceSet, drawing};
pub use sheet::Sheet;
