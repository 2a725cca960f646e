//! The commands, one module each.

mod analyze;
mod answers;
mod arguments;
mod bar;
mod bench;
mod closed_pipe;
mod diagram;
mod grown_file;
mod hub;
mod lines;
mod matches;
mod moves;
mod ongoing;
mod pdn;
mod perft;
mod play;
mod tables;
mod tables_directory;
mod train;
mod tui;
mod weights;
mod whole_file;

use std::process::ExitCode;

use clap::Subcommand;

/// What the program can do.
#[derive(Subcommand)]
pub(crate) enum Command {
    Play(play::Play),
    Perft(perft::Perft),
    Moves(moves::Moves),
    Analyze(analyze::Analyze),
    Bench(bench::Bench),
    Hub(hub::Hub),
    Diagram(diagram::DiagramCommand),
    Tui(tui::Tui),
    Pdn(pdn::Pdn),
    Match(matches::MatchCommand),
    Tables(tables::TablesCommand),
    Train(train::Train),
}

impl Command {
    /// Runs the command; the exit code tells how it went where that is no error of the program's.
    pub(crate) fn run(&self) -> anyhow::Result<ExitCode> {
        closed_pipe::ends_quietly(match self {
            Command::Play(play) => play.run(),
            Command::Perft(perft) => perft.run(),
            Command::Moves(moves) => moves.run(),
            Command::Analyze(analyze) => analyze.run(),
            Command::Bench(bench) => bench.run(),
            Command::Hub(hub) => hub.run(),
            Command::Diagram(diagram) => diagram.run(),
            Command::Tui(tui) => tui.run(),
            Command::Pdn(pdn) => pdn.run(),
            Command::Match(matches) => matches.run(),
            Command::Tables(tables) => tables.run(),
            Command::Train(train) => train.run(),
        })
    }
}
