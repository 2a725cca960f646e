//! Between records and games: a game as a record to write, a record as a game to play on.

use std::num::NonZeroU16;

use super::{Comment, GameRecord, GameResult, GameType, NodeId, Replay, Understood, date};
use crate::{
    Color, DrawReason, DrawRules, Form, Game, Notation, Outcome, Path, Position, Variant, WinReason,
};

/// The tag that says that a game was lost on time, and its value then; both are PGN's.
const TERMINATION: (&str, &str) = ("Termination", "time forfeit");

/// The tag for draw rules other than the usual ones of a game; no other program knows it.
const DRAW_RULES: &str = "DrawRules";

impl GameRecord {
    /// A game as a record: the moves that are played, the result, how the game ended as a comment,
    /// and the tags that follow from all that.
    ///
    /// Moves are written short unless that is ambiguous. Names, event and date are for the caller to
    /// add.
    ///
    /// ```
    /// use draughts::{Color, Game, Variant, pdn::GameRecord};
    ///
    /// let mut game = Game::new(Variant::Thai);
    /// game.play(game.position().read_move("26-23").unwrap().path).unwrap();
    /// game.resign(Color::White).unwrap();
    /// let record = GameRecord::from_game(&game);
    /// assert_eq!(
    ///     record.to_pdn(),
    ///     "[Result \"1-0\"]\n[GameType \"31,B,8,8,N2,0\"]\n\n1. 26-23 {White resigns} 1-0\n"
    /// );
    /// ```
    #[must_use]
    pub fn from_game(game: &Game) -> GameRecord {
        let mut record = GameRecord::new();
        let result = GameResult::of(game.outcome(), game.variant());
        record.tags.set("Result", result.to_string());
        record.tags.set("GameType", GameType::tag(game.variant()));
        set_start(&mut record, game.start());
        if game.draw_rules() != game.variant().rules().draw_rules {
            record
                .tags
                .set(DRAW_RULES, draw_rules_text(game.draw_rules()));
        }
        let mut at = NodeId::ROOT;
        let mut before = *game.start();
        for ply in game.played() {
            at = record.add_move(at, &short_text(&before, ply.path(), Notation::Numbers));
            before = *ply.position();
        }
        if let Some(outcome) = game.outcome() {
            if is_on_time(outcome) {
                record.tags.set(TERMINATION.0, TERMINATION.1);
            }
            let comment = Comment {
                text: end_text(outcome),
                place: record.end_place(),
            };
            record.node_mut(at).comments.push(comment);
        }
        record.result = Some(result);
        record
    }
}

impl Replay {
    /// The main line as a game as far as it is legal, with the end that the record tells; `None`
    /// where the record is about no game of ours or has no start.
    ///
    /// Draw rules are the usual ones of the game unless the record has others. Where they end the
    /// game before its last move, it is played without them.
    #[must_use]
    pub fn to_game(&self, record: &GameRecord) -> Option<Game> {
        let last = record
            .main_line()
            .take_while(|&id| self.step(id).is_some())
            .last()
            .unwrap_or(NodeId::ROOT);
        let mut game = self.game_to(record, last)?;
        let is_whole = record.next(last).is_none();
        if is_whole
            && game.outcome().is_none()
            && let Some(outcome) = declared(record, game.variant())
        {
            // The end of a game that goes on can always be declared.
            let _ = game.declare(outcome);
        }
        Some(game)
    }

    /// The moves that lead to a step as a game to play on; `None` where the step is not legal or the
    /// board is set up anew on the way.
    ///
    /// Draw rules are as for [`to_game`](Replay::to_game).
    #[must_use]
    pub fn game_to(&self, record: &GameRecord, id: NodeId) -> Option<Game> {
        let start = *self.start()?;
        let paths: Vec<Path> = record
            .line_to(id)
            .into_iter()
            .map(|id| self.path(record, id))
            .collect::<Option<_>>()?;
        let rules = record
            .tags
            .known(DRAW_RULES)
            .and_then(draw_rules)
            .unwrap_or(start.variant().rules().draw_rules);
        let never = DrawRules::new(None, rules.men_reset, false);
        played(start, rules, &paths).or_else(|| played(start, never, &paths))
    }

