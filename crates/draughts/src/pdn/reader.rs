//! Reading PDN game by game, telling a visitor what comes.

use std::{
    borrow::Cow,
    collections::HashSet,
    io::{self, Read},
    ops::Range,
};

use compact_str::CompactString;
use thiserror::Error;

use super::{
    At, Finding, FindingKind, GameResult, Place, Severity, date,
    encoding::decode,
    lexer::{
        CommentEnd, LONGEST_TEXT, Token, lex, plain_move, plain_number, start_of_tags, white_space,
    },
    source::Source,
};

/// How deep variations may be nested.
pub const DEEPEST_VARIATION: usize = 64;

/// Why reading stops.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The text cannot be had.
    #[error("the text cannot be read: {0}")]
    Io(#[from] io::Error),
    /// The text is in an encoding that PDN never is.
    #[error("the text is UTF-16; PDN is UTF-8: save it as that first")]
    Utf16,
    /// Strict reading met something that is wrong.
    #[error("{0}")]
    Refused(Finding),
}

/// Whether a visitor wants to be told of what begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interest {
    /// Tell.
    Read,
    /// Leave it out.
    Skip,
}

/// A move as it is written. Its bytes become text only where somebody asks for it, since most readers
/// of moves want squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveText<'a>(&'a [u8]);

impl<'a> MoveText<'a> {
    /// The text.
    #[must_use]
    pub fn text(self) -> Cow<'a, str> {
        decode(self.0).0
    }

    /// The bytes, which are ASCII unless a file has typographic signs between squares.
    #[must_use]
    pub fn bytes(self) -> &'a [u8] {
        self.0
    }
}

/// Is told of the parts of a game in their order. What it does not ask for costs little.
///
/// ```
/// use draughts::pdn::{At, MoveText, Reader, Visitor};
///
/// #[derive(Default)]
/// struct Plies(u32);
///
/// impl Visitor for Plies {
///     fn played(&mut self, _text: MoveText<'_>, _at: &mut At<'_>) {
///         self.0 += 1;
///     }
/// }
///
/// let mut plies = Plies::default();
/// Reader::new("1. 11-15 24-19 2. 15x24 1-0".as_bytes()).read_game(&mut plies)?;
/// assert_eq!(plies.0, 3);
/// # Ok::<(), draughts::pdn::ReadError>(())
/// ```
#[allow(unused_variables)]
pub trait Visitor {
    /// A tag, its value without quotes and escapes; `at` is the place of the value.
    fn tag(&mut self, name: &str, value: Cow<'_, str>, at: &mut At<'_>) {}

    /// The tags are over; where the answer is [`Interest::Skip`], nothing more is told of this game
    /// but its result.
    fn end_tags(&mut self) -> Interest {
        Interest::Read
    }

    /// A move.
    fn played(&mut self, text: MoveText<'_>, at: &mut At<'_>) {}

