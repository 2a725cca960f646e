//! `makhos tables build` and `plan`: whatever happens, a table is there whole or not at all.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    path::Path,
    process::{Command as Process, Stdio},
    thread,
    time::Duration,
};

use assert_cmd::{assert::Assert, cargo::cargo_bin};
use draughts_endgame::TableDirectory;

use super::{copy_of_three, directory, tables, three};

const THREE_OF_THAI: [&str; 5] = ["build", "--variant", "thai", "--pieces", "3"];

fn errors(assert: &Assert) -> String {
    String::from_utf8_lossy(&assert.get_output().stderr).into_owned()
}

/// The Thai tables of a directory, by name.
fn files(directory: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(directory).unwrap();
    let files = entries.map(|entry| entry.unwrap().path()).map(|path| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        (name, fs::read(path).unwrap())
    });
    files.filter(|(name, _)| name.starts_with("thai")).collect()
}

/// Goes on building, and expects the same as in [`three`].
fn finish(directory: &Path) {
    tables(&THREE_OF_THAI)
        .arg("--dir")
        .arg(directory)
        .assert()
        .success();
    assert!(files(directory) == files(Path::new(three())));
}

#[test]
fn a_builder_that_is_killed_at_any_moment_leaves_whole_tables_only() {
    let directory = directory("killed");
    for round in 0..12 {
        let mut builder = Process::new(cargo_bin("makhos"))
            .args([
                "tables",
                "build",
                "--variant",
                "thai",
                "--pieces",
                "3",
                "--dir",
            ])
            .arg(&directory)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_millis(20 + 23 * round));
        builder.kill().unwrap();
        builder.wait().unwrap();
        let (there, faults) = TableDirectory::new(&directory).open().unwrap();
        assert!(faults.is_empty(), "{faults:?}");
        for table in there.iter() {
            assert_eq!(table.check(), Ok(()));
        }
    }
    finish(&directory);
}

#[cfg(unix)]
#[test]
fn a_builder_without_room_says_so_and_goes_on_when_there_is_some() {
    let directory = directory("no-room");
    // No file may grow beyond a few KiB, which is refused as a full disk is.
    let script = "trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\"";
    let output = Process::new("sh")
        .args(["-c", script])
        .arg(cargo_bin("makhos"))
        .args([
            "tables",
            "build",
            "--variant",
            "thai",
            "--pieces",
            "3",
            "--dir",
        ])
        .arg(&directory)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains(".plies: "), "{error}");
    let before = files(&directory);
    assert!(!before.is_empty());
    let whole = files(Path::new(three()));
    for (name, bytes) in before {
        assert!(whole.get(&name) == Some(&bytes), "{name}");
    }
    finish(&directory);
}

#[test]
fn a_builder_does_not_begin_where_another_one_works() {
    let directory = directory("two-builders");
    fs::create_dir_all(&directory).unwrap();
    let refused = |arguments: &[&str]| {
        let assert = tables(arguments)
            .arg("--dir")
            .arg(&directory)
            .assert()
            .failure();
        let error = errors(&assert);
        assert!(
            error.contains("another program is building tables here"),
            "{error}"
        );
    };
    let slice = ["build", "--variant", "thai", "--slice", "KvK"];
    let lock = File::create(directory.join("lock")).unwrap();
    lock.lock().unwrap();
    refused(&THREE_OF_THAI);
    refused(&slice);
    lock.unlock().unwrap();
    // A builder of another slice.
    lock.lock_shared().unwrap();
    refused(&THREE_OF_THAI);
    tables(&slice)
        .arg("--dir")
        .arg(&directory)
        .assert()
        .success();
    let other = File::create(directory.join("thai-KvK.lock")).unwrap();
    other.lock().unwrap();
    refused(&slice);
    drop((lock, other));
    finish(&directory);
}

#[test]
fn a_damaged_table_is_named_and_replaced_only_on_demand() {
    let directory = copy_of_three("damaged");
    let path = directory.join("thai-mvK.wld");
    assert!(!path.exists());
    let path = directory.join("thai-Kvm.wld");
    let whole = fs::read(&path).unwrap();
    let mut changed = whole.clone();
    *changed.last_mut().unwrap() ^= 1;
    for damaged in [
        changed,
        whole[..whole.len() / 2].to_vec(),
        vec![0; whole.len()],
    ] {
        fs::write(&path, &damaged).unwrap();
        let assert = tables(&THREE_OF_THAI)
            .arg("--dir")
            .arg(&directory)
            .assert()
            .failure();
        let error = errors(&assert);
        assert!(error.contains("thai-Kvm.wld: it is "), "{error}");
        assert!(
            error.contains("--replace-damaged builds it anew"),
            "{error}"
        );
        assert!(fs::read(&path).unwrap() == damaged);
        tables(&THREE_OF_THAI)
            .arg("--replace-damaged")
            .arg("--dir")
            .arg(&directory)
            .assert()
            .success();
        assert!(fs::read(&path).unwrap() == whole);
    }
}

