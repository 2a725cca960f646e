//! `makhos hub` from outside, as another program talks to it.

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use assert_cmd::cargo::cargo_bin;
use draughts::{Game, Variant};

const THAI: &str = "pos pos=Bwwwwwwwweeeeeeeeeeeeeeeebbbbbbbb";
const ENGLISH: &str = "pos pos=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww";

/// A conversation with the program.
struct Talk {
    program: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn new() -> Talk {
        // No tables, wherever this user has some.
        Talk::with_tables("")
    }

    fn with_tables(directory: &str) -> Talk {
        let mut program = Command::new(cargo_bin("makhos"))
            .arg("hub")
            .env("MAKHOS_TABLES", directory)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Talk {
            input: program.stdin.take().unwrap(),
            output: BufReader::new(program.stdout.take().unwrap()),
            program,
        }
    }

    /// A conversation about a game, as far as the engine is ready.
    fn about(variant: &str) -> Talk {
        let mut talk = Talk::new();
        talk.say("hub");
        talk.hear_until("wait");
        talk.say(&format!("set-param name=variant value={variant}"));
        talk.say("set-param name=table value=1");
        talk.say("init");
        assert_eq!(talk.hear(), "ready");
        talk
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        assert_ne!(self.output.read_line(&mut line).unwrap(), 0, "it has ended");
        line.trim_end().to_owned()
    }

    /// All lines up to one that begins with a word.
    fn hear_until(&mut self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.hear());
            if lines[lines.len() - 1].split(' ').next() == Some(word) {
                return lines;
            }
        }
    }

    /// The move of a `done`, which has to be the end of what is heard.
    fn done(&mut self) -> String {
        let lines = self.hear_until("done");
        let done = &lines[lines.len() - 1];
        let mv = done.split(' ').find_map(|word| word.strip_prefix("move="));
        mv.unwrap().to_owned()
    }

    /// What the program says to lines and nothing more, up to the end of it all.
    fn end(mut self) -> Vec<String> {
        drop(self.input);
        let lines = self.output.by_ref().lines().map(Result::unwrap).collect();
        assert!(self.program.wait().unwrap().success());
        lines
    }
}

fn is_first_move(variant: Variant, text: &str) -> bool {
    Game::new(variant).position().read_move(text).is_ok()
}

