//! Arguments that several commands take.

use std::time::Duration;

use clap::{
    ValueEnum,
    builder::{PossibleValuesParser, TypedValueParser},
};
use draughts::{Notation, Position, Variant};

/// How squares are named.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Naming {
    /// By number: 25-22
    Numbers,
    /// By column and row: b2-c3
    Algebraic,
}

impl Naming {
    /// The same in the words of the library.
    pub(crate) fn notation(self) -> Notation {
        match self {
            Naming::Numbers => Notation::Numbers,
            Naming::Algebraic => Notation::Algebraic,
        }
    }
}

/// How to answer.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Format {
    /// For people
    Text,
    /// For programs
    Json,
}

/// The game that was asked for, or else all.
pub(crate) fn variants(only: Option<Variant>) -> impl Iterator<Item = Variant> {
    let is_asked = move |variant: &Variant| only.is_none_or(|only| only == *variant);
    Variant::ALL.into_iter().filter(is_asked)
}

/// Reads the name of a game and lists the names in the help.
pub(crate) fn variant() -> impl TypedValueParser<Value = Variant> {
    let names = Variant::ALL.map(|variant| variant.rules().name);
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Variant>())
}

/// Reads an amount of memory: bytes, or with a letter behind them thousands of them and more, in the
/// binary way.
pub(crate) fn bytes(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let factor = match text[digits.len()..].to_ascii_lowercase().as_str() {
        "" | "b" => Some(1),
        "k" | "kb" | "kib" => Some(1 << 10),
        "m" | "mb" | "mib" => Some(1 << 20),
        "g" | "gb" | "gib" => Some(1 << 30),
        _ => None,
    };
    let number = digits.parse::<u64>().ok();
    number
        .zip(factor)
        .and_then(|(number, factor)| number.checked_mul(factor))
        .ok_or_else(|| "an amount of memory is a number with K, M or G, such as 512M".to_owned())
}

/// How many threads work: as many as were said, else one for each processor.
pub(crate) fn threads(said: Option<u16>) -> usize {
    said.map_or_else(
        || std::thread::available_parallelism().map_or(1, usize::from),
        usize::from,
    )
}

/// Reads a number of seconds that is more than nothing.
pub(crate) fn positive_seconds(text: &str) -> Option<Duration> {
    let seconds = text.parse().ok()?;
    Duration::try_from_secs_f64(seconds)
        .ok()
        .filter(|time| !time.is_zero())
}

/// The position of a `--fen` argument, or the start of the game without one.
pub(crate) fn position(variant: Variant, fen: Option<&str>) -> anyhow::Result<Position> {
    match fen {
        None => Ok(Position::start(variant)),
        Some(fen) => Position::from_fen(variant, fen)
            .map_err(|error| anyhow::anyhow!("cannot read the position \"{fen}\": {error}")),
    }
}
