//! What is said about the results of a match.

use draughts_match::{Estimate, Sprt, Tally, Verdict};

/// The results so far, in one line.
pub(super) fn line(tally: &Tally, sprt: Option<&Sprt>) -> String {
    let Tally {
        wins,
        draws,
        losses,
        pairs,
        ..
    } = tally;
    let games = tally.games();
    let score = 100.0 * tally.score();
    let mut line = format!("{games} games: +{wins} ={draws} -{losses} ({score:.1} %)");
    if let Some(estimate) = Estimate::of_pairs(pairs) {
        let Estimate {
            elo,
            low,
            high,
            los,
        } = estimate;
        line += &format!(", Elo {elo:+.1} [{low:+.1}, {high:+.1}], LOS {:.1} %", 100.0 * los);
    }
    if let Some(sprt) = sprt {
        let (low, high) = sprt.bounds();
        let ratio = sprt.log_likelihood_ratio(pairs);
        let verdict = match sprt.verdict(pairs) {
            Verdict::Accept => " accepted",
            Verdict::Reject => " rejected",
            Verdict::PlayOn => "",
        };
        line += &format!(", LLR {ratio:+.2} [{low:.2}, {high:.2}]{verdict}");
    }
    line
}
