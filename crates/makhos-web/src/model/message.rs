//! What the message card says.

use draughts::{Color, Outcome, Variant};
use makhos_words::Words;

use super::{notice::Notice, score::Player, session::Session, table::Table};

/// How urgent the message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It is somebody's turn.
    Turn,
    /// A capture is compulsory or goes on.
    Capture,
    /// A square or a move was refused.
    Refused,
    /// An earlier position is looked at.
    LookingBack,
    /// The computer thinks, or rests.
    Computer,
    /// The game is over.
    Over,
}

/// The message card's two lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// How urgent it is.
    pub tone: Tone,
    /// The line everybody reads.
    pub headline: String,
    /// The line that helps.
    pub detail: String,
}

/// What to say now; a notice, such as the reason of a refusal, goes in the place of the detail.
#[must_use]
pub fn message(session: &Session, words: Words, notice: Option<&Notice>) -> Message {
    let table = session.table();
    let noticed = notice.map(|notice| notice.text.clone());
    if table.looking_at().is_some() {
        return Message {
            tone: Tone::LookingBack,
            headline: words.texts().looking_back().into(),
            detail: noticed.unwrap_or_default(),
        };
    }
    if let Some(outcome) = table.outcome() {
        return Message {
            tone: Tone::Over,
            headline: result(session, words, outcome),
            detail: noticed.unwrap_or_else(|| words.reason(outcome, table.game().draw_rules())),
        };
    }
    if table.computer_to_move().is_some() {
        return Message {
            tone: Tone::Computer,
            headline: computer_turn(table, words).into(),
            detail: noticed.unwrap_or_default(),
        };
    }
    let expected = words.expected(table.input());
    let tone = match notice {
        Some(notice) if notice.is_refusal => Tone::Refused,
        _ if table.game().position().must_capture() => Tone::Capture,
        _ => Tone::Turn,
    };
    Message {
        tone,
        headline: expected.headline,
        detail: noticed.unwrap_or(expected.detail),
    }
}

/// That the computer thinks, or rests.
fn computer_turn(table: &Table, words: Words) -> &'static str {
    let texts = words.texts();
    if !table.is_watched() {
        texts.computer_thinking()
    } else if table.paused {
        texts.computer_paused()
    } else {
        texts.computer_thinking_side(makhos_words::side(table.game().position().turn()))
    }
}

/// Who has won, by name where there is one: “Somchai (Black) wins”.
#[must_use]
pub fn result(session: &Session, words: Words, outcome: Outcome) -> String {
    let texts = words.texts();
    let Some(winner) = outcome.winner() else {
        return texts.end_draw().into();
    };
    let side = makhos_words::side(winner);
    match own_name(session, words, session.table().player(winner)) {
        Some(name) => texts.end_win_named(side, name),
        None => texts.end_win(side).into(),
    }
}

/// How near a draw is, where that begins to matter.
#[must_use]
pub fn counter(table: &Table, words: Words) -> Option<String> {
    if !table.goes_on_here() {
        return None;
    }
    let repetition = words.repetition(table.game()).map(str::to_owned);
    repetition.or_else(|| words.no_progress(table.game()))
}

/// The title of the page.
#[must_use]
pub fn page_title(session: &Session, words: Words) -> String {
    let table = session.table();
    let game = makhos_words::game(session.variant);
    match table.outcome() {
        Some(outcome) => words
            .texts()
            .page_title_over(words.outcome(outcome, table.game().draw_rules()), game),
        None => {
            let side = makhos_words::side(table.game().position().turn());
            format!(
                "{} – {}",
                words.texts().page_title_turn(side, game),
                words.texts().app_title()
            )
        }
    }
}

/// The short and the long name of a game.
#[must_use]
pub fn variant_names(variant: Variant, words: Words) -> (&'static str, &'static str) {
    let texts = words.texts();
    match variant {
        Variant::Thai => (texts.variant_thai_short(), texts.variant_thai()),
        Variant::English => (texts.variant_english_short(), texts.variant_english()),
    }
}

/// A player's own name, or that of the side.
#[must_use]
pub fn player_name(session: &Session, words: Words, player: Player) -> String {
    own_name(session, words, player).unwrap_or_else(|| side_name(session, words, player).to_owned())
}

/// A player's own name, if there is one: the computer's, or that of a person.
#[must_use]
pub fn own_name(session: &Session, words: Words, player: Player) -> Option<String> {
    if let Some(computer) = session.table().computer(player) {
        return Some(words.texts().computer_name(computer.level.to_string()));
    }
    let name = session.name(player);
    (!name.is_empty()).then(|| name.to_owned())
}

/// The name of the side a player has in the game in front.
#[must_use]
pub fn side_name(session: &Session, words: Words, player: Player) -> &'static str {
    let has_black = session.table().black == player;
    let side = if has_black {
        Color::Black
    } else {
        Color::White
    };
    words.texts().side_name(makhos_words::side(side))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{
        computer::Computer,
        samples::{english, session},
    };
    use draughts::WinReason;

    #[test]
    fn a_refusal_takes_the_place_of_the_detail_only() {
        let session = session("B:W4,18:B22,32");
        let said = message(&session, english(), None);
        assert_eq!(said.tone, Tone::Capture);
        let refusal = Notice::refusal("No.".into());
        let refused = message(&session, english(), Some(&refusal));
        assert_eq!(refused.headline, said.headline);
        assert_eq!(
            (refused.tone, refused.detail.as_str()),
            (Tone::Refused, "No.")
        );
    }

    #[test]
    fn news_are_told_in_the_tone_of_the_turn() {
        let session = session("B:W4:B32");
        let news = Notice::news("White declined.".into());
        let said = message(&session, english(), Some(&news));
        assert_eq!(
            (said.tone, said.detail.as_str()),
            (Tone::Turn, "White declined.")
        );
    }

    #[test]
    fn the_winner_is_named() {
        let mut session = session("B:W4,18:B22,32");
        session.names[1] = "Malee".into();
        session.table_mut().declare(Outcome::Win {
            winner: Color::White,
            reason: WinReason::Resignation,
        });
        let said = message(&session, english(), None);
        assert_eq!(said.headline, "Malee (White) wins");
        assert_eq!(said.detail, "Black resigned");
        assert_eq!(
            page_title(&session, english()),
            "White wins: Black resigned · Thai checkers"
        );
    }

    #[test]
    fn the_computer_has_a_name_and_thinks() {
        let mut session = session("B:W4,18:B22,32");
        session.names[1] = "Malee".into();
        let computer = Some(Computer::new(5, 1));
        session.table_mut().seat([computer, None]);
        let notice = Notice::refusal("Wait.".into());
        let said = message(&session, english(), Some(&notice));
        assert_eq!(said.tone, Tone::Computer);
        assert_eq!(said.headline, "Computer is thinking…");
        assert_eq!(said.detail, "Wait.");
        let name = |session: &Session, player| player_name(session, english(), player);
        assert_eq!(name(&session, Player::First), "Computer, level 5");
        assert_eq!(name(&session, Player::Second), "Malee");
        session.table_mut().seat([computer, computer]);
        let said = message(&session, english(), None);
        assert_eq!(said.headline, "Black is thinking…");
        session.table_mut().paused = true;
        assert_eq!(message(&session, english(), None).headline, "Paused");
    }

    #[test]
    fn an_earlier_position_is_called_one() {
        let mut session = session("B:W4,18:B22,32");
        let path = session.table().game().position().all_paths().remove(0);
        session.table_mut().play(path).unwrap();
        session.table_mut().look_at(0);
        assert_eq!(message(&session, english(), None).tone, Tone::LookingBack);
    }
}
