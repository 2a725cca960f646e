//! The moves of a game up to one of them, with comments and variations.

use draughts::{
    Form, Notation,
    pdn::{Action, Comment, GameRecord, NodeId, Replay},
};

/// How wide lines get.
const WIDTH: usize = 79;

/// A blank where no line ends.
const TIE: char = '\u{a0}';

/// The moves of the main line up to a step, broken into lines.
pub(super) fn lines(
    record: &GameRecord,
    replay: &Replay,
    notation: Notation,
    last: NodeId,
) -> Vec<String> {
    let mut telling = Telling {
        record,
        replay,
        notation,
        text: String::new(),
    };
    telling.comments(&record.node(NodeId::ROOT).comments);
    if let Some(first) = record.next(NodeId::ROOT)
        && last != NodeId::ROOT
    {
        let count = record.node(first).number().map_or(2, |number| {
            number
                .number
                .saturating_mul(2)
                .saturating_add(u32::from(number.second))
        });
        telling.line(first, count, Some(last));
    }
    textwrap::wrap(&telling.text, WIDTH)
        .into_iter()
        .map(|line| line.replace(TIE, " "))
        .collect()
}

/// The text of a step: of a legal move as we write it, otherwise as the file has it.
pub(super) fn text(record: &GameRecord, replay: &Replay, id: NodeId, notation: Notation) -> String {
    let node = record.node(id);
    let before = replay.position(node.parent());
    match (before, replay.path(record, id), node.action()) {
        (Some(before), Some(path), _) => before.move_text(&path, notation, Form::Short),
        (_, _, Action::Move(text)) => text.to_string(),
        (_, _, Action::Setup(text)) => format!("/{text}/"),
        (_, _, Action::Start) => String::new(),
    }
}

struct Telling<'a> {
    record: &'a GameRecord,
    replay: &'a Replay,
    notation: Notation,
    text: String,
}

impl Telling<'_> {
    /// Tells a step and those that follow it up to the last one. `count` is twice the move number,
    /// and one more for the second move of a pair.
    ///
    /// A reader bounds how deep variations are, so that this may call itself.
    fn line(&mut self, first: NodeId, mut count: u32, last: Option<NodeId>) {
        let mut id = first;
        let mut shows_number = true;
        loop {
            shows_number = self.step(id, count, shows_number);
            let node = self.record.node(id);
            let siblings = self.record.node(node.parent()).children();
            if siblings.first() == Some(&id) {
                for &other in &siblings[1..] {
                    self.word("(");
                    self.line(other, count, None);
                    self.text.push(')');
                    shows_number = true;
                }
            }
            if last == Some(id) {
                return;
            }
            match self.record.next(id) {
                Some(next) => id = next,
                None => return,
            }
            if node.move_text().is_some() {
                count = count.saturating_add(1);
            }
        }
    }

    /// Tells one step; returns whether the next one needs a number.
    fn step(&mut self, id: NodeId, count: u32, shows_number: bool) -> bool {
        let node = self.record.node(id);
        self.comments(&node.comments_before);
        let is_second = count % 2 == 1;
        let number = match (is_second, node.move_text()) {
            (false, Some(_)) => format!("{}.{TIE}", count / 2),
            (true, Some(_)) if shows_number => format!("{}...{TIE}", count / 2),
            _ => String::new(),
        };
        let text = number + &text(self.record, self.replay, id, self.notation);
        let glyphs: Vec<&str> = node.nags.iter().filter_map(|&nag| glyph(nag)).collect();
        self.word(&format!("{text}{}{}", node.strength, glyphs.concat()));
        self.comments(&node.comments);
        !node.comments.is_empty() || node.move_text().is_none()
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            self.word(&format!("{{{}}}", comment.text));
        }
    }

    fn word(&mut self, word: &str) {
        if !self.text.is_empty() && !self.text.ends_with('(') {
            self.text.push(' ');
        }
        self.text.push_str(word);
    }
}

/// The sign of a numeric glyph that judges a move.
fn glyph(nag: u32) -> Option<&'static str> {
    Some(match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        7 => "*",
        _ => return None,
    })
}
