//! The texts that say which engine plays, and with what settings.

use std::{path::PathBuf, str::FromStr, time::Duration};

use draughts::Variant;
use draughts_engine::{Engine, Level, Limits, Options, Stop, evaluation::Evaluation};
use draughts_match::{EnginePlayer, LevelPlayer, PlainPlayer, Player};
use thiserror::Error;

use super::hub_player::{HubCommand, HubPlayer};
use crate::commands::{arguments::positive_seconds, weights};

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
    /// Our engine with the weights of a file.
    Weights(PathBuf),
    /// The plain alpha-beta, at this depth.
    Plain(u32),
    /// Our engine at a level.
    Level(Level),
    /// A program that speaks the Hub protocol.
    Hub(HubCommand),
}

/// Why a text names no engine.
#[derive(Debug, PartialEq, Eq, Error)]
pub(super) enum SpecError {
    #[error(
        "\"{0}\" is no engine; there are built-in, level=N, material, weights=FILE, plain:depth=N and hub:COMMAND"
    )]
    Unknown(String),
    #[error("\"{0}\" is no level; they go from 1 to 10")]
    Level(String),
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
                _ if spec.set_parameter(name, value) => {}
                _ => return Err(SpecError::UnknownSetting(setting.to_owned())),
            }
        }
        Ok(spec)
    }
}

impl EngineSpec {
    /// Keeps a setting for a program that may know it; `false` where the engine is none.
    fn set_parameter(&mut self, name: &str, value: &str) -> bool {
        let Kind::Hub(hub) = &mut self.kind else {
            return false;
        };
        hub.parameters.push((name.to_owned(), value.to_owned()));
        true
    }
}

fn kind(text: &str) -> Result<Kind, SpecError> {
    match text {
        "built-in" => return Ok(Kind::BuiltIn),
        "material" => return Ok(Kind::Material),
        "plain" => return Ok(Kind::Plain(PLAIN_DEPTH)),
        _ => {}
    }
    if let Some(level) = text.strip_prefix("level=") {
        let known = level.parse().ok().and_then(Level::new);
        return known
            .map(Kind::Level)
            .ok_or_else(|| SpecError::Level(level.to_owned()));
    }
    if let Some(depth) = text.strip_prefix("plain:depth=") {
        return Ok(Kind::Plain(number("depth", depth)?));
    }
    if let Some(command) = text.strip_prefix("hub:") {
        let command: Vec<String> = command.split_whitespace().map(str::to_owned).collect();
        if !command.is_empty() {
            return Ok(Kind::Hub(HubCommand {
                command,
                parameters: Vec::new(),
            }));
        }
    }
    let path = text.strip_prefix("weights=");
    match path.or_else(|| text.strip_prefix("net=")) {
        Some(path) if !path.is_empty() => Ok(Kind::Weights(path.into())),
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
    positive_seconds(value).ok_or_else(|| SpecError::Value(value.to_owned(), name.to_owned()))
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
            Kind::BuiltIn | Kind::Level(_) | Kind::Plain(_) | Kind::Hub(_) => {
                Evaluation::built_in(variant)
            }
            Kind::Material => Evaluation::Material,
            Kind::Weights(path) => weights::read(path, variant)?,
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
        let limits = (self.limits != Limits::default()).then_some(self.limits);
        match &self.kind {
            Kind::Plain(depth) => Box::new(PlainPlayer::new(*depth)),
            Kind::Level(level) => Box::new(LevelPlayer::new(self.engine(stop), *level, limits)),
            Kind::Hub(hub) => {
                let hub = HubPlayer::new(hub.clone(), self.variant, limits, stop.clone());
                Box::new(hub)
            }
            Kind::BuiltIn | Kind::Material | Kind::Weights(_) => match limits {
                None => Box::new(EnginePlayer::new(self.engine(stop))),
                Some(limits) => Box::new(EnginePlayer::with_limits(self.engine(stop), limits)),
            },
        }
    }

    fn engine(&self, stop: &Stop) -> Engine {
        let mut engine = Engine::new(self.variant, self.options);
        engine.set_evaluation(self.evaluation.clone());
        engine.set_stop(stop.clone());
        engine
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_follow_the_engine() {
        let spec: EngineSpec = "weights=a/b.nn,table=4,nodes=2000,time=0.5"
            .parse()
            .unwrap();
        assert_eq!(spec.kind, Kind::Weights("a/b.nn".into()));
        assert_eq!(spec.table, 4);
        assert_eq!(spec.limits.nodes, Some(2000));
        assert_eq!(spec.limits.time, Some(Duration::from_millis(500)));
        let net: EngineSpec = "net=a/b.nn".parse().unwrap();
        assert_eq!(net.kind, spec.kind);
        let level: EngineSpec = "level=3".parse().unwrap();
        assert_eq!(level.kind, Kind::Level(Level::new(3).unwrap()));
        let plain: EngineSpec = "plain:depth=5".parse().unwrap();
        assert_eq!(plain.kind, Kind::Plain(5));
        let hub: EngineSpec = "hub:./scan -x hub,bb-size=0,depth=3".parse().unwrap();
        assert_eq!(hub.limits.depth, Some(3));
        let command = ["./scan", "-x", "hub"].map(str::to_owned).to_vec();
        let parameters = vec![("bb-size".to_owned(), "0".to_owned())];
        assert_eq!(
            hub.kind,
            Kind::Hub(HubCommand {
                command,
                parameters
            })
        );
    }

    #[test]
    fn what_is_no_engine_is_refused_with_what_is() {
        let error = |text: &str| text.parse::<EngineSpec>().unwrap_err().to_string();
        for text in ["", "deep-blue", "net=", "weights=", "hub:", "plain:7"] {
            assert!(error(text).contains("plain:depth=N"), "{text}");
        }
        assert!(error("built-in,speed=3").contains("nodes=N"));
        assert!(error("built-in,nodes=many").contains("\"many\""));
        assert!(error("built-in,table=0").contains("positive"));
        assert!(error("plain:depth=0").contains("positive"));
        assert!(error("level=11").contains("from 1 to 10"));
    }
}