#[test]
fn a_table_of_a_newer_version_is_never_replaced() {
    let directory = copy_of_three("newer");
    let path = directory.join("thai-Kvm.wld");
    let mut newer = fs::read(&path).unwrap();
    newer[8] = 200;
    fs::write(&path, &newer).unwrap();
    let assert = tables(&THREE_OF_THAI)
        .arg("--replace-damaged")
        .arg("--dir")
        .arg(&directory)
        .assert()
        .failure();
    let error = errors(&assert);
    assert!(
        error.contains("thai-Kvm.wld: it is of version 200"),
        "{error}"
    );
    assert!(fs::read(&path).unwrap() == newer);
}

#[test]
fn slices_built_one_by_one_in_the_order_of_the_plan_are_the_same_tables() {
    let directory = directory("slices");
    let output = tables(&[
        "plan",
        "--variant",
        "thai",
        "--pieces",
        "3",
        "--format",
        "json",
    ])
    .output()
    .unwrap();
    let plan: Vec<serde_json::Value> = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(plan.len(), 9);
    let build = |slice: &str| {
        let mut command = tables(&["build", "--variant", "thai", "--slice", slice, "--dir"]);
        command.arg(&directory).assert()
    };
    let early = errors(&build("mmvm").failure());
    assert!(
        early.contains("it has to be built before this one"),
        "{early}"
    );
    let mut positions = 0;
    for task in &plan {
        let slice = task["slice"].as_str().unwrap();
        for input in task["inputs"].as_array().unwrap() {
            let name = format!("thai-{}.plies", input.as_str().unwrap());
            assert!(directory.join(name).exists(), "{slice} reads {input}");
        }
        build(slice).success();
        positions += task["positions"].as_u64().unwrap();
    }
    assert_eq!(positions, 199_520);
    assert!(without_locks(&directory) == files(Path::new(three())));
}

#[test]
fn materials_of_seven_pieces_are_planned_and_built_in_parts() {
    let seven = ["plan", "--variant", "thai", "--pieces", "7", "--metric"];
    let output = tables(&seven)
        .args(["verdict", "--threads", "2", "--format", "json"])
        .output()
        .unwrap();
    let plan: Vec<serde_json::Value> = serde_json::from_slice(&output.stdout).unwrap();
    let number = |task: &serde_json::Value, what: &str| task[what].as_u64().unwrap();
    let sevens = || plan.iter().filter(|task| task["pieces"] == 7);
    assert_eq!(sevens().count(), 1491);
    let positions: u64 = sevens().map(|task| number(task, "positions")).sum();
    assert_eq!(positions, 34_243_113_624);
    let memory = sevens().map(|task| number(task, "memory_bytes")).max();
    assert!(memory < Some(4 << 30), "{memory:?}");

    let directory = directory("parts");
    let build = |slice: &str| {
        let mut command = tables(&["build", "--variant", "thai", "--slice", slice, "--dir"]);
        errors(&command.arg(&directory).assert().failure())
    };
    let whole = build("mmKKvmmK");
    assert!(
        whole.contains("mmKKvmmK is kept in parts, from mmKKvmmK.r7-7 to mmKKvmmK.r1-1"),
        "{whole}"
    );
    let early = build("KKKKKKvm.r0-7");
    assert!(early.contains("thai-KKKKKKvK.plies"), "{early}");
    let senseless = build("KKKKKKvm.r7-0");
    assert!(
        senseless.contains("is no material or part of one"),
        "{senseless}"
    );
    assert!(without_locks(&directory).is_empty());
}

/// The tables of a directory in which slices were built.
fn without_locks(directory: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = files(directory);
    files.retain(|name, _| !name.ends_with(".lock"));
    files
}

#[test]
fn a_build_that_needs_more_memory_than_it_may_take_does_not_begin() {
    let directory = directory("little-memory");
    let six = [
        "build",
        "--variant",
        "thai",
        "--pieces",
        "6",
        "--memory",
        "64M",
    ];
    let assert = tables(&six).arg("--dir").arg(&directory).assert().failure();
    let error = errors(&assert);
    assert!(error.contains("64.00 MiB are not enough: "), "{error}");
    assert!(files(&directory).is_empty());
    tables(&THREE_OF_THAI)
        .args(["--threads", "1", "--memory", "17M", "--dir"])
        .arg(&directory)
        .assert()
        .success();
    assert!(files(&directory) == files(Path::new(three())));
}
