//! Endgame tables for Thai checkers (Makhos) and English checkers: the truth about positions with few
//! pieces.
#![warn(missing_docs)]
#![deny(unsafe_code)]

mod build;
mod builder;
mod bundle;
mod counting;
mod directory;
mod draw_rule;
mod example;
mod file;
mod index;
mod left_out;
mod load;
mod mapped;
mod material;
mod needs;
mod part;
#[cfg(test)]
mod parts_tests;
mod place;
mod plan;
mod rays;
mod tables;
mod threads;
mod value;
mod verify;

pub use builder::{Builder, Built};
pub use bundle::BundleError;
pub use directory::{FileError, FileProblem, TableDirectory};
pub use draw_rule::{DrawRuleEffect, DrawRuleStudy};
pub use file::{Counts, Table, TableError};
pub use material::{Force, Material, MaterialError};
pub use needs::needs;
pub use part::{Part, PartError, Rows};
pub use plan::Slice;
pub use tables::{Tables, Unknown};
pub use value::{Value, Verdict};
pub use verify::{Fault, FaultProblem, Method, Sample, Verifier};

/// What a table tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Metric {
    /// Who wins.
    Verdict,
    /// In how many plies the game ends, too.
    Plies,
}

impl std::fmt::Display for Metric {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Metric::Verdict => "verdicts",
            Metric::Plies => "plies",
        })
    }
}
