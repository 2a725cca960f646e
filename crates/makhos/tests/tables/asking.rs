//! Asking tables: `value`, `best` and `stats`.

use std::fs;

use super::{copy_of_three, tables, three};

/// The lines of the reference cases that have at most three pieces.
fn cases(file: &str) -> String {
    let pieces = |line: &&str| {
        let fen = line.split(" | ").next().unwrap();
        fen.split([':', ','])
            .filter(|part| part.contains(|c: char| c.is_ascii_digit()))
            .count()
    };
    let lines = file.lines().filter(|line| pieces(line) <= 3);
    lines.map(|line| format!("{line}\n")).collect()
}

#[test]
fn values_of_the_cases_come_back_byte_for_byte() {
    let files = [
        (
            "thai",
            include_str!("../../../draughts-endgame/tests/data/thai-endgames.txt"),
        ),
        (
            "english",
            include_str!("../../../draughts-endgame/tests/data/english-endgames.txt"),
        ),
    ];
    for (variant, file) in files {
        let cases = cases(file);
        assert!(cases.lines().count() > 20);
        let fens: String = cases
            .lines()
            .map(|line| format!("{}\n", line.split(" | ").next().unwrap()))
            .collect();
        tables(&["value", "--variant", variant, "--dir", three()])
            .write_stdin(fens)
            .assert()
            .success()
            .stdout(cases);
    }
}

#[test]
fn positions_without_an_answer_are_told_about_and_the_others_are_answered() {
    tables(&["value", "--variant", "thai", "--tables", three()])
        .args(["B:W1,2:B31,32", "B:W1", "B:WK24:BK2,4K", " B:WK4:BK8"])
        .assert()
        .code(1)
        .stdout("B:WK4:BK8 | win 3\n")
        .stderr(
            "makhos: FEN 1: there is no table of verdicts for mmvmm\n\
             makhos: FEN 2: column 5: the FEN ends here, but a colon is missing\n\
             makhos: FEN 3: column 12: \"4K\": a square is a number from 1 to 32 or a name from a1 to h8\n",
        );
}

#[test]
fn moves_are_listed_with_the_best_one_first() {
    tables(&["best", "--variant", "thai", "--tables", three()])
        .arg("B:WK5:BK32")
        .assert()
        .success()
        .stdout(
            "32-28 | draw\n32-9 | loss 2\n32-14 | loss 2\n32-18 | loss 2\n32-23 | loss 2\n32-27 | loss 2\n",
        );
    tables(&["best", "--variant", "thai", "B:W5:B", "--tables", three()])
        .assert()
        .failure()
        .stderr("makhos: Black has no legal move and has lost\n");
}

#[test]
fn tables_of_verdicts_alone_answer_without_plies() {
    let copy = copy_of_three("verdicts-alone");
    for entry in fs::read_dir(&copy).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "plies") {
            fs::remove_file(path).unwrap();
        }
    }
    let directory = copy.to_str().unwrap();
    tables(&["value", "--variant", "thai", "--dir", directory])
        .args(["B:WK4:BK8", "B:W1,K7:BK2", "B:WK5:BK32"])
        .assert()
        .success()
        .stdout("B:WK4:BK8 | win\nB:W1,K7:BK2 | win\nB:WK5:BK32 | draw\n");
    tables(&["best", "--variant", "thai", "--dir", directory])
        .arg("B:WK24:BK4,32")
        .assert()
        .success()
        .stdout(
            "32-28 | win\n4-8 | win\n4-11 | win\n4-18 | win\n4-22 | win\n4-25 | win\n\
             4-29 | win\n32-27 | draw\n4-15 | loss\n",
        );
    tables(&["stats", "--variant", "thai", "--dir", directory])
        .args(["--pieces", "2", "--format", "csv"])
        .assert()
        .success()
        .stdout(
            "variant,pieces,material,positions,wins,losses,draws,longest_win,longest_loss,example\n\
             thai,2,KvK,992,194,2,796,,,\n\
             thai,2,Kvm,868,746,0,122,,,\n\
             thai,2,mvK,868,37,553,278,,,\n\
             thai,2,mvm,760,223,118,419,,,\n",
        );
}

#[test]
fn statistics_have_a_position_with_the_longest_win() {
    for variant in ["thai", "english"] {
        let output = tables(&["stats", "--variant", variant, "--format", "json"])
            .args(["--dir", three()])
            .output()
            .unwrap();
        let rows: Vec<serde_json::Value> = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(rows.len(), 4 + 12);
        for row in rows {
            let (Some(fen), Some(plies)) = (row["example"].as_str(), row["longest_win"].as_u64())
            else {
                assert_eq!(row["wins"], 0);
                continue;
            };
            tables(&["value", "--variant", variant, "--dir", three(), fen])
                .assert()
                .success()
                .stdout(format!("{fen} | win {plies}\n"));
        }
    }
}

#[test]
fn a_directory_without_tables_says_how_to_make_them() {
    let assert = tables(&["stats", "--dir", env!("CARGO_MANIFEST_DIR")])
        .assert()
        .failure();
    let errors = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(errors.contains("makhos tables build"), "{errors}");
}
