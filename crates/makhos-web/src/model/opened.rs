//! The games of a text that was opened: read one after the other, listed, and found again.

use std::{io::Cursor, ops::Range};

use draughts::pdn::{Finding, GameRecord, Games, Place, ReadError, Replayer, decode};

use super::{
    pdn_text::{PdnText, read_first},
    summary::Summary,
    viewing::ViewedGame,
};

/// How much of a text is looked at to see whether it is one.
const START: usize = 4096;

/// Why the games of a text cannot be listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// It cannot be had.
    Unreadable,
    /// There is not enough memory for it.
    TooLarge,
    /// It is UTF-16.
    Utf16,
    /// It is something else than text.
    NoText,
    /// There is no game in it.
    NoGames,
}

/// Takes bytes that look like text.
///
/// # Errors
///
/// [`OpenError`] where they do not.
pub fn text(bytes: Vec<u8>) -> Result<PdnText, OpenError> {
    let start = &bytes[..bytes.len().min(START)];
    let zeros = |rest| {
        let every_second = start.iter().skip(rest).step_by(2);
        every_second.filter(|&&byte| byte == 0).count()
    };
    let has_mark = matches!(start, [0xfe, 0xff, ..] | [0xff, 0xfe, ..]);
    match (zeros(0), zeros(1)) {
        _ if has_mark => Err(OpenError::Utf16),
        (0, 0) => Ok(PdnText::new(bytes)),
        (0, many) | (many, 0) if many * 4 > start.len() => Err(OpenError::Utf16),
        _ => Err(OpenError::NoText),
    }
}

/// A game of a list: what it is, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What the list tells of it.
    pub summary: Summary,
    /// What is searched, in small letters.
    searched: String,
    range: Range<usize>,
    place: Place,
}

/// The games of a text, as far as they are read.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The name of the file; `None` for a text that was pasted.
    pub name: Option<String>,
    text: PdnText,
    entries: Vec<Entry>,
    /// What was found behind the last game.
    pub left_over: Vec<Finding>,
    /// How far reading is.
    pub progress: Progress,
}

/// How far a text is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// So many hundredths are read.
    Reading(u8),
    /// Reading was stopped.
    Stopped,
    /// All is read.
    Whole,
}

impl Opened {
    /// A text of which nothing is read yet.
    #[must_use]
    pub fn new(name: Option<String>) -> Opened {
        Opened {
            name,
            text: PdnText::default(),
            entries: Vec::new(),
            left_over: Vec::new(),
            progress: Progress::Reading(0),
        }
    }

    /// Begins to read the games of a text.
    pub fn read(&mut self, text: PdnText) -> Reading {
        self.text = text.clone();
        Reading::new(text)
    }

    /// The games read so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Adds games that were read.
    pub fn add(&mut self, entries: Vec<Entry>) {
        self.entries.extend(entries);
    }

    /// The numbers of the games with all words of a text, in whatever letters.
    #[must_use]
    pub fn matching(&self, text: &str) -> Vec<usize> {
        let text = text.to_lowercase();
        let words: Vec<&str> = text.split_whitespace().collect();
        let matches = |entry: &Entry| words.iter().all(|word| entry.searched.contains(word));
        (0..self.entries.len())
            .filter(|&index| matches(&self.entries[index]))
            .collect()
    }

    /// A game of the list with its moves.
    #[must_use]
    pub fn game(&self, index: usize) -> Option<ViewedGame> {
        let entry = self.entries.get(index)?;
        let bytes = &self.text.as_ref()[entry.range.clone()];
        let record = read_first(bytes)?;
        let lines_before = entry.place.line.saturating_sub(record.place().line);
        let mut game = ViewedGame::new(record.clone(), &mut Replayer::new());
        if let Some(variant) = entry.summary.variant
            && game.variant() != Some(variant)
        {
            game = ViewedGame::new(record, &mut Replayer::assuming(variant));
        }
        Some(game.read_from(decode(bytes).0.into_owned(), lines_before))
    }
}

/// Reads the games of a text one after the other.
#[derive(Debug)]
pub struct Reading {
    games: Games<Cursor<PdnText>>,
    replayer: Replayer,
    length: usize,
    at: usize,
}

impl Reading {
    fn new(text: PdnText) -> Reading {
        Reading {
            length: text.as_ref().len(),
            games: text.games(),
            replayer: Replayer::new(),
            at: 0,
        }
    }

    /// How many hundredths of the text are read.
    #[must_use]
    pub fn hundredths(&self) -> u8 {
        (self.at * 100 / self.length.max(1)).min(100) as u8
    }

