//! Dates as PDN writes them: `1841.??.??`.

/// Whether a date has the form YYYY.MM.DD, with question marks for what is not known. An empty one
/// says that nothing is known, and so does a question mark.
pub(super) fn is_well_formed(text: &str) -> bool {
    if matches!(text, "" | "?") {
        return true;
    }
    let parts: Vec<&str> = text.split('.').collect();
    let lengths = [4, 2, 2];
    parts.len() == lengths.len()
        && parts
            .iter()
            .zip(lengths)
            .all(|(part, length)| part.len() == length && is_number_or_unknown(part))
}

fn is_number_or_unknown(part: &str) -> bool {
    is_number(part) || is_unknown(part)
}

fn is_number(part: &str) -> bool {
    !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit())
}

fn is_unknown(part: &str) -> bool {
    part.bytes().all(|byte| byte == b'?')
}

/// A date of another form in the right one, where there is no doubt what it means.
pub(super) fn repaired(text: &str) -> Option<String> {
    let parts: Vec<&str> = text
        .split(['.', '-', '/', ' '])
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect();
    let year_first = parts.first().is_some_and(|part| part.len() == 4);
    let [year, month, day] = match parts[..] {
        [year] => [year, "", ""],
        [year, month] if year_first => [year, month, ""],
        [year, month, day] if year_first => [year, month, day],
        // Day before month is told from month before day by a number that is no month.
        [day, month, year] if year.len() == 4 && day.parse().is_ok_and(|day: u32| day > 12) => {
            [year, month, day]
        }
        [month, day, year] if year.len() == 4 && day.parse().is_ok_and(|day: u32| day > 12) => {
            [year, month, day]
        }
        _ => return None,
    };
    let date = format!(
        "{}.{}.{}",
        field(year, 4)?,
        field(month, 2)?,
        field(day, 2)?
    );
    let in_range = |part: &str, last: u32| part.parse().map_or(true, |n: u32| n <= last);
    (in_range(month, 12) && in_range(day, 31)).then_some(date)
}

/// A part of a date with so many places, or question marks where it is not known.
fn field(part: &str, places: usize) -> Option<String> {
    if is_unknown(part) {
        return Some("?".repeat(places));
    }
    (is_number(part) && part.len() <= places).then(|| format!("{part:0>places$}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_of_the_right_form_pass() {
        for date in ["1996.12.28", "2007.??.??", "????.??.??", "", "?"] {
            assert!(is_well_formed(date), "{date}");
        }
        for date in [
            "1841-??-??",
            "1996.1.2",
            "1996",
            "28.12.1996",
            "1996.12.28 ",
        ] {
            assert!(!is_well_formed(date), "{date}");
        }
    }

    #[test]
    fn other_forms_are_repaired_only_where_they_are_clear() {
        for (date, right) in [
            ("1841-??-??", Some("1841.??.??")),
            ("1950.", Some("1950.??.??")),
            ("2008-4-7", Some("2008.04.07")),
            ("13-01-1996", Some("1996.01.13")),
            ("01/13/1996", Some("1996.01.13")),
            ("01/02/1996", None),
            ("summer", None),
            ("1996.13.40", None),
        ] {
            assert_eq!(repaired(date).as_deref(), right, "{date}");
        }
    }
}
