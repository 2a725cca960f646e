//! The `makhos` program.

mod commands;
mod server;

use std::process::ExitCode;

use clap::Parser;

/// Thai and English checkers.
#[derive(Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: commands::Command,
}

fn main() -> ExitCode {
    match Cli::parse().command.run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("makhos: {error:#}");
            ExitCode::FAILURE
        }
    }
}
