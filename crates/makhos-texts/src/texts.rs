//! The texts themselves: one function a message, generated from the catalogues.

use crate::{Game, Language, Rank, Side, SquareContent, SquareMark};

/// The texts in one language; cheap to copy, nothing is loaded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Texts {
    language: Language,
}

impl Texts {
    /// The texts in a language.
    #[must_use]
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// The language these texts are in.
    #[must_use]
    pub const fn language(self) -> Language {
        self.language
    }
}

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
