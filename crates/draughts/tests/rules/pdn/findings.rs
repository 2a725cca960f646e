//! Oddities of real files, each in a few lines: what is understood, and what is said about it.

use draughts::{
    Color, Variant,
    pdn::{
        Annotation, FindingKind, GameResult, NodeId, Numbering, ReadError, Reader, Severity,
        Understood,
    },
};

use super::{Checked, check};

/// The only game of a text, which says nothing of the game type unless it has the tag.
fn one(text: &str) -> Checked {
    let mut games = check(text.as_bytes());
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// Warnings and errors, with their places.
fn faults(game: &Checked) -> Vec<String> {
    game.findings()
        .filter(|finding| finding.kind.severity() > Severity::Note)
        .map(ToString::to_string)
        .collect()
}

fn notes(game: &Checked) -> Vec<String> {
    game.findings()
        .filter(|finding| finding.kind.severity() == Severity::Note)
        .map(ToString::to_string)
        .collect()
}

#[test]
fn clean_files_have_no_faults() {
    for text in [
        "[Event \"a\"]\n[GameType \"21\"]\n\n1. 11-15 24-19 2. 15x24 28x19 1-0\n",
        "[GameType \"31,B,8,8,N2,0\"]\r\n\r\n1. 25-22\r\n5-9 2.\r\n26-23 *\r\n",
        "[GameType \"21\"]\r1. 11-15\r23-19 *\r",
        "[GameType \"21\"] 1.11-15 23-19 2.8- 11 22-17 *",
        "\u{feff}[GameType \"21\"] 1. 11-15 {moved: 11-15 24-19} *",
        "[GameType \"21\"][Setup \"1\"][FEN \"W:W31,27,19:B17,12,5.\"] 0-1",
        "[GameType \"21\"] [FEN \"B:W18,24:B12\"] 1. ... 12-16 *",
        "[GameType \"21\"] [Date \"\"] [Event \"?\"] [DamboTopLine \"x\"] 1. 11-15! 23-18(?) $2 *",
        "% escaped\n[GameType \"21\"] ; a line\n1. 11-15 (1. 9-13 {better} 24-20) 23-19 *",
        "[GameType \"21\"] [Result \"1-0\"] 1. 11-15 *",
        "[GameType \"31\"] [FEN \"B:W22:BK29\"] 29-18 *",
    ] {
        let game = one(text);
        assert_eq!(faults(&game), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn each_fault_is_named_with_its_place_and_what_was_assumed() {
    for (text, fault) in [
        (
            "1. 11x15 23-19 *",
            "2:4: 11x15 captures nothing; it is written 11-15",
        ),
        (
            "1. 11-15 22-18 2. 15-22 25x18 *",
            "2:19: 15-22 is a capture; it is written 15x22",
        ),
        (
            "1. 11-15 23-19 2. 9-13 22-17 3. 8-11 19-16 4. 11-20 *",
            "2:33: 8-11 is not legal here; this line of moves ends before it. Legal: 13x22",
        ),
        (
            "1. 11-15 23-19 2. 1-0",
            "2:19: no move stands here behind the move number 2",
        ),
        (
            "1. 2. 11-15 *",
            "2:4: no move stands here behind the move number 1",
        ),
        (
            "1. 11-15 (1. ) *",
            "2:14: no move stands here behind the move number 1",
        ),
        (
            "1. 11-15 White has 3 kings here. 23-19 *",
            "2:10: \"White has 3 kings here.\" is no move; it was taken as a comment, which is \
             written {in braces}",
        ),
        (
            "1. 11-15 { a { b } } 23-19 *",
            "2:20: \"}\" closes nothing; comments do not nest",
        ),
        (
            "1. 11-15 23-19 ) *",
            "2:16: \")\" closes nothing; comments do not nest",
        ),
        (
            "1. 11-15 (9-13 23-19 *",
            "2:22: 1 variation(s) have no closing parenthesis before the game ends here",
        ),
        (
            "(11-15) 9-13 *",
            "2:1: the variation that begins here follows no move; it is left out",
        ),
        (
            "1. 11-15 {no end",
            "2:10: the comment that begins here has no closing brace; it was taken to end before \
             the next tags",
        ),
        ("! 1. 11-15 *", "2:1: \"!\" judges no move; it is left out"),
        (
            "1. 11-15 23-19 3. 8-11 *",
            "2:19: move number 3 stands where 2 should be",
        ),
        (
            "1 11-15 23-19 *",
            "2:1: the number 1 stands alone; a move number has a dot",
        ),
        (
            "1. 11-15 (9-13 1-0) 23-19 *",
            "2:16: 1-0 stands inside a variation; it was taken as a comment",
        ),
    ] {
        let game = one(&format!("[GameType \"21\"]\n{text}"));
        assert!(
            faults(&game).iter().any(|found| found == fault),
            "{text}: {:?}",
            faults(&game)
        );
    }
}

#[test]
fn tags_that_are_wrong_are_named_with_the_place_of_their_value() {
    for (text, fault) in [
        (
            "[Event \"a\"]\n[Event \"b\"]\n*",
            "2:1: the tag Event comes a second time; the first one counts",
        ),
        (
            "[Date \"1841-??-??\"] *",
            "1:8: \"1841-??-??\" is no date of the form YYYY.MM.DD; it would be 1841.??.??",
        ),
        (
            "[Result \"4-6\"] *",
            "1:10: \"4-6\" is no result; results are 1-0, 0-1, 1/2-1/2, 0-0 and *",
        ),
        (
            "[Result \"1-0\"] 11-15 0-1",
            "1:22: the game ends with 0-1, but its Result tag says 1-0; 0-1 was taken",
        ),
        (
            "[Event \"The \"Big\" One\"] *",
            "1:1: \"[Event \"The \"Big\" One\"]\" is no proper tag; it was read as [Event \"The \
             \\\"Big\\\" One\"]",
        ),
        (
            "[Event open]\n*",
            "1:1: \"[Event open]\" is no proper tag; it was read as [Event \"open\"]",
        ),
        (
            "[GameType \"x\"] *",
            "1:12: \"x\" is no game type; one is written like 21 or 31,B,8,8,N2,0",
        ),
        (
            "[GameType \"31\"] [FEN \"B:W33:BK1\"] *",
            "1:26: \"B:W33:BK1\" is no position: column 4: \"33\": squares are numbered from 1 to \
             32; the moves are left as text",
        ),
    ] {
        let game = one(text);
        assert!(
            faults(&game).iter().any(|found| found == fault),
            "{text}: {:?}",
            faults(&game)
        );
    }
}

#[test]
fn a_game_without_a_result_is_kept() {
    let games = check(
        b"[GameType \"21\"] 1. 11-15 23-19\n[Event \"next\"] [GameType \"21\"] 1. 9-13 22-18",
    );
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].moves(), "11-15 23-19");
    assert_eq!(games[1].moves(), "9-13 22-18");
    assert_eq!(
        faults(&games[0]),
        ["2:1: the game has no result before the next one begins"]
    );
    assert_eq!(
        notes(&games[1]),
        ["2:45: the last game has no result at its end"]
    );
}

#[test]
fn games_may_share_a_line_and_may_be_nothing_but_a_position() {
    let games = check(
        b"[FEN \"W:W31:BK1\"]\n\n[FEN \"W:W30:BK1\"]\n0-1 [Event \"c\"]\n1. 11-15 *\n[Event \"d\"] *",
    );
    assert_eq!(games.len(), 4);
    assert_eq!(games[2].record.tags.get("Event"), Some("c"));
    assert_eq!(games[1].record.result(), GameResult::SecondWins);
}

#[test]
fn an_unclosed_comment_does_not_swallow_the_next_game() {
    let games = check(b"1. 11-15 {open\n\n[Event \"next\"]\n1. 9-13 *");
    assert_eq!(games.len(), 2);
    assert_eq!(games[1].record.tags.get("Event"), Some("next"));
}

#[test]
fn an_unusual_result_ends_its_game() {
    let games = check(b"[Result \"4-6\"]\n1. 11-15 23-19 4-6\n\n[Event \"b\"] 1. 9-13 *");
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].moves(), "11-15 23-19");
    assert_eq!(
        games[0].record.result(),
        GameResult::Other("4-6".to_owned())
    );
}

