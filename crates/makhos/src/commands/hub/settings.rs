//! What can be set before a game: the game itself, and what the engine may use.

use std::ops::RangeInclusive;

use draughts::Variant;
use draughts_engine::Options;
use thiserror::Error;

use super::message::Message;

const THREADS: RangeInclusive<usize> = 1..=64;
/// In MiB.
const TABLE: RangeInclusive<usize> = 1..=4096;

/// The parameters of the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Settings {
    pub(super) variant: Variant,
    pub(super) options: Options,
}

/// Why a parameter is not set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum SettingError {
    #[error("there is no parameter \"{name}\", only variant, threads and table")]
    Unknown { name: String },
    #[error("variant is thai or english, not \"{value}\"")]
    NoVariant { value: String },
    #[error("{name} is a whole number from {} to {}, not \"{value}\"", .range.start(), .range.end())]
    OutOfRange {
        name: &'static str,
        value: String,
        range: RangeInclusive<usize>,
    },
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            variant: Variant::Thai,
            options: Options {
                table: 64,
                ..Options::default()
            },
        }
    }
}

impl Settings {
    /// The parameters, each as it is declared.
    pub(super) fn declarations(&self) -> [Message; 3] {
        let names = Variant::ALL.map(|variant| variant.rules().name);
        let parameter = |name, value: &dyn ToString| {
            Message::new("param")
                .with("name", name)
                .with("value", value.to_string())
        };
        let number = |name, value: usize, range: RangeInclusive<usize>| {
            parameter(name, &value)
                .with("type", "int")
                .with("min", range.start())
                .with("max", range.end())
        };
        [
            parameter("variant", &self.variant.rules().name)
                .with("type", "enum")
                .with("values", names.join(" ")),
            number("threads", self.options.threads, THREADS),
            number("table", self.options.table, TABLE),
        ]
    }

    /// Sets a parameter.
    ///
    /// # Errors
    ///
    /// [`SettingError`] where there is none of that name, or the value does not fit.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), SettingError> {
        match name {
            "variant" => {
                self.variant = value.parse().map_err(|_| SettingError::NoVariant {
                    value: value.to_owned(),
                })?;
            }
            "threads" => self.options.threads = number("threads", value, THREADS)?,
            "table" => self.options.table = number("table", value, TABLE)?,
            _ => {
                return Err(SettingError::Unknown {
                    name: name.to_owned(),
                });
            }
        }
        Ok(())
    }
}

fn number(
    name: &'static str,
    value: &str,
    range: RangeInclusive<usize>,
) -> Result<usize, SettingError> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| SettingError::OutOfRange {
        name,
        value: value.to_owned(),
        range,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_declared_can_be_set() {
        let mut settings = Settings::default();
        for declared in settings.declarations() {
            let argument = |name| declared.argument(name).unwrap();
            assert_eq!(settings.set(argument("name"), argument("value")), Ok(()));
        }
        assert_eq!(settings, Settings::default());
        settings.set("variant", "english").unwrap();
        settings.set("threads", "2").unwrap();
        assert_eq!(settings.variant, Variant::English);
        assert_eq!(settings.options.threads, 2);
    }

    #[test]
    fn what_does_not_fit_changes_nothing_and_is_said() {
        let mut settings = Settings::default();
        let mut error = |name, value| settings.set(name, value).unwrap_err().to_string();
        assert_eq!(
            error("threads", "0"),
            "threads is a whole number from 1 to 64, not \"0\""
        );
        assert_eq!(
            error("variant", "chess"),
            "variant is thai or english, not \"chess\""
        );
        assert_eq!(
            error("book", "true"),
            "there is no parameter \"book\", only variant, threads and table"
        );
        assert_eq!(settings, Settings::default());
    }
}
