//! What is said about a game that is looked at, and about its moves.

use std::time::Duration;

use draughts::{
    Color,
    pdn::{Action, Annotation, Comment, GameRecord, Node, NodeId},
};
use makhos_words::Words;

use super::viewing::{ViewedGame, Viewing};

/// How long a name may be that is taken over from a record, in characters.
const LONGEST_NAME: usize = 40;

/// The name of the player who has a side, where the record has it.
#[must_use]
pub fn name(record: &GameRecord, side: Color) -> Option<&str> {
    record.tags.known(match side {
        Color::Black => "Black",
        Color::White => "White",
    })
}

/// The names of Black and White for the table, where the record has at least one.
#[must_use]
pub fn names(record: &GameRecord) -> Option<[String; 2]> {
    let names = [Color::Black, Color::White].map(|side| {
        let name = name(record, side).unwrap_or_default();
        name.chars().take(LONGEST_NAME).collect::<String>()
    });
    names.iter().any(|name| !name.is_empty()).then_some(names)
}

/// A player's name, or that of the side.
#[must_use]
pub fn player_name(record: &GameRecord, side: Color, words: Words) -> String {
    name(record, side).map_or_else(
        || words.texts().side_name(makhos_words::side(side)).into(),
        str::to_owned,
    )
}

/// Both players: “Somchai – Malee”.
#[must_use]
pub fn players_line(record: &GameRecord, words: Words) -> String {
    let [black, white] = [Color::Black, Color::White].map(|side| player_name(record, side, words));
    format!("{black} – {white}")
}

/// Where and when it was played: “Club evening · 2024.05.01”; empty where the record has neither.
#[must_use]
pub fn occasion(record: &GameRecord) -> String {
    let event = record.tags.known("Event").map(str::to_owned);
    let date = record.tags.known("Date").map(date);
    let parts: Vec<String> = [event, date].into_iter().flatten().collect();
    parts.join(" · ")
}

/// A date without the parts that nobody knows: `1841` for `1841.??.??`.
fn date(date: &str) -> String {
    let known: Vec<&str> = date
        .split(['.', '-'])
        .take_while(|part| !part.contains('?'))
        .collect();
    if known.is_empty() {
        return date.to_owned();
    }
    // Hyphens at which no line is broken.
    known.join("\u{2011}")
}

/// The title of the page.
#[must_use]
pub fn page_title(record: &GameRecord, words: Words) -> String {
    format!(
        "{} – {}",
        players_line(record, words),
        words.texts().app_title()
    )
}

/// A step as it stands in the list of moves.
#[must_use]
pub fn step_text(game: &ViewedGame, id: NodeId, words: Words) -> String {
    match game.played(id) {
        Some((before, path)) => words.played(&before, &path).replace('x', "×"),
        None => match game.record().node(id).action() {
            Action::Start => words.texts().moves_start().into(),
            Action::Move(text) => text.replace('x', "×"),
            Action::Setup(_) => words.texts().viewer_set_up_anew().into(),
        },
    }
}

/// A step for those who hear the list of moves: “Move 5, Black: 11x18, good move”.
#[must_use]
pub fn step_label(game: &ViewedGame, id: NodeId, words: Words) -> String {
    let texts = words.texts();
    let node = game.record().node(id);
    let text = step_text(game, id, words);
    let mut label = match node.action() {
        Action::Start | Action::Setup(_) => text,
        Action::Move(_) => {
            let count = game.count(id);
            match game.variant() {
                Some(_) => texts.moves_entry(makhos_words::side(count.side), count.number, text),
                None => texts.viewer_move(count.number, text),
            }
        }
    };
    if game.variant().is_some() && game.replay().start().is_some() && !game.is_legal(id) {
        label = texts.list_comma(label, texts.viewer_not_legal());
    }
    for judgement in judgements(node) {
        let spoken = words.judgement(&judgement);
        label = texts.list_comma(label, spoken.map_or(judgement, str::to_owned));
    }
    label
}

