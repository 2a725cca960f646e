//! The moves of a record played by the rules.

use smallvec::SmallVec;

use super::{
    Action, Evidence, Finding, FindingKind, GameRecord, GameResult, GameType, NodeId, Place,
    finding::Findings, setup,
};
use crate::{
    FenError, Form, Legal, Move, Notation, Outcome, Path, Position, Square, SquareError, Variant,
    WinReason, full_text,
};

/// Which end of the board the numbers of the squares begin at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// As the standard has it for the game.
    #[default]
    Usual,
    /// 33 minus the usual number, as some programs write Thai checkers.
    Reversed,
}

/// What a record was taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Understood {
    /// A game of ours.
    As(Variant, Numbering),
    /// A game whose rules are not known here; its moves are text.
    Other(GameType),
    /// Nobody says which game it is, and it is none of ours.
    Nothing,
}

/// A step that is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The move; `None` where the board is set up anew.
    pub mv: Option<Move>,
    /// The position after it.
    pub position: Position,
}

/// Plays records one after the other and remembers which game the last ones were about.
///
/// ```
/// use draughts::pdn::{Replayer, read_games};
///
/// let games = read_games(b"1. 11-15 24-19 2. 15x24 28x19 1-0")?;
/// let replay = Replayer::new().replay(&games[0]);
/// assert_eq!(replay.legal_plies(&games[0]), 4);
/// assert_eq!(
///     replay.findings()[0].to_string(),
///     "1:1: no GameType tag; taken as English checkers, where its moves are legal"
/// );
/// # Ok::<(), draughts::pdn::ReadError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Replayer {
    assumed: Option<Variant>,
    earlier: Option<Earlier>,
}

/// What the earlier records were about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Earlier {
    variant: Variant,
    numbering: Numbering,
    /// A tag, moves or a position have told it; otherwise it was only likely.
    is_sure: bool,
}

impl Replayer {
    /// Knows nothing yet.
    #[must_use]
    pub fn new() -> Replayer {
        Replayer::default()
    }

    /// Takes games whose record does not say which one they are for this one.
    #[must_use]
    pub fn assuming(variant: Variant) -> Replayer {
        Replayer {
            assumed: Some(variant),
            earlier: None,
        }
    }

    /// Plays a record as far as its moves are legal.
    #[must_use]
    pub fn replay(&mut self, record: &GameRecord) -> Replay {
        let mut findings = Findings::default();
        let (replay, evidence) = self.understand(record, &mut findings);
        self.remember(record, &replay, evidence);
        Replay {
            findings: findings.into_list(),
            ..replay
        }
    }

    /// Keeps in mind what a record was about, if it tells anything.
    fn remember(&mut self, record: &GameRecord, replay: &Replay, evidence: Option<Evidence>) {
        let Understood::As(variant, numbering) = replay.understood else {
            return;
        };
        let is_sure = match evidence {
            None | Some(Evidence::Moves | Evidence::Position) => true,
            Some(Evidence::EarlierGames) => return,
            Some(Evidence::Nothing) => false,
        };
        let says_nothing = record.is_empty() && record.tags.get("FEN").is_none();
        if evidence.is_some() && says_nothing {
            return;
        }
        self.earlier = Some(Earlier {
            variant,
            numbering,
            is_sure,
        });
    }

    /// Plays a record, and says what told the game that it is about where its tags do not.
    fn understand(
        &self,
        record: &GameRecord,
        findings: &mut Findings,
    ) -> (Replay, Option<Evidence>) {
        let tag = record.tags.known("GameType");
        match tag.map(|text| (text, GameType::from_text(text))) {
            Some((_, Some(game_type))) => match game_type.variant() {
                Some(variant) => {
                    let trial = Trial::best_of(record, &numberings(variant));
                    (trial.into_replay(record, findings), None)
                }
                None => {
                    let understood = Understood::Other(game_type);
                    (Replay::untouched(record, understood), None)
                }
            },
            Some((text, None)) => {
                findings.add(Finding {
                    place: record.tag_place("GameType"),
                    kind: FindingKind::GameType {
                        text: text.to_owned(),
                    },
                });
                self.guess(record, findings)
            }
            None => self.guess(record, findings),
        }
    }

