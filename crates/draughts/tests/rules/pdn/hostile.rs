//! Texts that want to break the reader.

use std::io::{self, Read};

use draughts::pdn::{FindingKind, GameRecord, Place, Reader, read_games};
use proptest::{collection::vec, prelude::*};

use super::check;
use crate::random::config;

/// Pieces of PDN, right and wrong, that are put together at random.
const PIECES: [&[u8]; 40] = [
    b"[Event \"a\"]",
    b"[FEN \"W:W31:BK1\"]",
    b"[FEN \"W::.\"]",
    b"[",
    b"]",
    b"{",
    b"}",
    b"(",
    b")",
    b"11-15",
    b"23-19",
    b"24x15x8",
    b"10x26",
    b"c3-d4",
    b"1.",
    b"2...",
    b"...",
    b"1-0",
    b"1/2-1/2",
    b"*",
    b"!",
    b"(?)",
    b"$5",
    b"$",
    b";",
    b"%",
    b"\n",
    b"\r\n",
    b"\r",
    b" ",
    b"\"",
    b"\\",
    b"\x00",
    b"\xff\xfe",
    b"\xe0\xb8",
    b"/FEN \"B:WK1:BK32\"/",
    b"/",
    b"white wins",
    b"99999999999.",
    b"[GameType \"31\"]",
];

fn text() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        8 => prop::sample::select(&PIECES[..]).prop_map(<[u8]>::to_vec),
        1 => vec(any::<u8>(), 0..4),
    ];
    // The blank keeps the text from beginning with the mark of UTF-16, which has a test of its own.
    vec(piece, 0..60).prop_map(|pieces| [b" ", &pieces.concat()[..]].concat())
}

/// The last place of a text.
fn end(text: &[u8]) -> Place {
    let text = String::from_utf8_lossy(text)
        .replace("\r\n", "\n")
        .replace('\r', "\n");
    let last = text.rsplit('\n').next().unwrap_or_default();
    Place {
        line: 1 + text.matches('\n').count() as u32,
        column: 1 + last.chars().count() as u32,
    }
}

/// Hands out a text in pieces of different sizes.
struct Trickle<'a> {
    text: &'a [u8],
    sizes: Vec<usize>,
}

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let size = self.sizes.pop().unwrap_or(usize::MAX).max(1);
        let length = size.min(buffer.len()).min(self.text.len());
        buffer[..length].copy_from_slice(&self.text[..length]);
        self.text = &self.text[length..];
        Ok(length)
    }
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn nothing_breaks_the_reader(text in text()) {
        let last = end(&text);
        for game in check(&text) {
            for finding in game.findings() {
                prop_assert!(finding.place.line <= last.line, "{finding}");
                prop_assert!(!finding.to_string().is_empty());
            }
            // Whatever was understood is written so that it is understood again.
            let written = game.record.to_pdn();
            let again = read_games(written.as_bytes()).unwrap();
            prop_assert!(again.len() <= 1, "{written}");
        }
    }

    #[test]
    fn it_does_not_matter_in_which_pieces_a_text_comes(
        text in text(),
        sizes in vec(1..40usize, 0..40),
    ) {
        let whole = read_games(&text).map_err(|error| error.to_string());
        let trickle = Trickle { text: &text, sizes };
        let pieces: Result<Vec<GameRecord>, _> = Reader::new(trickle).games().collect();
        prop_assert_eq!(pieces.map_err(|error| error.to_string()), whole);
    }
}

#[test]
fn a_long_text_is_read_through_a_window() {
    let game =
        "[Event \"สวัสดี\"]\n1. 11-15 23-19 {a comment of some length, again and again} 1-0\n\n";
    let text = game.repeat(20_000);
    let games = read_games(text.as_bytes()).unwrap();
    assert_eq!(games.len(), 20_000);
    assert!(games.iter().all(|game| game.findings.is_empty()));
    assert_eq!(
        games[19_999].place(),
        Place {
            line: 59_998,
            column: 9
        }
    );
}

#[test]
fn one_long_line_has_right_columns() {
    let text = format!("{} 1. 11-15 }} *", "ก ".repeat(400_000));
    let mut games = Reader::new(text.as_bytes()).games();
    let game = games.next().unwrap().unwrap();
    let brace = game.findings.last().unwrap();
    assert_eq!(brace.kind, FindingKind::ClosesNothing { sign: '}' });
    assert_eq!(
        brace.place,
        Place {
            line: 1,
            column: 800_011
        }
    );
}

