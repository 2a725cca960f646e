//! The languages there are texts in.

/// A language there are texts in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Thai.
    Thai,
    /// Korean.
    Korean,
}

impl Language {
    /// All languages, in the order in which a list offers them.
    pub const ALL: [Self; 3] = [Self::English, Self::Thai, Self::Korean];

    /// The language of a tag, whatever region, script or encoding follows it.
    ///
    /// Reads the browser's tags (`th-TH`) and the terminal's locale names (`ko_KR.UTF-8`).
    ///
    /// ```
    /// use makhos_texts::Language;
    /// assert_eq!(Language::from_tag("th-TH"), Some(Language::Thai));
    /// assert_eq!(Language::from_tag("ko_KR.UTF-8"), Some(Language::Korean));
    /// assert_eq!(Language::from_tag("fr"), None);
    /// ```
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?;
        Self::ALL
            .into_iter()
            .find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }

    /// The first language of a list of wishes that there are texts in, else English.
    ///
    /// ```
    /// use makhos_texts::Language;
    /// assert_eq!(Language::best(["fr-FR", "ko", "en"]), Language::Korean);
    /// assert_eq!(Language::best(["fr-FR"]), Language::English);
    /// ```
    #[must_use]
    pub fn best<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter()
            .find_map(Self::from_tag)
            .unwrap_or_default()
    }

    /// The language's tag, as the `lang` attribute of a page wants it.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Thai => "th",
            Self::Korean => "ko",
        }
    }

    /// The language's name in the language itself.
    #[must_use]
    pub const fn native_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Thai => "ไทย",
            Self::Korean => "한국어",
        }
    }
}
