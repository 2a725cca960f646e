//! What the engine tells of a search.

use draughts::Move;
use draughts_engine::{Answer, Score};

use super::{message::Message, moves};

/// A win is worth so many men, less a hundredth for each ply it takes.
const WIN: f64 = 100.0;
/// More than this is said of wins and losses only.
const MOST: f64 = 89.99;

/// How a search gets on.
pub(super) fn info(report: &Answer) -> Message {
    let line = report.lines.first().map_or(&[][..], |line| &line.moves);
    Message::new("info")
        .with("depth", report.depth)
        .with("selective-depth", report.selective_depth)
        .with("score", format!("{:.2}", men(report.score())))
        .with("nodes", report.nodes)
        .with("time", format!("{:.3}", report.time.as_secs_f64()))
        .with("nps", format!("{:.3}", report.speed() as f64 / 1e6))
        .with("pv", moves::texts(line))
}

/// What a search has come to: the move, and the answer that is expected.
pub(super) fn done(best: Move, expected: Option<Move>) -> Message {
    let done = Message::new("done").with("move", moves::text(best));
    match expected {
        Some(reply) => done.with("ponder", moves::text(reply)),
        None => done,
    }
}

/// A score in men, for the side to move.
fn men(score: Score) -> f64 {
    match score.plies_to_end() {
        Some(plies) => {
            let distance = WIN - f64::from(plies) / 100.0;
            if score.is_win() { distance } else { -distance }
        }
        None => (f64::from(score.hundredths()) / 100.0).clamp(-MOST, MOST),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_and_losses_stand_apart_from_all_other_scores() {
        assert_eq!(men(Score::from_hundredths(-35)), -0.35);
        assert_eq!(men(Score::from_hundredths(20_000)), 89.99);
        assert_eq!(men(Score::win_in(7)), 99.93);
        assert_eq!(men(Score::loss_in(7)), -99.93);
    }
}