    /// Finds out which game a record is about.
    fn guess(&self, record: &GameRecord, findings: &mut Findings) -> (Replay, Option<Evidence>) {
        if let Some(variant) = self.assumed {
            let trial = Trial::best_of(record, &numberings(variant));
            return (trial.into_replay(record, findings), None);
        }
        let has_moves = !record.is_empty();
        let mut trials = Vec::new();
        if let Some(earlier) = self.earlier {
            let trial = Trial::of(record, earlier.variant, earlier.numbering);
            // A position alone fits many games, so that being sure counts for more.
            let decides = if has_moves {
                trial.is_whole()
            } else {
                earlier.is_sure && !trial.has_wrong_squares()
            };
            if decides {
                return trial.taken(record, Evidence::EarlierGames, findings);
            }
            trials.push(trial);
        }
        for (variant, numbering) in EVERY_GAME {
            let is_tried = trials
                .first()
                .is_some_and(|trial| (trial.variant, trial.numbering) == (variant, numbering));
            let is_likely = has_moves || numbering == Numbering::Usual;
            if is_likely && !is_tried {
                trials.push(Trial::of(record, variant, numbering));
            }
        }
        self.choose(record, trials, findings)
    }

    fn choose(
        &self,
        record: &GameRecord,
        trials: Vec<Trial>,
        findings: &mut Findings,
    ) -> (Replay, Option<Evidence>) {
        let best = trials.iter().map(Trial::merit).max().unwrap_or_default();
        let mut fitting: Vec<Trial> = trials
            .into_iter()
            .filter(|trial| trial.merit() == best)
            .collect();
        let is_only_one = fitting
            .iter()
            .all(|trial| trial.variant == fitting[0].variant);
        let chosen = fitting.swap_remove(0);
        if !chosen.is_plausible(record, self.earlier.is_some()) {
            findings.add(Finding {
                place: place_of_moves(record),
                kind: FindingKind::UnknownGame,
            });
            return (Replay::untouched(record, Understood::Nothing), None);
        }
        let evidence = match self.earlier {
            _ if is_only_one && chosen.total > 0 => Evidence::Moves,
            _ if is_only_one => Evidence::Position,
            Some(earlier) if earlier.variant == chosen.variant => Evidence::EarlierGames,
            _ => Evidence::Nothing,
        };
        chosen.taken(record, evidence, findings)
    }
}

const EVERY_GAME: [(Variant, Numbering); 3] = [
    (Variant::English, Numbering::Usual),
    (Variant::Thai, Numbering::Usual),
    (Variant::Thai, Numbering::Reversed),
];

/// In which ways the squares of a game are numbered in files. English checkers has only one.
fn numberings(variant: Variant) -> Vec<(Variant, Numbering)> {
    EVERY_GAME
        .into_iter()
        .filter(|(of, _)| *of == variant)
        .collect()
}

/// Where the moves begin, or else the record.
fn place_of_moves(record: &GameRecord) -> Place {
    record
        .next(NodeId::ROOT)
        .map_or(record.place(), |id| record.node(id).place())
}

/// A record played as one of our games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    understood: Understood,
    start: Option<Position>,
    steps: Vec<Option<Step>>,
    findings: Vec<Finding>,
}

impl Replay {
    fn untouched(record: &GameRecord, understood: Understood) -> Replay {
        Replay {
            understood,
            start: None,
            steps: vec![None; record.len() + 1],
            findings: Vec::new(),
        }
    }

    /// What the record was taken for.
    #[must_use]
    pub fn understood(&self) -> Understood {
        self.understood
    }

    /// The game, where it is one of ours.
    #[must_use]
    pub fn variant(&self) -> Option<Variant> {
        match self.understood {
            Understood::As(variant, _) => Some(variant),
            Understood::Other(_) | Understood::Nothing => None,
        }
    }

    /// The position before the first move; `None` where it could not be made out.
    #[must_use]
    pub fn start(&self) -> Option<&Position> {
        self.start.as_ref()
    }

    /// What was found to be wrong by the rules.
    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// A step of the record, where it is legal.
    #[must_use]
    pub fn step(&self, id: NodeId) -> Option<&Step> {
        self.steps.get(id.index())?.as_ref()
    }

    /// The position after a step, or at the start.
    #[must_use]
    pub fn position(&self, id: NodeId) -> Option<&Position> {
        match id {
            NodeId::ROOT => self.start(),
            _ => self.step(id).map(|step| &step.position),
        }
    }

    /// How many plies of the main line are legal.
    #[must_use]
    pub fn legal_plies(&self, record: &GameRecord) -> usize {
        record
            .main_line()
            .take_while(|&id| self.step(id).is_some())
            .count()
    }

