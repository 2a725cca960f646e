//! `makhos tables stats`: what the tables say about each material.

use std::{
    io::{self, BufWriter, Write},
    process::ExitCode,
};

use anyhow::{Result, ensure};
use clap::{Args, ValueEnum};
use comfy_table::{
    Cell, CellAlignment,
    presets::{ASCII_MARKDOWN, UTF8_FULL_CONDENSED},
};
use draughts::Variant;
use draughts_endgame::{Material, Metric, Part, Tables};
use serde::Serialize;

use crate::commands::{arguments, tables_directory::TablesArgument};

const EXAMPLES: &str = "\
Examples:
  makhos tables stats
  makhos tables stats --variant thai --pieces 3 --format csv

A material has two lines, one for each side to move, whose pieces stand before the v (m a man, K a king),
and one where both have the same. Counts are of positions with either colour to move folded into one,
without any draw rule; plies only where tables of plies are there. The parts of a material have lines of
their own, with the rows of the leading men behind the pieces.";

/// Count wins, losses and draws of each material, with the longest win
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Stats {
    /// The game [default: both]
    #[arg(long, value_parser = arguments::variant())]
    variant: Option<Variant>,
    /// The most pieces on the board
    #[arg(long, value_name = "N", default_value_t = Material::MOST_PIECES, value_parser = clap::value_parser!(u8).range(2..=i64::from(Material::MOST_PIECES)))]
    pieces: u8,
    /// How to answer
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
    #[command(flatten)]
    tables: TablesArgument,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// For people
    Table,
    /// For people, as a table of Markdown
    Markdown,
    /// For spreadsheets
    Csv,
    /// For programs
    Json,
}

/// What is said about a material and a side to move.
#[derive(Serialize)]
struct Row {
    variant: &'static str,
    pieces: u8,
    material: String,
    positions: u64,
    wins: u64,
    losses: u64,
    draws: u64,
    longest_win: Option<u16>,
    longest_loss: Option<u16>,
    /// A position with the longest win.
    example: Option<String>,
}

impl Stats {
    /// Prints all rows.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let tables = self.tables.open()?;
        let variants = arguments::variants(self.variant);
        let rows: Vec<Row> = variants
            .flat_map(|variant| rows(&tables, variant, self.pieces))
            .collect();
        let path = self.tables.directory()?.path().display().to_string();
        ensure!(
            !rows.is_empty(),
            "there are no such tables in {path}; \"makhos tables build\" makes them"
        );
        let mut output = BufWriter::new(io::stdout().lock());
        match self.format {
            Format::Table => writeln!(output, "{}", table(&rows, UTF8_FULL_CONDENSED))?,
            Format::Markdown => writeln!(output, "{}", table(&rows, ASCII_MARKDOWN))?,
            Format::Csv => write_csv(&mut output, &rows)?,
            Format::Json => {
                serde_json::to_writer_pretty(&mut output, &rows).map_err(io::Error::from)?;
                writeln!(output)?;
            }
        }
        output.flush()?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The rows of a game, those with the fewest pieces first.
fn rows(tables: &Tables, variant: Variant, most: u8) -> impl Iterator<Item = Row> {
    (2..=most)
        .flat_map(Part::all)
        .flat_map(Part::sides)
        .filter_map(move |side| Row::of(tables, variant, side))
}

impl Row {
    /// What the best table of a side to move says; `None` where there is none.
    fn of(tables: &Tables, variant: Variant, side: Part) -> Option<Row> {
        let table = tables
            .get(variant, Metric::Plies, side)
            .or_else(|| tables.get(variant, Metric::Verdict, side))?;
        let counts = table.counts(side)?;
        let example = table.longest_win(side);
        Some(Row {
            variant: variant.rules().name,
            pieces: side.pieces(),
            material: side.to_string(),
            positions: counts.positions,
            wins: counts.wins,
            losses: counts.losses,
            draws: counts.draws(),
            longest_win: counts.longest_win,
            longest_loss: counts.longest_loss,
            example: example.map(|position| position.to_fen()),
        })
    }
}

fn table(rows: &[Row], style: comfy_table::TableStyle) -> comfy_table::Table {
    let mut table = comfy_table::Table::new();
    table.load_style(style).set_header([
        "Game",
        "Material",
        "Positions",
        "Wins",
        "Losses",
        "Draws",
        "Longest win",
        "Longest loss",
        "Example of the longest win",
    ]);
    for row in rows {
        let number = |number: u64| right(number.to_string());
        let plies = |plies: Option<u16>| right(plies.map_or(String::new(), |n| n.to_string()));
        table.add_row([
            Cell::new(row.variant),
            Cell::new(&row.material),
            number(row.positions),
            number(row.wins),
            number(row.losses),
            number(row.draws),
            plies(row.longest_win),
            plies(row.longest_loss),
            Cell::new(row.example.as_deref().unwrap_or_default()),
        ]);
    }
    table
}

fn right(text: String) -> Cell {
    Cell::new(text).set_alignment(CellAlignment::Right)
}

fn write_csv(output: &mut impl Write, rows: &[Row]) -> Result<()> {
    let mut writer = csv::Writer::from_writer(output);
    for row in rows {
        writer.serialize(row)?;
    }
    writer.flush()?;
    Ok(())
}
