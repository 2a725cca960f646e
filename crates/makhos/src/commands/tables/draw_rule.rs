//! `makhos tables draw-rule`: whether the no-progress rule takes wins away.

use std::{
    io::{self, Write},
    num::NonZeroU16,
    process::ExitCode,
};

use anyhow::Result;
use clap::Args;
use comfy_table::{Cell, CellAlignment, Table, presets::ASCII_MARKDOWN};
use draughts::{DrawRules, Position, Variant};
use draughts_endgame::{DrawRuleEffect, DrawRuleStudy, Part};

use super::bar_of;
use crate::commands::{arguments, tables_directory::TablesArgument};

const EXAMPLES: &str = "\
Examples:
  makhos tables draw-rule --variant english --pieces 5
  makhos tables draw-rule --variant thai --pieces 4 --plies off

Works out who wins under the rule, exactly, where nothing has been counted yet, and compares that with the
tables of verdicts, which know no draw rule. \"Longest\" is how many plies without progress the rule must leave for
all wins that stay wins; with --plies off, for all wins.";

/// Find out whether the no-progress rule turns wins into draws
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct DrawRule {
    /// The game [default: both]
    #[arg(long, value_parser = arguments::variant())]
    variant: Option<Variant>,
    /// The most pieces on the board
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=i64::from(Part::MOST_WHOLE_PIECES)))]
    pieces: u8,
    /// After how many plies without progress the game is a draw, or "off" [default: the game's]
    #[arg(long, value_name = "N", value_parser = limit)]
    plies: Option<Limit>,
    #[command(flatten)]
    tables: TablesArgument,
    /// In how many threads [default: one for each processor]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// The limit of a rule; `None` where there is none.
#[derive(Clone, Copy)]
struct Limit(Option<NonZeroU16>);

fn limit(text: &str) -> Result<Limit, String> {
    if text == "off" {
        return Ok(Limit(None));
    }
    let plies = text.parse().map_err(|_| "a number of plies, or off");
    Ok(Limit(Some(plies?)))
}

impl DrawRule {
    /// Works out all materials and prints what the rule does to them.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let mut table = Table::new();
        table.load_style(ASCII_MARKDOWN).set_header([
            "Game",
            "Material",
            "Wins drawn",
            "Losses drawn",
            "Example",
            "Longest",
            "Example of the longest",
        ]);
        for variant in arguments::variants(self.variant) {
            for effect in self.effects(variant)? {
                table.add_row(row(variant, &effect));
            }
        }
        writeln!(io::stdout(), "{table}")?;
        Ok(ExitCode::SUCCESS)
    }

    fn effects(&self, variant: Variant) -> Result<Vec<DrawRuleEffect>> {
        let directory = self.tables.directory()?;
        let threads = arguments::threads(self.threads);
        let mut study = DrawRuleStudy::new(variant, self.rules(variant), &directory, threads);
        let slices: Vec<Part> = (2..=self.pieces).flat_map(Part::all).collect();
        let bar = bar_of(&slices);
        let mut effects = Vec::new();
        for slice in slices {
            bar.set_message(slice.to_string());
            effects.extend(study.work_out(slice.material, &|places| bar.inc(places))?);
        }
        bar.finish_and_clear();
        Ok(effects)
    }

    fn rules(&self, variant: Variant) -> DrawRules {
        let rules = variant.rules().draw_rules;
        DrawRules {
            no_progress_plies: self.plies.map_or(rules.no_progress_plies, |limit| limit.0),
            ..rules
        }
    }
}

fn row(variant: Variant, effect: &DrawRuleEffect) -> [Cell; 7] {
    let number = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
    let fen =
        |position: Option<&Position>| Cell::new(position.map_or(String::new(), Position::to_fen));
    [
        Cell::new(variant.rules().name),
        Cell::new(effect.material),
        number(effect.wins_lost.to_string()),
        number(effect.losses_saved.to_string()),
        fen(effect.changed.as_ref()),
        number(effect.longest.map_or(String::new(), |n| n.to_string())),
        fen(effect.example.as_ref()),
    ]
}
