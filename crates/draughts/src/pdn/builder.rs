//! From what a reader tells to the tree of a game.

use std::{borrow::Cow, io::Read};

use super::{
    Action, At, Comment, Finding, FindingKind, GameRecord, GameResult, MoveNumber, MoveText,
    NodeId, Place, ReadError, Reader, Visitor, finding::Findings,
};

/// How many moves a game may have, variations and all.
const MOST_MOVES: usize = 200_000;

/// How much text a game may have in its tags and comments and beside its moves, in bytes.
const MOST_TEXT: usize = 1 << 24;

/// The glyph of a move without an alternative.
const ONLY_MOVE: u32 = 7;

impl<R: Read> Reader<R> {
    /// All games of the text, one after the other.
    ///
    /// ```
    /// use draughts::pdn::Reader;
    ///
    /// let text = "[Event \"1\"] 1. 11-15 * [Event \"2\"] 1. 9-13 *";
    /// let events: Result<Vec<_>, _> = Reader::new(text.as_bytes())
    ///     .games()
    ///     .map(|game| game.map(|game| game.tags.get("Event").map(str::to_owned)))
    ///     .collect();
    /// assert_eq!(events?, [Some("1".to_owned()), Some("2".to_owned())]);
    /// # Ok::<(), draughts::pdn::ReadError>(())
    /// ```
    pub fn games(self) -> Games<R> {
        Games {
            reader: self,
            left_over: Vec::new(),
            over: false,
        }
    }
}

/// The games of a text.
///
/// # Errors
///
/// [`ReadError::Utf16`] where the text is in that encoding.
pub fn read_games(text: &[u8]) -> Result<Vec<GameRecord>, ReadError> {
    Reader::new(text).games().collect()
}

/// Reads one game after the other; see [`Reader::games`].
#[derive(Debug)]
pub struct Games<R> {
    reader: Reader<R>,
    left_over: Vec<Finding>,
    over: bool,
}

impl<R> Games<R> {
    /// What was found behind the last game, once that is read.
    #[must_use]
    pub fn left_over(&self) -> &[Finding] {
        &self.left_over
    }

    /// The reader, to ask how far it is.
    #[must_use]
    pub fn reader(&self) -> &Reader<R> {
        &self.reader
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = Result<GameRecord, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let mut builder = Builder::new();
        match self.reader.read_game(&mut builder) {
            Ok(true) => Some(Ok(builder.finish(self.reader.place()))),
            Ok(false) => {
                self.over = true;
                self.left_over = builder.findings.into_list();
                None
            }
            Err(error) => {
                self.over = true;
                Some(Err(error))
            }
        }
    }
}

/// Builds the tree of one game.
#[derive(Debug)]
struct Builder {
    record: GameRecord,
    findings: Findings,
    begun: bool,
    ended: bool,
    at: NodeId,
    /// The step behind which the variation that is read goes on afterwards, for each level.
    behind: Vec<NodeId>,
    /// What is said at the start of a variation, before its first move.
    before: Vec<Comment>,
    /// A variation has begun, and its first move is not there yet.
    at_start: bool,
    /// What else than moves is there, and whether that has become too much.
    text: usize,
    full: bool,
    text_is_full: bool,
    number: Option<MoveNumber>,
}

impl Builder {
    fn new() -> Builder {
        Builder {
            record: GameRecord::new(),
            findings: Findings::default(),
            begun: false,
            ended: false,
            at: NodeId::ROOT,
            behind: Vec::new(),
            before: Vec::new(),
            at_start: false,
            text: 0,
            full: false,
            text_is_full: false,
            number: None,
        }
    }

    fn finish(mut self, end: Place) -> GameRecord {
        if !self.ended {
            self.record.end = end;
        }
        self.record.findings = self.findings.into_list();
        self.record
    }

    /// The record begins with the first thing that is told of it.
    fn begin(&mut self, place: Place) {
        if !std::mem::replace(&mut self.begun, true) {
            self.record.place = place;
        }
    }

