//! Positions of both games for each reason, and near ones where it does not hold.

use std::num::NonZeroU16;

use draughts::{DrawRules, Game, Move, Variant};
use draughts_engine::{
    Answer, Limits, Line, Score,
    hint::{Hint, Reason},
};

use crate::{ENGLISH, THAI, engine, game, hint};

/// Positions, a move that is played in them and its reason.
const EXAMPLES: &[(Variant, &str, &str, &str)] = &[
    (THAI, "B:W14:B18,24,28,29", "18x9", "takes-last"),
    (ENGLISH, "W:WK18:BK6,K14", "18x9x2", "takes-last"),
    (THAI, "B:W21:BK4,7,25,26,27,30", "7-2", "blocks"),
    (ENGLISH, "B:W13:B1,4,5,6,7,K11,26,27", "5-9", "blocks"),
    (THAI, "B:WK18:B10,15,K24", "24-20", "wins 2"),
    (ENGLISH, "B:W20:B4,5,K8,13,14", "8-11", "wins 2"),
    (THAI, "B:W1,8,9,K13,20,25:B28", "28-24", "only-move"),
    (ENGLISH, "B:WK3,6,7,8,13,23,29:BK12", "12-16", "only-move"),
    (
        THAI,
        "B:W4,5,6,7,9,16:B19,21,22,24,29,31,32",
        "19x12",
        "only-capture 1",
    ),
    (
        ENGLISH,
        "B:W15,16,21,24,25,26,28,29,30,31,32:B1,2,3,4,5,6,7,9,12,14",
        "12x19",
        "only-capture 1",
    ),
    (THAI, "W:W16:BK5,14,24,25,26,27", "16-20", "holds-out 1"),
    (ENGLISH, "W:W18:B1,5,K6,7,11", "18-14", "holds-out 2"),
    (
        THAI,
        "W:W3,6,7,10,13,14:BK8,17,20,22,27,28,29,32",
        "14x21",
        "sees-loss 11",
    ),
    (THAI, "B:W11:B26", "26-22", "others-lose 2"),
    (ENGLISH, "B:WK1,28:BK20", "20-16", "others-lose 1"),
    (
        THAI,
        "B:W1,2,3,5,7,8,12,26:B24,28,29,30,31,32",
        "30x23",
        "wins-pieces 1",
    ),
    (
        THAI,
        "B:W2,4,5,6,7,8,11,15:B19,21,24,26,27,29,30,32",
        "19x10x3",
        "wins-pieces 2",
    ),
    (THAI, "B:W1,14,23,24:B27,28", "27x9", "takes-most 2"),
    (
        ENGLISH,
        "B:WK6,18,21,23:B4,5,8,K20,K30",
        "30-26",
        "wins-pieces 1",
    ),
    (
        THAI,
        "W:W1,2,4,5,6,10,11,12:B17,19,25,27,28,29,30,32",
        "10-14",
        "sacrifices 2",
    ),
    (
        ENGLISH,
        "W:W10,24,25,29:B1,5,8,16,K30",
        "24-20",
        "sacrifices 1",
    ),
    (THAI, "W:W13,25:BK16,20,23,27", "25-29", "crowns"),
    (
        ENGLISH,
        "W:W6,22,25,28,29,30,32:B3,4,5,10,15,21",
        "6-2",
        "crowns",
    ),
    (THAI, "B:WK18:B10", "10-7", "crowns-soon 2"),
    (ENGLISH, "W:W9,17,28,29:B8,12,K16", "9-6", "crowns-soon 2"),
    (
        THAI,
        "B:W4,15,16,28:B24,31",
        "24-20",
        "others-lose-pieces 1",
    ),
    (
        ENGLISH,
        "W:WK13,17,21:B6,8,19,K20,28",
        "17-14",
        "others-lose-pieces 2",
    ),
    (
        THAI,
        "B:W2,5,6,8,9,10,14:B15,18,21,23,27,30,31",
        "21-17",
        "loses-least 1",
    ),
    (
        ENGLISH,
        "B:WK10,13,20,21,26,29,30,32:B3,4,5,9,18",
        "9-14",
        "loses-least 1",
    ),
    (THAI, "W:W12,17,19:BK3,28", "17-21", "moves-away 17"),
    (ENGLISH, "B:WK9:B14,27,K31,K32", "14-17", "moves-away 14"),
    (
        THAI,
        "B:W1,2,3,4,10,14,15:B17,24,25,29,30,31,32",
        "25-21",
        "protects 17",
    ),
    (
        ENGLISH,
        "W:W17,22,23,24,25,26,28,29,30,32:B1,2,3,4,5,6,7,8,10,14",
        "25-21",
        "protects 17",
    ),
    (
        THAI,
        "W:W6,12,13,14:BK4,18,23,27,28,30,32",
        "14-17",
        "stops-crowning 2",
    ),
    (
        ENGLISH,
        "W:WK7,K17,21:B16,K26,27",
        "17-22",
        "stops-crowning 31",
    ),
    (THAI, "B:W14,20:B10,28,32", "28-24", "exchanges-ahead 1"),
    (
        ENGLISH,
        "W:WK8,K24,28:BK15,K25",
        "24-19",
        "exchanges-ahead 1",
    ),
    (THAI, "B:W4,5,7,11,18:B20,21,26,27,29", "26-22", "exchanges"),
    (ENGLISH, "B:WK12,13,21:B1,5,K24", "5-9", "exchanges"),
    (THAI, "B:W1,K7,18,19:BK6,9,K15,16", "15x22", "must-capture"),
    (
        ENGLISH,
        "B:W10,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,16",
        "6x15",
        "must-capture",
    ),
    (
        THAI,
        "W:W4,5,12,17,20,K21:B10,27,29",
        "17-22",
        "threatens 10",
    ),
    (ENGLISH, "W:WK6:B14,15,27,K31", "6-9", "threatens 14"),
    (ENGLISH, "B:WK15:B16,20,K24,26,27", "16-19", "restricts 3"),
    (
        THAI,
        "B:W2,4,5,8,20:B10,28,29,32",
        "29-25",
        "many-lose-pieces 2 4",
    ),
    (
        ENGLISH,
        "W:WK15:B23,25,K31",
        "15-10",
        "many-lose-pieces 2 3",
    ),
    (
        THAI,
        "B:W2,3,5,6,8,10,12:B23,24,27,28,29,32",
        "24-19",
        "takes-centre",
    ),
    (ENGLISH, "B:WK4,10,15,28:B16,25", "16-19", "takes-centre"),
    (
        THAI,
        "B:W4,5,6,19:B12,16,21,29,31,32",
        "16-11",
        "keeps-back-row 3",
    ),
    (
        ENGLISH,
        "B:W11:B1,2,5,9,K25,27,K28",
        "25-22",
        "keeps-back-row 2",
    ),
    (THAI, "B:W1-8:B25-32", "25-22", "looks-ahead 4"),
    (THAI, "B:WK1:BK32", "32-28", "looks-ahead 4"),
];

