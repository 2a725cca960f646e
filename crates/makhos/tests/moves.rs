//! `makhos moves` from outside.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command as Process, Stdio},
};

use assert_cmd::{Command, cargo::cargo_bin};

fn moves(variant: &str) -> Command {
    let mut command = Command::cargo_bin("makhos").unwrap();
    command.args(["moves", "--variant", variant]);
    command
}

#[test]
fn the_cases_come_back_byte_for_byte() {
    let files = [
        (
            "thai",
            include_str!("../../draughts/tests/cases/thai-moves.txt"),
        ),
        (
            "english",
            include_str!("../../draughts/tests/cases/english-moves.txt"),
        ),
    ];
    for (variant, file) in files {
        let fens: String = file
            .lines()
            .map(|line| format!("{}\n", line.split('|').next().unwrap_or_default()))
            .collect();
        assert!(fens.lines().count() > 2000);
        moves(variant)
            .write_stdin(fens)
            .assert()
            .success()
            .stdout(file);
    }
}

#[test]
fn positions_may_be_arguments() {
    moves("thai")
        .args(["B:W11,25:BK18", " B:W9,10,17,18:BK22 ", "B:W3,8:B12"])
        .assert()
        .success()
        .stdout(
            "B:W11,25:BK18 | 18x29x8 18x8x29\n\
             B:W9,10,17,18:BK22 | 22x13x6x15x22 22x15x6x13x22\n\
             B:W3,8:B12 | \n",
        );
}

#[test]
fn a_bad_line_is_reported_and_the_others_are_answered() {
    let mut input = b"B:W1-8:B25-32\r\n\n  \nB:W1,33:B25\nB:W:BK32\n\xff\n  B:Wx:B\n".to_vec();
    input.extend("9".repeat(1_000_000).bytes());
    input.extend(b"\nW:WK1:B");
    moves("thai")
        .write_stdin(input)
        .assert()
        .code(1)
        .stdout(
            "B:W1-8:B25-32 | 25-21 25-22 26-22 26-23 27-23 27-24 28-24\n\
             B:W:BK32 | 32-14 32-18 32-23 32-27 32-28 32-5 32-9\n\
             W:WK1:B | 1-10 1-15 1-19 1-24 1-28 1-5 1-6\n",
        )
        .stderr(
            "makhos: line 4: column 6: \"33\": squares are numbered from 1 to 32\n\
             makhos: line 6: column 1: the line is not UTF-8 text\n\
             makhos: line 7: column 6: \"x\": a square is a number from 1 to 32 or a name from a1 \
             to h8\n\
             makhos: line 8: the line is longer than 4096 bytes\n",
        );
}

#[test]
fn a_bad_argument_is_named_by_its_place() {
    moves("english")
        .args(["B:W32:B1", "B:W32"])
        .assert()
        .code(1)
        .stdout("B:W32:B1 | 1-5 1-6\n")
        .stderr("makhos: FEN 2: column 6: the FEN ends here, but a colon is missing\n");
}

#[test]
fn nothing_in_is_nothing_out() {
    moves("thai")
        .write_stdin("")
        .assert()
        .success()
        .stdout("")
        .stderr("");
}

#[test]
fn each_line_is_answered_before_the_next_one_comes() {
    let mut child = Process::new(cargo_bin("makhos"))
        .args(["moves", "--variant", "thai"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for (fen, answer) in [("B:W4,18:B22,32", "22x15"), ("W:W5:B32", "5-9")] {
        writeln!(input, "{fen}").unwrap();
        assert_eq!(
            answers.next().unwrap().unwrap(),
            format!("{fen} | {answer}")
        );
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_reader_that_leaves_ends_the_program_quietly() {
    let mut child = Process::new(cargo_bin("makhos"))
        .args(["moves", "--variant", "thai"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    for _ in 0..10_000 {
        if writeln!(input, "B:W1-8:B25-32").is_err() {
            break;
        }
    }
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
