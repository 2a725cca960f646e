//! The library: games that are over, as the browser's database keeps them.
//!
//! A game is a text under a key: JSON with a version, the time of saving and the game as PDN. The
//! first version was the PDN alone.

use draughts::{
    Form, Notation, Variant,
    pdn::{GameRecord, GameResult, Replayer, write_games},
};
use serde::{Deserialize, Serialize};

use super::pdn_text::{read_all, read_first};

/// The version of the texts this app writes.
const VERSION: u32 = 2;

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    saved: u64,
    pdn: String,
}

/// The text for a game that is saved now, in milliseconds since 1970.
#[must_use]
pub fn text(pdn: &str, now: u64) -> String {
    let saved = Saved {
        version: VERSION,
        saved: now,
        pdn: pdn.to_owned(),
    };
    // Numbers and texts always make JSON.
    serde_json::to_string(&saved).unwrap_or_default()
}

/// A game of the library with what a list shows of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryGame {
    /// Its key.
    pub key: String,
    /// When it was saved, in milliseconds since 1970; 0 where nobody knows.
    pub saved: u64,
    /// The game.
    pub record: GameRecord,
    /// Which game it is, where that is one of ours.
    pub variant: Option<Variant>,
    searched: String,
}

impl LibraryGame {
    /// Reads what lies under a key; `None` where it is no game.
    #[must_use]
    pub fn read(key: String, text: &str) -> Option<LibraryGame> {
        let (saved, pdn) = match serde_json::from_str::<Saved>(text) {
            Ok(saved) => (saved.saved, saved.pdn),
            Err(_) => (0, text.to_owned()),
        };
        let record = read_first(pdn.as_bytes())?;
        let variant = Replayer::new().replay(&record).variant();
        let words: Vec<&str> = record.tags.iter().map(|(_, value)| value).collect();
        Some(LibraryGame {
            key,
            saved,
            searched: words.join(" ").to_lowercase(),
            record,
            variant,
        })
    }

    /// Its result.
    #[must_use]
    pub fn result(&self) -> GameResult {
        self.record.result()
    }

    /// How many plies were played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.record.main_line().count()
    }

    /// Whether all words of a question are in its tags.
    #[must_use]
    pub fn matches(&self, question: &str) -> bool {
        question
            .to_lowercase()
            .split_whitespace()
            .all(|word| self.searched.contains(word))
    }
}

/// The texts that an older version of the app has written, in the form of this one.
#[must_use]
pub fn migrated(texts: &[(String, String)]) -> Vec<(String, String)> {
    texts
        .iter()
        .filter(|(_, old)| serde_json::from_str::<Saved>(old).is_err())
        .map(|(key, pdn)| (key.clone(), text(pdn, 0)))
        .collect()
}

/// Games as one PDN file.
#[must_use]
pub fn export<'a>(games: impl IntoIterator<Item = &'a LibraryGame>) -> String {
    write_games(games.into_iter().map(|game| &game.record))
}

/// What comes of a file that is imported.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// The games to keep, as PDN.
    pub pdns: Vec<String>,
    /// How many are in the library already, or twice in the file.
    pub known: usize,
    /// How many have something in them that could not be understood.
    pub damaged: usize,
}

/// Reads the games of a PDN file that are not in the library yet.
///
/// # Errors
///
/// The reason, for programmers, where the file cannot be read at all.
pub fn import(file: &[u8], library: &[LibraryGame]) -> Result<Import, String> {
    let records = read_all(file).map_err(|error| error.to_string())?;
    let mut seen: std::collections::HashSet<String> =
        library.iter().map(|game| game.record.to_pdn()).collect();
    let mut replayer = Replayer::new();
    let mut import = Import::default();
    for record in records {
        let replay = replayer.replay(&record);
        let pdn = replay
            .normalised(&record, Notation::Numbers, Form::Short)
            .to_pdn();
        if !seen.insert(pdn.clone()) {
            import.known += 1;
            continue;
        }
        let is_error = |finding: &draughts::pdn::Finding| {
            finding.kind.severity() == draughts::pdn::Severity::Error
        };
        let damaged = record
            .findings
            .iter()
            .chain(replay.findings())
            .any(is_error);
        import.damaged += usize::from(damaged);
        import.pdns.push(pdn);
    }
    Ok(import)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PDN: &str = "[Event \"Club evening\"]\n[White \"สมชาย\"]\n[Result \"1-0\"]\n\
                       [GameType \"31,B,8,8,N2,0\"]\n\n1. 25-22 5-9 {White resigns} 1-0\n";

    fn game(text: &str) -> LibraryGame {
        LibraryGame::read("key".to_owned(), text).unwrap()
    }

    #[test]
    fn a_game_is_read_back() {
        let game = game(&text(PDN, 1234));
        assert_eq!((game.saved, game.plies()), (1234, 2));
        assert_eq!(game.variant, Some(Variant::Thai));
        assert_eq!(game.result(), GameResult::FirstWins);
        assert_eq!(export([&game]), PDN);
    }

    #[test]
    fn texts_of_the_first_version_are_read_and_migrated_once() {
        assert_eq!(game(PDN).record, game(&text(PDN, 5)).record);
        let old = vec![
            ("a".to_owned(), PDN.to_owned()),
            ("b".to_owned(), text(PDN, 5)),
        ];
        let new = migrated(&old);
        assert_eq!(new, [("a".to_owned(), text(PDN, 0))]);
        assert_eq!(migrated(&new), []);
    }

    #[test]
    fn games_are_found_by_words_of_their_tags() {
        let game = game(&text(PDN, 0));
        for question in ["", "club", "EVENING สมชาย", "31,b"] {
            assert!(game.matches(question), "{question}");
        }
        assert!(!game.matches("club morning"));
    }

    #[test]
    fn an_export_is_imported_without_doubles() {
        let library = [game(&text(PDN, 0))];
        let other = "[Event \"Other\"]\n[GameType \"31\"]\n\n1. 26-23 1-7 *\n";
        let file = format!("{}\n{other}\n{other}", export(&library));
        let import = import(file.as_bytes(), &library).unwrap();
        assert_eq!((import.pdns.len(), import.known, import.damaged), (1, 2, 1));
        assert!(import.pdns[0].contains("1. 26-23 {not legal: 1-7} *"));
        assert!(super::import(b"\xff\xfe[", &library).is_err());
    }
}