/// What an engine says of a move with such a reason, and of the next best one.
fn scores(reason: &str) -> [Score; 2] {
    let moves = reason
        .split(' ')
        .nth(1)
        .and_then(|number| number.parse().ok());
    let plies = 2 * moves.unwrap_or(1);
    match reason.split(' ').next() {
        Some("takes-last" | "blocks" | "wins") => [Score::win_in(plies - 1), Score::DRAW],
        Some("holds-out" | "sees-loss") => [Score::loss_in(plies); 2],
        Some("others-lose") => [Score::DRAW, Score::loss_in(plies)],
        _ => EVEN,
    }
}

#[test]
fn every_reason_is_given_where_it_holds() {
    let mut wrong = Vec::new();
    for &(variant, fen, best, reason) in EXAMPLES {
        let found = reason_of(&game(variant, fen), best, scores(reason)).to_string();
        if found != reason {
            wrong.push(format!("{variant} {fen} {best}: {found}, not {reason}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_search_leads_to_a_hint() {
    let found = hint(&game(THAI, "B:WK18:B10,15,K24"), 8);
    assert!(
        matches!(found.reason, Reason::Wins { moves: 2 }),
        "{found:?}"
    );
}

/// The moves an engine expects after a move.
fn line_from(game: &Game, best: Move) -> Vec<Move> {
    let mut after = game.clone();
    after.play(game.position().path(best).unwrap()).unwrap();
    let mut engine = engine(game.variant());
    let answer = engine.search(&after, &Limits::depth(7));
    let replies = answer.lines.into_iter().take(1).flat_map(|line| line.moves);
    std::iter::once(best).chain(replies).collect()
}

/// The reason of a move that an engine is said to have found, with a score for it and another one.
fn reason_of(game: &Game, text: &str, scores: [Score; 2]) -> Reason {
    let best = game.position().read_move(text).unwrap().mv;
    let others = game.position().legal_moves();
    let other = others.iter().find(|&&mv| mv != best);
    let mut lines = vec![Line {
        score: scores[0],
        moves: line_from(game, best),
    }];
    lines.extend(other.map(|&mv| Line {
        score: scores[1],
        moves: vec![mv],
    }));
    let answer = Answer {
        lines,
        depth: 4,
        ..Answer::default()
    };
    Hint::of(game, &answer).unwrap().reason
}

const EVEN: [Score; 2] = [Score::DRAW, Score::DRAW];

fn played(game: &mut Game, moves: &[&str]) {
    for text in moves {
        let path = game.position().read_move(text).unwrap().path;
        game.play(path).unwrap();
    }
}

#[test]
fn a_recapture_is_told_from_a_gain() {
    for (variant, fen, taken, back) in [
        (THAI, "W:W18,3,4:B22,29,30,32", "18x25", "29x22"),
        (ENGLISH, "B:W22,29,30,32:B18,1,2", "18x25", "29x22"),
    ] {
        let mut played_on = game(variant, fen);
        played(&mut played_on, &[taken]);
        let back_again = Reason::TakesBack { pieces: 1 };
        assert_eq!(reason_of(&played_on, back, EVEN), back_again, "{fen}");
        let anew = game(variant, &played_on.position().to_fen());
        let gain = Reason::WinsPieces { pieces: 1 };
        assert_eq!(reason_of(&anew, back, EVEN), gain, "{fen}");
    }
}

#[test]
fn an_unproved_win_is_only_seen() {
    let far = [Score::win_in(31), Score::DRAW];
    let game = game(THAI, "B:W1-8:B25-32");
    assert_eq!(
        reason_of(&game, "25-22", far),
        Reason::SeesWin { moves: 16 }
    );
}

#[test]
fn a_draw_by_the_rules_is_told_unless_more_is_seen() {
    let mut repeated = game(THAI, "B:WK1:BK32");
    played(
        &mut repeated,
        &["32-28", "1-5", "28-32", "5-1", "32-28", "1-5", "28-32"],
    );
    assert_eq!(reason_of(&repeated, "5-1", EVEN), Reason::DrawsByRepetition);
    let better = [Score::from_hundredths(50), Score::DRAW];
    assert_ne!(
        reason_of(&repeated, "5-1", better),
        Reason::DrawsByRepetition
    );

    let start = game(ENGLISH, "B:WK1:BK32");
    let rules = DrawRules::new(NonZeroU16::new(2), false, true);
    let mut slow = Game::from_position(*start.position(), rules);
    played(&mut slow, &["32-28"]);
    assert_eq!(reason_of(&slow, "1-5", EVEN), Reason::DrawsWithoutProgress);
}

#[test]
fn the_draw_is_kept_where_all_else_loses_and_the_line_ends_so() {
    let start = game(ENGLISH, "B:WK1,28:BK20");
    let scores = [Score::DRAW, Score::loss_in(2)];
    assert_eq!(
        reason_of(&start, "20-16", scores),
        Reason::OthersLose { moves: 1 }
    );
    let rules = DrawRules::new(NonZeroU16::new(2), false, true);
    let short = Game::from_position(*start.position(), rules);
    let mut answer = Answer {
        depth: 4,
        ..Answer::default()
    };
    for (moves, score) in [(&["20-16", "1-5"][..], scores[0]), (&["20-24"], scores[1])] {
        let mut line = short.clone();
        played(&mut line, moves);
        let moves = line.played().iter().map(draughts::Ply::mv).collect();
        answer.lines.push(Line { score, moves });
    }
    assert_eq!(Hint::of(&short, &answer).unwrap().reason, Reason::KeepsDraw);
}

#[test]
fn the_most_is_named_only_where_no_other_capture_takes_as_much() {
    let most = Reason::TakesMost { pieces: 2 };
    let game_with = |fen| game(THAI, fen);
    let several = game_with("B:W1,14,23,24:B27,28");
    assert_eq!(reason_of(&several, "27x9", EVEN), most);
    assert_ne!(reason_of(&several, "27x20", EVEN), most);
    let two_ways = game_with("B:W1,14,23,24,15:B27,28,32");
    assert_ne!(
        reason_of(&two_ways, "27x9", EVEN),
        most,
        "28x19x10 takes as many"
    );
}

#[test]
fn a_game_that_is_over_has_no_hint() {
    let game = game(THAI, "B:W1:BK32");
    assert_eq!(Hint::of(&game, &Answer::default()), None);
}
