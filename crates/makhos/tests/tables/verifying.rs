//! `makhos tables verify`: faults are found, and nothing else.

use std::{
    fs,
    path::{Path, PathBuf},
};

use super::{copy_of_three, tables, three};

#[test]
fn tables_that_are_right_have_no_faults() {
    tables(&["verify", "--dir", three(), "--variant", "english"])
        .assert()
        .success()
        .stdout(
            "english: 9 tables of plies, all 199520 positions derived again from their moves\n\
             english: 9 tables of verdicts, all 199520 positions compared with plies\n\
             no faults\n",
        );
    let assert = tables(&["verify", "--dir", three(), "--pieces", "2"])
        .assert()
        .success();
    let output = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    assert_eq!(output.lines().count(), 5, "{output}");
    assert!(output.contains("thai: 3 tables of plies, all 3488 positions"));
}

#[test]
fn a_changed_byte_and_a_missing_table_are_faults() {
    let copy = copy_of_three("changed-byte");
    let path = copy.join("thai-KKvm.plies");
    let mut bytes = fs::read(&path).unwrap();
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    fs::write(&path, bytes).unwrap();
    fs::remove_file(copy.join("thai-mvm.plies")).unwrap();
    let assert = tables(&["verify", "--variant", "thai", "--dir"])
        .arg(&copy)
        .assert()
        .code(1);
    let output = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
    let is_damaged = |line: &str| line.contains("thai-KKvm.plies: it is damaged");
    assert!(output.lines().any(is_damaged), "{output}");
    let is_missing = |line: &str| {
        line.contains("thai-mKvm.plies: it cannot be verified") && line.contains("mvm")
    };
    assert!(output.lines().any(is_missing), "{output}");
}

/// English tables of a man against a man under Thai names: whole files with a header, a game and checksums
/// that fit each other, but with wrong values.
fn with_wrong_values(name: &str) -> PathBuf {
    let copy = copy_of_three(name);
    for ending in ["plies", "wld"] {
        let mut bytes = fs::read(copy.join(format!("english-mvm.{ending}"))).unwrap();
        as_thai(&mut bytes);
        fs::write(copy.join(format!("thai-mvm.{ending}")), bytes).unwrap();
    }
    copy
}

#[test]
fn every_wrong_value_and_count_is_listed() {
    let copy = with_wrong_values("wrong-values");
    let run = |pieces: &str| {
        let assert = tables(&["verify", "--variant", "thai", "--pieces", pieces, "--dir"])
            .arg(&copy)
            .assert()
            .code(1);
        String::from_utf8_lossy(&assert.get_output().stdout).into_owned()
    };
    let output = run("2");
    assert!(output.contains("thai-mvm.plies: for mvm it says 102 wins, but there are "));
    assert!(output.contains("thai-mvm.plies: B:W1:B8 is stored as win 9, but derived as win 5\n"));
    let faults = output.lines().filter(|line| line.contains("thai-")).count();
    assert!(
        output.ends_with(&format!("\n{faults} faults\n")),
        "{output}"
    );
    assert!(run("3").contains("thai-mKvm.plies"));
}

/// Says in a table of the format that it is of Thai checkers, with the checksum that goes with it.
fn as_thai(bytes: &mut [u8]) {
    const GAME: usize = 10;
    assert_eq!(bytes[GAME], 1);
    bytes[GAME] = 0;
    let checksum = |bytes: &[u8]| crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(bytes);
    let mut before = bytes.to_vec();
    before[GAME] = 1;
    let end = (0..bytes.len() - 4)
        .find(|&at| before[at..at + 4] == checksum(&before[..at]).to_le_bytes())
        .unwrap();
    let new = checksum(&bytes[..end]).to_le_bytes();
    bytes[end..end + 4].copy_from_slice(&new);
}

#[test]
fn a_random_share_of_the_values_is_derived_again() {
    let verify = |directory: &Path, share: &str| {
        let output = tables(&["verify", "--variant", "thai", "--pieces", "2"])
            .args(["--whole", "1", "--share", share, "--dir"])
            .arg(directory)
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let output = verify(Path::new(three()), "1");
    insta::assert_snapshot!(output);
    let some = verify(Path::new(three()), "0.1");
    assert!(
        some.contains("random positions") && some.ends_with("no faults\n"),
        "{some}"
    );
    assert_ne!(some.replace("share 0.1", "share 1"), output);
    let wrong = verify(&with_wrong_values("wrong-values-of-a-share"), "1");
    assert!(
        wrong.contains("thai-mvm.plies: B:W1:B8 is stored as win 9, but derived as win 5\n"),
        "{wrong}"
    );
    assert!(wrong.contains("thai-mvm.wld: "), "{wrong}");
}

#[test]
fn shares_are_numbers_above_nothing() {
    for share in ["0", "1.5", "x", "NaN"] {
        tables(&["verify", "--share", share]).assert().code(2);
    }
}
