//! Games, sides and results in words.

use draughts::{
    Color, Variant,
    pdn::{GameResult, Replay, Understood},
};

/// The name of one of our games.
pub(super) fn game(variant: Variant) -> &'static str {
    match variant {
        Variant::Thai => "Thai checkers",
        Variant::English => "English checkers",
    }
}

/// The game that a record was taken for, for programs.
pub(super) fn key(replay: &Replay) -> &'static str {
    match replay.understood() {
        Understood::As(variant, _) => variant.rules().name,
        Understood::Other(game_type) => game_type.name().unwrap_or("other"),
        Understood::Nothing => "unknown",
    }
}

/// The game of a key, for people.
pub(super) fn of_key(key: &'static str) -> &'static str {
    match key {
        "other" => "another game",
        "unknown" => "a game of no known kind",
        key => key.parse().map_or(key, game),
    }
}

/// The result of a game of ours, or else of one of which nobody knows who starts.
pub(super) fn result(result: &GameResult, variant: Option<Variant>) -> String {
    let winner = variant.and_then(|variant| result.winner(variant));
    match (result, winner) {
        (_, Some(Color::Black)) => "Black won".to_owned(),
        (_, Some(Color::White)) => "White won".to_owned(),
        (GameResult::FirstWins, None) => "the side that moves first won".to_owned(),
        (GameResult::SecondWins, None) => "the side that moves second won".to_owned(),
        (GameResult::Draw, _) => "a draw".to_owned(),
        (GameResult::BothLose, _) => "both sides lost".to_owned(),
        (GameResult::Unfinished, _) => "not finished".to_owned(),
        (GameResult::Other(text), _) => format!("\"{text}\", which is no usual result"),
    }
}

/// How many faults there are.
pub(super) fn faults(errors: u64, warnings: u64) -> String {
    let [errors_said, warnings_said] = [
        count(errors, "error", "errors"),
        count(warnings, "warning", "warnings"),
    ];
    match (errors, warnings) {
        (0, 0) => "nothing is wrong".to_owned(),
        (_, 0) => errors_said,
        (0, _) => warnings_said,
        _ => format!("{errors_said}, {warnings_said}"),
    }
}

/// A number of things.
pub(super) fn count(n: u64, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_starts_has_won_a_result_of_one_to_nil() {
        let english = Some(Variant::English);
        assert_eq!(result(&GameResult::FirstWins, english), "Black won");
        assert_eq!(result(&GameResult::SecondWins, english), "White won");
        assert_eq!(
            result(&GameResult::FirstWins, None),
            "the side that moves first won"
        );
    }
}
