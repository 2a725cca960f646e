//! Tables in a directory, one file each.

use std::{
    fs::{self, File, TryLockError},
    io::{self, Write},
    path::{Path, PathBuf},
};

use draughts::Variant;
use thiserror::Error;

use crate::{Material, Metric, Part, Table, TableError, Tables, mapped, part::Splitting};

/// A directory with tables.
///
/// A file is called after what it has: `thai-mKvKK.wld` has the verdicts, `thai-mKvKK.plies` the
/// plies to the end, `thai-mmKKvmmK.r3-5.wld` those of a part. Files under other names are left alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableDirectory {
    path: PathBuf,
    splitting: Splitting,
}

/// What went wrong with a file of a directory.
#[derive(Debug, Error)]
#[error("{}: {problem}", path.display())]
pub struct FileError {
    /// Which file.
    pub path: PathBuf,
    /// What went wrong.
    pub problem: FileProblem,
}

/// What can go wrong with a file.
#[derive(Debug, Error)]
pub enum FileProblem {
    /// It cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is no table that can be used.
    #[error(transparent)]
    Table(#[from] TableError),
    /// Another program builds tables in this directory.
    #[error("another program is building tables here")]
    Locked,
    /// There are no tables like that.
    #[error("{}", no_slice(*.0))]
    NoSlice(Part),
}

impl FileError {
    /// Whether it is a table that was damaged, which can be built anew. One of a newer version of the
    /// format, or under another's name, is not: somebody may want it.
    #[must_use]
    pub fn is_damage(&self) -> bool {
        use TableError::{Damaged, Foreign, Short};
        matches!(
            self.problem,
            FileProblem::Table(Foreign | Short | Damaged(_))
        )
    }
}

/// Why there is no table of a part.
fn no_slice(part: Part) -> String {
    let most = Material::MOST_PIECES;
    let material = part.material;
    if !(2..=most).contains(&part.pieces()) {
        return format!(
            "{part} has {} pieces; tables have 2 to {most}",
            part.pieces()
        );
    }
    match Part::all_of(material).as_slice() {
        [first, .., last] => format!(
            "{material} is kept in parts, from {first} to {last}; \"makhos tables plan\" lists them"
        ),
        _ => format!("{material} is kept as a whole"),
    }
}

/// Keeps other builders out as long as it is held.
pub(crate) struct Lock {
    _files: Vec<File>,
}

impl TableDirectory {
    /// The directory at a path, which need not be there yet.
    #[must_use]
    pub fn new(path: impl Into<PathBuf>) -> TableDirectory {
        TableDirectory {
            path: path.into(),
            splitting: Splitting::default(),
        }
    }

    /// The same where materials are kept in parts from so many pieces on.
    #[cfg(test)]
    pub(crate) fn split_from(mut self, pieces: u8) -> TableDirectory {
        self.splitting = Splitting { from: pieces };
        self
    }

    /// Which materials are kept in parts.
    pub(crate) fn splitting(&self) -> Splitting {
        self.splitting
    }

    /// Its path.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where a table is kept.
    #[must_use]
    pub fn file(&self, variant: Variant, metric: Metric, part: impl Into<Part>) -> PathBuf {
        let name = name(variant, metric, part.into().stronger_first());
        self.path.join(name)
    }

    /// Opens all tables that are there; those that cannot be used are named, and the others serve
    /// without them.
    ///
    /// # Errors
    ///
    /// [`FileError`] where the directory cannot be read. One that is not there has no tables.
    pub fn open(&self) -> Result<(Tables, Vec<FileError>), FileError> {
        let mut tables = Tables::new(self.splitting);
        let mut errors = Vec::new();
        let fails = |error: io::Error| FileError {
            path: self.path.clone(),
            problem: error.into(),
        };
        let entries = match fs::read_dir(&self.path) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((tables, errors)),
            Err(error) => return Err(fails(error)),
        };
        for entry in entries {
            let path = entry.map_err(fails)?.path();
            let name = path.file_name().and_then(|name| name.to_str());
            let Some((variant, metric, part)) = name.and_then(|name| self.parse_name(name)) else {
                continue;
            };
            match open_file(&path, variant, metric, part) {
                Ok(table) => tables.add(table),
                Err(problem) => errors.push(FileError { path, problem }),
            }
        }
        errors.sort_by(|a, b| a.path.cmp(&b.path));
        Ok((tables, errors))
    }

