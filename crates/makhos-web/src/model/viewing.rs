//! A game that is looked at: its record, its moves by the rules, and the step that is shown.

use std::sync::Arc;

use draughts::{
    Color, DrawRules, Game, Path, Position, Variant,
    pdn::{Action, Finding, GameRecord, NodeId, Replay, Replayer},
};

/// A record with its moves played by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ViewedGame {
    text: String,
    lines_before: u32,
    record: GameRecord,
    replay: Replay,
    counts: Vec<Count>,
}

/// The number of a move and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The number, from 1; 0 for the start.
    pub number: u32,
    /// The side that moves; at the start, the one that does not.
    pub side: Color,
}

impl ViewedGame {
    /// Plays a record.
    #[must_use]
    pub fn new(record: GameRecord, replayer: &mut Replayer) -> ViewedGame {
        let replay = replayer.replay(&record);
        ViewedGame {
            text: record.to_pdn(),
            lines_before: 0,
            counts: counts(&record, &replay),
            record,
            replay,
        }
    }

    /// The same game, known to be read from a text that begins in its file behind some lines.
    #[must_use]
    pub fn read_from(self, text: String, lines_before: u32) -> ViewedGame {
        ViewedGame {
            text,
            lines_before,
            ..self
        }
    }

    /// The game as PDN.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many lines come before it in its file.
    #[must_use]
    pub fn lines_before(&self) -> u32 {
        self.lines_before
    }

    /// The record.
    #[must_use]
    pub fn record(&self) -> &GameRecord {
        &self.record
    }

    /// Its moves by the rules.
    #[must_use]
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The game, where it is one of ours.
    #[must_use]
    pub fn variant(&self) -> Option<Variant> {
        self.replay.variant()
    }

    /// The number of a move and whose it is.
    #[must_use]
    pub fn count(&self, id: NodeId) -> Count {
        self.counts[id.index()]
    }

    /// Whether a move is the first one of its number.
    #[must_use]
    pub fn opens_pair(&self, id: NodeId) -> bool {
        let first = self
            .variant()
            .map_or(Color::Black, |variant| variant.rules().starts);
        self.count(id).side == first
    }

    /// Whether the position after a step is known.
    #[must_use]
    pub fn is_legal(&self, id: NodeId) -> bool {
        self.replay.position(id).is_some()
    }

    /// The position before a step that is a legal move, and its path.
    #[must_use]
    pub fn played(&self, id: NodeId) -> Option<(Position, Path)> {
        let path = self.replay.path(&self.record, id)?;
        let before = self.replay.position(self.record.node(id).parent())?;
        Some((*before, path))
    }

    /// What was found to be wrong, in the text and by the rules, in the order of the places.
    #[must_use]
    pub fn findings(&self) -> Vec<Finding> {
        let found = self.record.findings.iter().chain(self.replay.findings());
        let mut findings: Vec<Finding> = found
            .cloned()
            .map(|mut finding| {
                finding.place.line += self.lines_before;
                finding
            })
            .collect();
        findings.sort_by_key(|finding| finding.place);
        findings
    }

    /// The step with an index, if there is one.
    #[must_use]
    pub fn id(&self, index: usize) -> Option<NodeId> {
        self.record.ids().nth(index)
    }
}

fn counts(record: &GameRecord, replay: &Replay) -> Vec<Count> {
    let first = replay
        .variant()
        .map_or(Color::Black, |variant| variant.rules().starts);
    let starts = replay.start().map_or(first, Position::turn);
    let mut counts = vec![Count {
        number: 0,
        side: !starts,
    }];
    for id in record.ids().skip(1) {
        let node = record.node(id);
        let last = counts[node.parent().index()];
        let side = replay
            .position(node.parent())
            .map_or(!last.side, Position::turn);
        counts.push(match node.action() {
            Action::Setup(_) => last,
            _ if side == first || last.number == 0 => Count {
                number: last.number + 1,
                side,
            },
            _ => Count {
                number: last.number,
                side,
            },
        });
    }
    counts
}

/// A game that is looked at, and how far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Viewing {
    game: Arc<ViewedGame>,
    at: NodeId,
}

/// A game to play on, up to the step that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The game.
    pub game: Game,
    /// Whether the draw rules had to be left out, because they would have ended it before.
    pub without_draw_rules: bool,
}