    /// The path of a step that is a legal move: the one that is written, or the first of the move.
    #[must_use]
    pub fn path(&self, record: &GameRecord, id: NodeId) -> Option<Path> {
        let mv = self.step(id)?.mv?;
        let before = self.position(record.node(id).parent())?;
        let mut paths = before.paths(mv);
        let written = record
            .node(id)
            .move_text()
            .and_then(|text| squares(text, self.numbering()))
            .unwrap_or_default();
        let index = paths
            .iter()
            .position(|path| path.squares() == &written[..])
            .or_else(|| paths.iter().position(|path| path.is_named_by(&written)))
            .unwrap_or(0);
        (index < paths.len()).then(|| paths.swap_remove(index))
    }

    /// How the squares are numbered.
    #[must_use]
    pub fn numbering(&self) -> Numbering {
        match self.understood {
            Understood::As(_, numbering) => numbering,
            Understood::Other(_) | Understood::Nothing => Numbering::Usual,
        }
    }
}

/// A record played as one game, to see how far it gets.
struct Trial {
    variant: Variant,
    numbering: Numbering,
    start: Result<Position, FenError>,
    /// A set-up could not be read, but from the usual start the moves are legal.
    usual_start: bool,
    steps: Vec<Option<Step>>,
    findings: Findings,
    /// How many plies of the main line are legal, and how many there are.
    legal: usize,
    total: usize,
    /// Moves are written with the names of squares, such as `c3-d4`.
    has_names: bool,
}

impl Trial {
    fn best_of(record: &GameRecord, games: &[(Variant, Numbering)]) -> Trial {
        let mut best: Option<Trial> = None;
        for &(variant, numbering) in games {
            let trial = Trial::of(record, variant, numbering);
            if best
                .as_ref()
                .is_none_or(|best| trial.merit() > best.merit())
            {
                let whole = trial.is_whole();
                best = Some(trial);
                if whole {
                    break;
                }
            }
        }
        best.expect("each game has a numbering")
    }

    fn of(record: &GameRecord, variant: Variant, numbering: Numbering) -> Trial {
        let usual = Position::start(variant);
        let start = match record.tags.get("FEN") {
            Some(fen) => setup::position(variant, numbering, fen),
            None => Ok(usual),
        };
        let mut trial = Trial {
            variant,
            numbering,
            start,
            usual_start: false,
            steps: Vec::new(),
            findings: Findings::default(),
            legal: 0,
            total: record.main_line().count(),
            has_names: record
                .next(NodeId::ROOT)
                .and_then(|id| record.node(id).move_text())
                .is_some_and(|text| text.starts_with(|c: char| c.is_alphabetic())),
        };
        match trial.start {
            Ok(start) => trial.play(record, start),
            Err(_) if trial.total > 0 => {
                trial.play(record, usual);
                trial.usual_start = trial.legal == trial.total;
            }
            Err(_) => {}
        }
        trial
    }

    fn play(&mut self, record: &GameRecord, start: Position) {
        let start = if record.tags.get("FEN").is_some_and(says_no_turn) {
            fitting_turn(record, start, self.numbering)
        } else {
            start
        };
        if self.start.is_ok() {
            self.start = Ok(start);
        }
        let mut play = Play {
            record,
            numbering: self.numbering,
            steps: vec![None; record.len() + 1],
            findings: &mut self.findings,
        };
        play.all(start);
        self.steps = play.steps;
        self.legal = record
            .main_line()
            .take_while(|&id| self.steps[id.index()].is_some())
            .count();
    }

    /// Whether there is nothing in the main line that this game forbids.
    fn is_whole(&self) -> bool {
        self.start.is_ok() && self.legal == self.total
    }

    /// How well the record fits this game.
    fn merit(&self) -> (bool, usize) {
        (self.start.is_ok() || self.usual_start, self.legal)
    }

    /// Whether the record can be about this game though nobody says so.
    fn is_plausible(&self, record: &GameRecord, has_earlier_games: bool) -> bool {
        let few_of_many = self.legal * 8 < self.total;
        let like_earlier_games = has_earlier_games && !self.has_names && fits_our_board(record);
        match &self.start {
            Ok(start) if *start == Position::start(self.variant) => {
                self.total == 0 || self.legal > 0 || like_earlier_games
            }
            // Our games are written in numbers; a game of squares with names that goes wrong
            // somewhere is most likely a relative of ours.
            Ok(_) if self.has_names => self.legal == self.total,
            Ok(_) => like_earlier_games || !few_of_many,
            Err(_) if self.has_wrong_squares() => false,
            Err(_) => self.usual_start || like_earlier_games || self.total == 0,
        }
    }

