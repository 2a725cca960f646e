//! Finding the code of a game in the part of an address behind `#`.

/// The name of the field that holds the code.
pub(crate) const FIELD: &str = "g=";

/// The code of the game that a fragment names; `None` where it names none.
///
/// What follows the code is not looked at: messengers put full stops, brackets and trackers there.
///
/// ```
/// assert_eq!(makhos_link::code_in("#g=AbC-d_9&utm=x"), Some("AbC-d_9"));
/// assert_eq!(makhos_link::code_in("g=AbC-d_9)."), Some("AbC-d_9"));
/// assert_eq!(makhos_link::code_in("fen=B:W1:B32"), None);
/// ```
#[must_use]
pub fn code_in(fragment: &str) -> Option<&str> {
    let fields = fragment.trim_start_matches('#').split('&');
    let value = fields
        .into_iter()
        .find_map(|field| field.strip_prefix(FIELD))?;
    let end = value.find(|character| !is_of_a_code(character));
    Some(&value[..end.unwrap_or(value.len())])
}

fn is_of_a_code(character: char) -> bool {
    character.is_ascii_alphanumeric() || matches!(character, '-' | '_')
}
