//! How games begin.

use std::collections::BTreeMap;

use draughts::{Form, Notation, Position, Variant, pdn::GameResult};
use serde::{Serialize, Serializer};

use super::counts::Tally;
use crate::commands::pdn::games::Game;

/// How many plies are an opening; in English checkers that many are drawn by lot in tournaments.
const PLIES: usize = 3;

/// Games from the usual start by their first moves.
#[derive(Default)]
pub(super) struct Openings(BTreeMap<(&'static str, String), Tally>);

/// An opening.
#[derive(Serialize)]
pub(super) struct Opening<'a> {
    pub(super) game: &'static str,
    pub(super) moves: &'a str,
    /// What players call the first move.
    pub(super) name: Option<&'static str>,
    #[serde(flatten)]
    pub(super) tally: Tally,
}

impl Openings {
    pub(super) fn add(&mut self, game: &Game, result: &GameResult) {
        if let Some(variant) = game.replay.variant()
            && let Some(moves) = first_moves(game, variant)
        {
            let key = (variant.rules().name, moves);
            self.0.entry(key).or_default().add(result, Some(variant));
        }
    }

    /// All openings, the most frequent first.
    pub(super) fn list(&self) -> Vec<Opening<'_>> {
        let mut list: Vec<Opening<'_>> = self
            .0
            .iter()
            .map(|((game, moves), &tally)| Opening {
                game,
                moves,
                name: name(game, moves),
                tally,
            })
            .collect();
        list.sort_by_key(|opening| std::cmp::Reverse(opening.tally.games));
        list
    }
}

impl Serialize for Openings {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.list())
    }
}

fn first_moves(game: &Game, variant: Variant) -> Option<String> {
    if game.replay.start() != Some(&Position::start(variant)) {
        return None;
    }
    let mut moves = Vec::new();
    for id in game.record.main_line().take(PLIES) {
        let before = game.replay.position(game.record.node(id).parent())?;
        let path = game.replay.path(&game.record, id)?;
        moves.push(before.move_text(&path, Notation::Numbers, Form::Short));
    }
    (moves.len() == PLIES).then(|| moves.join(" "))
}

/// The name of a first move of English checkers, as books have it.
fn name(game: &str, moves: &str) -> Option<&'static str> {
    if game != Variant::English.rules().name {
        return None;
    }
    Some(match moves.split(' ').next()? {
        "9-13" => "Edinburgh",
        "9-14" => "Double Corner",
        "10-14" => "Denny",
        "10-15" => "Kelso",
        "11-15" => "Old Faithful",
        "11-16" => "Bristol",
        "12-16" => "Dundee",
        _ => return None,
    })
}
