//! The moves of the game, numbered, two on a line where there is room.

use draughts::Color;
use ratatui::{
    style::{Modifier, Style as Look},
    text::{Line, Span},
};

use super::model::Model;

/// The last lines of the list that fit, with the move on the board among them. Moves taken back
/// are dim.
pub(super) fn lines(model: &Model, width: usize, height: usize) -> Vec<Line<'static>> {
    let (lines, current) = all_lines(model, width);
    let last = lines.len().saturating_sub(height);
    let first = last.min(current.saturating_sub(height / 2));
    lines.into_iter().skip(first).take(height).collect()
}

/// All lines, and which of them has the last move that is played.
fn all_lines(model: &Model, width: usize) -> (Vec<Line<'static>>, usize) {
    let mut lines: Vec<Line<'static>> = Vec::new();
    let mut current = 0;
    let starts = model.game.start().turn();
    let played = model.game.played().len();
    let column = column_width(model);
    for index in 0..model.game.all_plies().len() {
        let text = format!("{:<column$}", model.ply_text(index));
        let look = if index >= played {
            Look::new().add_modifier(Modifier::DIM)
        } else if index + 1 == played {
            Look::new().add_modifier(Modifier::BOLD)
        } else {
            Look::new()
        };
        let ply = index + usize::from(starts != FIRST);
        let is_first = ply % 2 == 0;
        let number = format!("{:>3}. ", ply / 2 + 1);
        if is_first {
            lines.push(Line::from(Span::raw(number)));
        } else if index == 0 {
            lines.push(Line::from(format!("{number}{:<column$} ", "...")));
        }
        if let Some(line) = lines.last_mut() {
            if line.width() + column > width {
                lines.push(Line::from("     "));
            } else if !is_first && index > 0 {
                line.push_span(Span::raw(" "));
            }
        }
        if let Some(line) = lines.last_mut() {
            line.push_span(Span::styled(text, look));
        }
        if index < played {
            current = lines.len() - 1;
        }
    }
    (lines, current)
}

/// The side whose moves come first on a line.
const FIRST: Color = Color::Black;

fn column_width(model: &Model) -> usize {
    let plies = 0..model.game.all_plies().len();
    let widths = plies.map(|index| model.ply_text(index).len());
    widths.max().unwrap_or(0)
}
