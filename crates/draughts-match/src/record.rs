//! The record of a match: the PDN of its games, from which it can go on.

use std::collections::BTreeMap;

use draughts::{
    Color, Outcome, Variant, WinReason,
    pdn::{Comment, GameRecord, GameResult, NodeId, read_games},
};
use thiserror::Error;

use crate::{End, Fault, GameReport, MoveReport, PlayedGame, Seat, matches::half_points};

/// How every game of a record begins; no other line of it does.
const FIRST_LINE: &str = "[Event \"";
/// The tag with the settings of a match.
const SETTINGS: &str = "MatchSettings";

/// What the games of a match have in common in its record.
///
/// ```
/// use draughts::Variant;
/// use draughts_match::MatchRecord;
///
/// let record = MatchRecord {
///     variant: Variant::Thai,
///     players: ["new".to_owned(), "old".to_owned()],
///     settings: "seed=1".to_owned(),
/// };
/// let resumed = record.resume("").unwrap();
/// assert!(resumed.half_points.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRecord {
    /// The game that is played.
    pub variant: Variant,
    /// The names of players A and B.
    pub players: [String; 2],
    /// What else decides how the games are played; a match only goes on with the same settings.
    pub settings: String,
}

/// What a record already has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resumed {
    /// What player A scored in the games that are there, in half points, by the games' numbers.
    pub half_points: BTreeMap<usize, u8>,
    /// How many bytes of the text are whole games; what follows was cut off and is to be dropped.
    pub whole: usize,
}

/// Why a match cannot go on from a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ResumeError {
    /// The record is another match's.
    #[error("game {game} of the record has {tag} \"{found}\", but this match has \"{expected}\"")]
    OtherMatch {
        /// Which game of the record.
        game: usize,
        /// The tag that differs.
        tag: &'static str,
        /// What it says.
        found: String,
        /// What it would have to say.
        expected: String,
    },
    /// The text is no record.
    #[error("line 1 is \"{0}\", but the record of a match begins with an Event tag")]
    NoRecord(String),
}

impl MatchRecord {
    /// A game as the record has it, with an empty line behind it.
    #[must_use]
    pub fn text(&self, played: &PlayedGame) -> String {
        let mut record = self.game_record(played);
        for (tag, value) in self.tags(played.number) {
            record.tags.set(tag, value);
        }
        record.to_pdn() + "\n"
    }