#[test]
fn results_are_understood_by_who_starts_in_the_game_even_from_a_set_up() {
    let game = one("[GameType \"21\"] [FEN \"W:WK2:B27\"] 1. 2-7 0-1");
    assert_eq!(
        game.record.result().winner(Variant::English),
        Some(Color::White)
    );
    let thai = one("[GameType \"31\"] 1. 25-22 1-0");
    assert_eq!(
        thai.record.result().winner(Variant::Thai),
        Some(Color::Black)
    );
}

#[test]
fn a_result_that_the_board_forbids_is_named() {
    let won = one("[GameType \"31\"] [FEN \"B:W18:B22\"] 22x15 0-1");
    assert_eq!(
        faults(&won),
        ["1:41: the result is 0-1, but the last position is a win of Black"]
    );
    let right = one("[GameType \"31\"] [FEN \"B:W18:B22\"] 22x15 1-0");
    assert_eq!(faults(&right), Vec::<String>::new());
}

#[test]
fn the_game_is_found_by_its_moves_its_position_and_its_neighbours() {
    let games = check(
        b"1. 11-15 23-19 *\n\n[FEN \"B:WK1:BK32\"] 1. 32-28 *\n\n1. 25-22 6-10 2. 30-26 *\n\n\
          [FEN \"W:W1:BK32\"] *",
    );
    let understood: Vec<_> = games.iter().map(|game| game.replay.understood()).collect();
    let english = Understood::As(Variant::English, Numbering::Usual);
    let thai = Understood::As(Variant::Thai, Numbering::Usual);
    assert_eq!(understood, [english, english, thai, thai]);
    assert_eq!(
        notes(&games[0]),
        ["1:1: no GameType tag; taken as English checkers, where its moves are legal"]
    );
    assert_eq!(
        notes(&games[1]),
        ["3:7: no GameType tag; taken as English checkers, like the games before it"]
    );
}