#[test]
fn it_says_who_it_is_and_what_can_be_set() {
    let mut talk = Talk::new();
    talk.say("hub");
    let lines = talk.hear_until("wait");
    assert!(lines[0].starts_with("id name=Makhos version="), "{lines:?}");
    let variant = "param name=variant value=thai type=enum values=\"thai english\"";
    assert_eq!(lines[1], variant);
    assert!(
        lines[2..lines.len() - 1]
            .iter()
            .all(|line| line.starts_with("param name=") && line.contains(" type=int min=1 max="))
    );
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn a_thai_game_is_played_and_analysed_until_it_is_stopped() {
    let mut talk = Talk::about("thai");
    talk.say(THAI);
    talk.say("level depth=6");
    talk.say("go think");
    let lines = talk.hear_until("done");
    let depths: Vec<&str> = lines[..lines.len() - 1]
        .iter()
        .map(|line| line.split(' ').nth(1).unwrap())
        .collect();
    let expected = [1, 2, 3, 4, 5, 6].map(|depth| format!("depth={depth}"));
    assert_eq!(depths, expected);
    for field in ["score=", "nodes=", "time=", "nps=", "pv="] {
        assert!(lines[5].contains(&format!(" {field}")), "{lines:?}");
    }
    assert!(lines[6].contains(" ponder="), "{lines:?}");

    talk.say(&format!("{THAI} moves=\"26-23 6-10\""));
    talk.say("level infinite");
    talk.say("go analyze");
    talk.hear();
    talk.say("ping");
    talk.hear_until("pong");
    talk.say("stop");
    talk.done();

    talk.say("new-game");
    talk.say("pos pos=BeeeeeeeeeeeeeeeeeweeebeeeeeeeeebX moves=");
    assert!(talk.hear().starts_with("error message="));
    talk.say("pos pos=BeeeeeeeeeeeeeeeeewewebeeeeeeeeeB");
    talk.say("level move-time=0.05");
    talk.say("go think");
    assert!(talk.done().ends_with("x18"));
    talk.say("quit");
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn captures_name_what_is_captured() {
    let mut talk = Talk::about("thai");
    let before = ["e"; 17].concat();
    talk.say(&format!("pos pos=B{before}weeeb{}b", ["e"; 9].concat()));
    talk.say("level depth=3");
    talk.say("go think");
    let lines = talk.hear_until("done");
    assert!(lines[0].contains(" score=99.99 "), "{lines:?}");
    assert_eq!(lines[lines.len() - 1], "done move=22x15x18");
    talk.say(&format!(
        "pos pos=B{before}weeeb{}b moves=22x15x18",
        ["e"; 9].concat()
    ));
    talk.say("go think");
    assert_eq!(
        talk.hear(),
        "error message=\"White has no legal move, so Black has won\""
    );
}

#[test]
fn an_english_game_is_played_by_the_clock() {
    let mut talk = Talk::about("english");
    let mut game = Game::new(Variant::English);
    let mut moves = Vec::new();
    talk.say("level time=2 inc=0.01");
    for _ in 0..6 {
        talk.say(&format!("{ENGLISH} moves=\"{}\"", moves.join(" ")));
        talk.say("go think");
        let text = talk.done();
        let legal = game.position().legal_moves();
        let ends: Vec<u32> = text
            .split(['-', 'x'])
            .map(|number| number.parse().unwrap())
            .collect();
        let played = legal.iter().find(|mv| {
            let captured = mv.captured().iter().map(draughts::Square::number);
            [mv.from().number(), mv.to().number()]
                .into_iter()
                .chain(captured)
                .eq(ends.iter().copied())
        });
        let path = game.position().paths(*played.unwrap()).remove(0);
        game.play(path).unwrap();
        moves.push(text);
    }
}

#[test]
fn pondering_goes_on_until_the_move_is_made_or_another() {
    let mut talk = Talk::about("english");
    for ends in ["ponder-hit", "stop"] {
        talk.say(ENGLISH);
        talk.say("level depth=4");
        talk.say("go ponder");
        // Deeper than the level allows: it counts only once the move is made.
        while !talk.hear().starts_with("info depth=5 ") {}
        talk.say(ends);
        assert!(is_first_move(Variant::English, &talk.done()));
    }
    talk.say("ping");
    assert_eq!(talk.hear(), "pong");
}

#[test]
fn what_is_said_during_a_search_waits_for_its_end() {
    let mut talk = Talk::about("thai");
    talk.say(THAI);
    talk.say("level infinite");
    talk.say("go think");
    talk.say("hub");
    talk.say("stop");
    assert!(is_first_move(Variant::Thai, &talk.done()));
    assert!(talk.hear().starts_with("id "));
    talk.hear_until("wait");
}

#[test]
fn hostile_lines_are_answered_or_passed_over_and_change_nothing() {
    let mut talk = Talk::new();
    let long = "x".repeat(1 << 18);
    let passed_over = [
        "",
        "   ",
        "\0",
        "xboard",
        "stop",
        "ponder-hit",
        "new-game",
        "UCI a=b",
    ];
    for line in passed_over {
        talk.say(line);
    }
    let refused = [
        "pos",
        "pos pos=",
        "pos pos=\"B",
        "pos =4",
        "pos pos=Bฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟฟ",
        "pos pos=Bwwwwwwwweeeeeeeeeeeeeeeebbbbbbbb moves=\"1-99\"",
        "pos pos=Bbbbbbbbbbbbbeeeeeeeebbbbbbbbbbbb",
        "go think",
        "go",
        "level depth=-1",
        "level move-time=inf",
        "set-param name=threads value=0",
        "set-param name=threads",
        "set-param name=table value=99999999999999999999",
        &long,
    ];
    for line in refused {
        talk.say(line);
        let answer = talk.hear();
        assert!(answer.starts_with("error message=\""), "{line}: {answer}");
        assert!(answer.ends_with('"'), "{line}: {answer}");
    }
    talk.input.write_all(b"\xff\xfe\n").unwrap();
    assert_eq!(
        talk.hear(),
        "error message=\"column 1: the line is not UTF-8 text\""
    );
    talk.say(THAI);
    talk.say("level depth=1");
    talk.say("go think");
    assert!(is_first_move(Variant::Thai, &talk.done()));
}

#[test]
fn the_end_of_the_input_ends_the_program_during_a_search() {
    let mut talk = Talk::about("english");
    talk.say(ENGLISH);
    talk.say("level infinite");
    talk.say("go analyze");
    talk.hear();
    talk.end();
}

#[test]
fn a_known_endgame_is_played_by_its_tables() {
    let directory = concat!(env!("CARGO_TARGET_TMPDIR"), "/hub-tables");
    let built = Command::new(cargo_bin("makhos"))
        .args(["tables", "build", "--variant", "thai", "--pieces", "3"])
        .args(["--tables", directory])
        .status();
    assert!(built.unwrap().success());
    let mut talk = Talk::with_tables(directory);
    talk.say("init");
    assert_eq!(talk.hear(), "ready");
    talk.say("pos pos=BeBeBeeeeeeeeeeeeeeeeeeeWeeeeeeee");
    talk.say("go think");
    let lines = talk.hear_until("done");
    // Two kings win in 13 plies, and nothing is searched for it.
    assert!(lines[0].starts_with("info depth=13 "), "{lines:?}");
    assert!(lines[0].contains(" nodes=0 "), "{lines:?}");
    assert_eq!(lines.len(), 2);
}