impl Viewing {
    /// Looks at a game from its start.
    #[must_use]
    pub fn new(game: ViewedGame) -> Viewing {
        Viewing {
            game: Arc::new(game),
            at: NodeId::ROOT,
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Arc<ViewedGame> {
        &self.game
    }

    /// The step that is shown.
    #[must_use]
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// Shows another step.
    pub fn go_to(&mut self, id: NodeId) {
        self.at = id;
    }

    /// The start, unless it is shown.
    #[must_use]
    pub fn first(&self) -> Option<NodeId> {
        (self.at != NodeId::ROOT).then_some(NodeId::ROOT)
    }

    /// The step before.
    #[must_use]
    pub fn previous(&self) -> Option<NodeId> {
        (self.at != NodeId::ROOT).then(|| self.game.record.node(self.at).parent())
    }

    /// The main step after it.
    #[must_use]
    pub fn next(&self) -> Option<NodeId> {
        self.game.record.next(self.at)
    }

    /// The last step of the line.
    #[must_use]
    pub fn last(&self) -> Option<NodeId> {
        self.game.record.line_after(self.at).last()
    }

    /// What may be played in the place of the step that is shown: the one above or below it.
    #[must_use]
    pub fn alternative(&self, below: bool) -> Option<NodeId> {
        let parent = self.previous()?;
        let choices = self.game.record.node(parent).children();
        let index = choices.iter().position(|&id| id == self.at)?;
        let index = if below {
            index + 1
        } else {
            index.checked_sub(1)?
        };
        choices.get(index).copied()
    }

    /// The last step up to the one that is shown whose position is known.
    #[must_use]
    pub fn legal_step(&self) -> Option<NodeId> {
        let mut at = self.at;
        while !self.game.is_legal(at) {
            if at == NodeId::ROOT {
                return None;
            }
            at = self.game.record.node(at).parent();
        }
        Some(at)
    }

    /// The position that is shown, and the move that led to it.
    #[must_use]
    pub fn position_and_path(&self) -> (Option<&Position>, Option<Path>) {
        let Some(step) = self.legal_step() else {
            return (None, None);
        };
        (
            self.game.replay.position(step),
            self.game.replay.path(&self.game.record, step),
        )
    }

    /// The first step up to the one that is shown that is not legal, where the game is one of ours.
    #[must_use]
    pub fn first_illegal(&self) -> Option<NodeId> {
        let legal = self.legal_step()?;
        let line = self.game.record.line_to(self.at);
        let next = match legal {
            NodeId::ROOT => 0,
            _ => line.iter().position(|&id| id == legal)? + 1,
        };
        line.get(next).copied()
    }

    /// Whether a game could be played on from here: the position is known and not an end.
    #[must_use]
    pub fn can_play_on(&self) -> bool {
        self.position_and_path()
            .0
            .is_some_and(Position::has_legal_move)
    }

    /// The game up to here, to be played on with the draw rules of its record, or else the usual
    /// ones; without any where they would have ended it.
    #[must_use]
    pub fn continuation(&self) -> Option<Continuation> {
        if !self.can_play_on() {
            return None;
        }
        let step = self.legal_step()?;
        let (record, replay) = (&self.game.record, &self.game.replay);
        let game = match replay.game_to(record, step) {
            Some(game) if game.outcome().is_some() => without_draw_rules(&game)?,
            Some(game) => game,
            None => set_up_anew(*replay.position(step)?),
        };
        let has_rules_of_its_own = record.tags.known("DrawRules").is_some();
        let rules = game.draw_rules();
        Some(Continuation {
            without_draw_rules: rules == never(rules) && !has_rules_of_its_own,
            game,
        })
    }
}

fn never(rules: DrawRules) -> DrawRules {
    DrawRules::new(None, rules.men_reset, false)
}

fn without_draw_rules(game: &Game) -> Option<Game> {
    let mut again = Game::from_position(*game.start(), never(game.draw_rules()));
    for ply in game.played() {
        again.play(ply.path().clone()).ok()?;
    }
    Some(again)
}

/// A game from a position that no moves lead to, because the board is set up anew on the way.
fn set_up_anew(position: Position) -> Game {
    Game::from_position(position, position.variant().rules().draw_rules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::pdn::read_games;

    fn viewing(pdn: &str) -> Viewing {
        let record = read_games(pdn.as_bytes()).unwrap().remove(0);
        Viewing::new(ViewedGame::new(record, &mut Replayer::new()))
    }

    fn shown_move(viewing: &Viewing) -> Option<&str> {
        viewing.game.record.node(viewing.at).move_text()
    }

    const THAI: &str = "[GameType \"31\"] ";

    #[test]
    fn steps_lead_along_the_line_and_to_its_alternatives() {
        let mut viewing = viewing(&format!(
            "{THAI} 1. 25-22 (26-22 5-9 (6-10)) 6-10 2. 29-25 *"
        ));
        assert_eq!(viewing.previous(), None);
        viewing.go_to(viewing.last().unwrap());
        assert_eq!(shown_move(&viewing), Some("29-25"));
        viewing.go_to(NodeId::ROOT);
        viewing.go_to(viewing.next().unwrap());
        viewing.go_to(viewing.alternative(true).unwrap());
        assert_eq!(shown_move(&viewing), Some("26-22"));
        assert_eq!(viewing.alternative(true), None);
        viewing.go_to(viewing.next().unwrap());
        viewing.go_to(viewing.alternative(true).unwrap());
        assert_eq!(shown_move(&viewing), Some("6-10"));
        viewing.go_to(viewing.alternative(false).unwrap());
        assert_eq!(shown_move(&viewing), Some("5-9"));
    }

    #[test]
    fn moves_are_counted_by_the_side_that_starts() {
        let viewing = viewing(&format!(
            "{THAI} [FEN \"W:W6:B22,27\"] 1... 6-10 2. 22-18 10-14 *"
        ));
        let counts: Vec<_> = viewing
            .game
            .record
            .main_line()
            .map(|id| viewing.game.count(id))
            .map(|count| (count.number, count.side))
            .collect();
        let (black, white) = (Color::Black, Color::White);
        assert_eq!(counts, [(1, white), (2, black), (2, white)]);
    }

    #[test]
    fn what_is_not_legal_shows_the_last_legal_position() {
        let mut viewing = viewing(&format!("{THAI} 1. 25-22 6-11 2. 29-25 *"));
        viewing.go_to(viewing.last().unwrap());
        let legal = viewing.legal_step().unwrap();
        let text = |id| viewing.game.record.node(id).move_text();
        assert_eq!(text(legal), Some("25-22"));
        assert_eq!(text(viewing.first_illegal().unwrap()), Some("6-11"));
        assert_eq!(viewing.continuation().unwrap().game.played().len(), 1);
    }

    #[test]
    fn draw_rules_that_would_have_ended_the_game_are_left_out() {
        let moves = "32-28 1-5 28-32 5-1 ".repeat(3);
        let mut viewing = viewing(&format!("{THAI} [FEN \"B:WK1:BK32\"] {moves} *"));
        viewing.go_to(viewing.last().unwrap());
        let continued = viewing.continuation().unwrap();
        assert!(continued.without_draw_rules);
        assert_eq!(continued.game.played().len(), 12);
        viewing.go_to(viewing.game.id(4).unwrap());
        let continued = viewing.continuation().unwrap();
        assert!(!continued.without_draw_rules);
        let usual = Variant::Thai.rules().draw_rules;
        assert_eq!(continued.game.draw_rules(), usual);
    }

    #[test]
    fn a_board_that_is_set_up_anew_is_played_on_from_there() {
        let mut viewing = viewing(&format!(
            "{THAI} 1. 25-22 6-10 /FEN \"B:W1:BK32\"/ 2. 32-28 *"
        ));
        viewing.go_to(viewing.last().unwrap());
        let game = viewing.continuation().unwrap().game;
        assert_eq!(game.position(), viewing.position_and_path().0.unwrap());
        assert_eq!(game.played().len(), 0);
    }

    #[test]
    fn a_game_that_is_over_on_the_board_is_not_played_on() {
        let mut viewing = viewing(&format!("{THAI} [FEN \"B:W18:B22\"] 1. 22x15 1-0"));
        assert!(viewing.can_play_on());
        viewing.go_to(viewing.last().unwrap());
        assert!(!viewing.can_play_on());
        assert_eq!(viewing.continuation(), None);
    }

    #[test]
    fn a_game_of_other_rules_has_no_position() {
        let mut viewing = viewing("[GameType \"20\"] 1. 32-28 19-23 *");
        viewing.go_to(viewing.last().unwrap());
        assert_eq!(shown_move(&viewing), Some("19-23"));
        assert_eq!(viewing.position_and_path(), (None, None));
        assert_eq!(viewing.first_illegal(), None);
    }
}
