//! Square names and lists as each language writes them, to be filled into other texts.

use crate::Texts;

impl Texts {
    /// The name of a square inside a sentence; `label` is its number, or its letter and digit.
    ///
    /// ```
    /// use makhos_texts::{Language, Texts};
    /// assert_eq!(Texts::new(Language::English).square("13"), "13");
    /// assert_eq!(Texts::new(Language::Korean).square("13"), "13번");
    /// assert_eq!(Texts::new(Language::Korean).square("a5"), "a5");
    /// ```
    #[must_use]
    pub fn square(self, label: &str) -> String {
        if label.bytes().all(|byte| byte.is_ascii_digit()) {
            self.square_number(label)
        } else {
            label.to_owned()
        }
    }

    /// A list of things that all count: “9, 18 and 27”.
    #[must_use]
    pub fn all_of<S: AsRef<str>>(self, items: &[S]) -> String {
        self.joined(items, |last, before| self.list_pair_and(before, last))
    }

    /// A list of things of which one is to be chosen: “9, 18 or 27”.
    #[must_use]
    pub fn any_of<S: AsRef<str>>(self, items: &[S]) -> String {
        self.joined(items, |last, before| self.list_pair_or(before, last))
    }

    /// Like [`any_of`](Self::any_of), but a list longer than `limit` is cut short: “9, 18 and 5 more”.
    ///
    /// ```
    /// use makhos_texts::{Language, Texts};
    /// let texts = Texts::new(Language::English);
    /// assert_eq!(texts.any_of_at_most(&["9", "18", "27"], 3), "9, 18 or 27");
    /// assert_eq!(texts.any_of_at_most(&["9", "18", "27", "31"], 2), "9, 18 and 2 more");
    /// ```
    #[must_use]
    pub fn any_of_at_most<S: AsRef<str>>(self, items: &[S], limit: usize) -> String {
        if items.len() <= limit.max(1) {
            return self.any_of(items);
        }
        let (first, rest) = items.split_at(limit.max(1));
        self.list_more(self.with_commas(first), rest.len())
    }

    fn joined<S: AsRef<str>>(self, items: &[S], pair: impl Fn(&str, &str) -> String) -> String {
        match items {
            [] => String::new(),
            [only] => only.as_ref().to_owned(),
            [before @ .., last] => pair(last.as_ref(), &self.with_commas(before)),
        }
    }

    fn with_commas<S: AsRef<str>>(self, items: &[S]) -> String {
        let mut names = items.iter().map(AsRef::as_ref);
        let first = names.next().unwrap_or_default().to_owned();
        names.fold(first, |list, name| self.list_comma(list, name))
    }
}
