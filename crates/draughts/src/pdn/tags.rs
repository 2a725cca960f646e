//! The tags of a game.

/// Tags in the order of the text; their names are found whatever the case of their letters.
///
/// ```
/// use draughts::pdn::Tags;
///
/// let mut tags = Tags::default();
/// tags.set("Event", "Club evening");
/// assert_eq!(tags.get("event"), Some("Club evening"));
/// assert_eq!(tags.get("Site"), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag; of the first one where a name comes again.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter()
            .find(|(key, _)| key.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
    }

    /// The value of a tag that says something: `None` for an empty one and for a question mark.
    #[must_use]
    pub fn known(&self, name: &str) -> Option<&str> {
        self.get(name)
            .map(str::trim)
            .filter(|value| !matches!(*value, "" | "?" | "-" | "????.??.??"))
    }

    /// Gives a tag a value, in its old place where it has one.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self
            .0
            .iter_mut()
            .find(|(key, _)| key.eq_ignore_ascii_case(name))
        {
            Some((_, old)) => *old = value,
            None => self.0.push((name.to_owned(), value)),
        }
    }

    /// Takes a tag away, with all that have its name.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(key, _)| !key.eq_ignore_ascii_case(name));
    }

    /// All tags with their values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Puts a tag at the end, though there may be one of its name.
    pub(super) fn push(&mut self, name: &str, value: String) {
        self.0.push((name.to_owned(), value));
    }
}