    /// Whether the position has squares that our board lacks.
    fn has_wrong_squares(&self) -> bool {
        let error = match &self.start {
            Err(FenError::Square { error, .. }) => Some(error),
            _ => None,
        };
        error == Some(&SquareError::OutOfRange)
    }

    /// The replay of a record that does not say that it is about this game.
    fn taken(
        self,
        record: &GameRecord,
        evidence: Evidence,
        findings: &mut Findings,
    ) -> (Replay, Option<Evidence>) {
        findings.add(Finding {
            place: record.place(),
            kind: FindingKind::GameAssumed {
                variant: self.variant,
                evidence,
            },
        });
        (self.into_replay(record, findings), Some(evidence))
    }

    fn into_replay(mut self, record: &GameRecord, findings: &mut Findings) -> Replay {
        if self.numbering == Numbering::Reversed {
            self.findings.add(Finding {
                place: record.place(),
                kind: FindingKind::Reversed,
            });
        }
        let start = match self.start {
            Ok(start) => Some(start),
            Err(error) => {
                let fen = record.tags.get("FEN").unwrap_or_default();
                findings.add(Finding {
                    place: place_in_fen(record.tag_place("FEN"), &error),
                    kind: FindingKind::Fen {
                        text: fen.to_owned(),
                        error,
                        usual_start: self.usual_start,
                    },
                });
                self.usual_start.then(|| Position::start(self.variant))
            }
        };
        if start.is_none() {
            return Replay {
                understood: Understood::As(self.variant, self.numbering),
                ..Replay::untouched(record, Understood::Nothing)
            };
        }
        for finding in self.findings.into_list() {
            findings.add(finding);
        }
        let replay = Replay {
            understood: Understood::As(self.variant, self.numbering),
            start,
            steps: self.steps,
            findings: Vec::new(),
        };
        if let Some(finding) = against_the_board(record, &replay) {
            findings.add(finding);
        }
        replay
    }
}

fn says_no_turn(fen: &str) -> bool {
    fen.trim_start().starts_with('?')
}

/// A position with the side to move that makes the first move legal.
fn fitting_turn(record: &GameRecord, start: Position, numbering: Numbering) -> Position {
    let other = setup::with_turn(&start, !start.turn());
    let legal = |position: &Position| reach(record, NodeId::ROOT, *position, numbering, &mut 2);
    match other {
        Some(other) if legal(&other) > legal(&start) => other,
        _ => start,
    }
}

/// The place of what an error of a FEN is about.
fn place_in_fen(value: Place, error: &FenError) -> Place {
    match *error {
        FenError::Ends { column, .. }
        | FenError::Unexpected { column, .. }
        | FenError::Square { column, .. }
        | FenError::Range { column, .. }
        | FenError::Occupied { column, .. }
        | FenError::SideTwice { column, .. } => {
            value.right(u32::try_from(column - 1).unwrap_or(u32::MAX))
        }
        FenError::Setup(_) => value,
    }
}

/// A result that the last position forbids.
fn against_the_board(record: &GameRecord, replay: &Replay) -> Option<Finding> {
    let variant = replay.variant()?;
    let last = record.main_line().last().unwrap_or(NodeId::ROOT);
    let position = replay.position(last)?;
    if position.has_legal_move() {
        return None;
    }
    let outcome = Outcome::Win {
        winner: !position.turn(),
        reason: WinReason::Blocked,
    };
    let result = record.result();
    let agrees = match &result {
        GameResult::Unfinished | GameResult::Other(_) => true,
        result => result.winner(variant) == outcome.winner(),
    };
    (!agrees).then_some(Finding {
        place: record.end_place(),
        kind: FindingKind::AgainstTheBoard { result, outcome },
    })
}

/// Plays all steps of a record.
struct Play<'a> {
    record: &'a GameRecord,
    numbering: Numbering,
    steps: Vec<Option<Step>>,
    findings: &'a mut Findings,
}

/// How many plies are looked at to find out which of two captures a text means.
const LOOK_AHEAD: usize = 4096;

