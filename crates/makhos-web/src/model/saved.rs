//! The session as text that lies in the browser's storage, and back.
//!
//! The text is JSON with a version. Moves are written in full, so that reading plays every one of
//! them again by the rules; what does not fit is refused and never half restored.

use std::num::NonZeroU16;

use draughts::{
    Color, DrawReason, DrawRules, Form, Game, Notation, Outcome, Position, Square, Variant,
    WinReason,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    computer::{Computer, Thought},
    exported::Details,
    score::{Player, Score},
    session::Session,
    table::Table,
};

/// The version this program writes.
const VERSION: u32 = 1;

/// Why a saved session cannot be used.
#[derive(Debug, Error)]
pub enum SavedError {
    /// A later version of the app wrote it.
    #[error("it has version {0}, and this app knows versions up to {VERSION}")]
    Newer(u32),
    /// It is no JSON of the right form.
    #[error("it is damaged: {0}")]
    Damaged(#[from] serde_json::Error),
    /// It says something that the rules do not allow.
    #[error("it is damaged: {0}")]
    Wrong(String),
}

#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct SavedSession {
    version: u32,
    variant: String,
    names: [String; 2],
    half_points: [u32; 2],
    next_draw_rules: [SavedDrawRules; 2],
    tables: Vec<SavedTable>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct SavedTable {
    variant: String,
    start: String,
    draw_rules: SavedDrawRules,
    black: SavedPlayer,
    moves: Vec<String>,
    declared: Option<SavedEnd>,
    taken_back: usize,
    chosen: Vec<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    library_key: Option<String>,
    #[serde(default)]
    details: Details,
    #[serde(default)]
    computers: [Option<Computer>; 2],
    #[serde(default)]
    thoughts: Vec<Thought>,
    #[serde(default)]
    paused: bool,
    #[serde(default)]
    half_points: [u32; 2],
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct SavedDrawRules {
    no_progress_plies: Option<NonZeroU16>,
    men_reset: bool,
    repetition: bool,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedPlayer {
    First,
    Second,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum SavedEnd {
    BlackResigned,
    WhiteResigned,
    BlackOutOfTime,
    WhiteOutOfTime,
    DrawAgreed,
}

/// The text of a session.
///
/// # Errors
///
/// None in practice: the form has nothing that JSON could not say.
pub fn write(session: &Session) -> Result<String, SavedError> {
    let saved = SavedSession {
        version: VERSION,
        variant: session.variant.to_string(),
        names: session.names.clone(),
        half_points: halves(session.settled),
        next_draw_rules: Variant::ALL.map(|variant| session.next_draw_rules(variant).into()),
        tables: Variant::ALL
            .map(|variant| save_table(session.table_of(variant)))
            .into(),
    };
    Ok(serde_json::to_string(&saved)?)
}

/// The session of a text.
///
/// # Errors
///
/// [`SavedError`] where a newer version wrote it or it is damaged.
pub fn read(text: &str) -> Result<Session, SavedError> {
    let Versioned { version } = serde_json::from_str(text)?;
    if version > VERSION {
        return Err(SavedError::Newer(version));
    }
    let saved: SavedSession = serde_json::from_str(text)?;
    let mut session = Session::default();
    session.variant = variant(&saved.variant)?;
    session.names = saved.names;
    session.settled = score(saved.half_points);
    for table in &saved.tables {
        session.set_table(restore_table(table)?);
    }
    for (variant, rules) in Variant::ALL.into_iter().zip(saved.next_draw_rules) {
        session.keep_next_draw_rules(variant, rules.into());
    }
    Ok(session)
}

fn save_table(table: &Table) -> SavedTable {
    let game = table.game();
    let mut before = *game.start();
    let mut moves = Vec::new();
    for ply in game.all_plies() {
        moves.push(before.move_text(ply.path(), Notation::Numbers, Form::Full));
        before = *ply.position();
    }
    SavedTable {
        variant: game.variant().to_string(),
        start: game.start().to_fen(),
        draw_rules: game.draw_rules().into(),
        black: table.black.into(),
        moves,
        declared: game.declared().and_then(saved_end),
        taken_back: game.taken_back(),
        chosen: table
            .input()
            .chosen()
            .iter()
            .map(|square| square.number())
            .collect(),
        library_key: table.library_key.clone(),
        details: table.details.clone(),
        computers: table.computers(),
        thoughts: table.thoughts().to_vec(),
        paused: table.paused,
        half_points: halves(table.settled),
    }
}

fn halves(score: Score) -> [u32; 2] {
    [score.first, score.second]
}

fn score([first, second]: [u32; 2]) -> Score {
    Score { first, second }
}

fn restore_table(saved: &SavedTable) -> Result<Table, SavedError> {
    let start = Position::from_fen(variant(&saved.variant)?, &saved.start).map_err(wrong)?;
    let mut game = Game::from_position(start, saved.draw_rules.into());
    for text in &saved.moves {
        let read = game.position().read_move(text).map_err(wrong)?;
        game.play(read.path).map_err(wrong)?;
    }
    if let Some(end) = saved.declared {
        game.declare(end.into()).map_err(wrong)?;
    }
    for _ in 0..saved.taken_back {
        if !game.undo() {
            return Err(wrong("more moves are taken back than were played"));
        }
    }
    let mut table = Table::with_game(game, saved.black.into());
    table.library_key = saved.library_key.clone();
    table.details = saved.details.clone();
    let computer = |saved: Computer| Computer::new(saved.level, saved.seconds);
    table.seat(saved.computers.map(|saved| saved.map(computer)));
    table.remember(saved.thoughts.clone());
    table.paused = saved.paused;
    table.settled = score(saved.half_points);
    for &number in &saved.chosen {
        let square =
            Square::from_number(number).ok_or_else(|| wrong("a square is off the board"))?;
        table
            .choose(square)
            .map_err(|_| wrong("the unfinished move is not legal"))?;
    }
    if table.input().chosen().len() != saved.chosen.len() {
        return Err(wrong("the unfinished move is not one"));
    }
    Ok(table)
}

fn variant(name: &str) -> Result<Variant, SavedError> {
    name.parse().map_err(wrong)
}

fn wrong(reason: impl ToString) -> SavedError {
    SavedError::Wrong(reason.to_string())
}

fn saved_end(outcome: Outcome) -> Option<SavedEnd> {
    match outcome {
        Outcome::Win { winner, reason } => match (winner, reason) {
            (Color::White, WinReason::Resignation) => Some(SavedEnd::BlackResigned),
            (Color::Black, WinReason::Resignation) => Some(SavedEnd::WhiteResigned),
            (Color::White, WinReason::Time) => Some(SavedEnd::BlackOutOfTime),
            (Color::Black, WinReason::Time) => Some(SavedEnd::WhiteOutOfTime),
            (_, WinReason::NoPieces | WinReason::Blocked) => None,
        },
        Outcome::Draw(DrawReason::Agreement) => Some(SavedEnd::DrawAgreed),
        Outcome::Draw(DrawReason::Repetition | DrawReason::NoProgress) => None,
    }
}

impl From<SavedEnd> for Outcome {
    fn from(end: SavedEnd) -> Outcome {
        let (winner, reason) = match end {
            SavedEnd::DrawAgreed => return Outcome::Draw(DrawReason::Agreement),
            SavedEnd::BlackResigned => (Color::White, WinReason::Resignation),
            SavedEnd::WhiteResigned => (Color::Black, WinReason::Resignation),
            SavedEnd::BlackOutOfTime => (Color::White, WinReason::Time),
            SavedEnd::WhiteOutOfTime => (Color::Black, WinReason::Time),
        };
        Outcome::Win { winner, reason }
    }
}

impl From<DrawRules> for SavedDrawRules {
    fn from(rules: DrawRules) -> SavedDrawRules {
        SavedDrawRules {
            no_progress_plies: rules.no_progress_plies,
            men_reset: rules.men_reset,
            repetition: rules.repetition,
        }
    }
}

impl From<SavedDrawRules> for DrawRules {
    fn from(saved: SavedDrawRules) -> DrawRules {
        DrawRules::new(saved.no_progress_plies, saved.men_reset, saved.repetition)
    }
}

impl From<Player> for SavedPlayer {
    fn from(player: Player) -> SavedPlayer {
        match player {
            Player::First => SavedPlayer::First,
            Player::Second => SavedPlayer::Second,
        }
    }
}

impl From<SavedPlayer> for Player {
    fn from(player: SavedPlayer) -> Player {
        match player {
            SavedPlayer::First => Player::First,
            SavedPlayer::Second => Player::Second,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(number: u32) -> Square {
        Square::from_number(number).unwrap()
    }

    fn play(table: &mut Table, texts: &[&str]) {
        for text in texts {
            let path = table.game().position().read_move(text).unwrap().path;
            table.play(path).unwrap();
        }
    }

    fn busy_session() -> Session {
        let mut session = Session::default();
        session.names = ["สมชาย".to_owned(), "\"Kim\"\n".to_owned()];
        play(session.table_mut(), &["26-23", "6-10", "25-21"]);
        session.table_mut().declare(SavedEnd::WhiteResigned.into());
        session.table_mut().undo();
        session.table_mut().undo();
        session.settled = Score {
            first: 3,
            second: 1,
        };
        let position = Position::from_fen(Variant::English, "B:W6,7,8,14,15,16,22,23,24:BK2");
        let game = Game::from_position(position.unwrap(), DrawRules::new(None, true, false));
        let mut english = Table::with_game(game, Player::Second);
        english.choose(square(2)).unwrap();
        english.choose(square(11)).unwrap();
        session.set_table(english);
        session.variant = Variant::English;
        session
    }

    #[test]
    fn a_session_comes_back_whole_with_its_unfinished_chain() {
        let session = busy_session();
        let text = write(&session).unwrap();
        let restored = read(&text).unwrap();
        assert_eq!(restored, session);
        assert_eq!(restored.table().input().chosen(), [square(2), square(11)]);
        assert_eq!(restored.table_of(Variant::Thai).game().taken_back(), 2);
    }

    #[test]
    fn the_computer_comes_back_with_its_level_and_what_it_thought() {
        let mut session = Session::default();
        session.start_with([None, Some(Computer::new(7, 3))], Player::Second);
        let table = session.table_mut();
        table.think(-12);
        let path = table.game().position().read_move("26-22").unwrap().path;
        table.play_for_computer(path).unwrap();
        table.settled.first = 3;
        assert_eq!(read(&write(&session).unwrap()).unwrap(), session);
    }

    #[test]
    fn a_session_from_before_there_was_a_computer_is_one_of_people() {
        let text = write(&busy_session()).unwrap();
        let mut saved: serde_json::Value = serde_json::from_str(&text).unwrap();
        for table in saved["tables"].as_array_mut().unwrap() {
            for field in ["computers", "thoughts", "paused", "half-points"] {
                assert!(table.as_object_mut().unwrap().remove(field).is_some());
            }
        }
        assert_eq!(read(&saved.to_string()).unwrap(), busy_session());
    }

    #[test]
    fn a_newer_version_is_told_from_a_damaged_text() {
        let newer = r#"{"version":2,"anything":[1]}"#;
        assert!(matches!(read(newer), Err(SavedError::Newer(2))));
        for damaged in ["", "null", "{}", "{\"version\":1}", "\u{0}\u{1}"] {
            assert!(
                matches!(read(damaged), Err(SavedError::Damaged(_))),
                "{damaged}"
            );
        }
    }

    #[test]
    fn every_truncation_is_refused() {
        let text = write(&busy_session()).unwrap();
        for length in (0..text.len()).filter(|&length| text.is_char_boundary(length)) {
            assert!(read(&text[..length]).is_err(), "cut at {length}");
        }
    }

    #[test]
    fn what_the_rules_do_not_allow_is_refused() {
        let text = write(&busy_session()).unwrap();
        let alterations = [
            ("\"6-10\"", "\"6-11\""),
            ("B:W1-8:B25-32", "B:W1-8:B25-33"),
            ("\"taken-back\":2", "\"taken-back\":9"),
            ("[2,11]", "[2,12]"),
            ("[2,11]", "[2,2]"),
            ("[2,11]", "[99]"),
            ("\"variant\":\"english\"", "\"variant\":\"russian\""),
        ];
        for (right, wrong) in alterations {
            assert!(text.contains(right), "{right} in {text}");
            let altered = text.replace(right, wrong);
            assert!(
                matches!(read(&altered), Err(SavedError::Wrong(_))),
                "{wrong}"
            );
        }
    }
}
