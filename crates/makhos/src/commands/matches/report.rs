//! What is said about the results of a match.

use std::io::{self, Write};

use comfy_table::{Cell, CellAlignment, Table, presets::UTF8_FULL_CONDENSED};
use draughts_match::{Estimate, Performance, Sprt, Tally, Verdict};
use serde_json::{Value, json};

use super::results::Results;

/// The results so far, in one line.
pub(super) fn line(results: &Results) -> String {
    let tally = &results.tally;
    let mut line = format!("{} games: {}", tally.games(), score(tally));
    if let Some(estimate) = results.estimate() {
        line += &format!(", Elo {}, LOS {}", elo(&estimate), percent(estimate.los));
    }
    if let Some(sprt) = &results.sprt {
        line += &format!(", LLR {}", ratio(sprt, tally));
    }
    line
}

fn score(tally: &Tally) -> String {
    let Tally {
        wins,
        draws,
        losses,
        ..
    } = tally;
    format!("+{wins} ={draws} -{losses} ({})", percent(tally.score()))
}

fn elo(estimate: &Estimate) -> String {
    let Estimate { elo, low, high, .. } = estimate;
    format!("{elo:+.1} [{low:+.1}, {high:+.1}]")
}

fn ratio(sprt: &Sprt, tally: &Tally) -> String {
    let (low, high) = sprt.bounds();
    let ratio = sprt.log_likelihood_ratio(&tally.pairs);
    format!("{ratio:+.2} [{low:+.2}, {high:+.2}]")
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// Writes the results of a match that is over, as tables.
pub(super) fn text(output: &mut impl Write, results: &Results) -> io::Result<()> {
    let tally = &results.tally;
    let [a, b] = &results.names;
    let mut rows = vec![
        ("Games", tally.games().to_string()),
        ("Won, drawn, lost", score(tally)),
        ("Draws", percent(tally.draw_rate())),
        ("Openings with 0, ½, 1, 1½, 2 points", pairs(&tally.pairs)),
    ];
    if let Some(estimate) = results.estimate() {
        rows.push(("Elo difference [95 %]", elo(&estimate)));
        rows.push(("Likelihood of superiority", percent(estimate.los)));
    }
    if let Some(sprt) = &results.sprt {
        rows.push(("Log-likelihood ratio [bounds]", ratio(sprt, tally)));
        rows.push(("Test", verdict(sprt, results.verdict())));
    }
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED);
    table.set_header(vec![a.clone(), format!("against {b}")]);
    for (name, value) in rows {
        table.add_row(vec![Cell::new(name), right(value)]);
    }
    writeln!(output, "\n{table}")?;
    writeln!(output, "\n{}", performances(results))
}

fn pairs(pairs: &[u64; 5]) -> String {
    pairs.map(|count| count.to_string()).join(", ")
}

fn verdict(sprt: &Sprt, verdict: Option<Verdict>) -> String {
    let Sprt { elo0, elo1, .. } = sprt;
    match verdict {
        Some(Verdict::Accept) => format!("accepted: rather {elo1:+} than {elo0:+} Elo"),
        Some(Verdict::Reject) => format!("rejected: rather {elo0:+} than {elo1:+} Elo"),
        Some(Verdict::PlayOn) | None => format!("undecided between {elo0:+} and {elo1:+} Elo"),
    }
}

fn performances(results: &Results) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED);
    table.set_header(vec![
        "", "Moves", "s/move", "Slowest", "Depth", "Nodes/s", "Forfeits",
    ]);
    for (name, performance) in results.names.iter().zip(&results.performances) {
        let depth = performance.depth();
        table.add_row(vec![
            Cell::new(name),
            right(performance.moves.to_string()),
            right(format!("{:.4}", performance.time_per_move().as_secs_f64())),
            right(format!("{:.3} s", performance.slowest.as_secs_f64())),
            right(depth.map_or_else(|| "-".to_owned(), |depth| format!("{depth:.1}"))),
            right(format!("{:.0}", performance.speed())),
            right(performance.forfeits.to_string()),
        ]);
    }
    table
}

fn right(value: String) -> Cell {
    Cell::new(value).set_alignment(CellAlignment::Right)
}

/// The results as one document; what is infinite is null.
pub(super) fn json(results: &Results) -> Value {
    let tally = &results.tally;
    let estimate = results.estimate().map(|estimate| {
        json!({
            "elo": estimate.elo,
            "low": estimate.low,
            "high": estimate.high,
            "los": estimate.los,
        })
    });
    let sprt = results.sprt.map(|sprt| {
        let (low, high) = sprt.bounds();
        json!({
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "llr": sprt.log_likelihood_ratio(&tally.pairs),
            "low": low,
            "high": high,
            "verdict": match sprt.verdict(&tally.pairs) {
                Verdict::Accept => "accepted",
                Verdict::Reject => "rejected",
                Verdict::PlayOn => "undecided",
            },
        })
    });
    let [a, b] = &results.performances;
    let [name_a, name_b] = &results.names;
    json!({
        "games": tally.games(),
        "wins": tally.wins,
        "draws": tally.draws,
        "losses": tally.losses,
        "score": tally.score(),
        "drawRate": tally.draw_rate(),
        "pairs": tally.pairs,
        "estimate": estimate,
        "sprt": sprt,
        "engines": [engine(name_a, a), engine(name_b, b)],
    })
}

fn engine(name: &str, performance: &Performance) -> Value {
    json!({
        "name": name,
        "moves": performance.moves,
        "secondsPerMove": performance.time_per_move().as_secs_f64(),
        "slowest": performance.slowest.as_secs_f64(),
        "depth": performance.depth(),
        "nodesPerSecond": performance.speed(),
        "forfeits": performance.forfeits,
    })
}
