//! The texts that say which engine plays, and with what settings.

use std::{fs, path::PathBuf, str::FromStr, sync::Arc, time::Duration};

use anyhow::Context;
use draughts::Variant;
use draughts_engine::{
    Engine, Limits, Options, Stop,
    evaluation::{Evaluation, Net},
};
use draughts_match::{EnginePlayer, PlainPlayer, Player};
use thiserror::Error;

/// An engine as it is asked for: what it is, and its settings behind commas.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct EngineSpec {
    text: String,
    kind: Kind,
    table: usize,
    limits: Limits,
}

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    /// Our engine as it comes.
    BuiltIn,
    /// Our engine with the bare count of the pieces.
    Material,
    /// Our engine with a net from a file.
    Net(PathBuf),
    /// The plain alpha-beta, at this depth.
    Plain(u32),
}

/// Why a text names no engine.
#[derive(Debug, PartialEq, Eq, Error)]
pub(super) enum SpecError {
    #[error("\"{0}\" is no engine; there are built-in, material, net=FILE and plain:depth=N")]
    Unknown(String),
    #[error("\"{0}\" is no setting; there are table=MIB, nodes=N, depth=N and time=SECONDS")]
    UnknownSetting(String),
    #[error("\"{0}\" is no value for {1}: it is a positive number")]
    Value(String, String),
}

/// The depth of the plain engine where none is asked for.
const PLAIN_DEPTH: u32 = 7;

impl FromStr for EngineSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<EngineSpec, SpecError> {
        let mut parts = text.split(',').map(str::trim);
        let mut spec = EngineSpec {
            text: text.to_owned(),
            kind: kind(parts.next().unwrap_or_default())?,
            table: Options::default().table,
            limits: Limits::default(),
        };
        for setting in parts {
            let (name, value) = setting
                .split_once('=')
                .ok_or_else(|| SpecError::UnknownSetting(setting.to_owned()))?;
            match name {
                "table" => spec.table = number(name, value)?,
                "nodes" => spec.limits.nodes = Some(number(name, value)?),
                "depth" => spec.limits.depth = Some(number(name, value)?),
                "time" => spec.limits.time = Some(seconds(name, value)?),
                _ => return Err(SpecError::UnknownSetting(setting.to_owned())),
            }
        }
        Ok(spec)
    }
}

fn kind(text: &str) -> Result<Kind, SpecError> {
    match text {
        "built-in" => return Ok(Kind::BuiltIn),
        "material" => return Ok(Kind::Material),
        "plain" => return Ok(Kind::Plain(PLAIN_DEPTH)),
        _ => {}
    }
    if let Some(depth) = text.strip_prefix("plain:depth=") {
        return Ok(Kind::Plain(number("depth", depth)?));
    }
    match text.strip_prefix("net=") {
        Some(path) if !path.is_empty() => Ok(Kind::Net(path.into())),
        _ => Err(SpecError::Unknown(text.to_owned())),
    }
}

fn number<T: FromStr + PartialOrd + From<u8>>(name: &str, value: &str) -> Result<T, SpecError> {
    value
        .parse()
        .ok()
        .filter(|number| *number >= T::from(1))
        .ok_or_else(|| SpecError::Value(value.to_owned(), name.to_owned()))
}

fn seconds(name: &str, value: &str) -> Result<Duration, SpecError> {
    value
        .parse()
        .ok()
        .and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        .filter(|time| !time.is_zero())
        .ok_or_else(|| SpecError::Value(value.to_owned(), name.to_owned()))
}

/// An engine that is ready to be made as often as games are played at once.
pub(super) struct Factory {
    kind: Kind,
    evaluation: Evaluation,
    options: Options,
    limits: Limits,
    variant: Variant,
}

impl EngineSpec {
    /// How the engine is called in results.
    pub(super) fn name(&self) -> &str {
        &self.text
    }

    /// Reads what the engine needs.
    pub(super) fn factory(&self, variant: Variant) -> anyhow::Result<Factory> {
        let evaluation = match &self.kind {
            Kind::BuiltIn | Kind::Plain(_) => Evaluation::built_in(variant),
            Kind::Material => Evaluation::Material,
            Kind::Net(path) => {
                let name = path.display();
                let bytes = fs::read(path).with_context(|| format!("cannot read {name}"))?;
                let net = Net::from_bytes(&bytes, variant)
                    .with_context(|| format!("{name} is not usable"))?;
                Evaluation::Net(Arc::new(net))
            }
        };
        let options = Options {
            table: self.table,
            ..Options::default()
        };
        Ok(Factory {
            kind: self.kind.clone(),
            evaluation,
            options,
            limits: self.limits,
            variant,
        })
    }
}

impl Factory {
    /// A player whose searches end when the handle is used.
    pub(super) fn player(&self, stop: &Stop) -> Box<dyn Player> {
        if let Kind::Plain(depth) = self.kind {
            return Box::new(PlainPlayer::new(depth));
        }
        let mut engine = Engine::new(self.variant, self.options);
        engine.set_evaluation(self.evaluation.clone());
        engine.set_stop(stop.clone());
        if self.limits == Limits::default() {
            Box::new(EnginePlayer::new(engine))
        } else {
            Box::new(EnginePlayer::with_limits(engine, self.limits))
        }
    }
}
