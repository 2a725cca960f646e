//! Games for programs: an array, written game by game.

use std::{
    collections::HashSet,
    io::{self, Write},
};

use draughts::{
    Color, Position, Square,
    pdn::{
        Action, Comment, GameRecord, GameResult, GameType, NodeId, Numbering, Replay, Understood,
    },
};
use serde::{Serialize, Serializer, ser::SerializeMap};

use super::{Games, Writing};
use crate::commands::pdn::{finding_json::FindingJson, games::Game};

pub(super) struct Json {
    writing: Writing,
    any: bool,
}

impl Json {
    pub(super) fn new(writing: Writing) -> Json {
        Json {
            writing,
            any: false,
        }
    }
}

impl Games for Json {
    fn game(&mut self, game: &Game, output: &mut dyn Write) -> io::Result<()> {
        let before = if std::mem::replace(&mut self.any, true) {
            ","
        } else {
            "["
        };
        writeln!(output, "{before}")?;
        Ok(serde_json::to_writer(
            output,
            &game_json(game, self.writing),
        )?)
    }

    fn end(&mut self, output: &mut dyn Write) -> io::Result<()> {
        let before = if self.any { "\n" } else { "[" };
        writeln!(output, "{before}]")
    }
}

#[derive(Serialize)]
struct GameJson<'a> {
    number: u64,
    line: u32,
    game: Option<&'static str>,
    game_type: Option<u32>,
    /// Whether the squares were numbered from the other end.
    reversed: bool,
    tags: TagsJson<'a>,
    result: &'static str,
    winner: Option<&'static str>,
    start: Option<String>,
    comments: Vec<&'a str>,
    moves: Vec<MoveJson<'a>>,
    findings: Vec<FindingJson>,
}

/// The tags as an object, in the order of the file; of tags with one name the first.
struct TagsJson<'a>(&'a GameRecord);

#[derive(Serialize)]
struct MoveJson<'a> {
    /// The move as we write it, or as the file has it where it is not legal.
    #[serde(rename = "move")]
    text: String,
    legal: bool,
    written: Option<&'a str>,
    side: Option<&'static str>,
    path: Option<Vec<u32>>,
    captured: Option<Vec<u32>>,
    fen: Option<String>,
    strength: Option<&'a str>,
    nags: &'a [u32],
    comments_before: Vec<&'a str>,
    comments: Vec<&'a str>,
    /// What could have been played in its place.
    variations: Vec<Vec<MoveJson<'a>>>,
}

fn game_json(game: &Game, writing: Writing) -> GameJson<'_> {
    let Game {
        number,
        record,
        replay,
    } = game;
    let result = record.result();
    let variant = replay.variant();
    let says = record.tags.known("GameType").and_then(GameType::from_text);
    let understood = replay.understood();
    GameJson {
        number: *number,
        line: record.place().line,
        game: variant.map(|variant| variant.rules().name),
        game_type: match understood {
            Understood::Other(game_type) => Some(game_type.number()),
            _ => says.map(GameType::number),
        },
        reversed: matches!(understood, Understood::As(_, Numbering::Reversed)),
        tags: TagsJson(record),
        result: result_name(&result),
        winner: variant.and_then(|variant| result.winner(variant)).map(side),
        start: replay.start().map(Position::to_fen),
        comments: texts(&record.node(NodeId::ROOT).comments),
        moves: line(record, replay, record.next(NodeId::ROOT), writing),
        findings: game.findings().into_iter().map(FindingJson::from).collect(),
    }
}

/// A step and those that follow it, each with its variations.
///
/// A reader bounds how deep variations are, so that this may call itself.
fn line<'a>(
    record: &'a GameRecord,
    replay: &Replay,
    first: Option<NodeId>,
    writing: Writing,
) -> Vec<MoveJson<'a>> {
    let mut moves = Vec::new();
    let mut next = first;
    while let Some(id) = next {
        let siblings = record.node(record.node(id).parent()).children();
        let variations = match siblings.split_first() {
            Some((&main, others)) if main == id => others,
            _ => &[],
        };
        moves.push(MoveJson {
            variations: variations
                .iter()
                .map(|&other| line(record, replay, Some(other), writing))
                .collect(),
            ..step(record, replay, id, writing)
        });
        next = record.next(id);
    }
    moves
}

fn step<'a>(record: &'a GameRecord, replay: &Replay, id: NodeId, writing: Writing) -> MoveJson<'a> {
    let node = record.node(id);
    let written = match node.action() {
        Action::Move(text) => Some(text.as_str()),
        Action::Setup(text) => Some(text.as_str()),
        Action::Start => None,
    };
    let before = replay.position(node.parent());
    let path = replay.path(record, id);
    let numbers = |squares: &mut dyn Iterator<Item = Square>| -> Vec<u32> {
        squares.map(Square::number).collect()
    };
    let text = match (before, &path) {
        (Some(before), Some(path)) => before.move_text(path, writing.notation, writing.form),
        _ => written.unwrap_or_default().to_owned(),
    };
    MoveJson {
        text,
        legal: replay.step(id).is_some(),
        written,
        side: before
            .filter(|_| path.is_some())
            .map(|before| side(before.turn())),
        path: path
            .as_ref()
            .map(|path| numbers(&mut path.squares().iter().copied())),
        captured: path
            .as_ref()
            .map(|path| numbers(&mut path.result().captured().iter())),
        fen: replay.position(id).map(Position::to_fen),
        strength: Some(node.strength.as_str()).filter(|strength| !strength.is_empty()),
        nags: &node.nags,
        comments_before: texts(&node.comments_before),
        comments: texts(&node.comments),
        variations: Vec::new(),
    }
}

fn texts(comments: &[Comment]) -> Vec<&str> {
    comments
        .iter()
        .map(|comment| comment.text.as_str())
        .collect()
}

fn side(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

fn result_name(result: &GameResult) -> &'static str {
    match result {
        GameResult::FirstWins => "first-wins",
        GameResult::SecondWins => "second-wins",
        GameResult::Draw => "draw",
        GameResult::BothLose => "both-lose",
        GameResult::Unfinished => "unfinished",
        GameResult::Other(_) => "other",
    }
}

impl Serialize for TagsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        let mut seen = HashSet::new();
        for (name, value) in self.0.tags.iter() {
            if seen.insert(name.to_ascii_lowercase()) {
                map.serialize_entry(name, value)?;
            }
        }
        map.end()
    }
}