#[test]
fn a_wrong_position_does_not_change_the_game_of_its_neighbours() {
    let games = check(
        b"[FEN \"W:W30:B1\"] *\n\n[FEN \"B:WK31,27:B32,22\"] *\n\n[FEN \"B:WK31:BK32\"] *\n\n\
          1. 11-15 23-19 *",
    );
    let english = Understood::As(Variant::English, Numbering::Usual);
    for game in &games {
        assert_eq!(game.replay.understood(), english);
    }
    let [fault] = &faults(&games[1])[..] else {
        panic!("one fault is expected: {:?}", faults(&games[1]));
    };
    assert!(fault.contains("Black has a man on 32"), "{fault}");
}

#[test]
fn a_likely_game_gives_way_to_a_position_that_only_the_other_one_has() {
    let games = check(b"[FEN \"W:WK1:BK32\"] *\n\n[FEN \"W:W1:BK32\"] *\n\n[FEN \"W:W1:B30\"] *");
    let variants: Vec<_> = games.iter().map(|game| game.replay.variant()).collect();
    let [english, thai] = [Some(Variant::English), Some(Variant::Thai)];
    assert_eq!(variants, [english, thai, thai]);
}

#[test]
fn an_empty_game_says_nothing_about_the_next_one() {
    let games = check(b"[Event \"forfeit\"] 1-0\n\n1. c3-d4 f6-e5 *");
    assert_eq!(games[1].replay.understood(), Understood::Nothing);
}

#[test]
fn games_of_other_boards_are_not_taken_for_the_game_of_their_neighbours() {
    for moves in ["1. 32-28 19-23 2. 28-41", "1. c3-d4 f6-e5"] {
        let text = format!("[GameType \"21\"] 1. 11-15 *\n\n{moves} *");
        let games = check(text.as_bytes());
        assert_eq!(games[1].replay.understood(), Understood::Nothing, "{moves}");
    }
}

#[test]
fn thai_files_numbered_the_other_way_round_are_turned() {
    for tag in ["", "[GameType \"31\"] "] {
        let game = one(&format!("{tag}1. 8-11 28-24 2. 7-10 *"));
        assert_eq!(
            game.replay.understood(),
            Understood::As(Variant::Thai, Numbering::Reversed)
        );
        assert!(
            notes(&game)
                .iter()
                .any(|note| note.contains("numbered from the other end"))
        );
        let usual = game.replay.to_game(&game.record).unwrap();
        assert_eq!(
            usual.position().to_fen(),
            "W:W1,2,3,4,6,7,8,9:B22,23,27,28,29,30,31,32"
        );
    }
}

#[test]
fn other_games_are_read_as_text() {
    let tagged = one("[GameType \"20\"] 1. 32-28 19-23 2. 28x19 14x23 *");
    assert!(matches!(tagged.replay.understood(), Understood::Other(_)));
    assert_eq!(faults(&tagged), Vec::<String>::new());
    assert_eq!(tagged.moves(), "32-28 19-23 28x19 14x23");
    let unknown = one("1. 33-29 19-23 *");
    assert_eq!(unknown.replay.understood(), Understood::Nothing);
    assert_eq!(
        notes(&unknown),
        [
            "1:4: no GameType tag, and the moves are legal neither in Thai nor in English checkers; \
          they are left as text"
        ]
    );
}

#[test]
fn what_is_legal_is_kept_up_to_the_illegal_move() {
    let game = one("[GameType \"21\"] 1. 11-15 23-19 2. 8-11 20-16 3. 4-8 *");
    assert_eq!(game.replay.legal_plies(&game.record), 3);
    assert_eq!(game.moves(), "11-15 23-19 8-11 20-16 4-8");
    let played = game.replay.to_game(&game.record).unwrap();
    assert_eq!(played.played().len(), 3);
    let clean = game
        .replay
        .normalised(&game.record, Default::default(), Default::default());
    assert!(
        clean.to_pdn().contains("8-11 {not legal: 20-16 4-8} *"),
        "{}",
        clean.to_pdn()
    );
}

