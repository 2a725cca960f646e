//! The project's own chores, run as `cargo xtask <chore>`.

mod app;
mod bench;
mod install;
mod play;
mod test;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::workspace::Workspace;

/// The project's own chores.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build everything, serve the app on this machine and open the browser
    #[command(after_help = "\
Examples:
  cargo xtask play
  cargo xtask play --port 9000 --no-open")]
    Play {
        /// Passed on to `makhos play`, such as --port or --no-open
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Check everything: formatting, lints, Rust tests, documentation, the app in a browser
    #[command(after_help = "\
Examples:
  cargo xtask test
  cargo xtask test format clippy
  cargo xtask test browser")]
    Test {
        /// Only these steps, in this order; all of them when none is named
        steps: Vec<test::Step>,
    },
    /// Build the app only, as a static site ready for any host
    Web,
    /// Run the benchmarks, compiled portably and then for this machine's own processor
    Bench {
        /// Passed on to the benchmarks, such as a part of their names
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Measure how fast the engine searches, as a program and in WebAssembly
    BenchEngine,
    /// Install what the other chores need, without running them
    Setup,
}

fn main() -> ExitCode {
    match run(Cli::parse().chore) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\n{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Chore) -> Result<()> {
    let workspace = Workspace::find()?;
    match chore {
        Chore::Play { args } => play::run(&workspace, &args),
        Chore::Test { steps } => test::run(&workspace, &steps),
        Chore::Web => app::build(&workspace),
        Chore::Bench { args } => bench::run(&workspace, &args),
        Chore::BenchEngine => bench::engine(&workspace),
        Chore::Setup => install::everything(&workspace),
    }
}
