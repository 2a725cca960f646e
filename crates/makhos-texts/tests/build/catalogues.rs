//! The catalogues keep the promises that no build can check: their script, their terms, their style.

use crate::catalogue::{Catalogue, Message, Part};

/// Messages that are no words: names, signs and frames for values.
const WORDLESS: [&str; 6] = [
    "key-escape",
    "list-comma",
    "list-pair-and",
    "score-line",
    "square-number",
    "app-title",
];

/// Latin words that Thai and Korean texts keep.
const KEPT: [&str; 16] = [
    "Apache", "Enter", "Esc", "FEN", "MIT", "Makhos", "PDF", "PDN", "PNG", "QR", "SVG", "UTF",
    "Windows", "n", "x", "y",
];

fn catalogue(language: &str) -> Catalogue {
    let file = format!("locales/{language}.ftl");
    let source = std::fs::read_to_string(&file).expect("the catalogue is there");
    Catalogue::read(&file, "", &["one", "other"], &source)
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Every wording of a message, variables as U+FFFC.
fn wordings(parts: &[Part]) -> Vec<String> {
    let Some((first, rest)) = parts.split_first() else {
        return vec![String::new()];
    };
    let heads: Vec<String> = match first {
        Part::Text(text) => vec![text.clone()],
        Part::Variable(_) => vec!["\u{FFFC}".to_owned()],
        Part::Select { variants, .. } => variants
            .iter()
            .flat_map(|variant| wordings(&variant.parts))
            .collect(),
    };
    let tails = wordings(rest);
    heads
        .iter()
        .flat_map(|head| tails.iter().map(move |tail| format!("{head}{tail}")))
        .collect()
}

fn each_wording(language: &str, mut check: impl FnMut(&Message, &str)) {
    for message in &catalogue(language).messages {
        for wording in wordings(&message.parts) {
            check(message, &wording);
        }
    }
}

/// Runs of Latin letters, without those in moves, squares and keys such as `b2-a3` or `u:`.
fn latin_words(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| word.chars().all(|c| c.is_ascii_alphabetic()) && !word.is_empty())
        .collect()
}

fn check_script(language: &str, is_native: fn(char) -> bool) {
    each_wording(language, |message, wording| {
        let id = &message.id;
        if !WORDLESS.contains(&id.as_str()) {
            assert!(
                wording.contains(is_native),
                "{language} {id} has no native word: {wording}"
            );
        }
        let is_key = |word: &str| id.starts_with("terminal-") && word.len() == 1;
        for word in latin_words(wording) {
            assert!(
                KEPT.contains(&word) || is_key(word),
                "{language} {id} says {word}: {wording}"
            );
        }
    });
}

#[test]
fn thai_is_written_in_thai() {
    check_script("th", |c| ('\u{e01}'..='\u{e5b}').contains(&c));
}

#[test]
fn korean_is_written_in_hangul() {
    check_script("ko", |c| ('가'..='힣').contains(&c));
}

#[test]
fn english_is_written_in_ascii_and_typographic_signs() {
    each_wording("en", |message, wording| {
        let sign = |c: char| c.is_ascii() || "’“”…·×–\u{FFFC}".contains(c);
        assert!(wording.chars().all(sign), "{}: {wording}", message.id);
    });
}

#[test]
fn quotes_are_typographic_and_no_space_is_lost_or_doubled() {
    for language in ["en", "th", "ko"] {
        each_wording(language, |message, wording| {
            let id = &message.id;
            assert!(!wording.contains(['"', '\'']), "{language} {id}: {wording}");
            assert!(!wording.contains("  "), "{language} {id}: {wording}");
            assert!(!wording.contains(" ,"), "{language} {id}: {wording}");
            assert_eq!(wording.trim(), wording, "{language} {id}");
        });
    }
}

#[test]
fn korean_puts_no_particle_on_a_variable() {
    let fitting = ["번", "개", "수", "님", "칸", "초", "단계"];
    each_wording("ko", |message, wording| {
        for after in wording.split('\u{FFFC}').skip(1) {
            let hangul = after.starts_with(|c| ('가'..='힣').contains(&c));
            assert!(
                !hangul || fitting.iter().any(|word| after.starts_with(word)),
                "{}: {wording}",
                message.id
            );
        }
    });
}

#[test]
fn the_players_own_terms_are_used() {
    let terms = [
        ("rank-name", ["man|king", "เบี้ย|ฮอส", "말|킹"]),
        ("must-capture", ["capture", "กิน", "잡"]),
        (
            "refused-other-must-capture",
            ["Capturing is compulsory", "บังคับกิน", "잡"],
        ),
        (
            "rules-thai-compulsory-title",
            ["compulsory", "บังคับกิน", "잡기"],
        ),
        (
            "rules-english-capture-title",
            ["Capturing", "การกิน", "잡기"],
        ),
        ("announce-crowned", ["Crowned", "เข้าฮอส", "승급"]),
        ("rules-thai-crowning-title", ["Crowning", "เข้าฮอส", "승급"]),
        (
            "rules-english-crowning-title",
            ["Crowning", "เข้าฮอส", "승급"],
        ),
        ("end-draw", ["Draw", "เสมอ", "무승부"]),
        ("end-repetition", ["Draw", "เสมอ", "무승부"]),
        ("draw-short", ["Draw", "เสมอ", "무승부"]),
        ("offer-draw", ["draw", "เสมอ", "무승부"]),
        ("resign", ["Resign", "ยอมแพ้", "기권"]),
        ("resign-short", ["Resign", "ยอมแพ้", "기권"]),
        ("end-resigned", ["resigned", "ยอมแพ้", "기권"]),
        ("undo", ["Undo", "ย้อนตา", "무르기"]),
        ("undo-short", ["Undo", "ย้อนตา", "무르기"]),
        ("flip-board", ["Flip", "พลิกกระดาน", "보드 돌리기"]),
        ("terminal-help-flip", ["flip", "พลิกกระดาน", "보드 돌리기"]),
    ];
    for (index, language) in ["en", "th", "ko"].into_iter().enumerate() {
        let catalogue = catalogue(language);
        for (id, wanted) in &terms {
            let message = catalogue.messages.iter().find(|message| message.id == *id);
            let all = wordings(&message.unwrap_or_else(|| panic!("{id} is gone")).parts).join("|");
            assert!(all.contains(wanted[index]), "{language} {id}: {all}");
        }
    }
}

/// A phone's five buttons are 72 px wide; at 12 px a letter of Latin or Thai script takes some
/// 6.5 px and a Korean one 12.
#[test]
fn thumb_labels_fit_a_fifth_of_a_phone() {
    for language in ["en", "th", "ko"] {
        for message in catalogue(language)
            .messages
            .iter()
            .filter(|message| message.id.ends_with("-short"))
        {
            if message.id.starts_with("variant-") {
                continue;
            }
            for label in wordings(&message.parts) {
                let takes = |c: char| match c {
                    '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' => 0.0,
                    '가'..='힣' => 12.0,
                    _ => 6.5,
                };
                let width: f64 = label.chars().map(takes).sum();
                assert!(
                    width <= 68.0,
                    "{language} {}: {label} is {width} px wide",
                    message.id
                );
            }
        }
    }
}
