//! Tables that are built and read again, against figures made by an independent solver.

use std::{fs, path::PathBuf, sync::OnceLock};

use draughts::{Position, Variant};
use draughts_endgame::{
    Builder, Built, BundleError, FileProblem, Material, Metric, Table, TableDirectory, TableError,
    Tables, Value,
};

/// A directory of a test's own, empty.
fn directory(name: &str) -> TableDirectory {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    TableDirectory::new(path)
}

fn build(directory: &TableDirectory, variant: Variant, metric: Metric, pieces: u8) {
    let mut builder = Builder::new(variant, directory.clone(), metric, 2).unwrap();
    for material in (2..=pieces).flat_map(Material::all) {
        assert_eq!(builder.build(material, &|_| {}).unwrap(), Built::New);
    }
}

fn open(directory: &TableDirectory) -> Tables {
    let (tables, errors) = directory.open().unwrap();
    assert!(errors.is_empty(), "{errors:?}");
    tables
}

/// The tables of both games up to four pieces, for tests that only read them.
fn four() -> &'static TableDirectory {
    static FOUR: OnceLock<TableDirectory> = OnceLock::new();
    FOUR.get_or_init(|| {
        let directory = directory("four");
        for variant in Variant::ALL {
            build(&directory, variant, Metric::Plies, 4);
        }
        directory
    })
}

fn value(text: &str) -> Value {
    match text.split_once(' ') {
        Some(("win", plies)) => Value::Win(plies.parse().unwrap()),
        Some(("loss", plies)) => Value::Loss(plies.parse().unwrap()),
        _ => {
            assert_eq!(text, "draw");
            Value::Draw
        }
    }
}

#[test]
fn tables_of_four_pieces_have_the_counts_and_values_of_the_independent_solver() {
    let tables = open(four());
    let mut lines = 0;
    for line in include_str!("data/counts.tsv").lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let Ok(variant) = fields[0].parse::<Variant>() else {
            assert!(line.starts_with('#'));
            continue;
        };
        let material: Material = fields[1].parse().unwrap();
        let number = |field: usize| fields[field].parse::<u64>().unwrap();
        let table = tables.get(variant, Metric::Plies, material).unwrap();
        let counts = table.counts(material).unwrap();
        assert_eq!(counts.positions, number(2), "{line}");
        assert_eq!(counts.wins, number(3), "{line}");
        assert_eq!(counts.losses, number(4), "{line}");
        assert_eq!(counts.draws(), number(5), "{line}");
        let longest = |plies: Option<u16>| u64::from(plies.unwrap_or(0));
        assert_eq!(longest(counts.longest_win), number(6), "{line}");
        assert_eq!(longest(counts.longest_loss), number(7), "{line}");
        lines += 1;
    }
    assert_eq!(lines, 82);
    for (variant, cases) in [
        (Variant::Thai, include_str!("data/thai-endgames.txt")),
        (Variant::English, include_str!("data/english-endgames.txt")),
    ] {
        for line in cases.lines() {
            let (fen, expected) = line.split_once(" | ").unwrap();
            let position = Position::from_fen(variant, fen).unwrap();
            let expected = value(expected);
            assert_eq!(tables.value(&position), Ok(expected), "{line}");
            assert_eq!(tables.verdict(&position), Ok(expected.verdict()), "{line}");
        }
    }
}

#[test]
fn a_builder_goes_on_where_another_one_stopped() {
    let (whole, stopped) = (four(), directory("stopped"));
    let all: Vec<Material> = (2..=3).flat_map(Material::all).collect();
    for (number, &material) in all.iter().enumerate() {
        // Every material has a builder of its own, which knows only what lies in the directory.
        let mut builder = Builder::new(Variant::Thai, stopped.clone(), Metric::Plies, 1).unwrap();
        assert_eq!(builder.build(material, &|_| {}).unwrap(), Built::New);
        if number > 0 {
            let before = builder.build(all[number - 1], &|_| {}).unwrap();
            assert_eq!(before, Built::Found);
        }
    }
    for &material in &all {
        for metric in [Metric::Verdict, Metric::Plies] {
            let bytes = |directory: &TableDirectory| {
                fs::read(directory.file(Variant::Thai, metric, material)).unwrap()
            };
            assert!(bytes(whole) == bytes(&stopped), "{material} {metric}");
        }
    }
}

