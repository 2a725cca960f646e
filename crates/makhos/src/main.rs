//! The `makhos` program.

use clap::Parser;

/// Thai and English checkers.
#[derive(Parser)]
#[command(version, about)]
struct Cli {}

fn main() -> anyhow::Result<()> {
    Cli::parse();
    Ok(())
}
