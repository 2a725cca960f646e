//! What people set to their liking.

use draughts::Notation;
use makhos_texts::Language;
use serde::{Deserialize, Serialize};

use super::computer::Choices;

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Light or dark as the device is.
    #[default]
    System,
    /// Dark ink on a light ground.
    Light,
    /// Light ink on a dark ground.
    Dark,
    /// The strongest contrasts.
    Contrast,
}

impl Theme {
    /// All themes, in the order in which they are offered.
    pub const ALL: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast];

    /// The theme that is shown on a device that is dark or not.
    #[must_use]
    pub const fn shown(self, device_is_dark: bool) -> Theme {
        match (self, device_is_dark) {
            (Theme::System, true) => Theme::Dark,
            (Theme::System, false) => Theme::Light,
            (chosen, _) => chosen,
        }
    }

    /// The name in the page's `data-theme` attribute.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::Contrast => "contrast",
        }
    }
}

/// How the pieces look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceSet {
    /// Turned wood.
    #[default]
    Classic,
    /// Bottle caps, as at street tables in Thailand.
    Caps,
}

/// The drawings of the pieces.
impl From<PieceSet> for makhos_diagram::PieceSet {
    fn from(set: PieceSet) -> makhos_diagram::PieceSet {
        match set {
            PieceSet::Classic => makhos_diagram::PieceSet::Classic,
            PieceSet::Caps => makhos_diagram::PieceSet::Caps,
        }
    }
}

/// How squares are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SquareNames {
    /// 1 to 32.
    #[default]
    Numbers,
    /// a1 to h8.
    Algebraic,
}

impl From<SquareNames> for Notation {
    fn from(names: SquareNames) -> Notation {
        match names {
            SquareNames::Numbers => Notation::Numbers,
            SquareNames::Algebraic => Notation::Algebraic,
        }
    }
}

/// The language of the texts, as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LanguageTag(#[serde(with = "language_tag")] pub Language);

mod language_tag {
    use makhos_texts::Language;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(
        language: &Language,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(language.tag())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Language, D::Error> {
        let tag = String::deserialize(deserializer)?;
        Language::from_tag(&tag).ok_or_else(|| D::Error::custom("unknown language"))
    }
}

/// All settings. A field that an older version did not know has its usual value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The language, or `None` for the browser's.
    pub language: Option<LanguageTag>,
    /// The colours.
    pub theme: Theme,
    /// The pieces.
    pub pieces: PieceSet,
    /// How squares are named.
    pub square_names: SquareNames,
    /// Whether the dark squares show their names.
    pub square_numbers: bool,
    /// Whether the board shows what can move and where to.
    pub show_moves: bool,
    /// Whether moves are heard.
    pub sound: bool,
    /// Whether moves are felt.
    pub vibration: bool,
    /// Whether the board turns to the side to move.
    pub turn_after_move: bool,
    /// Whether the far player's part is turned round.
    pub face_to_face: bool,
    /// Whether the players swap sides after each game.
    pub alternate: bool,
    /// What was chosen last for a game with the computer.
    pub computer: Choices,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::System,
            pieces: PieceSet::Classic,
            square_names: SquareNames::Numbers,
            square_numbers: true,
            show_moves: true,
            sound: true,
            vibration: true,
            turn_after_move: false,
            face_to_face: false,
            alternate: true,
            computer: Choices::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_an_older_version_keep_what_they_say() {
        let old = r#"{"theme":"dark","language":"th","a-setting-of-old":1}"#;
        let settings: Settings = serde_json::from_str(old).unwrap();
        assert_eq!(settings.theme, Theme::Dark);
        assert_eq!(settings.language, Some(LanguageTag(Language::Thai)));
        assert!(settings.sound);
    }

    #[test]
    fn settings_survive_being_stored() {
        let settings = Settings {
            language: Some(LanguageTag(Language::Korean)),
            pieces: PieceSet::Caps,
            face_to_face: true,
            ..Settings::default()
        };
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(serde_json::from_str::<Settings>(&text).unwrap(), settings);
    }
}
