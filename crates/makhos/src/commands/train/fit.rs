//! `makhos train fit`: an evaluation from samples.

use std::{path::PathBuf, process::ExitCode};

use anyhow::{Context, ensure};
use clap::{Args, ValueEnum};
use draughts::Variant;
use draughts_train::{Epoch, Fitting, Head, fit_net, fit_patterns, read_games};

use super::bar;
use crate::commands::{arguments::variant, whole_file};

/// Fit a net or pattern tables to the positions of games, and write the weights
///
/// One in twenty games is kept apart, to see whether what was learned holds for others.
#[derive(Args)]
pub(super) struct Fit {
    /// Which game
    #[arg(long, value_parser = variant())]
    variant: Variant,
    /// What to fit
    #[arg(long, value_enum, default_value_t = Form::Net)]
    form: Form,
    /// Files that `makhos train data` wrote
    #[arg(required = true, value_name = "FILE")]
    data: Vec<PathBuf>,
    /// The weights file to write
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// How often to go through all positions
    #[arg(long, default_value_t = 30)]
    epochs: usize,
    /// The first learning rate
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// The share of the score in what is learned, from 0 to 1; the rest is the game's result
    #[arg(long, default_value_t = 0.6)]
    trust: f32,
    /// By how many hundredths of a man a side that makes 73 % of the points is ahead
    #[arg(long, default_value_t = 50)]
    scale: u16,
    /// What all that is random begins with
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// In how many threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

/// What can be fitted.
#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// A neural net
    Net,
    /// Pattern tables
    Patterns,
}

impl Fit {
    pub(super) fn run(&self) -> anyhow::Result<ExitCode> {
        ensure!(
            (0.0..=1.0).contains(&self.trust),
            "--trust is {}; it goes from 0 to 1",
            self.trust
        );
        let mut games = Vec::new();
        for path in &self.data {
            let bytes =
                std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
            let (head, samples) =
                Head::read(&bytes).with_context(|| format!("{}", path.display()))?;
            ensure!(
                head.variant == self.variant,
                "{} holds games of {}, not of {}",
                path.display(),
                head.variant,
                self.variant
            );
            let read = read_games(samples, self.variant);
            games.extend(read.with_context(|| format!("{} is damaged", path.display()))?);
        }
        let samples: usize = games.iter().map(Vec::len).sum();
        let text = format!(
            "{} games, {samples} positions; {} epochs, rate {}, trust {}, seed {}",
            games.len(),
            self.epochs,
            self.rate,
            self.trust,
            self.seed
        );
        eprintln!("{text}");
        let fitting = Fitting {
            variant: self.variant,
            scale: self.scale,
            trust: self.trust,
            epochs: self.epochs,
            rate: self.rate,
            seed: self.seed,
            threads: self.threads,
            text,
        };
        let bar = bar(self.epochs as u64, "epochs");
        let tell = |epoch| {
            let Epoch {
                number,
                error,
                held_out,
            } = epoch;
            bar.inc(1);
            bar.suspend(|| println!("epoch {number}: error {error:.6}, held out {held_out:.6}"));
        };
        let bytes = match self.form {
            Form::Net => fit_net(&fitting, &games, tell)?.to_bytes(),
            Form::Patterns => fit_patterns(&fitting, &games, tell)?.to_bytes(),
        };
        bar.finish();
        whole_file::write(&self.output, &bytes)?;
        Ok(ExitCode::SUCCESS)
    }
}
