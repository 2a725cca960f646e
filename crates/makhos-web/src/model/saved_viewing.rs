//! The game that is looked at as text that lies in the browser's storage, and back.

use draughts::{Variant, pdn::Replayer};
use serde::{Deserialize, Serialize};

use super::{
    pdn_text::read_first,
    viewing::{ViewedGame, Viewing},
};

/// The version this program writes.
const VERSION: u32 = 1;

/// How long a game may be to be stored, in bytes: the room is needed for the games on the tables.
const LONGEST: usize = 500_000;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct SavedViewing {
    version: u32,
    /// The game as PDN.
    pdn: String,
    /// Which game it was taken for, where the text may not say so.
    variant: Option<String>,
    /// The step that is shown, counted in the order of the text.
    at: usize,
    /// How many lines come before the text in its file.
    lines_before: u32,
}

/// The text of a game that is looked at; `None` where it is too long to be stored.
#[must_use]
pub fn write(viewing: &Viewing) -> Option<String> {
    let game = viewing.game();
    let saved = SavedViewing {
        version: VERSION,
        pdn: game.text().to_owned(),
        variant: game.variant().map(|variant| variant.to_string()),
        at: viewing.at().index(),
        lines_before: game.lines_before(),
    };
    if saved.pdn.len() > LONGEST {
        return None;
    }
    serde_json::to_string(&saved).ok()
}

/// The game of a text; `None` where another version wrote it or it is damaged.
#[must_use]
pub fn read(text: &str) -> Option<Viewing> {
    let saved: SavedViewing = serde_json::from_str(text).ok()?;
    if saved.version != VERSION {
        return None;
    }
    let record = read_first(saved.pdn.as_bytes())?;
    let variant: Option<Variant> = saved.variant.and_then(|name| name.parse().ok());
    let mut replayer = variant.map_or_else(Replayer::new, Replayer::assuming);
    let game = ViewedGame::new(record, &mut replayer).read_from(saved.pdn, saved.lines_before);
    let at = game.id(saved.at)?;
    let mut viewing = Viewing::new(game);
    viewing.go_to(at);
    Some(viewing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::pdn::{GameRecord, read_games};

    fn record(pdn: &str) -> GameRecord {
        read_games(pdn.as_bytes()).unwrap().remove(0)
    }

    #[test]
    fn a_game_and_its_step_survive_being_stored() {
        let text = "[Black \"Somchai\"]\n\n1. 25-22 (26-22 {good}) 6-10 2. 29-25 *\n";
        let game = ViewedGame::new(record(text), &mut Replayer::assuming(Variant::Thai));
        let mut viewing = Viewing::new(game.read_from(text.to_owned(), 40));
        viewing.go_to(viewing.game().id(3).unwrap());
        assert_eq!(read(&write(&viewing).unwrap()).unwrap(), viewing);
    }

    #[test]
    fn a_game_without_a_text_is_written_anew() {
        let record = record("[GameType \"31\"] 1. 25-22 6-10 *");
        let mut viewing = Viewing::new(ViewedGame::new(record, &mut Replayer::new()));
        viewing.go_to(viewing.last().unwrap());
        let back = read(&write(&viewing).unwrap()).unwrap();
        assert_eq!(back.at(), viewing.at());
        assert_eq!(back.position_and_path(), viewing.position_and_path());
    }

    #[test]
    fn what_is_damaged_or_newer_is_left_alone() {
        let viewing = Viewing::new(ViewedGame::new(record("1. 25-22 *"), &mut Replayer::new()));
        let text = write(&viewing).unwrap();
        assert_eq!(read(&text.replace("\"version\":1", "\"version\":2")), None);
        assert_eq!(read(&text.replace("\"at\":0", "\"at\":7")), None);
        assert_eq!(read("{}"), None);
    }
}