/// What is said when a step is shown: the step and the comments on it.
#[must_use]
pub fn announcement(game: &ViewedGame, id: NodeId, words: Words) -> String {
    let label = step_label(game, id, words);
    match comment(game.record().node(id)).as_str() {
        "" => label,
        comment => format!("{label}. {comment}"),
    }
}

/// The comments of a step without their commands.
#[must_use]
pub fn comment(node: &Node) -> String {
    let before = comment_words(&node.comments_before);
    let behind = comment_words(&node.comments);
    let parts: Vec<String> = [before, behind].into_iter().flatten().collect();
    parts.join(" ")
}

/// Comments without their commands; `None` where nothing is left.
#[must_use]
pub fn comment_words(comments: &[Comment]) -> Option<String> {
    let parts: Vec<String> = comments
        .iter()
        .map(Comment::words)
        .filter(|words| !words.is_empty())
        .collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

/// What is known about a game: names of facts and what they are.
#[must_use]
pub fn facts(game: &ViewedGame, words: Words) -> Vec<(String, String)> {
    let record = game.record();
    let texts = words.texts();
    let result = words.result(&record.result(), game.variant());
    let mut facts = vec![(texts.game_result().to_owned(), result)];
    for (tag, value) in record.tags.iter() {
        let name = match tag.to_ascii_lowercase().as_str() {
            "white" | "black" | "result" | "gametype" | "fen" | "setup" => continue,
            "event" => texts.game_event(),
            "site" => texts.game_site(),
            "date" => texts.game_date(),
            "round" => texts.game_round(),
            _ => tag,
        };
        if record.tags.known(tag).is_some() {
            facts.push((name.to_owned(), value.to_owned()));
        }
    }
    facts
}

/// The signs of a step: its strength and its glyphs.
#[must_use]
pub fn signs(node: &Node) -> String {
    judgements(node).join(" ")
}

fn judgements(node: &Node) -> Vec<String> {
    let strength = (!node.strength.is_empty()).then(|| node.strength.to_string());
    let glyphs = node.nags.iter().map(|&nag| match sign(nag) {
        Some(sign) => sign.to_owned(),
        None => format!("${nag}"),
    });
    strength.into_iter().chain(glyphs).collect()
}

/// The usual sign of a numeric annotation glyph.
fn sign(nag: u32) -> Option<&'static str> {
    Some(match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        7 | 8 => "□",
        10..=12 => "=",
        13 => "∞",
        14 => "⩲",
        15 => "⩱",
        16 => "±",
        17 => "∓",
        18 | 20 => "+−",
        19 | 21 => "−+",
        _ => return None,
    })
}

/// What a program says about the position after a step, such as `+0.35`.
#[must_use]
pub fn evaluation(node: &Node) -> Option<String> {
    annotations(node).find_map(|annotation| match annotation {
        Annotation::Evaluation(value) => Some(format!("{value:+.2}")),
        _ => None,
    })
}

/// The time the side that has moved has left after a step.
#[must_use]
pub fn clock(game: &ViewedGame, id: NodeId) -> Option<String> {
    let mover = game.count(id).side;
    clock_of(game.record().node(id), mover, mover).map(time)
}

/// The time a side has left after the step that is shown.
#[must_use]
pub fn clock_of_side(viewing: &Viewing, side: Color) -> Option<String> {
    let game = viewing.game();
    let line = game.record().line_to(viewing.at());
    line.into_iter()
        .rev()
        .find_map(|id| clock_of(game.record().node(id), game.count(id).side, side))
        .map(time)
}

fn clock_of(node: &Node, mover: Color, side: Color) -> Option<Duration> {
    annotations(node).find_map(|annotation| match annotation {
        Annotation::Clock(time) if mover == side => Some(time),
        Annotation::Clocks { white, black, .. } => match side {
            Color::White => white,
            Color::Black => black,
        },
        _ => None,
    })
}

fn annotations(node: &Node) -> impl Iterator<Item = Annotation<'_>> {
    node.comments.iter().flat_map(Comment::annotations)
}

/// A time as clocks show it: `1:55:21`, `5:03`.
fn time(left: Duration) -> String {
    let seconds = left.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}