#[test]
fn tables_of_verdicts_are_the_same_without_plies() {
    let (with, without) = (four(), directory("without-plies"));
    build(&without, Variant::English, Metric::Verdict, 4);
    for material in (2..=4).flat_map(Material::all) {
        let bytes = |directory: &TableDirectory| {
            fs::read(directory.file(Variant::English, Metric::Verdict, material)).unwrap()
        };
        assert!(bytes(with) == bytes(&without), "{material}");
        let plies = without.file(Variant::English, Metric::Plies, material);
        assert!(!plies.exists());
    }
}

#[test]
fn two_builders_never_work_in_one_directory() {
    let directory = directory("locked");
    let builder = |directory: &TableDirectory| {
        Builder::new(Variant::Thai, directory.clone(), Metric::Verdict, 1)
    };
    let first = builder(&directory).unwrap();
    let second = builder(&directory).err().unwrap();
    assert!(matches!(second.problem, FileProblem::Locked), "{second}");
    drop(first);
    assert!(builder(&directory).is_ok());
}

/// Two kings against one on all squares, either side to move.
fn two_kings_against_one(variant: Variant) -> impl Iterator<Item = Position> {
    let squares =
        (1..=32).flat_map(|a| (a + 1..=32).flat_map(move |b| (1..=32).map(move |c| [a, b, c])));
    let fens =
        squares.flat_map(|[a, b, c]| ["B", "W"].map(|turn| format!("{turn}:WK{a},{b}:BK{c}")));
    fens.filter_map(move |fen| Position::from_fen(variant, &fen.replace(',', ",K")).ok())
}

#[test]
fn verdicts_of_positions_under_a_threat_are_told_whether_they_are_left_out_or_not() {
    for variant in Variant::ALL {
        let tables = open(four());
        let mut threatened = 0;
        for position in two_kings_against_one(variant) {
            let expected = tables.value(&position).unwrap().verdict();
            assert_eq!(tables.verdict(&position), Ok(expected), "{position:?}");
            threatened += usize::from(position.is_threatened() && !position.must_capture());
        }
        assert!(threatened > 1000, "{threatened}");
    }
}

/// A file that was written before positions were left out.
#[test]
fn older_tables_of_verdicts_are_read() {
    let bytes = include_bytes!("data/english-KKvK-1.wld");
    let mut tables = open(four());
    let material: Material = "KKvK".parse().unwrap();
    let newer = tables.get(Variant::English, Metric::Verdict, material);
    assert!(newer.unwrap().size() < bytes.len());
    tables.add(Table::open(Box::new(bytes.to_vec())).unwrap());
    for position in two_kings_against_one(Variant::English) {
        let expected = tables.value(&position).unwrap().verdict();
        assert_eq!(tables.verdict(&position), Ok(expected), "{position:?}");
    }
}

#[test]
fn whatever_byte_is_changed_is_noticed() {
    let directory = directory("changed");
    build(&directory, Variant::Thai, Metric::Plies, 3);
    let material: Material = "KKvm".parse().unwrap();
    let whole = open(&directory);
    let places = |tables: &Tables| {
        let squares =
            (5..=32_u32).flat_map(|man| (man % 3 + 1..=16).step_by(3).map(move |k| (man, k)));
        squares
            .filter_map(|(man, king)| {
                let fen = format!("W:WK{king},K{}:B{man}", 33 - king);
                let position = Position::from_fen(Variant::Thai, &fen).ok()?;
                Some((tables.value(&position), tables.verdict(&position)))
            })
            .collect::<Vec<_>>()
    };
    let expected = places(&whole);
    assert!(expected.len() > 100);
    for metric in [Metric::Verdict, Metric::Plies] {
        let bytes = fs::read(directory.file(Variant::Thai, metric, material)).unwrap();
        let mut opened = 0;
        for at in (0..bytes.len()).step_by(7) {
            let mut changed = bytes.clone();
            changed[at] ^= 1 << (at % 8);
            let Ok(table) = Table::open(Box::new(changed)) else {
                continue;
            };
            opened += 1;
            assert!(table.check().is_err(), "byte {at}");
            let mut tables = whole.clone();
            tables.add(table);
            for (found, expected) in places(&tables).iter().zip(&expected) {
                assert!(found.0.is_err() || found.0 == expected.0, "byte {at}");
                assert!(found.1.is_err() || found.1 == expected.1, "byte {at}");
            }
        }
        assert!(opened > 0);
        for length in (0..bytes.len()).step_by(5) {
            let error = Table::open(Box::new(bytes[..length].to_vec())).err();
            assert_eq!(error, Some(TableError::Short), "{length} bytes");
        }
    }
}