/// In this position 10x26 takes either 14 and 22 or 15 and 23.
const TWO_CAPTURES: &str = "[GameType \"21\"] [FEN \"B:W14,15,18,21,22,23,30:B6,7,8,10,12,13\"] ";

#[test]
fn an_ambiguous_capture_is_resolved_by_the_rest_of_the_game() {
    // With 23 captured there is room for 30x23; with 15 captured there is no 15-10.
    for (rest, captured) in [("10x26 30x23", 15), ("10x26 15-10", 14)] {
        let game = one(&format!("{TWO_CAPTURES}{rest} *"));
        assert_eq!(faults(&game), Vec::<String>::new(), "{rest}");
        let resolved = game
            .findings()
            .any(|finding| matches!(finding.kind, FindingKind::Resolved { .. }));
        assert!(resolved, "{rest}");
        let first = game.record.next(NodeId::ROOT).unwrap();
        let step = game.replay.step(first).unwrap();
        assert!(
            step.mv
                .unwrap()
                .captured()
                .iter()
                .any(|square| square.number() == captured),
            "{rest}"
        );
    }
}

#[test]
fn an_ambiguous_capture_that_nothing_resolves_is_reported() {
    let game = one(&format!("{TWO_CAPTURES}1. 10x26 *"));
    assert_eq!(
        faults(&game),
        [
            "1:68: 10x26 can mean 10x17x26, 10x19x26, and the rest of the game does not tell which; \
          10x17x26 was taken"
        ]
    );
}

#[test]
fn clocks_are_read_from_comments() {
    let game = one("[GameType \"21\"] 1. 11-15 {[%clock w0:00:10 B0:00:03] fast} *");
    let node = game.record.node(game.record.next(NodeId::ROOT).unwrap());
    assert!(matches!(
        node.comments[0].annotations()[..],
        [Annotation::Clocks {
            running: Some(Color::Black),
            ..
        }]
    ));
    assert_eq!(node.comments[0].words(), "fast");
}

#[test]
fn the_board_may_be_set_up_among_the_moves() {
    let game = one("[GameType \"31\"] 1. 25-22 /FEN \"B:WK1:BK32\"/ 32-28 1-5 *");
    assert_eq!(game.replay.legal_plies(&game.record), 4);
    assert_eq!(faults(&game), Vec::<String>::new());
}

#[test]
fn strict_reading_stops_at_the_first_fault() {
    let text = "[Event \"a\"]\n1. 11-15 } 23-19 $ *";
    let error = Reader::new(text.as_bytes())
        .strict()
        .games()
        .collect::<Result<Vec<_>, _>>()
        .unwrap_err();
    assert!(matches!(error, ReadError::Refused(_)));
    assert_eq!(
        error.to_string(),
        "2:10: \"}\" closes nothing; comments do not nest"
    );
    let clean = "1. 11-15 23-19";
    assert_eq!(Reader::new(clean.as_bytes()).strict().games().count(), 1);
    assert!(
        Reader::new(clean.as_bytes())
            .strict()
            .games()
            .all(|game| game.is_ok())
    );
}

#[test]
fn other_encodings_are_read_or_refused() {
    let games = check(b"[White \"Andr\xe9\"] [Black \"B\xf6hm\"] 1. 11\x9615 {\x93quoted\x94} *");
    assert_eq!(games[0].record.tags.get("White"), Some("André"));
    assert_eq!(games[0].moves(), "11–15");
    let encodings = games[0]
        .findings()
        .filter(|finding| finding.kind == FindingKind::NotUtf8)
        .count();
    assert_eq!(encodings, 1);
    let utf16: Vec<u8> = "\u{feff}[Event \"a\"] *"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert!(matches!(
        Reader::new(&utf16[..]).games().next(),
        Some(Err(ReadError::Utf16))
    ));
}

#[test]
fn two_squares_that_are_a_whole_path_mean_that_path() {
    // The king can take 14 alone and land on 5, or take four pieces and end there, too.
    let game = one("[GameType \"31\"] [FEN \"B:WK9,K10,K11,K19:BK23\"] 1. 23x5 *");
    assert_eq!(faults(&game), Vec::<String>::new());
    let first = game.record.next(NodeId::ROOT).unwrap();
    let path = game.replay.path(&game.record, first).unwrap();
    assert_eq!(path.squares().len(), 2);
}