    /// A move number, with how many dots follow it.
    fn move_number(&mut self, number: u32, dots: usize, at: &mut At<'_>) {}

    /// A comment, without its braces.
    fn comment(&mut self, text: Cow<'_, str>, at: &mut At<'_>) {}

    /// A judgement behind a move: `!`, `?!`.
    fn strength(&mut self, text: &str, at: &mut At<'_>) {}

    /// A numeric annotation glyph.
    fn nag(&mut self, number: u32, at: &mut At<'_>) {}

    /// The board is set up anew: the text between slashes, such as `FEN "B:WK1:BK32"`.
    fn setup(&mut self, text: Cow<'_, str>, at: &mut At<'_>) {}

    /// A variation begins: moves that take the place of the one before. Where the answer is
    /// [`Interest::Skip`], nothing is told of it, not even its end.
    fn begin_variation(&mut self, at: &mut At<'_>) -> Interest {
        Interest::Read
    }

    /// A variation ends.
    fn end_variation(&mut self) {}

    /// The result at the end of the moves.
    fn result(&mut self, result: GameResult, at: &mut At<'_>) {}

    /// Something is not as it should be.
    fn finding(&mut self, finding: Finding) {}
}

/// Reads games one after the other from a text of any length in bounded memory.
///
/// Whatever can be understood is, and the visitor is told what was wrong; [`Reader::strict`] stops
/// there instead.
#[derive(Debug)]
pub struct Reader<R> {
    source: Source<R>,
    strict: bool,
    begun: bool,
    said_encoding: bool,
}

impl<R: Read> Reader<R> {
    /// Reads a text with all its faults.
    pub fn new(input: R) -> Reader<R> {
        Reader {
            source: Source::new(input),
            strict: false,
            begun: false,
            said_encoding: false,
        }
    }

    /// Stops at the first thing that is wrong; what is only assumed does not count.
    #[must_use]
    pub fn strict(self) -> Reader<R> {
        Reader {
            strict: true,
            ..self
        }
    }

    /// How many bytes of the text are read.
    #[must_use]
    pub fn bytes_read(&self) -> u64 {
        self.source.taken()
    }

    /// Where reading stands.
    pub fn place(&mut self) -> Place {
        self.source.place()
    }

    /// Reads the next game; `false` where there is none.
    ///
    /// # Errors
    ///
    /// [`ReadError`] where the text cannot be had or, for a strict reader, is wrong.
    pub fn read_game(&mut self, visitor: &mut impl Visitor) -> Result<bool, ReadError> {
        let mut game = GameReader {
            reader: self,
            visitor,
            state: State::default(),
        };
        game.read()
    }

    fn begin(&mut self) -> Result<(), ReadError> {
        if self.begun {
            return Ok(());
        }
        self.begun = true;
        self.source.fill()?;
        match self.source.rest() {
            [0xfe, 0xff, ..] | [0xff, 0xfe, ..] => return Err(ReadError::Utf16),
            [0xef, 0xbb, 0xbf, ..] => self.source.take(3),
            _ => {}
        }
        Ok(())
    }
}

/// How far a game is read.
#[derive(Debug)]
struct State {
    tags: HashSet<CompactString>,
    /// The tags are over.
    in_moves: bool,
    interest: Interest,
    /// The value of the result tag.
    tag_result: Option<GameResult>,
    /// How deep the variation is that is being read, and at which depth skipping began.
    depth: usize,
    skipped_from: Option<usize>,
    /// A move ends right before, with nothing between.
    after_move: bool,
    /// The last move number, until its move comes.
    loose_number: Option<u32>,
    /// A blank line or a comment lies before the token.
    after_gap: bool,
    /// Something is said, be it before the game.
    has_comment: bool,
    /// There is a move that a judgement or a variation can be about.
    has_subject: bool,
}

impl Default for State {
    fn default() -> State {
        State {
            tags: HashSet::new(),
            in_moves: false,
            interest: Interest::Read,
            tag_result: None,
            depth: 0,
            skipped_from: None,
            after_move: false,
            loose_number: None,
            after_gap: false,
            has_comment: false,
            has_subject: false,
        }
    }
}

struct GameReader<'a, R, V> {
    reader: &'a mut Reader<R>,
    visitor: &'a mut V,
    state: State,
}

/// What a token does to a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// It goes on.
    On,
    /// It is over, with the token.
    Over,
    /// It is over, and the token begins the next one.
    OverBefore,
}

type Span = Range<usize>;

impl<R: Read, V: Visitor> GameReader<'_, R, V> {
    fn read(&mut self) -> Result<bool, ReadError> {
        self.reader.begin()?;
        loop {
            self.skip_white_space()?;
            let rest = self.reader.source.rest();
            if rest.is_empty() {
                return self.end_of_text();
            }
            if let Some(length) = plain_move(rest)
                && !self.is_odd_result(length)
            {
                self.played(length);
                self.reader.source.take(length);
                continue;
            }
            if let Some((number, length)) = plain_number(rest) {
                self.move_number(number, 1)?;
                self.reader.source.take(length);
                continue;
            }
            let at_line_start = self.reader.source.at_line_start();
            let (token, length) = lex(rest, at_line_start, self.state.after_move);
            self.state.after_move = token == Token::Move;
            match self.token(token, length)? {
                Step::On => {}
                Step::Over | Step::OverBefore => return Ok(true),
            }
        }
    }

    fn skip_white_space(&mut self) -> Result<(), ReadError> {
        loop {
            self.reader.source.fill()?;
            let rest = self.reader.source.rest();
            let length = white_space(rest);
            if length == 0 {
                return Ok(());
            }
            self.state.after_move = false;
            let goes_on = length == rest.len();
            if length > 1 {
                self.state.after_gap |= has_blank_line(&rest[..length]);
            }
            self.reader.source.take(length);
            // White space may go on behind the window; a token needs room before its end.
            if !goes_on && self.reader.source.has_room() {
                return Ok(());
            }
        }
    }

    fn end_of_text(&mut self) -> Result<bool, ReadError> {
        if self.is_nothing() {
            return Ok(false);
        }
        self.end_moves()?;
        self.report(FindingKind::NoLastResult)?;
        Ok(true)
    }

    /// Whether nothing of a game has been read.
    fn is_nothing(&self) -> bool {
        !self.state.in_moves && self.state.tags.is_empty()
    }

    /// Handles a token and takes it.
    fn token(&mut self, token: Token, length: usize) -> Result<Step, ReadError> {
        match token {
            Token::Tag {
                name,
                value,
                well_formed,
            } => return self.tag(name, value, well_formed, length),
            Token::Result => return self.result(length),
            Token::Move if self.is_odd_result(length) => return self.result(length),
            Token::Move => self.played(length),
            Token::Escape => {}
            Token::Comment { text, end } => return self.comment(text, end, length),
            Token::LineComment(text) => self.pass_comment(text)?,
            Token::MoveNumber { number, dots } => self.move_number(number, dots)?,
            Token::Ellipsis => self.enter_moves(),
            Token::Strength(text) => self.strength(text, length)?,
            Token::Nag(number) => self.nag(number, length)?,
            Token::Setup(text) => self.setup(text),
            Token::Open => self.open()?,
            Token::Close => self.close()?,
            Token::Stray => self.stray(length)?,
        }
        self.reader.source.take(length);
        Ok(Step::On)
    }

    /// The visitor, the text and the place, unless the visitor wants nothing of what is being read.
    fn told(&mut self) -> Option<(&mut V, &[u8], At<'_>)> {
        if self.state.interest == Interest::Skip || self.state.skipped_from.is_some() {
            return None;
        }
        let (rest, at) = self.reader.source.look();
        Some((self.visitor, rest, at))
    }

    fn text(&self, span: Span) -> Cow<'_, str> {
        decode(&self.reader.source.rest()[span]).0
    }

