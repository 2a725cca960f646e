//! The game on a table as a record to save, copy or send.

use draughts::{
    Color, Variant,
    pdn::{Comment, GameRecord, NodeId},
};

use serde::{Deserialize, Serialize};

use super::session::Session;

/// What people may add to a game that is saved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Details {
    /// The event.
    pub event: String,
    /// The place.
    pub site: String,
    /// The date, as PDN writes it: `2026.11.30`.
    pub date: String,
    /// The round.
    pub round: String,
    /// A comment on the whole game.
    pub comment: String,
}

/// The game on a table with the seven tags of every PDN file; what nobody knows is a question mark.
#[must_use]
pub fn record_of(session: &Session, variant: Variant) -> GameRecord {
    let table = session.table_of(variant);
    let details = &table.details;
    let mut record = GameRecord::from_game(table.game());
    let name = |color| known(&session.recorded_name(table, color), "?");
    record.tags.set("Event", known(&details.event, "?"));
    record.tags.set("Site", known(&details.site, "?"));
    record.tags.set("Date", known(&details.date, "????.??.??"));
    record.tags.set("Round", known(&details.round, "?"));
    record.tags.set("White", name(Color::White));
    record.tags.set("Black", name(Color::Black));
    if table.has_computer() {
        let kind = |color| match table.computer_with(color) {
            Some(_) => "program",
            None => "human",
        };
        record.tags.set("WhiteType", kind(Color::White));
        record.tags.set("BlackType", kind(Color::Black));
    }
    if !details.comment.trim().is_empty() {
        let comment = Comment {
            text: details.comment.trim().to_owned(),
            place: record.place(),
        };
        record.node_mut(NodeId::ROOT).comments.insert(0, comment);
    }
    record
}

fn known(text: &str, unknown: &str) -> String {
    let text = text.trim();
    if text.is_empty() { unknown } else { text }.to_owned()
}

/// A name for the file of a game: its players and date, in letters that every system takes.
#[must_use]
pub fn file_name(record: &GameRecord) -> String {
    let parts: Vec<String> = ["Black", "White", "Date"]
        .iter()
        .filter_map(|name| record.tags.known(name))
        .map(plain)
        .filter(|part| !part.is_empty())
        .collect();
    if parts.is_empty() {
        "makhos.pdn".to_owned()
    } else {
        format!("{}.pdn", parts.join("-"))
    }
}

fn plain(text: &str) -> String {
    let is_mark = |c: char| c.is_control() || "\\/:*?\"<>|. ".contains(c);
    text.chars()
        .map(|c| if is_mark(c) { '_' } else { c })
        .take(40)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::computer::Computer;
    use draughts::{Outcome, WinReason};

    #[test]
    fn a_game_is_saved_with_its_players_and_what_was_added() {
        let mut session = Session::default();
        session.names = ["สมชาย".to_owned(), String::new()];
        session.table_mut().declare(Outcome::Win {
            winner: Color::White,
            reason: WinReason::Resignation,
        });
        session.table_mut().details = Details {
            event: " Club ".to_owned(),
            date: "2026.11.30".to_owned(),
            comment: "A short one".to_owned(),
            ..Details::default()
        };
        let record = record_of(&session, Variant::Thai);
        assert_eq!(
            record.to_pdn(),
            "[Event \"Club\"]\n[Site \"?\"]\n[Date \"2026.11.30\"]\n[Round \"?\"]\n\
             [White \"?\"]\n[Black \"สมชาย\"]\n[Result \"0-1\"]\n[GameType \"31,B,8,8,N2,0\"]\n\n\
             {A short one} {Black resigns} 0-1\n"
        );
        assert_eq!(file_name(&record), "สมชาย-2026_11_30.pdn");
    }

    #[test]
    fn a_record_says_who_was_the_computer() {
        let mut session = Session::default();
        session.table_mut().seat([None, Some(Computer::new(5, 1))]);
        let pdn = record_of(&session, Variant::Thai).to_pdn();
        for tag in [
            "[White \"Computer, level 5\"]",
            "[WhiteType \"program\"]",
            "[BlackType \"human\"]",
        ] {
            assert!(pdn.contains(tag), "{tag} in {pdn}");
        }
    }

    #[test]
    fn file_names_hold_nothing_that_a_system_refuses() {
        let mut record = GameRecord::new();
        assert_eq!(file_name(&record), "makhos.pdn");
        record.tags.set("Black", "../a:b");
        assert_eq!(file_name(&record), "___a_b.pdn");
    }
}