#[test]
fn deep_variations_are_cut() {
    let deep = 100_000;
    let text = format!("1. 11-15 {} {} *", "(9-13 ".repeat(deep), ")".repeat(deep));
    let game = &read_games(text.as_bytes()).unwrap()[0];
    assert_eq!(game.len(), 1 + draughts::pdn::DEEPEST_VARIATION);
    assert!(
        game.findings
            .iter()
            .any(|finding| matches!(finding.kind, FindingKind::TooDeep { .. }))
    );
    assert_eq!(game.findings.len(), 1);
}

#[test]
fn a_tree_that_is_too_deep_to_read_can_still_be_written() {
    let mut record = GameRecord::new();
    let mut at = record.add_move(draughts::pdn::NodeId::ROOT, "11-15");
    for _ in 0..200_000 {
        record.add_move(at, "23-19");
        at = record.add_move(at, "22-18");
    }
    assert_eq!(record.to_pdn().matches('(').count(), 200_000);
}

#[test]
fn a_long_comment_is_cut_and_the_game_goes_on() {
    let text = format!("1. 11-15 {{{}}} 23-19 *", "word ".repeat(100_000));
    let game = &read_games(text.as_bytes()).unwrap()[0];
    assert_eq!(game.main_line().count(), 2);
    assert!(matches!(game.findings[0].kind, FindingKind::TooLong { .. }));
    let first = game.node(game.main_line().next().unwrap());
    assert!(first.comments[0].text.len() <= 1 << 16);
}

#[test]
fn findings_do_not_pile_up() {
    let text = format!("1. 11-15 {} *", "} ".repeat(100_000));
    let game = &read_games(text.as_bytes()).unwrap()[0];
    assert_eq!(game.findings.len(), 1001);
    assert_eq!(
        game.findings[1000].kind,
        FindingKind::More { count: 99_000 }
    );
}

#[test]
fn findings_with_long_texts_do_not_pile_up() {
    let tag = format!("[Date \"{}\"]\n", "x".repeat(60_000));
    let game = &read_games(tag.repeat(500).as_bytes()).unwrap()[0];
    let texts = game
        .findings
        .iter()
        .filter_map(|finding| finding.kind.text());
    assert!(texts.map(|text| text.len()).sum::<usize>() < 2 << 20);
}

#[test]
fn a_game_holds_only_so_much() {
    let comment = format!("{{{}}} ", "words ".repeat(10_000));
    for (before, piece, kind) in [
        ("1. 11-15 ", &comment[..], "too-long"),
        ("1. 11-15 ", "$1 ", "too-long"),
        ("1. 11-15 ", "!!!!!!!! ", "too-long"),
        ("1. 11-15 ", "/FEN \"B:WK1:BK32\"/ ", "too-many-moves"),
        ("1. ", "11-15 ", "too-many-moves"),
        ("[Event \"a\"]\n", "[Name \"value\"]\n", "more"),
    ] {
        let text = before.to_owned() + &piece.repeat(20_000_000 / piece.len()) + " *";
        let game = &read_games(text.as_bytes()).unwrap()[0];
        let kinds: Vec<&str> = game
            .findings
            .iter()
            .map(|finding| finding.kind.name())
            .collect();
        assert!(kinds.contains(&kind), "{before}{}", &piece[..6]);
        let nodes = game.ids().map(|id| game.node(id));
        let kept: usize = nodes
            .map(|node| {
                let comments = node.comments.iter().map(|comment| comment.text.len());
                node.strength.len() + node.nags.len() + comments.sum::<usize>()
            })
            .sum();
        assert!(kept + game.tags.iter().count() <= 20_000_000);
    }
}

#[test]
fn a_text_that_is_no_pdn_has_no_games() {
    let png = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR";
    let mut games = Reader::new(&png[..]).games();
    assert!(games.next().is_none());
    assert!(!games.left_over().is_empty());
    assert_eq!(check(b"").len(), 0);
}

/// What is found in another encoding takes more bytes in UTF-8, and is still found there.
#[test]
fn what_grows_in_utf8_is_written_so_that_it_is_read_again() {
    let wide = |length: usize| "\u{e9}".repeat(length);
    let texts = [
        format!("/{}[GameType \"21\"]/ 11-15 *", wide(700)),
        format!("11{}22 *", "\u{d7}9".repeat(50)),
        format!("[Event \"{}\\\"\"]\n\n11-15 *", wide(60_000)),
    ];
    for text in texts {
        let latin: Vec<u8> = text.chars().map(|c| c as u8).collect();
        let read = read_games(&latin).unwrap();
        assert_eq!(read.len(), 1);
        let again = read_games(read[0].to_pdn().as_bytes()).unwrap();
        assert_eq!(again.len(), 1);
        assert_eq!(again[0].findings, [], "{}", read[0].to_pdn());
        let steps = |record: &GameRecord| record.ids().count();
        assert_eq!(steps(&again[0]), steps(&read[0]));
    }
}
