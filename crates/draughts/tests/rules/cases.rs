//! Cases made by another generator: named positions, positions from games, node counts.

use std::{collections::BTreeSet, str::FromStr};

use draughts::{CountBy, Notation, Position, Variant, full_text, perft};

fn position(variant: Variant, fen: &str) -> Position {
    Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// All legal paths in full, sorted as text.
fn paths(position: &Position) -> String {
    let mut texts: Vec<String> = position
        .all_paths()
        .iter()
        .map(|path| full_text(path, Notation::Numbers))
        .collect();
    texts.sort();
    texts.join(" ")
}

/// The rows of a table without its comments, split at the tabs.
fn rows(table: &str) -> Vec<Vec<&str>> {
    table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
        .collect()
}

#[test]
fn named_positions_have_their_moves() {
    let rows = rows(include_str!("../cases/named.tsv"));
    assert_eq!(rows.len(), 36);
    for row in rows {
        let [variant, id, fen, expected, point] = row[..] else {
            panic!("{row:?} has not five columns");
        };
        let position = position(Variant::from_str(variant).unwrap(), fen);
        assert_eq!(paths(&position), expected, "{id} {fen}: {point}");
    }
}

fn check_moves(variant: Variant, list: &str) {
    let mut checked = 0;
    for line in list.lines() {
        let (fen, expected) = line.split_once(" |").unwrap();
        let position = position(variant, fen);
        assert_eq!(paths(&position), expected.trim(), "{variant} {fen}");
        let results: BTreeSet<_> = position
            .all_paths()
            .iter()
            .map(|path| {
                let mv = path.result();
                (mv.from(), mv.to(), mv.captured().0)
            })
            .collect();
        let moves: Vec<_> = position
            .legal_moves()
            .into_iter()
            .map(|mv| (mv.from(), mv.to(), mv.captured().0))
            .collect();
        assert_eq!(moves.len(), results.len(), "{variant} {fen}");
        assert_eq!(
            moves.into_iter().collect::<BTreeSet<_>>(),
            results,
            "{variant} {fen}"
        );
        checked += 1;
    }
    assert!(checked > 2800, "only {checked} positions");
}

#[test]
fn thai_positions_have_their_moves() {
    check_moves(Variant::Thai, include_str!("../cases/thai-moves.txt"));
}

#[test]
fn english_positions_have_their_moves() {
    check_moves(Variant::English, include_str!("../cases/english-moves.txt"));
}

/// Checks one column of the table of node counts.
fn check_perft(variant: Variant, by: CountBy) {
    let mut checked = 0;
    for row in rows(include_str!("../cases/perft.tsv")) {
        let [of, fen, depth, by_path, by_result] = row[..] else {
            panic!("{row:?} has not five columns");
        };
        if of == variant.to_string() {
            let expected = match by {
                CountBy::Path => by_path,
                CountBy::Result => by_result,
            };
            let nodes = perft(&position(variant, fen), depth.parse().unwrap(), by);
            assert_eq!(
                nodes.to_string(),
                expected,
                "{variant} {fen} depth {depth} by {by:?}"
            );
            checked += 1;
        }
    }
    assert!(checked > 25, "only {checked} counts");
}

#[test]
fn thai_node_counts_by_path() {
    check_perft(Variant::Thai, CountBy::Path);
}

#[test]
fn thai_node_counts_by_result() {
    check_perft(Variant::Thai, CountBy::Result);
}

/// The published counts one ply further, where paths and results differ for the first time.
#[test]
fn english_node_counts_by_path() {
    check_perft(Variant::English, CountBy::Path);
    let start = Position::start(Variant::English);
    assert_eq!(perft(&start, 12, CountBy::Path), 388_623_673);
}

#[test]
fn english_node_counts_by_result() {
    check_perft(Variant::English, CountBy::Result);
    let start = Position::start(Variant::English);
    assert_eq!(perft(&start, 12, CountBy::Result), 388_617_999);
}