impl Play<'_> {
    fn all(&mut self, start: Position) {
        // Each step comes behind its parent.
        for id in self.record.ids().skip(1) {
            let before = match self.record.node(id).parent() {
                NodeId::ROOT => Some(start),
                parent => self.steps[parent.index()].map(|step| step.position),
            };
            if let Some(before) = before {
                self.steps[id.index()] = self.step(id, &before);
            }
        }
        self.check_numbers();
    }

    fn report(&mut self, id: NodeId, kind: FindingKind) {
        self.report_with(id, || kind);
    }

    /// Reports what is costly to say and may be one of too many.
    fn report_with(&mut self, id: NodeId, kind: impl FnOnce() -> FindingKind) {
        let place = self.record.node(id).place();
        self.findings.add_with(place, kind);
    }

    fn step(&mut self, id: NodeId, before: &Position) -> Option<Step> {
        match self.record.node(id).action() {
            Action::Start => None,
            Action::Move(text) => self.played(id, text, before),
            Action::Setup(text) => self.set_up(id, text, before.variant()),
        }
    }

    fn set_up(&mut self, id: NodeId, text: &str, variant: Variant) -> Option<Step> {
        let fen = setup::fen_of_command(text);
        match setup::position(variant, self.numbering, fen) {
            Ok(position) => Some(Step { mv: None, position }),
            Err(error) => {
                let kind = FindingKind::Fen {
                    text: fen.to_owned(),
                    error,
                    usual_start: false,
                };
                self.report(id, kind);
                None
            }
        }
    }

    fn played(&mut self, id: NodeId, text: &str, before: &Position) -> Option<Step> {
        let moves = squares(text, self.numbering)
            .map(|squares| meanings(before, &squares))
            .unwrap_or_default();
        let mv = match moves[..] {
            [] => {
                self.report_with(id, || FindingKind::IllegalMove {
                    text: text.to_owned(),
                    legal: legal(before, before.legal_moves().iter().copied()),
                });
                return None;
            }
            [mv] => mv,
            _ => self.resolve(id, text, before, &moves),
        };
        self.check_sign(id, text, before, mv);
        let position = before.play_unchecked(mv);
        Some(Step {
            mv: Some(mv),
            position,
        })
    }

    /// Decides which of several moves a text means: the one with which the moves that follow are
    /// legal.
    fn resolve(&mut self, id: NodeId, text: &str, before: &Position, moves: &[Move]) -> Move {
        let total = self.record.line_after(id).take(LOOK_AHEAD).count();
        let reached: Vec<usize> = moves
            .iter()
            .map(|&mv| {
                let after = before.play_unchecked(mv);
                reach(self.record, id, after, self.numbering, &mut { LOOK_AHEAD })
            })
            .collect();
        let furthest = reached.iter().copied().max().unwrap_or(0);
        let taken = reached.iter().position(|&n| n == furthest).unwrap_or(0);
        let is_clear = furthest == total && reached.iter().filter(|&&n| n == furthest).count() == 1;
        let text = text.to_owned();
        let choices = legal(before, moves.iter().copied());
        let taken_text = one_path(before, moves[taken]);
        self.report(
            id,
            if is_clear {
                FindingKind::Resolved {
                    text,
                    choices,
                    taken: taken_text,
                }
            } else {
                FindingKind::Ambiguous {
                    text,
                    choices,
                    taken: taken_text,
                }
            },
        );
        moves[taken]
    }

    /// Says where a sign between squares is the wrong one. The standard's own table gives a hyphen
    /// for captures of Thai checkers, so that one passes there.
    fn check_sign(&mut self, id: NodeId, text: &str, before: &Position, mv: Move) {
        let is_wrong = match sign(text) {
            Some(Sign::Quiet) => mv.is_capture() && before.variant() != Variant::Thai,
            Some(Sign::Capture) => !mv.is_capture(),
            None => false,
        };
        if !is_wrong {
            return;
        }
        let text = text.to_owned();
        let right = short_text(before, mv);
        let kind = if mv.is_capture() {
            FindingKind::Capture { text, right }
        } else {
            FindingKind::NoCapture { text, right }
        };
        self.report(id, kind);
    }

    /// Checks that the move numbers of the main line count on from the first one.
    fn check_numbers(&mut self) {
        let mut first: Option<(usize, u64)> = None;
        let record = self.record;
        for (ply, id) in record.main_line().enumerate() {
            let node = record.node(id);
            if let Action::Setup(_) = node.action() {
                first = None;
            }
            let Some(number) = node.number() else {
                continue;
            };
            // Counted in plies, the second move of a pair being odd.
            let count = 2 * u64::from(number.number) + u64::from(number.second);
            let expected = first.map(|(base, from)| (from + (ply - base) as u64) / 2);
            match expected {
                Some(expected) if expected != u64::from(number.number) => {
                    let kind = FindingKind::MoveNumber {
                        found: number.number,
                        expected: u32::try_from(expected).unwrap_or(u32::MAX),
                    };
                    self.report(id, kind);
                    first = Some((ply, count));
                }
                Some(_) => {}
                None => first = Some((ply, count)),
            }
        }
    }
}