    fn tags(&self, number: usize) -> [(&'static str, String); 5] {
        let [a, b] = &self.players;
        // Black starts in both games.
        let (black, white) = match PlayedGame::first_seat(number) {
            Seat::A => (a, b),
            Seat::B => (b, a),
        };
        [
            ("Event", format!("Match of {a} against {b}")),
            ("Round", (number + 1).to_string()),
            ("White", white.clone()),
            ("Black", black.clone()),
            (SETTINGS, self.settings.clone()),
        ]
    }

    fn game_record(&self, played: &PlayedGame) -> GameRecord {
        let GameReport {
            game,
            opening_plies,
            moves,
            end,
        } = &played.report;
        let mut record = match end {
            End::Forfeit {
                loser,
                fault: Fault::Time,
            } => {
                let mut game = game.clone();
                // It goes on, or nobody could have been late.
                let _ = game.lose_on_time(*loser);
                GameRecord::from_game(&game)
            }
            _ => GameRecord::from_game(game),
        };
        let ids: Vec<NodeId> = record.main_line().collect();
        for (&id, report) in ids.iter().skip(*opening_plies).zip(moves) {
            let comment = comment(&record, move_text(report));
            record.node_mut(id).comments.insert(0, comment);
        }
        if let Some((termination, text)) = end_text(end) {
            let outcome = outcome(end.winner());
            let result = GameResult::of(Some(outcome), self.variant);
            record.tags.set("Result", result.to_string());
            record.tags.set("Termination", termination);
            record.result = Some(result);
            let comment = comment(&record, text);
            let last = ids.last().copied().unwrap_or(NodeId::ROOT);
            record.node_mut(last).comments.push(comment);
        }
        record
    }

    /// What a record already has. Games that are not whole are left out; the last one is where a
    /// program was ended in the middle of writing it.
    ///
    /// # Errors
    ///
    /// [`ResumeError`] where the text is no record, or that of a match with other players or
    /// settings.
    pub fn resume(&self, text: &str) -> Result<Resumed, ResumeError> {
        let starts: Vec<usize> = starts_of_games(text);
        if starts.first() != Some(&0) && !text.is_empty() && !FIRST_LINE.starts_with(text) {
            let line = text.lines().next().unwrap_or_default();
            return Err(ResumeError::NoRecord(line.chars().take(60).collect()));
        }
        let mut resumed = Resumed::default();
        for (index, &start) in starts.iter().enumerate() {
            let end = starts.get(index + 1).copied().unwrap_or(text.len());
            let Some(record) = whole_game(&text[start..end]) else {
                continue;
            };
            let number = self.check(index + 1, &record)?;
            if let Some(number) = number {
                let winner = record.result().winner(self.variant);
                let points = half_points(self.variant, number, winner);
                resumed.half_points.insert(number, points);
            }
            resumed.whole = end;
        }
        Ok(resumed)
    }

    /// The number of a game of this match; `None` where it has none.
    fn check(&self, game: usize, record: &GameRecord) -> Result<Option<usize>, ResumeError> {
        let round = record
            .tags
            .get("Round")
            .and_then(|round| round.parse().ok());
        let Some(number) = round.and_then(|round: usize| round.checked_sub(1)) else {
            return Ok(None);
        };
        for (tag, expected) in self.tags(number) {
            let found = record.tags.get(tag).unwrap_or_default();
            if found != expected {
                return Err(ResumeError::OtherMatch {
                    game,
                    tag,
                    found: found.to_owned(),
                    expected,
                });
            }
        }
        Ok(Some(number))
    }
}

/// Where the games of a record begin.
fn starts_of_games(text: &str) -> Vec<usize> {
    text.match_indices(FIRST_LINE)
        .map(|(at, _)| at)
        .filter(|&at| at == 0 || text.as_bytes()[at - 1] == b'\n')
        .collect()
}

/// The one game of a text, if it was written to its end.
fn whole_game(text: &str) -> Option<GameRecord> {
    let games = read_games(text.as_bytes()).ok()?;
    let [game] = <[GameRecord; 1]>::try_from(games).ok()?;
    (game.result.is_some() && text.ends_with('\n')).then_some(game)
}

/// An outcome with this winner, as far as a result tells it.
fn outcome(winner: Option<Color>) -> Outcome {
    match winner {
        None => Outcome::Draw(draughts::DrawReason::Agreement),
        Some(winner) => Outcome::Win {
            winner,
            reason: WinReason::Resignation,
        },
    }
}

fn comment(record: &GameRecord, text: String) -> Comment {
    Comment {
        text,
        place: record.end_place(),
    }
}

/// What is known about a move: score, depth, seconds.
fn move_text(report: &MoveReport) -> String {
    let mut text = String::new();
    if let Some(score) = report.score {
        text += &format!("{score}");
    }
    if let Some(depth) = report.depth {
        text += &format!("/{depth}");
    }
    let blank = if text.is_empty() { "" } else { " " };
    text + &format!("{blank}{:.3} s", report.time.as_secs_f64())
}

/// How a game ended that the rules did not end, as PGN's Termination tag and in words.
fn end_text(end: &End) -> Option<(&'static str, String)> {
    const ADJUDICATION: &str = "adjudication";
    let loser_and_fault = match end {
        End::Rules(_) => return None,
        End::Agreed { winner } => {
            return Some((ADJUDICATION, format!("Both players see that {winner} wins")));
        }
        End::Tables { winner: None } => {
            return Some((ADJUDICATION, "Draw by the endgame tables".to_owned()));
        }
        End::Tables {
            winner: Some(winner),
        } => return Some((ADJUDICATION, format!("{winner} wins by the endgame tables"))),
        End::Forfeit { loser, fault } => (loser, fault),
    };
    match loser_and_fault {
        (_, Fault::Time) => None,
        (loser, Fault::Illegal(text)) => {
            let text = format!("{loser} played \"{text}\", which is not legal");
            Some(("rules infraction", text))
        }
        (loser, Fault::Failed(text)) => Some(("emergency", format!("{loser} gave up: {text}"))),
    }
}
