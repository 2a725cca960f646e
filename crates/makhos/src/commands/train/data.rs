//! `makhos train data`: games of the engine against itself.

use std::{
    collections::BTreeMap,
    fs::File,
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
};

use anyhow::{Context, bail, ensure};
use clap::Args;
use draughts::Variant;
use draughts_engine::Endgames;
use draughts_train::{Head, Playing, SAMPLE_BYTES, Sample, read_games, self_play};

use super::bar;
use crate::commands::{arguments::variant, grown_file, tables_directory::TablesArgument, weights};

/// Play games and keep their positions, each with the score of a search and the game's result
///
/// The same command makes the same file. It goes on where it was ended: games that are in the file
/// already are not played again.
#[derive(Args)]
pub(super) struct Data {
    /// Which game
    #[arg(long, value_parser = variant())]
    variant: Variant,
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// How many games
    #[arg(long, default_value_t = 20_000)]
    games: u64,
    /// How many positions to search for each move
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    nodes: u32,
    /// The number of the first game; files with other numbers hold other games
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// What the engine plays with: built-in, material, or a weights file
    #[arg(long, default_value = "built-in", value_name = "NAME|FILE")]
    evaluation: String,
    /// Search with the endgame tables of this directory, and keep positions they know, too
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
    /// In how many threads
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

impl Data {
    pub(super) fn run(&self) -> anyhow::Result<ExitCode> {
        let playing = Playing {
            variant: self.variant,
            evaluation: weights::named(&self.evaluation, self.variant)?,
            nodes: self.nodes.into(),
            endgames: self.endgames()?,
        };
        let (mut file, done) = self.open()?;
        let bar = bar(self.games, "games").with_position(done);
        let next = AtomicU64::new(done);
        let (sender, receiver) = mpsc::sync_channel::<(u64, Vec<Sample>)>(1024);
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                let (sender, next, playing) = (sender.clone(), &next, &playing);
                scope.spawn(move || {
                    let numbers = std::iter::from_fn(|| {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        (number < self.games).then_some(self.seed + number)
                    });
                    self_play(playing, numbers, |number, game| {
                        sender.send((number - self.seed, game)).is_ok()
                    });
                });
            }
            drop(sender);
            write_in_order(&mut file, receiver, done, &bar)
        })
        .with_context(|| format!("cannot write {}", self.output.display()))?;
        bar.finish();
        Ok(ExitCode::SUCCESS)
    }

    /// The tables that were asked for; what else this user has must not change the file.
    fn endgames(&self) -> anyhow::Result<Option<Arc<dyn Endgames>>> {
        let Some(path) = &self.tables else {
            return Ok(None);
        };
        TablesArgument::of(path).endgames(self.variant)
    }

    /// Opens the file behind the games that it holds already, and counts them.
    fn open(&self) -> anyhow::Result<(File, u64)> {
        let path: &Path = &self.output;
        let head = Head {
            variant: self.variant,
            nodes: self.nodes,
        };
        let (mut file, bytes) =
            grown_file::open(path).with_context(|| format!("cannot open {}", path.display()))?;
        if bytes.is_empty() {
            file.write_all(&head.to_bytes())?;
            return Ok((file, 0));
        }
        let (found, samples) =
            Head::read(&bytes).with_context(|| format!("{} is in the way", path.display()))?;
        ensure!(
            found == head,
            "{} holds games of {} with {} nodes, not of {} with {}",
            path.display(),
            found.variant,
            found.nodes,
            head.variant,
            head.nodes
        );
        let whole = samples.len() / SAMPLE_BYTES * SAMPLE_BYTES;
        let mut games = read_games(&samples[..whole], self.variant)
            .with_context(|| format!("{} is damaged", path.display()))?;
        // The last game may have been cut by whatever ended the program.
        games.pop();
        if games.len() as u64 > self.games {
            bail!("{} holds more than {} games", path.display(), self.games);
        }
        let kept: usize = games.iter().map(Vec::len).sum();
        grown_file::drop_behind(&mut file, (SAMPLE_BYTES * (1 + kept)) as u64)?;
        Ok((file, games.len() as u64))
    }
}

/// Writes games by their numbers, whatever the order they come in.
fn write_in_order(
    file: &mut File,
    games: mpsc::Receiver<(u64, Vec<Sample>)>,
    mut next: u64,
    bar: &indicatif::ProgressBar,
) -> std::io::Result<()> {
    let mut waiting = BTreeMap::new();
    for (number, game) in games {
        waiting.insert(number, game);
        while let Some(game) = waiting.remove(&next) {
            let bytes: Vec<u8> = game.iter().flat_map(|sample| sample.to_bytes()).collect();
            file.write_all(&bytes)?;
            next += 1;
            bar.inc(1);
        }
    }
    file.sync_all()
}
