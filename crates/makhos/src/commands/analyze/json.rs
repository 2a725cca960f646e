//! What is found, as an object a depth for programs, and a last one with the best move and why.

use std::io::{self, Write};

use draughts::{Game, Notation};
use draughts_engine::{Line, Report, Score, hint::Hint};
use serde::Serialize;

use super::{
    Teller, sentence,
    variation::{moves, numbered},
};

/// Tells programs.
pub(super) struct Json<'a> {
    game: &'a Game,
    notation: Notation,
}

impl<'a> Json<'a> {
    /// Tells about a game.
    pub(super) fn new(game: &'a Game, notation: Notation) -> Json<'a> {
        Json { game, notation }
    }

    fn line(&self, line: &Line) -> LineJson {
        LineJson {
            score: ScoreJson::from(line.score),
            moves: moves(self.game.position(), &line.moves, self.notation),
            variation: numbered(self.game, &line.moves, self.notation, ' '),
        }
    }
}

impl Teller for Json<'_> {
    fn begin(&mut self, _output: &mut dyn Write) -> io::Result<()> {
        Ok(())
    }

    fn tell(&mut self, report: &Report, output: &mut dyn Write) -> io::Result<()> {
        let depth = DepthJson {
            variant: self.game.variant().rules().name,
            position: self.game.position().to_fen(),
            depth: report.depth,
            selective_depth: report.selective_depth,
            nodes: report.nodes,
            seconds: report.time.as_secs_f64(),
            nodes_per_second: report.speed(),
            lines: report.lines.iter().map(|line| self.line(line)).collect(),
        };
        writeln!(output, "{}", serde_json::to_string(&depth)?)
    }

    fn end(&mut self, hint: &Hint, output: &mut dyn Write) -> io::Result<()> {
        let best = moves(self.game.position(), &[hint.best], self.notation);
        let hint = HintJson {
            best: best.into_iter().next(),
            reason: hint.reason.to_string(),
            sentence: sentence(self.game, hint, self.notation),
        };
        writeln!(output, "{}", serde_json::to_string(&hint)?)
    }
}

/// The best move and why.
#[derive(Serialize)]
struct HintJson {
    best: Option<String>,
    /// A word with its numbers: `wins-pieces 2`.
    reason: String,
    sentence: String,
}

#[derive(Serialize)]
struct DepthJson {
    variant: &'static str,
    position: String,
    depth: u32,
    selective_depth: u32,
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
    /// The best one first.
    lines: Vec<LineJson>,
}

#[derive(Serialize)]
struct LineJson {
    score: ScoreJson,
    moves: Vec<String>,
    variation: String,
}

/// A score from the side to move's view.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum ScoreJson {
    /// Hundredths of a man.
    Hundredths(i32),
    /// The side to move wins in so many plies.
    WinInPlies(u32),
    /// The side to move loses in so many plies.
    LossInPlies(u32),
    /// The side to move gets to a position that endgame tables know to be won.
    Won,
    /// The other side does.
    Lost,
}

impl From<Score> for ScoreJson {
    fn from(score: Score) -> ScoreJson {
        match score.plies_to_end() {
            Some(plies) if score.is_win() => ScoreJson::WinInPlies(plies),
            Some(plies) => ScoreJson::LossInPlies(plies),
            None if score.is_known() && score > Score::DRAW => ScoreJson::Won,
            None if score.is_known() => ScoreJson::Lost,
            None => ScoreJson::Hundredths(score.hundredths()),
        }
    }
}