    fn report(&mut self, place: Place, kind: FindingKind) {
        self.findings.add(Finding { place, kind });
    }

    /// Whether there is room for some more text, with what it takes to keep it.
    fn has_room(&mut self, length: usize, place: Place) -> bool {
        self.text = self.text.saturating_add(length);
        let has_room = self.text <= MOST_TEXT;
        if !has_room && !std::mem::replace(&mut self.text_is_full, true) {
            let limit = MOST_TEXT;
            self.report(place, FindingKind::TooLong { limit });
        }
        has_room
    }

    fn step(&mut self, action: Action, place: Place) {
        self.begin(place);
        if self.record.len() == MOST_MOVES {
            if !std::mem::replace(&mut self.full, true) {
                let limit = MOST_MOVES;
                self.report(place, FindingKind::TooManyMoves { limit });
            }
            return;
        }
        self.at = self.record.add(self.at, action, place);
        self.at_start = false;
        self.record.set_number(self.at, self.number.take());
        self.record.node_mut(self.at).comments_before = std::mem::take(&mut self.before);
    }
}

impl Visitor for Builder {
    fn tag(&mut self, name: &str, value: Cow<'_, str>, at: &mut At<'_>) {
        let place = at.place();
        self.begin(place);
        let length = 2 * name.len() + value.len() + size_of::<(String, String, String, Place)>();
        if self.has_room(length, place) {
            self.record.tags.push(name, value.into_owned());
            self.record.tag_places.push((name.to_owned(), place));
        }
    }

    fn played(&mut self, text: MoveText<'_>, at: &mut At<'_>) {
        self.step(Action::Move(text.text().into()), at.place());
    }

    fn move_number(&mut self, number: u32, dots: usize, at: &mut At<'_>) {
        if !self.begun {
            self.begin(at.place());
        }
        let second = dots > 1;
        self.number = Some(MoveNumber { number, second });
    }

    fn setup(&mut self, text: Cow<'_, str>, at: &mut At<'_>) {
        let place = at.place();
        if self.has_room(text.len(), place) {
            self.step(Action::Setup(text.into_owned()), place);
        }
    }

    fn comment(&mut self, text: Cow<'_, str>, at: &mut At<'_>) {
        let place = at.place();
        self.begin(place);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() || !self.has_room(text.len() + size_of::<Comment>(), place) {
            return;
        }
        let comment = Comment { text, place };
        if self.at_start {
            self.before.push(comment);
        } else {
            self.record.node_mut(self.at).comments.push(comment);
        }
    }

    fn strength(&mut self, text: &str, at: &mut At<'_>) {
        if !self.has_room(text.len(), at.place()) {
            return;
        }
        let node = self.record.node_mut(self.at);
        match text {
            // The standard's way to say what old files mark with a star.
            "*" => node.nags.push(ONLY_MOVE),
            _ => node.strength.push_str(text),
        }
    }

    fn nag(&mut self, number: u32, at: &mut At<'_>) {
        if self.has_room(size_of::<u32>(), at.place()) {
            self.record.node_mut(self.at).nags.push(number);
        }
    }

    fn begin_variation(&mut self, _at: &mut At<'_>) -> super::Interest {
        self.behind.push(self.at);
        self.at = self.record.node(self.at).parent();
        self.at_start = true;
        super::Interest::Read
    }

    fn end_variation(&mut self) {
        if let Some(behind) = self.behind.pop() {
            self.at = behind;
        }
        self.at_start = false;
        // A variation without a move leaves its comments to the move it would have replaced.
        let left = std::mem::take(&mut self.before);
        self.record.node_mut(self.at).comments.extend(left);
    }

    fn result(&mut self, result: GameResult, at: &mut At<'_>) {
        self.record.result = Some(result);
        self.record.end = at.place();
        self.ended = true;
    }

    fn finding(&mut self, finding: Finding) {
        self.findings.add(finding);
    }
}
