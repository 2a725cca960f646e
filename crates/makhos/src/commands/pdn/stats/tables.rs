//! What was counted, for people.

use std::io::{self, Write};

use comfy_table::{Cell, CellAlignment, Table, presets::UTF8_FULL_CONDENSED};

use super::{
    counts::{Statistics, Tally},
    lengths::Summary,
};
use crate::commands::pdn::{
    printable::printable,
    words::{count, faults, of_key},
};

/// Writes the tables; of openings and players the first `top`.
pub(super) fn write(output: &mut impl Write, stats: &Statistics, top: usize) -> io::Result<()> {
    writeln!(
        output,
        "{}, {}, {}",
        count(stats.files, "file", "files"),
        count(stats.games, "game", "games"),
        count(stats.plies, "ply", "plies"),
    )?;
    let findings = &stats.findings;
    if findings.errors + findings.warnings > 0 {
        writeln!(
            output,
            "{}: \"makhos pdn check\" shows them",
            faults(findings.errors, findings.warnings),
        )?;
    }
    if stats.games == 0 {
        return Ok(());
    }
    results(output, stats)?;
    if let Some(summary) = stats.lengths.summary() {
        lengths(output, &summary)?;
    }
    openings(output, stats, top)?;
    players(output, stats, top)
}

fn results(output: &mut impl Write, stats: &Statistics) -> io::Result<()> {
    writeln!(output, "\nResults")?;
    let is_sided = |tally: &&Tally| tally.first_won + tally.second_won > 0;
    let has_unknown_sides = stats.results.0.values().any(|tally| is_sided(&tally));
    let mut head = vec!["Game", "Games", "Black won", "White won"];
    if has_unknown_sides {
        head.extend(["First won", "Second won"]);
    }
    head.extend(["Draws", "Other"]);
    let mut table = table(&head);
    for (name, tally) in &stats.results.0 {
        let mut row = vec![text(of_key(name)), number(tally.games)];
        row.push(share(tally.black_won, tally.games));
        row.push(share(tally.white_won, tally.games));
        if has_unknown_sides {
            row.push(share(tally.first_won, tally.games));
            row.push(share(tally.second_won, tally.games));
        }
        row.push(share(tally.draws, tally.games));
        row.push(share(tally.others, tally.games));
        table.add_row(row);
    }
    writeln!(output, "{table}")
}

/// How many columns the longest bar takes.
const BAR: u64 = 40;

fn lengths(output: &mut impl Write, summary: &Summary) -> io::Result<()> {
    writeln!(
        output,
        "\nLength in plies: {} to {}, median {}, mean {:.1}",
        summary.shortest, summary.longest, summary.median, summary.mean
    )?;
    let most = summary.histogram.iter().map(|bin| bin.games).max();
    let most = most.unwrap_or(1).max(1);
    let width = summary.longest.to_string().len();
    for bin in &summary.histogram {
        // Whoever has a game gets a bar.
        let length = (bin.games * BAR).div_ceil(most);
        let bar = "█".repeat(usize::try_from(length).unwrap_or(0));
        writeln!(
            output,
            "  {:>width$} - {:<width$}  {bar} {}",
            bin.from, bin.to, bin.games
        )?;
    }
    Ok(())
}

fn openings(output: &mut impl Write, stats: &Statistics, top: usize) -> io::Result<()> {
    let list = stats.openings.list();
    if list.is_empty() {
        return Ok(());
    }
    writeln!(output, "\nOpenings{}", of(list.len(), top))?;
    let mut table = table(&[
        "Game",
        "Moves",
        "Name",
        "Games",
        "Black won",
        "White won",
        "Draws",
    ]);
    for opening in list.iter().take(top) {
        let tally = opening.tally;
        table.add_row(vec![
            text(opening.game),
            text(opening.moves),
            text(opening.name.unwrap_or_default()),
            number(tally.games),
            share(tally.black_won, tally.games),
            share(tally.white_won, tally.games),
            share(tally.draws, tally.games),
        ]);
    }
    writeln!(output, "{table}")
}

fn players(output: &mut impl Write, stats: &Statistics, top: usize) -> io::Result<()> {
    let list = stats.players.list();
    if list.is_empty() {
        return Ok(());
    }
    writeln!(output, "\nPlayers{}", of(list.len(), top))?;
    let mut table = table(&["Name", "Games", "Won", "Drawn", "Lost", "Score"]);
    for player in list.iter().take(top) {
        let record = player.record;
        table.add_row(vec![
            text(player.name),
            number(record.games),
            number(record.won),
            number(record.drawn),
            number(record.lost),
            right(format!("{:.1}", record.score)),
        ]);
    }
    writeln!(output, "{table}")
}

/// Says where a table is not whole.
fn of(all: usize, top: usize) -> String {
    if all > top {
        format!(" (the first {top} of {all})")
    } else {
        String::new()
    }
}

fn table(head: &[&str]) -> Table {
    let mut table = Table::new();
    table
        .load_style(UTF8_FULL_CONDENSED.with_rounded_corners())
        .set_header(head);
    table
}

fn text(text: &str) -> Cell {
    Cell::new(printable(text))
}

fn right(text: String) -> Cell {
    Cell::new(text).set_alignment(CellAlignment::Right)
}

fn number(n: u64) -> Cell {
    right(n.to_string())
}

/// A number with its share of the whole.
fn share(n: u64, of: u64) -> Cell {
    let percent = 100.0 * n as f64 / of.max(1) as f64;
    right(format!("{n} {percent:>3.0}%"))
}
