//! What the build refuses in a catalogue, and what it makes of a sound one.

use crate::{catalogue::Catalogue, generate, merge};

fn faults_of_one(source: &str) -> Vec<String> {
    match Catalogue::read("en.ftl", "English", &["one", "other"], source) {
        Ok(_) => Vec::new(),
        Err(faults) => faults,
    }
}

fn two(english: &str, thai: &str) -> [Catalogue; 2] {
    [
        Catalogue::read("en.ftl", "English", &["one", "other"], english).expect("sound English"),
        Catalogue::read("th.ftl", "Thai", &["other"], thai).expect("sound Thai"),
    ]
}

fn faults_of_two(english: &str, thai: &str) -> Vec<String> {
    merge::merge(&two(english, thai)).err().unwrap_or_default()
}

#[test]
fn a_sound_catalogue_has_no_faults() {
    let source = "hello = Hello\npieces = { $count ->\n    [one] 1 piece\n   *[other] { $count } pieces\n}\n";
    assert_eq!(faults_of_one(source), Vec::<String>::new());
}

#[test]
fn a_broken_line_is_named() {
    assert!(faults_of_one("a = A\nb = { $\n")[0].starts_with("en.ftl:2: "));
}

#[test]
fn faults_within_one_catalogue_are_named_with_their_line() {
    let cases = [
        ("a = A\na = B", "en.ftl:1: a is there twice"),
        ("a = { \"\" }", "en.ftl:1: a is empty"),
        (
            "a = A\n    .title = T",
            "en.ftl:1: a has an attribute; give each text a message of its own",
        ),
        (
            "b = B\na = { -none }",
            "en.ftl:2: a refers to -none, which is not there",
        ),
        (
            "a = { b }\nb = { a }",
            "en.ftl:1: a refers to itself through a",
        ),
        (
            "a = { NUMBER($n) }",
            "en.ftl:1: a calls a function, an attribute or a term with arguments",
        ),
        (
            "a = Go, { $side }",
            "en.ftl:1: a prints $side; select on it instead",
        ),
        (
            "a = { $side ->\n   *[black] B\n}",
            "en.ftl:1: a selects on $side without [white]",
        ),
        (
            "a = { $side ->\n    [black] B\n   *[white] W\n    [red] R\n}",
            "en.ftl:1: a selects on $side with a key too many: Word(\"red\")",
        ),
        (
            "a = { $count ->\n    [few] F\n   *[other] O\n}",
            "en.ftl:1: a selects on $count with a key too many: Word(\"few\")",
        ),
        (
            "a = { $count ->\n   *[one] O\n}",
            "en.ftl:1: a selects on $count without [other]",
        ),
    ];
    for (source, fault) in cases {
        assert!(
            faults_of_one(source).contains(&fault.to_owned()),
            "{source}: {:?}",
            faults_of_one(source)
        );
    }
}

#[test]
fn a_message_missing_in_one_language_is_a_fault() {
    assert_eq!(
        faults_of_two("a = A\nb = B", "a = ก"),
        ["th.ftl: b is missing"]
    );
}

#[test]
fn a_message_of_one_language_only_is_a_fault() {
    assert_eq!(
        faults_of_two("a = A", "a = ก\nb = ข"),
        ["th.ftl:2: b is not in en.ftl"]
    );
}

#[test]
fn other_variables_are_a_fault() {
    assert_eq!(
        faults_of_two("a = { $square }", "a = { $name }"),
        [
            "th.ftl:1: a uses a variable that the other languages lack: $name",
            "th.ftl:1: a does not use $square",
        ]
    );
}

#[test]
fn a_number_that_only_one_language_selects_on_is_a_number_for_all() {
    let catalogues = two(
        "a = { $count } kings",
        "a = { $count ->\n    [0] ไม่มี\n   *[other] { $count }\n}",
    );
    let messages = merge::merge(&catalogues).unwrap_or_default();
    assert!(generate::functions(&messages).contains("pub fn a(self, count: u32) -> String"));
}

#[test]
fn texts_around_a_selection_are_part_of_each_of_its_leaves() {
    let source = "# Who begins.\nfirst = On { $square }, { $side ->\n    [black] Black\n   *[white] White\n} begins";
    let catalogues = [Catalogue::read("en.ftl", "English", &["other"], source).expect("sound")];
    let code = generate::functions(&merge::merge(&catalogues).unwrap_or_default());
    assert!(code.contains("/// Who begins.\n"));
    assert!(
        code.contains("pub fn first(self, square: impl core::fmt::Display, side: Side) -> String")
    );
    assert!(code.contains("Side::Black => format!(\"On {square}, Black begins\")"));
    assert!(code.contains("Side::White => format!(\"On {square}, White begins\")"));
}

#[test]
fn braces_in_a_text_are_printed() {
    let catalogues = [Catalogue::read(
        "en.ftl",
        "English",
        &["other"],
        "a = { \"{\" }{ $name }{ \"}\" }",
    )
    .expect("sound")];
    let code = generate::functions(&merge::merge(&catalogues).unwrap_or_default());
    assert!(code.contains("format!(\"{{{name}}}\")"));
}
