//! Sheets of a game.

use std::fs;

use resvg::tiny_skia::Pixmap;

use crate::command::{diagram, errors, folder, names_in, path};

const GAMES: &str = "\
[Event \"Club evening\"]
[Black \"สมชาย\"]
[White \"A & B\"]
[Date \"2024.05.??\"]
[GameType \"31,B,8,8,N2,0\"]
[Result \"1-0\"]
1. 25-22 5-9 2. 26-23 6-10 3. 22-17 1-5 1-0

[GameType \"31\"]
[SetUp \"1\"]
[FEN \"W:W1:BK32\"]
1. ... 1-5 2. 32-28 5-9 3. 28-24 *

[GameType \"20\"]
1. 32-28 19-23 *
";

fn sheet(options: &[&str]) -> String {
    let output = diagram(&["--game", "-", "-o", "-"])
        .args(options)
        .write_stdin(GAMES)
        .assert()
        .success();
    let output = output.get_output();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The texts of a page, without the numbers on its boards.
fn texts(svg: &str) -> Vec<String> {
    svg.lines()
        .filter_map(|line| line.strip_prefix("<text ")?.split_once('>'))
        .map(|(_, text)| text.replace("</text>", "").replace('\u{a0}', " "))
        .collect()
}

#[test]
fn a_sheet_shows_the_game_with_its_moves_and_its_end_in_words() {
    let svg = sheet(&["--number", "1", "--every", "4"]);
    assert_eq!(
        texts(&svg),
        [
            "สมชาย (Black) – A &amp; B (White)",
            "Club evening, 2024-05",
            "Thai checkers: Black won",
            "1. 25-22 5-9 2. 26-23 6-10",
            "3. 22-17 1-5",
            "Black won",
        ]
    );
    for fen in [
        "B:W1-8:B25-32",
        "B:W1,2,3,4,7,8,9,10:B22,23,27,28,29,30,31,32",
        "B:W2,3,4,5,7,8,9,10:B17,23,27,28,29,30,31,32",
    ] {
        let fen = format!("<desc>{fen}</desc>");
        assert_eq!(svg.matches(&fen).count(), 1, "{fen}");
    }
    assert!(svg.contains("href=\"#print-black-man\""));
}

#[test]
fn style_and_grid_are_chosen() {
    let options = ["--number", "1", "--every", "1", "--grid", "3x4", "--flip"];
    let svg = sheet(&[&options[..], &["--numbers", "--palette", "screen"]].concat());
    assert_eq!(svg.matches("role=\"img\"").count(), 7);
    assert!(svg.contains("href=\"#classic-black-man\" x=\"100\" y=\"0\""));
    assert_eq!(svg.matches(">32</text>").count(), 7);
}

#[test]
fn a_game_from_a_set_up_position_begins_there() {
    let svg = sheet(&["--number", "2", "--every", "3"]);
    assert_eq!(
        texts(&svg),
        [
            "Game",
            "Thai checkers: No result",
            "1. … 1-5 2. 32-28 5-9",
            "3. 28-24",
            "No result"
        ]
    );
}

#[test]
fn several_pages_become_several_files() {
    let folder = folder();
    let games = path(&folder, "games.pdn");
    fs::write(&games, GAMES).unwrap();
    let file = path(&folder, "sheet.png");
    let options = ["--number", "1", "--every", "1", "--size", "200"];
    diagram(&["--game", &games, "-o", &file])
        .args(options)
        .assert()
        .success()
        .stderr("");
    let mut names = names_in(folder.path());
    names.sort();
    assert_eq!(names, ["games.pdn", "sheet-1.png", "sheet-2.png"]);
    let page = Pixmap::load_png(path(&folder, "sheet-2.png")).unwrap();
    assert_eq!((page.width(), page.height()), (200, 283));
}

#[test]
fn what_is_wrong_with_the_game_is_said() {
    let folder = folder();
    let games = path(&folder, "games.pdn");
    fs::write(&games, "[GameType \"31\"]\n1. 25-22 5-9 2. 22-1 *\n").unwrap();
    let output = diagram(&["--game", &games, "--every", "9", "-o", "-"])
        .assert()
        .success();
    let output = output.get_output();
    let errors = String::from_utf8_lossy(&output.stderr);
    let expected = format!("makhos: {games}:2:17: ");
    assert!(errors.starts_with(&expected), "{errors}");
    let svg = String::from_utf8_lossy(&output.stdout);
    assert!(texts(&svg).contains(&"1. 25-22 5-9".to_owned()));
}

#[test]
fn mistakes_are_named() {
    let folder = folder();
    let games = path(&folder, "games.pdn");
    fs::write(&games, GAMES).unwrap();
    let (empty, missing) = (path(&folder, "empty.pdn"), path(&folder, "missing.pdn"));
    fs::write(&empty, "").unwrap();
    for (file, options, error) in [
        (
            &games,
            &["--every", "4"][..],
            format!(
                "makhos: {games}: there are several games; say which one, such as --number 1\n"
            ),
        ),
        (
            &games,
            &["--every", "4", "--number", "4"],
            format!("makhos: {games}: there is no game 4, only 3 of them\n"),
        ),
        (
            &games,
            &["--every", "4", "--number", "3"],
            format!("makhos: {games}: the game is neither Thai nor English checkers\n"),
        ),
        (
            &games,
            &["--every", "1", "--number", "1"],
            "makhos: the standard output takes one page, and these are 2; name a file with -o\n"
                .to_owned(),
        ),
        (
            &empty,
            &["--every", "4"],
            format!("makhos: {empty}: there is no game\n"),
        ),
        (
            &missing,
            &["--every", "4"],
            format!(
                "makhos: {missing}: the text cannot be read: No such file or directory (os error 2)\n"
            ),
        ),
    ] {
        let mut command = diagram(&["--game", file, "-o", "-"]);
        assert_eq!(errors(command.args(options)), error);
    }
    for (options, error) in [
        (&["--game", &games][..], "--every <PLIES>"),
        (&["--game", &games, "--every", "0"], "invalid value '0'"),
        (
            &["--game", &games, "--every", "1", "--grid", "9x9"],
            "is no grid",
        ),
        (
            &["--game", &games, "--every", "1", "--caption", "a"],
            "cannot be used with",
        ),
        (
            &["--game", &games, "--every", "1", "B:W1:B32"],
            "cannot be used with",
        ),
        (&[], "<FEN>"),
    ] {
        let errors = errors(diagram(&["-o", "-"]).args(options));
        assert!(errors.contains(error), "{errors}");
    }
}
