//! Writing PDN in the standard's export form.

use super::{
    Action, Comment, GameRecord, GameResult, MoveNumber, NodeId,
    lexer::{LONGEST_MOVE, LONGEST_SETUP, LONGEST_TEXT},
    reader::escaped,
};

/// How long lines get, where no single word is longer.
const LINE: usize = 79;

/// The tags that come first, in the order of the standard.
const FIRST_TAGS: [&str; 10] = [
    "Event", "Site", "Date", "Round", "White", "Black", "Result", "GameType", "SetUp", "FEN",
];

/// The longest name and the longest value of a tag, each byte of which may need a backslash.
const LONGEST_NAME: usize = 256;
const LONGEST_VALUE: usize = (LONGEST_TEXT - 2 * LONGEST_NAME) / 2;

/// Writes games one after the other, parted by empty lines.
///
/// ```
/// use draughts::pdn::{read_games, write_games};
///
/// let games = read_games(b"1.32-28 6-10! (5-9) *[Event \"\\\"Open\\\"\"] *")?;
/// assert_eq!(
///     write_games(&games),
///     "1. 32-28 6-10! (1... 5-9) *\n\n[Event \"\\\"Open\\\"\"]\n\n*\n"
/// );
/// # Ok::<(), draughts::pdn::ReadError>(())
/// ```
#[must_use]
pub fn write_games<'a>(records: impl IntoIterator<Item = &'a GameRecord>) -> String {
    let games: Vec<String> = records.into_iter().map(GameRecord::to_pdn).collect();
    games.join("\n")
}

impl GameRecord {
    /// The game as PDN, its moves as they are: tags in the standard's order, lines of at most 79
    /// characters, comments in braces, the result at the end.
    #[must_use]
    pub fn to_pdn(&self) -> String {
        let mut text = tags(self);
        if !text.is_empty() {
            text.push('\n');
        }
        let mut lines = Lines::default();
        moves(self, &mut lines);
        text.push_str(&lines.finish());
        text
    }
}

fn tags(record: &GameRecord) -> String {
    let first = FIRST_TAGS
        .iter()
        .filter_map(|&name| Some((name, record.tags.get(name)?)));
    let mut seen: Vec<String> = FIRST_TAGS.iter().map(|name| name.to_lowercase()).collect();
    let mut others = Vec::new();
    for (name, value) in record.tags.iter() {
        let key = name.to_lowercase();
        if !seen.contains(&key) && is_name(name) {
            seen.push(key);
            others.push((name, value));
        }
    }
    first
        .chain(others)
        .map(|(name, value)| {
            let value = value.split(char::is_control).collect::<Vec<_>>().join(" ");
            let value = escaped(cut(&value, LONGEST_VALUE));
            format!("[{name} \"{value}\"]\n")
        })
        .collect()
}

/// The start of a text, of at most so many bytes: a text in another encoding may have grown longer
/// than what readers look through for its end.
fn cut(text: &str, limit: usize) -> &str {
    &text[..text.floor_char_boundary(limit)]
}