    /// What was found behind the last game, once that is read.
    #[must_use]
    pub fn left_over(&self) -> &[Finding] {
        self.games.left_over()
    }
}

impl Iterator for Reading {
    type Item = Result<Entry, OpenError>;

    fn next(&mut self) -> Option<Self::Item> {
        let record = match self.games.next()? {
            Ok(record) => record,
            Err(ReadError::Utf16) => return Some(Err(OpenError::Utf16)),
            Err(ReadError::Io(_) | ReadError::Refused(_)) => {
                return Some(Err(OpenError::Unreadable));
            }
        };
        let end = usize::try_from(self.games.reader().bytes_read()).unwrap_or(self.length);
        let range = std::mem::replace(&mut self.at, end)..end;
        let replay = self.replayer.replay(&record);
        Some(Ok(Entry {
            summary: Summary::of(&record, &replay),
            searched: searched(&record),
            range,
            place: record.place(),
        }))
    }
}

impl Entry {
    /// Whether it has neither moves nor anything else that makes a game.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.summary.moves == 0 && self.searched.is_empty()
    }
}

/// Names, event, place and whatever else the tags say of a game.
fn searched(record: &GameRecord) -> String {
    let values: Vec<String> = record
        .tags
        .iter()
        .map(|(_, value)| value.to_lowercase())
        .collect();
    values.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::{Color, Variant};

    fn opened(text: &[u8]) -> Opened {
        let mut opened = Opened::new(None);
        let reading = opened.read(super::text(text.to_vec()).unwrap());
        let entries = reading.map(Result::unwrap).collect();
        opened.add(entries);
        opened
    }

    const TWO: &str = "[Event \"Club\"]\n[Black \"Somchai\"]\n[White \"Malee\"]\n[Result \"1-0\"]\n\n\
        1. 25-22 6-10 2. 29-25 1-0\n\n[Event \"Open\"]\n[Date \"1841.??.??\"]\n\n1. 25-22 6-11 *\n";

    #[test]
    fn a_list_tells_players_results_and_what_is_wrong() {
        let opened = opened(TWO.as_bytes());
        let [first, second] = opened.entries() else {
            panic!("two games");
        };
        let summary = &first.summary;
        assert_eq!(summary.black.as_deref(), Some("Somchai"));
        assert_eq!(summary.occasion, "Club");
        let variant = summary.variant.unwrap();
        assert_eq!(variant, Variant::Thai);
        assert_eq!(summary.result.winner(variant), Some(Color::Black));
        assert_eq!((summary.moves, summary.findings), (3, 0));
        assert_eq!(second.summary.occasion, "Open · 1841");
        assert_eq!(second.summary.findings, 1, "6-11 is not legal");
    }

    #[test]
    fn a_search_finds_words_in_any_letters_and_order() {
        let opened = opened(TWO.as_bytes());
        assert_eq!(opened.matching("malee SOMCH"), [0]);
        assert_eq!(opened.matching("o"), [0, 1]);
        assert_eq!(opened.matching("open malee"), [0; 0]);
        assert_eq!(opened.matching(" "), [0, 1]);
    }

    #[test]
    fn a_game_is_found_again_with_its_lines() {
        let opened = opened(TWO.as_bytes());
        let game = opened.game(1).unwrap();
        assert_eq!(game.variant(), Some(Variant::Thai));
        let places: Vec<_> = game
            .findings()
            .iter()
            .filter(|finding| super::super::summary::is_wrong(finding))
            .map(|finding| (finding.place.line, finding.place.column))
            .collect();
        assert_eq!(places, [(11, 10)]);
        assert_eq!(opened.game(2), None);
    }

    #[test]
    fn what_is_no_text_is_told_from_what_is() {
        let error = |bytes: &[u8]| super::text(bytes.to_vec()).err();
        let utf16 = |text: &str| -> Vec<u8> { text.bytes().flat_map(|b| [b, 0]).collect() };
        assert_eq!(error("[Event \"Müller\"]".as_bytes()), None);
        assert_eq!(error(b"[Event \"M\xfcller\"]"), None);
        assert_eq!(error(b""), None);
        assert_eq!(error(b"\xff\xfe["), Some(OpenError::Utf16));
        assert_eq!(error(&utf16("[Event \"x\"]")), Some(OpenError::Utf16));
        assert_eq!(
            error(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
            Some(OpenError::NoText)
        );
        assert!(
            opened(b"just some words")
                .entries()
                .iter()
                .all(Entry::is_empty)
        );
    }
}