    /// Text that is quoted in a finding, cut where it is long.
    fn excerpt(&self, length: usize) -> String {
        let text = self.text(0..length);
        let mut excerpt: String = text.chars().take(LONGEST_EXCERPT).collect();
        if excerpt.len() < text.len() {
            excerpt.push('…');
        }
        excerpt.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn report(&mut self, kind: FindingKind) -> Result<(), ReadError> {
        let place = self.reader.source.place();
        self.report_at(place, kind)
    }

    fn report_at(&mut self, place: Place, kind: FindingKind) -> Result<(), ReadError> {
        let finding = Finding { place, kind };
        if self.reader.strict && finding.kind.severity() > Severity::Note {
            return Err(ReadError::Refused(finding));
        }
        self.visitor.finding(finding);
        Ok(())
    }

    /// Says once that the text has another encoding.
    fn report_encoding(&mut self, span: Span) -> Result<(), ReadError> {
        let is_utf8 = decode(&self.reader.source.rest()[span]).1;
        if is_utf8 || std::mem::replace(&mut self.reader.said_encoding, true) {
            return Ok(());
        }
        self.report(FindingKind::NotUtf8)
    }

    fn enter_moves(&mut self) {
        if !std::mem::replace(&mut self.state.in_moves, true) {
            self.state.interest = self.visitor.end_tags();
        }
    }

    /// Closes what is open at the end of a game.
    fn end_moves(&mut self) -> Result<(), ReadError> {
        self.enter_moves();
        self.expect_no_move()?;
        let count = std::mem::take(&mut self.state.depth);
        if count > 0 {
            let told = self
                .state
                .skipped_from
                .take()
                .map_or(count, |from| from - 1);
            for _ in 0..told {
                self.visitor.end_variation();
            }
            self.report(FindingKind::UnclosedVariation { count })?;
        }
        Ok(())
    }

    fn tag(
        &mut self,
        name: Span,
        value: Span,
        well_formed: bool,
        length: usize,
    ) -> Result<Step, ReadError> {
        let mut key = CompactString::new(self.text(name.clone()));
        key.make_ascii_lowercase();
        let comes_again = if self.state.tags.len() < MOST_TAGS {
            !self.state.tags.insert(key.clone())
        } else {
            self.state.tags.contains(&key)
        };
        if self.state.in_moves || (comes_again && self.state.after_gap) {
            self.end_moves()?;
            self.report(FindingKind::NoResult)?;
            return Ok(Step::OverBefore);
        }
        self.state.after_gap = false;
        if !well_formed {
            let value = escaped(&unescaped(self.text(value.clone())));
            let read = format!("[{} \"{value}\"]", self.text(name.clone()));
            let text = self.excerpt(length);
            self.report(FindingKind::BrokenTag { text, read })?;
        }
        if comes_again {
            let name = self.text(name.clone()).into_owned();
            self.report(FindingKind::SecondTag { name })?;
        }
        self.report_encoding(value.clone())?;
        if matches!(key.as_str(), "date" | "result") {
            self.check_value(&key, value.clone())?;
        }
        let (rest, mut at) = self.reader.source.look_at(value.start);
        let (name, value) = (decode(&rest[name]).0, decode(&rest[value]).0);
        self.visitor.tag(&name, unescaped(value), &mut at);
        self.reader.source.take(length);
        Ok(Step::On)
    }

    /// Checks the value of a tag that has a form.
    fn check_value(&mut self, key: &str, span: Span) -> Result<(), ReadError> {
        let value = unescaped(self.text(span.clone())).into_owned();
        let finding = if key == "result" {
            let result = GameResult::from_text(&value);
            let is_odd = matches!(result, GameResult::Other(_));
            if !matches!(value.trim(), "" | "?") {
                self.state.tag_result.get_or_insert(result);
            }
            is_odd.then_some(FindingKind::UnknownResult { text: value })
        } else {
            (!date::is_well_formed(&value)).then(|| FindingKind::Date {
                right: date::repaired(&value),
                text: value,
            })
        };
        match finding {
            Some(kind) => {
                let place = self.reader.source.look_at(span.start).1.place();
                self.report_at(place, kind)
            }
            None => Ok(()),
        }
    }

    fn comment(&mut self, text: Span, end: CommentEnd, length: usize) -> Result<Step, ReadError> {
        match end {
            CommentEnd::Closed => {
                let rest = self.reader.source.rest();
                if start_of_tags(&rest[text.clone()]).is_some() {
                    self.report(FindingKind::TagsInComment)?;
                }
            }
            CommentEnd::Unclosed => self.report(FindingKind::UnclosedComment)?,
            CommentEnd::TooLong => {
                let limit = LONGEST_TEXT;
                self.report(FindingKind::TooLong { limit })?;
            }
        }
        self.pass_comment(text)?;
        self.reader.source.take(length);
        if end == CommentEnd::TooLong {
            self.skip_rest_of_comment()?;
        }
        Ok(Step::On)
    }

    /// Hands a comment on; one that comes before the moves belongs to their start.
    fn pass_comment(&mut self, text: Span) -> Result<(), ReadError> {
        self.state.after_gap = true;
        self.state.has_comment = true;
        self.report_encoding(text.clone())?;
        if let Some((visitor, rest, mut at)) = self.told() {
            visitor.comment(decode(&rest[text]).0, &mut at);
        }
        Ok(())
    }

    /// Goes on to the end of a comment that is too long: its brace or the next tags.
    fn skip_rest_of_comment(&mut self) -> Result<(), ReadError> {
        loop {
            self.reader.source.fill()?;
            let rest = self.reader.source.rest();
            let brace = memchr::memchr(b'}', rest).map(|at| at + 1);
            let end = [brace, start_of_tags(rest)].into_iter().flatten().min();
            let length = end.unwrap_or(rest.len());
            let is_over = end.is_some() || rest.is_empty();
            self.reader.source.take(length);
            if is_over {
                return Ok(());
            }
        }
    }

    fn played(&mut self, length: usize) {
        self.enter_moves();
        self.state.loose_number = None;
        self.state.has_subject = true;
        if let Some((visitor, rest, mut at)) = self.told() {
            visitor.played(MoveText(&rest[..length]), &mut at);
        }
    }

    /// Whether a move is really the unusual result that the Result tag has announced.
    fn is_odd_result(&self, length: usize) -> bool {
        let Some(GameResult::Other(odd)) = &self.state.tag_result else {
            return false;
        };
        let rest = &self.reader.source.rest()[length..];
        let next = rest.get(white_space(rest));
        *odd == self.text(0..length) && matches!(next, None | Some(b'['))
    }

    fn move_number(&mut self, number: u32, dots: usize) -> Result<(), ReadError> {
        self.enter_moves();
        self.expect_no_move()?;
        if dots == 0 {
            self.report(FindingKind::BareNumber { number })?;
        } else {
            self.state.loose_number = Some(number);
        }
        if let Some((visitor, _, mut at)) = self.told() {
            visitor.move_number(number, dots, &mut at);
        }
        Ok(())
    }

    /// Says so where a number waits for a move that does not come.
    fn expect_no_move(&mut self) -> Result<(), ReadError> {
        match self.state.loose_number.take() {
            Some(number) => self.report(FindingKind::LooseNumber { number }),
            None => Ok(()),
        }
    }

    fn strength(&mut self, text: Span, length: usize) -> Result<(), ReadError> {
        if self.judges_something(length)?
            && let Some((visitor, rest, mut at)) = self.told()
        {
            visitor.strength(&decode(&rest[text]).0, &mut at);
        }
        Ok(())
    }

    fn nag(&mut self, number: u32, length: usize) -> Result<(), ReadError> {
        if self.judges_something(length)?
            && let Some((visitor, _, mut at)) = self.told()
        {
            visitor.nag(number, &mut at);
        }
        Ok(())
    }

    fn judges_something(&mut self, length: usize) -> Result<bool, ReadError> {
        if !self.state.has_subject {
            let text = self.excerpt(length);
            self.report(FindingKind::JudgesNothing { text })?;
        }
        Ok(self.state.has_subject)
    }

    fn setup(&mut self, text: Span) {
        self.enter_moves();
        self.state.loose_number = None;
        self.state.has_subject = false;
        if let Some((visitor, rest, mut at)) = self.told() {
            visitor.setup(decode(&rest[text]).0, &mut at);
        }
    }

    fn open(&mut self) -> Result<(), ReadError> {
        self.enter_moves();
        self.state.depth += 1;
        let replaces_something = std::mem::replace(&mut self.state.has_subject, false);
        if self.state.skipped_from.is_some() {
            return Ok(());
        }
        let interest = if !replaces_something {
            self.report(FindingKind::ReplacesNothing)?;
            Interest::Skip
        } else if self.state.depth > DEEPEST_VARIATION {
            let limit = DEEPEST_VARIATION;
            self.report(FindingKind::TooDeep { limit })?;
            Interest::Skip
        } else if let Some((visitor, _, mut at)) = self.told() {
            visitor.begin_variation(&mut at)
        } else {
            Interest::Read
        };
        if interest == Interest::Skip {
            self.state.skipped_from = Some(self.state.depth);
        }
        Ok(())
    }

    fn close(&mut self) -> Result<(), ReadError> {
        if self.state.depth == 0 {
            return self.report(FindingKind::ClosesNothing { sign: ')' });
        }
        self.expect_no_move()?;
        if self.told().is_some() {
            self.visitor.end_variation();
        }
        if self.state.skipped_from == Some(self.state.depth) {
            self.state.skipped_from = None;
        }
        self.state.depth -= 1;
        self.state.has_subject = true;
        Ok(())
    }

    fn result(&mut self, length: usize) -> Result<Step, ReadError> {
        let result = GameResult::from_text(&self.text(0..length));
        if self.is_nothing() && !self.state.has_comment {
            self.report(FindingKind::StrayResult { result })?;
            self.reader.source.take(length);
            return Ok(Step::On);
        }
        if self.state.depth > 0 && self.closes_next(length) {
            self.report(FindingKind::ResultInVariation { result })?;
            self.pass_comment(0..length)?;
            self.reader.source.take(length);
            return Ok(Step::On);
        }
        self.end_moves()?;
        // A lone star parts games whatever their result is, which the tag then tells.
        let tag = self.state.tag_result.take();
        let result = match tag {
            Some(tag) if result == GameResult::Unfinished => tag,
            Some(tag) if tag != result => {
                let token = result.clone();
                self.report(FindingKind::ResultsDiffer { tag, token })?;
                result
            }
            _ => result,
        };
        let (_, mut at) = self.reader.source.look();
        self.visitor.result(result, &mut at);
        self.reader.source.take(length);
        Ok(Step::Over)
    }

    /// Whether a parenthesis closes right behind the token.
    fn closes_next(&self, length: usize) -> bool {
        let rest = &self.reader.source.rest()[length..];
        rest.get(white_space(rest)) == Some(&b')')
    }

    fn stray(&mut self, length: usize) -> Result<(), ReadError> {
        self.state.loose_number = None;
        match self.reader.source.rest()[0] {
            sign @ (b'}' | b']') => {
                let sign = char::from(sign);
                self.report(FindingKind::ClosesNothing { sign })
            }
            _ => {
                let text = self.excerpt(length);
                self.report(FindingKind::StrayText { text })?;
                self.pass_comment(0..length)
            }
        }
    }
}

/// Of how many tags of a game the names are kept in mind, to notice those that come again.
const MOST_TAGS: usize = 256;

/// How much of a text a finding quotes, in characters.
const LONGEST_EXCERPT: usize = 60;

fn has_blank_line(white_space: &[u8]) -> bool {
    let ends = |end| white_space.iter().filter(|&&byte| byte == end).count();
    ends(b'\n').max(ends(b'\r')) > 1
}

fn unescaped(text: Cow<'_, str>) -> Cow<'_, str> {
    if !text.contains('\\') {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let escaped = chars.next_if(|&next| c == '\\' && matches!(next, '"' | '\\'));
        plain.push(escaped.unwrap_or(c));
    }
    Cow::Owned(plain)
}

/// The value of a tag as it is written between quotes.
pub(super) fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
