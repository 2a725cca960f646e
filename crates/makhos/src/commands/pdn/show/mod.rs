//! `makhos pdn show`: a game of a file with the board at one of its moves.

mod board;
mod moves;

use std::{
    io::{self, BufWriter, Write},
    num::NonZeroU64,
    path::PathBuf,
    process::ExitCode,
};

use anstream::{AutoStream, ColorChoice};
use anstyle::Style;
use anyhow::{Result, bail, ensure};
use clap::Args;
use draughts::{Bitboard, Notation, Position, Variant, pdn::NodeId};

use super::{
    NOT_READABLE,
    games::{FileGames, Game, problem},
    input,
    printable::printable,
    words,
};
use crate::commands::arguments::{self, Naming};

const EXAMPLES: &str = "\
Examples:
  makhos pdn show games.pdn --game 3
  makhos pdn show games.pdn --game 3 --at 12 --notation algebraic
  makhos pdn show - --at 0 < game.pdn

Plies count the moves of both sides: --at 1 is after the first move, --at 0 before it. Without colours
men are b and w, kings B and W, and a star marks the squares of the last move. The exit status is 1 where there is no such game or ply, and 2 where the
file could not be read.";

/// Show a game with the board at one of its moves
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Show {
    /// A PDN file; - is the standard input
    file: PathBuf,
    /// Which game, counted from 1; a file with a single one needs no number
    #[arg(long, value_name = "N")]
    game: Option<NonZeroU64>,
    /// After how many plies [default: at the end]
    #[arg(long, value_name = "PLY")]
    at: Option<usize>,
    /// The game of those that do not say which one they are [default: where their moves are legal]
    #[arg(long, value_parser = arguments::variant())]
    variant: Option<Variant>,
    /// How squares are named
    #[arg(long, value_enum, default_value_t = Naming::Numbers)]
    notation: Naming,
}

impl Show {
    /// Shows the game.
    pub(super) fn run(&self) -> Result<ExitCode> {
        let name = input::name(&self.file);
        let games = match FileGames::open(&self.file, self.variant) {
            Ok(games) => games,
            Err(error) => return not_readable(&name, &problem(error)),
        };
        let mut chosen = None;
        let mut count = 0;
        for game in games {
            let game = match game {
                Ok(game) => game,
                Err(error) => return not_readable(&name, &problem(error)),
            };
            count = game.number;
            if self.game.is_none_or(|number| number.get() == count) {
                chosen = Some(game);
                if self.game.is_some() {
                    break;
                }
            }
        }
        let Some(game) = chosen else {
            match count {
                0 => return not_readable(&name, "there is no game in it"),
                1 => bail!("{name} has one game only"),
                _ => bail!("{name} has {count} games; --game takes 1 to {count}"),
            }
        };
        ensure!(
            count <= 1 || self.game.is_some(),
            "{name} has {count} games; say which one, such as --game 1"
        );
        self.show(&name, &game)?;
        Ok(ExitCode::SUCCESS)
    }

    fn show(&self, name: &str, game: &Game) -> Result<()> {
        let at = game.step_at(self.at)?;
        let stdout = io::stdout().lock();
        let has_colors = AutoStream::choice(&stdout) != ColorChoice::Never;
        let mut output = BufWriter::new(AutoStream::auto(stdout));
        head(&mut output, name, game)?;
        let notation = self.notation.notation();
        for line in moves::lines(&game.record, &game.replay, notation, at) {
            writeln!(output, "{}", printable(&line))?;
        }
        if let Some(position) = game.replay.position(at) {
            let last = game.replay.step(at).and_then(|step| step.mv);
            let marked = last.map_or(Bitboard::EMPTY, |mv| {
                [mv.from(), mv.to()].into_iter().collect()
            });
            writeln!(output)?;
            let board = board::Board {
                position,
                marked,
                notation,
                has_colors,
            };
            board.draw(&mut output)?;
            foot(&mut output, game, at, position, notation)?;
        }
        Ok(output.flush()?)
    }
}

fn not_readable(name: &str, problem: &str) -> Result<ExitCode> {
    writeln!(io::stderr(), "makhos: {name}: {problem}")?;
    Ok(ExitCode::from(NOT_READABLE))
}

/// Tags that are said in other words.
const SAID_OTHERWISE: [&str; 4] = ["Result", "GameType", "SetUp", "FEN"];

/// The game, its tags and its result.
fn head(output: &mut impl Write, name: &str, game: &Game) -> io::Result<()> {
    let bold = Style::new().bold();
    let kind = words::of_key(words::key(&game.replay));
    let line = game.record.place().line;
    let (name, number) = (printable(name), game.number);
    writeln!(
        output,
        "{bold}Game {number} of {name}{bold:#}, line {line}: {kind}"
    )?;
    let result = words::result(&game.record.result(), game.replay.variant());
    let tags = game.record.tags.iter().filter(|(tag, value)| {
        let is_said = SAID_OTHERWISE
            .iter()
            .any(|said| said.eq_ignore_ascii_case(tag));
        !is_said && !value.is_empty()
    });
    let lines: Vec<(&str, &str)> = tags.chain([("Result", &result[..])]).collect();
    let width = lines.iter().map(|(tag, _)| tag.len()).max().unwrap_or(0);
    for (tag, value) in lines {
        writeln!(output, "  {tag:width$}  {}", printable(value))?;
    }
    writeln!(output)
}

/// What is said under the board.
fn foot(
    output: &mut impl Write,
    game: &Game,
    at: NodeId,
    position: &Position,
    notation: Notation,
) -> io::Result<()> {
    let ply = game.record.line_to(at).len();
    let turn = position.turn();
    let moved = moves::text(&game.record, &game.replay, at, notation);
    match ply {
        0 => write!(output, "Before the first move")?,
        _ => write!(output, "After ply {ply}, {}", printable(&moved))?,
    }
    if position.has_legal_move() {
        writeln!(output, ": {turn} to move")?;
    } else {
        writeln!(output, ": {turn} cannot move, so {} has won", !turn)?;
    }
    writeln!(output, "{}", position.to_fen())
}
