//! The engine of the Makhos app: it answers the [questions](makhos_questions) of the page.
//!
//! The program around it runs in a Web Worker. While it thinks it hears nothing; whoever wants no
//! answer any more ends the worker and takes what was told last.
#![warn(missing_docs)]
#![forbid(unsafe_code)]

mod endgames;
mod thinker;

pub use thinker::Thinker;