/// How many plies behind a step are legal from a position. `budget` plies are looked at.
fn reach(
    record: &GameRecord,
    id: NodeId,
    mut position: Position,
    numbering: Numbering,
    budget: &mut usize,
) -> usize {
    let mut plies = 0;
    for id in record.line_after(id) {
        if *budget == 0 {
            break;
        }
        *budget -= 1;
        let moves = match record.node(id).action() {
            Action::Move(text) => squares(text, numbering)
                .map(|squares| meanings(&position, &squares))
                .unwrap_or_default(),
            Action::Start | Action::Setup(_) => SmallVec::new(),
        };
        match moves[..] {
            [] => break,
            [mv] => position = position.play_unchecked(mv),
            _ => {
                let beyond = moves
                    .iter()
                    .map(|&mv| reach(record, id, position.play_unchecked(mv), numbering, budget))
                    .max();
                return plies + 1 + beyond.unwrap_or(0);
            }
        }
        plies += 1;
    }
    plies
}

/// What stands between two squares.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Quiet,
    Capture,
}

/// The first sign between squares in a move text; names of squares may have none.
fn sign(text: &str) -> Option<Sign> {
    text.chars().find_map(|c| match c {
        '-' | '–' => Some(Sign::Quiet),
        'x' | 'X' | '×' | ':' | 'х' => Some(Sign::Capture),
        _ => None,
    })
}

/// Whether the moves of a record name no square that our board lacks.
fn fits_our_board(record: &GameRecord) -> bool {
    record.main_line().all(|id| {
        let text = record.node(id).move_text();
        text.is_none_or(|text| squares(text, Numbering::Usual).is_some())
    })
}

/// The squares that a move text names; `None` where one is not on our board.
fn squares(text: &str, numbering: Numbering) -> Option<SmallVec<[Square; 8]>> {
    let bytes = text.as_bytes();
    let mut squares = SmallVec::new();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let square = match byte {
            b'0'..=b'9' => {
                let mut number = 0;
                while let Some(digit @ b'0'..=b'9') = bytes.get(at) {
                    number = (number * 10 + u32::from(digit - b'0')).min(99);
                    at += 1;
                }
                Square::from_number(number)?
            }
            b'a'..=b'h' => {
                let name = text.get(at..at + 2)?;
                at += 2;
                name.parse().ok()?
            }
            _ => {
                at += 1;
                continue;
            }
        };
        squares.push(match numbering {
            Numbering::Usual => square,
            Numbering::Reversed => square.turned(),
        });
    }
    (squares.len() >= 2).then_some(squares)
}

/// The legal moves that squares can mean: the one whose whole path they are or else all that they
/// shorten.
fn meanings(position: &Position, squares: &[Square]) -> SmallVec<[Move; 2]> {
    let [from, to] = [squares[0], squares[squares.len() - 1]];
    let mut moves = position.moves_between(from, to);
    // A single jump has no more squares than its ends, so they can be the whole path of one move and
    // the short form of another.
    if squares.len() > 2 || moves.len() > 1 {
        let paths: SmallVec<[Path; 2]> = position
            .all_paths()
            .into_iter()
            .filter(|path| path.is_named_by(squares))
            .collect();
        if let Some(whole) = paths.iter().find(|path| path.squares() == squares) {
            return SmallVec::from_slice(&[whole.result()]);
        }
        moves.retain(|mv| paths.iter().any(|path| path.result() == *mv));
    }
    moves
}

fn legal(position: &Position, moves: impl Iterator<Item = Move>) -> Legal {
    Legal(moves.map(|mv| one_path(position, mv)).collect())
}

fn one_path(position: &Position, mv: Move) -> String {
    position
        .paths(mv)
        .first()
        .map(|path| full_text(path, Notation::Numbers))
        .unwrap_or_default()
}

fn short_text(position: &Position, mv: Move) -> String {
    position
        .paths(mv)
        .first()
        .map(|path| position.move_text(path, Notation::Numbers, Form::Short))
        .unwrap_or_default()
}
