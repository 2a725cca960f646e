//! Where endgame tables lie.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context, Result};
use clap::Args;
use draughts::Variant;
use draughts_endgame::{TableDirectory, Tables};
use draughts_engine::{Endgames, TableEndgames};

/// The environment variable that says where tables lie.
const VARIABLE: &str = "MAKHOS_TABLES";

/// Which directory to take.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct TablesArgument {
    /// The directory with endgame tables
    /// [default: what MAKHOS_TABLES says, else "makhos/tables" among the user's data]
    #[arg(long = "tables", visible_alias = "dir", value_name = "DIR")]
    directory: Option<PathBuf>,
}

impl TablesArgument {
    /// The directory at a path.
    pub(crate) fn of(path: &Path) -> TablesArgument {
        TablesArgument {
            directory: Some(path.to_owned()),
        }
    }

    /// The directory.
    ///
    /// # Errors
    ///
    /// Where nothing says which, and the user has no place for data.
    pub(crate) fn directory(&self) -> Result<TableDirectory> {
        let path = self
            .directory
            .clone()
            .or_else(|| std::env::var_os(VARIABLE).map(PathBuf::from))
            .or_else(|| Some(dirs::data_dir()?.join("makhos").join("tables")));
        path.map(TableDirectory::new)
            .context("this user has no directory for data; say where tables lie with --tables DIR")
    }

    /// The tables that are there; files that cannot be used are told about.
    ///
    /// # Errors
    ///
    /// Where the directory cannot be read, or was named and is not there.
    pub(crate) fn open(&self) -> Result<Tables> {
        let directory = self.directory()?;
        if self.directory.is_some() {
            std::fs::metadata(directory.path())
                .with_context(|| directory.path().display().to_string())?;
        }
        let (tables, errors) = directory.open()?;
        for error in errors {
            eprintln!("makhos: {error}");
        }
        Ok(tables)
    }

    /// The tables that are there, for what does without any, too: only those that were named have to be
    /// readable.
    ///
    /// # Errors
    ///
    /// Where the directory was named and cannot be read.
    pub(crate) fn open_if_any(&self) -> Result<Tables> {
        self.open().or_else(|error| {
            if self.directory.is_some() {
                return Err(error);
            }
            eprintln!("makhos: {error:#}");
            Ok(Tables::default())
        })
    }

    /// The tables of a game for the engine; `None` where there are none.
    ///
    /// # Errors
    ///
    /// Those of [`TablesArgument::open`].
    pub(crate) fn endgames(&self, variant: Variant) -> Result<Option<Arc<dyn Endgames>>> {
        Ok(TableEndgames::shared(Arc::new(self.open()?), variant))
    }
}