fn is_name(name: &str) -> bool {
    name.len() <= LONGEST_NAME
        && name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// Where writing stands in the tree: behind a step, at a ply of the game counted from a move number.
#[derive(Clone, Copy)]
struct Behind {
    id: NodeId,
    /// Twice the number of the next move, and one more where it is the second of its pair.
    count: u32,
}

/// What is still to be written.
enum Task {
    Line { from: Behind, shows_number: bool },
    Variation { first: NodeId, count: u32 },
    Close,
}

fn moves(record: &GameRecord, lines: &mut Lines) {
    lines.comments(&record.node(NodeId::ROOT).comments);
    let first = record
        .next(NodeId::ROOT)
        .and_then(|id| record.node(id).number());
    let start = Behind {
        id: NodeId::ROOT,
        count: first.map_or(2, |MoveNumber { number, second }| {
            number.saturating_mul(2).saturating_add(u32::from(second))
        }),
    };
    let mut tasks = vec![Task::Line {
        from: start,
        shows_number: true,
    }];
    // A stack of its own: trees may be nested more deeply than the program's stack is.
    while let Some(task) = tasks.pop() {
        match task {
            Task::Line { from, shows_number } => {
                line(record, from, shows_number, lines, &mut tasks);
            }
            Task::Variation { first, count } => {
                lines.open();
                tasks.push(Task::Close);
                tasks.extend(step(record, first, count, true, lines));
            }
            Task::Close => lines.close(),
        }
    }
    lines.word(&match record.result() {
        GameResult::Other(_) => GameResult::Unfinished.to_string(),
        result => result.to_string(),
    });
}

/// Writes the steps behind one until there are variations, which come first.
fn line(
    record: &GameRecord,
    mut from: Behind,
    mut shows_number: bool,
    lines: &mut Lines,
    tasks: &mut Vec<Task>,
) {
    while let Some((&main, others)) = record.node(from.id).children().split_first() {
        let rest = step(record, main, from.count, shows_number, lines);
        let Some(Task::Line {
            from: next,
            shows_number: next_shows,
        }) = rest
        else {
            return;
        };
        if !others.is_empty() {
            tasks.push(Task::Line {
                from: next,
                shows_number: true,
            });
            tasks.extend(others.iter().rev().map(|&first| Task::Variation {
                first,
                count: from.count,
            }));
            return;
        }
        (from, shows_number) = (next, next_shows);
    }
}

/// Writes one step with all that is said about it; what comes behind it is left to do.
fn step(
    record: &GameRecord,
    id: NodeId,
    count: u32,
    shows_number: bool,
    lines: &mut Lines,
) -> Option<Task> {
    let node = record.node(id);
    lines.comments(&node.comments_before);
    let next = match node.action() {
        Action::Start => return None,
        Action::Move(text) => {
            let is_second = count % 2 == 1;
            if is_second && shows_number {
                lines.word(&format!("{}...", count / 2));
            } else if !is_second {
                lines.word(&format!("{}.", count / 2));
            }
            let strength = node.strength.chars().filter(|c| matches!(c, '!' | '?'));
            let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
            lines.word(&(cut(&text, LONGEST_MOVE).to_owned() + &strength.collect::<String>()));
            count.saturating_add(1)
        }
        Action::Setup(text) => {
            // Readers look for its end on the same line.
            let text = text.replace('/', " ");
            let words: Vec<&str> = text.split_whitespace().collect();
            lines.word(&format!("/{}/", cut(&words.join(" "), LONGEST_SETUP - 2)));
            count
        }
    };
    for nag in &node.nags {
        lines.word(&format!("${nag}"));
    }
    lines.comments(&node.comments);
    Some(Task::Line {
        from: Behind { id, count: next },
        shows_number: !node.comments.is_empty() || matches!(node.action(), Action::Setup(_)),
    })
}

/// Words broken into lines.
#[derive(Default)]
struct Lines {
    text: String,
    column: usize,
    /// The last word, which may still grow.
    word: String,
    /// The next word belongs to the last one.
    grows: bool,
}

impl Lines {
    fn word(&mut self, word: &str) {
        if !std::mem::take(&mut self.grows) {
            self.end_word();
        }
        self.word.push_str(word);
    }

    fn end_word(&mut self) {
        let length = self.word.chars().count();
        if length == 0 {
            return;
        }
        if self.column == 0 {
            self.column = length;
        } else if self.column + 1 + length > LINE {
            self.text.push('\n');
            self.column = length;
        } else {
            self.text.push(' ');
            self.column += 1 + length;
        }
        self.text.push_str(&self.word);
        self.word.clear();
    }

    fn open(&mut self) {
        self.word("(");
        self.grows = true;
    }

    fn close(&mut self) {
        self.word.push(')');
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            // A brace would end the comment, and a line that begins with a bracket or a percent sign
            // looks like something else to many programs.
            let text = comment.text.replace('}', ")");
            let mut words: Vec<String> = Vec::new();
            for word in text.split_whitespace() {
                match words.last_mut() {
                    Some(last) if word.starts_with(['[', '%']) => {
                        last.push(' ');
                        last.push_str(word);
                    }
                    _ => words.push(word.to_owned()),
                }
            }
            if let Some(first) = words.first_mut() {
                first.insert(0, '{');
            }
            if let Some(last) = words.last_mut() {
                last.push('}');
            }
            words.iter().for_each(|word| self.word(word));
        }
    }

    fn finish(mut self) -> String {
        self.end_word();
        self.text.push('\n');
        self.text
    }
}
