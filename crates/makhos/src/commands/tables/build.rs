//! `makhos tables build`: working tables out.

use std::{io, process::ExitCode};

use anyhow::Result;
use clap::{Args, ValueEnum};
use draughts::Variant;
use draughts_endgame::{Builder, Built, Material, Metric};
use indicatif::ProgressBar;

use crate::commands::{arguments, bar, tables_directory::TablesArgument};

/// Build the tables of all material up to a number of pieces
///
/// Tables that are there already are kept. It can be ended at any time and goes on where it was.
#[derive(Args)]
pub(super) struct Build {
    /// The game
    #[arg(long, value_parser = arguments::variant())]
    variant: Variant,
    /// The most pieces on the board
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=Material::MOST_PIECES as i64))]
    pieces: u8,
    /// What the tables tell
    #[arg(long, value_enum, default_value_t = Telling::Plies)]
    metric: Telling,
    #[command(flatten)]
    tables: TablesArgument,
    /// In how many threads [default: one for each processor]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Telling {
    /// Who wins
    Verdict,
    /// Who wins, and in how many plies
    Plies,
}

impl Build {
    /// Builds what is missing.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let metric = match self.metric {
            Telling::Verdict => Metric::Verdict,
            Telling::Plies => Metric::Plies,
        };
        let threads = arguments::threads(self.threads);
        let directory = self.tables.directory()?;
        let mut builder = Builder::new(self.variant, directory.clone(), metric, threads)?;
        let materials: Vec<Material> = (2..=self.pieces).flat_map(Material::all).collect();
        let bar = bar::styled(
            ProgressBar::new(materials.iter().copied().map(Builder::work).sum()),
            "{msg:16} [{bar:30}] {percent}%  {human_pos} places, {per_sec}, {eta} left",
        );
        let mut new = 0;
        for material in materials {
            bar.set_message(material.to_string());
            let built = builder.build(material, &|places| bar.inc(places))?;
            new += u32::from(built == Built::New);
        }
        bar.finish_and_clear();
        let path = directory.path().display();
        let tables = if new == 1 { "table" } else { "tables" };
        let mut output = io::stdout().lock();
        io::Write::write_fmt(&mut output, format_args!("{new} new {tables} in {path}\n"))?;
        Ok(ExitCode::SUCCESS)
    }
}