#[test]
fn a_file_that_is_cut_off_is_named_and_the_others_serve() {
    let directory = directory("cut");
    build(&directory, Variant::Thai, Metric::Verdict, 2);
    let path = directory.file(
        Variant::Thai,
        Metric::Verdict,
        "mvm".parse::<Material>().unwrap(),
    );
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
    let (tables, errors) = directory.open().unwrap();
    let [error] = errors.as_slice() else {
        panic!("{errors:?}");
    };
    assert!(
        error.to_string().contains("thai-mvm.wld: it is cut off"),
        "{error}"
    );
    let known = Position::from_fen(Variant::Thai, "B:WK1:BK32").unwrap();
    assert!(tables.verdict(&known).is_ok());
}

#[test]
fn a_table_under_another_name_is_refused_and_the_others_serve() {
    let directory = directory("misnamed");
    build(&directory, Variant::English, Metric::Verdict, 2);
    let path = |material: &str| {
        let material: Material = material.parse().unwrap();
        directory.file(Variant::English, Metric::Verdict, material)
    };
    fs::copy(path("KvK"), path("mvm")).unwrap();
    fs::write(directory.path().join("notes.txt"), "mine").unwrap();
    let (tables, errors) = directory.open().unwrap();
    let [error] = errors.as_slice() else {
        panic!("{errors:?}");
    };
    assert!(matches!(
        error.problem,
        FileProblem::Table(TableError::Misnamed { .. })
    ));
    let known = Position::from_fen(Variant::English, "B:WK1:BK32").unwrap();
    assert!(tables.verdict(&known).is_ok());
    let unknown = Position::from_fen(Variant::English, "B:W32:B1").unwrap();
    assert!(tables.verdict(&unknown).is_err());
}

#[test]
fn a_bundle_has_all_tables_in_one_file() {
    let tables = open(four());
    let bundle = tables.bundle();
    let again = Tables::from_bundle(bundle.clone()).unwrap();
    assert_eq!(again.iter().count(), tables.iter().count());
    assert_eq!(again.bundle(), bundle);
    for (variant, fen) in [
        (Variant::Thai, "B:W1,16:BK19"),
        (Variant::English, "W:W18,31:B3,4"),
    ] {
        let position = Position::from_fen(variant, fen).unwrap();
        assert_eq!(again.moves(&position), tables.moves(&position));
        assert_eq!(again.verdict(&position), tables.verdict(&position));
    }
}

#[test]
fn a_bundle_that_is_not_whole_is_refused() {
    let bundle = open(four()).bundle();
    let refused = |bytes: &[u8]| Tables::from_bundle(bytes).err();
    for length in [8, 11, 12, 20, bundle.len() / 2, bundle.len() - 1] {
        assert_eq!(refused(&bundle[..length]), Some(BundleError::Damaged));
    }
    for length in [0, 7] {
        assert_eq!(refused(&bundle[..length]), Some(BundleError::Foreign));
    }
    for at in [8, 100, bundle.len() / 2, bundle.len() - 1] {
        let mut changed = bundle.clone();
        changed[at] ^= 1;
        assert_eq!(refused(&changed), Some(BundleError::Damaged), "byte {at}");
    }
}
