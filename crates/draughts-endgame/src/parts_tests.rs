//! Parts against whole materials: small ones, split as only big ones are otherwise.

use std::{fs, sync::OnceLock};

use draughts::Variant;
use tempfile::TempDir;

use crate::{
    Builder, Built, Counts, Fault, Material, Metric, Part, Sample, Slice, TableDirectory, Tables,
    Verifier, build::Slabs, index::Index, load::Loader, part::Splitting,
};

/// From how many pieces on materials are kept in parts here.
const FROM: u8 = 3;
const PIECES: u8 = 4;
/// How many positions of up to so many pieces there are.
const POSITIONS: u64 = 6_408_836;
/// English, whose tables leave positions out.
const VARIANT: Variant = Variant::English;

/// A folder of a test's own, where materials are kept in parts.
fn directory() -> (TempDir, TableDirectory) {
    let folder = tempfile::tempdir().unwrap();
    let directory = TableDirectory::new(folder.path()).split_from(FROM);
    (folder, directory)
}

/// An empty directory of all tests, beside their program, which stays when they are over.
fn shared(name: &str) -> TableDirectory {
    let program = std::env::current_exe().unwrap();
    let path = program.with_file_name(name);
    let _ = fs::remove_dir_all(&path);
    TableDirectory::new(path).split_from(FROM)
}

fn parts(pieces: u8) -> Vec<Part> {
    let splitting = Splitting { from: FROM };
    (2..=pieces)
        .flat_map(|pieces| splitting.all(pieces))
        .collect()
}

/// All of it in parts, for tests that only read it.
fn in_parts() -> &'static TableDirectory {
    static PARTS: OnceLock<TableDirectory> = OnceLock::new();
    PARTS.get_or_init(|| {
        let directory = shared("tables-in-parts");
        let mut builder = Builder::new(VARIANT, directory.clone(), Metric::Plies, 2).unwrap();
        for part in parts(PIECES) {
            assert_eq!(builder.build(part, &|_| {}).unwrap(), Built::New, "{part}");
        }
        directory
    })
}

/// The same in whole materials.
fn in_wholes() -> &'static TableDirectory {
    static WHOLES: OnceLock<TableDirectory> = OnceLock::new();
    WHOLES.get_or_init(|| {
        let directory = shared("tables-in-wholes").split_from(PIECES + 1);
        let mut builder = Builder::new(VARIANT, directory.clone(), Metric::Plies, 2).unwrap();
        for material in (2..=PIECES).flat_map(Material::all) {
            builder.build(material, &|_| {}).unwrap();
        }
        directory
    })
}

fn open(directory: &TableDirectory) -> Tables {
    let (tables, errors) = directory.open().unwrap();
    assert!(errors.is_empty(), "{errors:?}");
    tables
}

/// Everything of a directory in memory.
fn slabs(directory: &TableDirectory, metric: Metric) -> Slabs {
    let loader = Loader::new(VARIANT, metric, directory, 2);
    let splitting = directory.splitting();
    let mut slabs = Slabs::new(splitting);
    for side in (2..=PIECES)
        .flat_map(|pieces| splitting.all(pieces))
        .flat_map(Part::sides)
    {
        loader.load(side, &mut slabs, &|_| {}).unwrap();
    }
    slabs
}

#[test]
fn parts_tell_the_same_of_every_position_as_whole_materials() {
    let mut compared = 0;
    for metric in [Metric::Plies, Metric::Verdict] {
        let [parts, wholes] = [in_parts(), in_wholes()].map(|all| slabs(all, metric));
        for side in (2..=PIECES)
            .flat_map(Material::all)
            .flat_map(Material::sides)
        {
            let index = Index::new(side);
            for number in 0..index.len() {
                if let Some(position) = index.place(number).position(VARIANT) {
                    let fen = || position.to_fen();
                    assert_eq!(parts.code(&position), wholes.code(&position), "{}", fen());
                    compared += 1;
                }
            }
        }
    }
    assert_eq!(compared, 2 * POSITIONS);
}

#[test]
fn look_ups_find_the_part_of_a_position() {
    let (parts, wholes) = (open(in_parts()), open(in_wholes()));
    for side in (2..=PIECES)
        .flat_map(Material::all)
        .flat_map(Material::sides)
    {
        let index = Index::new(side);
        let mut found = 0;
        for number in (0..index.len()).step_by(997) {
            if let Some(position) = index.place(number).position(VARIANT) {
                let verdict = wholes.verdict(&position);
                assert_eq!(parts.verdict(&position), verdict, "{}", position.to_fen());
                assert!(verdict.is_ok());
                found += 1;
            }
        }
        assert!(found > 0 || index.len() < 1000, "{side}");
    }
}