    /// The record as the standard asks for it: moves written short unless that is ambiguous, or with
    /// every landing square, numbered as the game's squares are, with the tags that follow.
    ///
    /// What is not legal becomes a comment behind the last legal move. A record of another game
    /// stays as it is.
    #[must_use]
    pub fn normalised(&self, record: &GameRecord, notation: Notation, form: Form) -> GameRecord {
        let mut normal = record.clone();
        normal.tags.set("Result", record.result().to_string());
        if let Some(date) = record.tags.known("Date").and_then(date::repaired) {
            normal.tags.set("Date", date);
        }
        let (Understood::As(variant, _), Some(start)) = (self.understood(), self.start()) else {
            return normal;
        };
        let game_type = match notation {
            Notation::Numbers => GameType::tag(variant).to_owned(),
            Notation::Algebraic => GameType::algebraic_tag(variant),
        };
        normal.tags.set("GameType", game_type);
        set_start(&mut normal, start);
        for id in record.ids().skip(1) {
            let before = self.position(record.node(id).parent());
            if let (Some(before), Some(path)) = (before, self.path(record, id)) {
                let text = match form {
                    Form::Short => short_text(before, &path, notation),
                    Form::Full => before.move_text(&path, notation, Form::Full),
                };
                normal.set_move_text(id, &text);
            }
        }
        normal.drop_steps(|id| self.step(id).is_none());
        normal
    }
}

/// Sets or removes the tags of a set-up.
fn set_start(record: &mut GameRecord, start: &Position) {
    if *start == Position::start(start.variant()) {
        record.tags.remove("SetUp");
        record.tags.remove("FEN");
    } else {
        record.tags.set("SetUp", "1");
        record.tags.set("FEN", start.to_fen());
    }
}

fn played(start: Position, rules: DrawRules, paths: &[Path]) -> Option<Game> {
    let mut game = Game::from_position(start, rules);
    for path in paths {
        game.play(path.clone()).ok()?;
    }
    Some(game)
}

/// The short text of a path. Where a move has several paths, only the first one is shortened, so that
/// the text names this very path.
fn short_text(before: &Position, path: &Path, notation: Notation) -> String {
    let is_first = path.squares().len() < 3 || before.paths(path.result()).first() == Some(path);
    let form = if is_first { Form::Short } else { Form::Full };
    before.move_text(path, notation, form)
}

fn is_on_time(outcome: Outcome) -> bool {
    matches!(
        outcome,
        Outcome::Win {
            reason: WinReason::Time,
            ..
        }
    )
}

/// The end of a game in a few words.
fn end_text(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win { winner, reason } => {
            let loser = !winner;
            match reason {
                WinReason::NoPieces => format!("{loser} has no pieces left"),
                WinReason::Blocked => format!("{loser} cannot move"),
                WinReason::Resignation => format!("{loser} resigns"),
                WinReason::Time => format!("{loser} has lost on time"),
            }
        }
        Outcome::Draw(reason) => match reason {
            DrawReason::Repetition => "Draw: the position came up for the third time",
            DrawReason::NoProgress => "Draw: too many moves without progress",
            DrawReason::Agreement => "Draw by agreement",
        }
        .to_owned(),
    }
}

/// The end that the players must have declared where the board does not show it.
fn declared(record: &GameRecord, variant: Variant) -> Option<Outcome> {
    let result = record.result();
    if result == GameResult::Draw {
        return Some(Outcome::Draw(DrawReason::Agreement));
    }
    let is_on_time = record
        .tags
        .get(TERMINATION.0)
        .is_some_and(|value| value.eq_ignore_ascii_case(TERMINATION.1));
    let winner: Color = result.winner(variant)?;
    let reason = if is_on_time {
        WinReason::Time
    } else {
        WinReason::Resignation
    };
    Some(Outcome::Win { winner, reason })
}

/// Draw rules as a tag has them: how many plies without progress, and what else holds.
fn draw_rules_text(rules: DrawRules) -> String {
    let plies = rules
        .no_progress_plies
        .map_or_else(|| "off".to_owned(), |plies| plies.to_string());
    let men = if rules.men_reset { ",men" } else { "" };
    let repetition = if rules.repetition { ",repetition" } else { "" };
    format!("{plies}{men}{repetition}")
}

fn draw_rules(text: &str) -> Option<DrawRules> {
    let mut words = text.split(',').map(str::trim);
    let plies = match words.next()? {
        "off" => None,
        number => Some(number.parse::<NonZeroU16>().ok()?),
    };
    let (mut men, mut repetition) = (false, false);
    for word in words {
        match word {
            "men" => men = true,
            "repetition" => repetition = true,
            _ => return None,
        }
    }
    Some(DrawRules::new(plies, men, repetition))
}
