//! Breaking texts into lines without knowing the font they will be shown in.

/// A rough width of a character, in parts of the font's size; wide enough for the usual sans fonts.
fn width(c: char) -> f64 {
    match c {
        // Thai vowels and tone marks above and below, and accents, stand over other letters.
        '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' | '\u{300}'..='\u{36f}' => 0.0,
        ' ' | '\u{a0}' | '.' | ',' | ':' | ';' | '\'' | 'i' | 'j' | 'l' | 'I' | '|' | '(' | ')' => {
            0.32
        }
        'm' | 'w' | 'M' | 'W' | '%' | '@' => 0.9,
        'A'..='Z' => 0.7,
        '\u{1100}'..='\u{11ff}' | '\u{2e80}'.. => 1.0,
        _ => 0.58,
    }
}

fn width_of(text: &str) -> f64 {
    text.chars().map(width).sum()
}

/// Breaks a text into lines that are at most `width` font sizes wide: at its line ends and spaces,
/// and inside words that are longer than a line.
pub(crate) fn wrap(text: &str, width: f64) -> Vec<String> {
    text.lines()
        .flat_map(|line| wrap_line(line, width))
        .collect()
}

fn wrap_line(text: &str, most: f64) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    // Spaces that allow no break are letters here.
    for word in text.split([' ', '\t']).filter(|word| !word.is_empty()) {
        let space = if line.is_empty() { 0.0 } else { width(' ') };
        if width_of(&line) + space + width_of(word) <= most {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for c in word.chars() {
            let stands_alone = width(c) > 0.0;
            if stands_alone && !line.is_empty() && width_of(&line) + width(c) > most {
                lines.push(std::mem::take(&mut line));
            }
            line.push(c);
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_line_ends() {
        assert_eq!(
            wrap("12. 25-22 9-13\n13. 26-23", 6.0),
            ["12. 25-22", "9-13", "13. 26-23"]
        );
        assert_eq!(wrap("  a   b ", 6.0), ["a b"]);
        assert!(wrap(" \n", 6.0).is_empty());
        assert_eq!(wrap("9-13 13.\u{a0}26-23", 6.0), ["9-13", "13.\u{a0}26-23"]);
    }

    #[test]
    fn a_word_longer_than_a_line_is_cut_before_no_mark() {
        assert_eq!(
            wrap("ab abcdefghijk c", 3.0),
            ["ab", "abcde", "fghijk", "c"]
        );
        let lines = wrap("ที่นี่ที่นี่", 1.0);
        assert_eq!(lines, ["ที่", "นี่", "ที่", "นี่"]);
    }

    #[test]
    fn nothing_is_lost() {
        let text = "Black wins: White’s last man is blocked. ดำชนะ 흑 승";
        for width in 1..40 {
            let joined = wrap(text, f64::from(width)).concat();
            assert_eq!(joined.replace(' ', ""), text.replace(' ', ""));
        }
    }
}
