//! `makhos play`: the app in the browser, served by this program.

use std::process::ExitCode;

use anyhow::{Context, Result};

use super::tables_directory::TablesArgument;
use crate::server::{self, Listener, Site};

/// Play in the browser: serve the app on this machine only, and open it
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  makhos play                          open the app in your browser
  makhos play --port 9000 --no-open    serve it at port 9000, open no browser
  makhos play --tables /data/tables    let the app ask the endgame tables there

The app is for this machine only: no other can reach it. End with Ctrl-C.")]
pub(crate) struct Play {
    /// The port to serve at; if it is busy, the next free one. 0 takes any free port
    #[arg(long, value_name = "N", default_value_t = 8710)]
    port: u16,

    /// Don't open the browser
    #[arg(long)]
    no_open: bool,

    #[command(flatten)]
    tables: TablesArgument,
}

impl Play {
    /// Serves the app until Ctrl-C.
    ///
    /// # Errors
    ///
    /// When no port is free, the tables that were asked for cannot be read, or the server stops.
    pub(crate) fn run(&self) -> Result<ExitCode> {
        let tables = self.tables.open_if_any()?;
        let listener = Listener::bind_from(self.port)?;
        let port = listener.port();
        if self.port != 0 && self.port != port {
            eprintln!("Port {} is busy, so the app is at port {port}.", self.port);
        }
        let address = listener.address();
        println!("Makhos is at {address} (Ctrl-C ends it)");
        if !self.no_open {
            open_in_browser(&address);
        }
        server::serve(listener, Site::embedded(), tables).context("the server stopped")?;
        Ok(ExitCode::SUCCESS)
    }
}

/// A machine without a browser, or without a screen, can still serve: the address is printed.
fn open_in_browser(address: &str) {
    if let Err(error) = open::that_detached(address) {
        eprintln!("No browser could be opened ({error}). Open {address} yourself.");
    }
}