    /// Opens one table; `None` where there is none.
    ///
    /// # Errors
    ///
    /// [`FileError`] where it cannot be read or used.
    pub fn table(
        &self,
        variant: Variant,
        metric: Metric,
        part: impl Into<Part>,
    ) -> Result<Option<Table>, FileError> {
        let part = part.into().stronger_first();
        let path = self.file(variant, metric, part);
        match open_file(&path, variant, metric, part) {
            Ok(table) => Ok(Some(table)),
            Err(FileProblem::Io(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(problem) => Err(FileError { path, problem }),
        }
    }

    /// Writes a table, which is there as a whole or not at all.
    pub(crate) fn put(
        &self,
        variant: Variant,
        metric: Metric,
        part: Part,
        bytes: &[u8],
    ) -> Result<(), FileError> {
        let path = self.file(variant, metric, part);
        let partial = path.with_extension("partial");
        let written = write_whole(&partial, bytes).and_then(|()| fs::rename(&partial, &path));
        written.map_err(|error| {
            // What is half written helps nobody; that it cannot be removed changes nothing.
            let _ = fs::remove_file(&partial);
            FileError {
                path,
                problem: error.into(),
            }
        })
    }

    /// Makes the directory, and keeps all other builders out of it.
    pub(crate) fn lock(&self) -> Result<Lock, FileError> {
        let file = self.locked("lock", File::try_lock)?;
        self.remove_remains();
        Ok(Lock { _files: vec![file] })
    }

    /// Makes the directory, and keeps builders of this slice out of it, and those of all slices.
    pub(crate) fn lock_slice(&self, variant: Variant, part: Part) -> Result<Lock, FileError> {
        let game = variant.rules().name;
        let name = format!("{game}-{}.lock", part.stronger_first());
        let files = vec![
            self.locked("lock", File::try_lock_shared)?,
            self.locked(&name, File::try_lock)?,
        ];
        Ok(Lock { _files: files })
    }

    fn locked(
        &self,
        name: &str,
        lock: impl Fn(&File) -> Result<(), TryLockError>,
    ) -> Result<File, FileError> {
        let path = self.path.join(name);
        let fails = |problem: FileProblem| FileError {
            path: path.clone(),
            problem,
        };
        fs::create_dir_all(&self.path).map_err(|error| fails(error.into()))?;
        let file = File::create(&path).map_err(|error| fails(error.into()))?;
        match lock(&file) {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => Err(fails(FileProblem::Locked)),
            Err(TryLockError::Error(error)) => Err(fails(error.into())),
        }
    }

    /// Removes what builders that were ended left behind; that it cannot be removed harms nobody.
    fn remove_remains(&self) {
        let entries = fs::read_dir(&self.path).into_iter().flatten().flatten();
        for path in entries.map(|entry| entry.path()) {
            let name = path.file_name().and_then(|name| name.to_str());
            let stem = name.and_then(|name| {
                name.strip_suffix(".partial")
                    .or_else(|| name.strip_suffix(".lock"))
            });
            if stem.is_some_and(|stem| self.parse_name(&format!("{stem}.wld")).is_some()) {
                let _ = fs::remove_file(path);
            }
        }
    }

    /// What is in a file with this name; `None` where it is none that is written here.
    fn parse_name(&self, name: &str) -> Option<(Variant, Metric, Part)> {
        let (stem, end) = name.rsplit_once('.')?;
        let (game, part) = stem.split_once('-')?;
        let metric = [Metric::Verdict, Metric::Plies]
            .into_iter()
            .find(|metric| extension(*metric) == end)?;
        let part: Part = part.parse().ok()?;
        let is_name = part.stronger_first() == part && self.splitting.has(part);
        is_name.then_some((game.parse().ok()?, metric, part))
    }
}

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn open_file(
    path: &Path,
    variant: Variant,
    metric: Metric,
    part: Part,
) -> Result<Table, FileProblem> {
    let table = Table::open(mapped::bytes(&File::open(path)?)?)?;
    let found = name(table.variant(), table.metric(), table.part());
    let expected = name(variant, metric, part);
    if found != expected {
        return Err(TableError::Misnamed { found, expected }.into());
    }
    Ok(table)
}

fn extension(metric: Metric) -> &'static str {
    match metric {
        Metric::Verdict => "wld",
        Metric::Plies => "plies",
    }
}

fn name(variant: Variant, metric: Metric, part: Part) -> String {
    let game = variant.rules().name;
    format!("{game}-{part}.{}", extension(metric))
}