#[test]
fn the_counts_of_parts_are_together_those_of_the_material() {
    let (tables, wholes) = (open(in_parts()), open(in_wholes()));
    let splitting = Splitting { from: FROM };
    for material in (2..=PIECES).flat_map(Material::all) {
        for side in material.sides() {
            let whole = wholes.get(VARIANT, Metric::Plies, side).unwrap();
            let whole = whole.counts(side).unwrap();
            let mut sum = Counts::default();
            for part in splitting.parts(material).into_iter().flat_map(Part::sides) {
                let table = tables.get(VARIANT, Metric::Plies, part).unwrap();
                if part.material == side {
                    sum.join(table.counts(part).unwrap());
                }
            }
            let told = |counts: Counts| {
                let Counts {
                    positions,
                    wins,
                    losses,
                    longest_win,
                    longest_loss,
                    ..
                } = counts;
                (positions, wins, losses, longest_win, longest_loss)
            };
            assert_eq!(told(sum), told(whole), "{side}");
        }
    }
}

#[test]
fn parts_are_verified_like_whole_materials() {
    let directory = in_parts();
    let tables = open(directory);
    let sample = Sample {
        share: 1.0,
        seed: 1,
        above: Verifier::MOST_DERIVED,
    };
    let mut verifier = Verifier::new(VARIANT, directory, &tables, sample, 2);
    let mut positions = 0;
    for part in parts(PIECES) {
        for metric in [Metric::Plies, Metric::Verdict] {
            let mut report = |fault: Fault| panic!("{fault}");
            positions += verifier.verify(metric, part, &|_| {}, &mut report);
        }
    }
    assert_eq!(positions, 2 * POSITIONS);
}

#[test]
fn a_part_is_built_from_what_its_slice_reads_and_nothing_else() {
    let all = in_parts();
    for part in parts(PIECES) {
        let (_folder, alone) = directory();
        for read in Slice::of(part, Metric::Plies, all.splitting()).reads {
            let file = |directory: &TableDirectory| directory.file(VARIANT, Metric::Plies, read);
            fs::copy(file(all), file(&alone)).unwrap();
        }
        let mut builder =
            Builder::of_slice(VARIANT, alone.clone(), Metric::Plies, part, 2).unwrap();
        let built = builder.build(part, &|_| {});
        assert_eq!(built.unwrap(), Built::New, "{part}");
        for metric in [Metric::Plies, Metric::Verdict] {
            let bytes = |directory: &TableDirectory| {
                fs::read(directory.file(VARIANT, metric, part)).unwrap()
            };
            assert!(bytes(all) == bytes(&alone), "{part} {metric}");
        }
    }
}

#[test]
fn a_builder_goes_on_with_the_part_where_another_one_stopped() {
    let all = in_parts();
    let (_folder, stopped) = directory();
    for (number, part) in (0..).zip(parts(3)) {
        // Every part has a builder of its own, which knows only what lies in the directory.
        let mut builder = Builder::new(VARIANT, stopped.clone(), Metric::Plies, 1).unwrap();
        builder.limit_memory(number % 2);
        for before in parts(3).into_iter().take_while(|before| *before != part) {
            assert_eq!(builder.build(before, &|_| {}).unwrap(), Built::Found);
        }
        assert_eq!(builder.build(part, &|_| {}).unwrap(), Built::New);
        let bytes = |directory: &TableDirectory| {
            fs::read(directory.file(VARIANT, Metric::Verdict, part)).unwrap()
        };
        assert!(bytes(all) == bytes(&stopped), "{part}");
    }
}

#[test]
fn what_is_no_part_is_refused_with_what_would_be_right() {
    let (folder, _) = directory();
    let wholes = TableDirectory::new(folder.path());
    let mut builder = Builder::new(VARIANT, wholes, Metric::Verdict, 1).unwrap();
    for (part, reason) in [
        (
            "KKKKvmmm",
            "KKKKvmmm is kept in parts, from KKKKvmmm.r0-7 to KKKKvmmm.r0-1",
        ),
        ("mvm.r1-1", "mvm is kept as a whole"),
        ("KKKKKKKKvK", "KKKKKKKKvK has 9 pieces; tables have 2 to 7"),
    ] {
        let error = builder.build(part.parse::<Part>().unwrap(), &|_| {});
        let error = error.unwrap_err().to_string();
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn a_part_under_the_name_of_another_one_is_refused() {
    let (_folder, copied) = directory();
    let file = |directory: &TableDirectory, part: &str| {
        directory.file(VARIANT, Metric::Verdict, part.parse::<Part>().unwrap())
    };
    let from = file(in_parts(), "mvmm.r3-5");
    fs::copy(from, file(&copied, "mvmm.r3-4")).unwrap();
    let (_, errors) = copied.open().unwrap();
    let [error] = errors.as_slice() else {
        panic!("{errors:?}");
    };
    let told = error.to_string();
    assert!(
        told.contains("it is the table english-mmvm.r5-3.wld"),
        "{told}"
    );
}
