//! What stands beside the board: both sides, the draw counters, the moves.

use draughts::Color;
use makhos_words::side;
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Modifier, Style as Look},
    text::{Line, Span},
    widgets::{Block, Paragraph, Widget, Wrap},
};

use super::{model::Model, moves_list, style::Style};

/// Draws the panel.
pub(super) fn draw(model: &Model, style: Style, area: Rect, buffer: &mut Buffer) {
    let near = model.near_side();
    let mut lines = Vec::new();
    for color in [!near, near] {
        lines.extend(side_lines(model, style, color));
    }
    lines.extend(counter_lines(model));
    let above = Paragraph::new(lines).wrap(Wrap { trim: false });
    let height = (above.line_count(area.width) as u16).min(area.height);
    let (top, rest) = split(area, height);
    above.render(top, buffer);
    draw_moves(model, style, rest, buffer);
}

fn split(area: Rect, height: u16) -> (Rect, Rect) {
    let top = Rect { height, ..area };
    let rest = Rect {
        y: top.bottom(),
        height: area.height - height,
        ..area
    };
    (top, rest)
}

/// A side's name, marked where it is its turn, the computer's level where it plays it, and its pieces.
fn side_lines(model: &Model, style: Style, color: Color) -> Vec<Line<'static>> {
    let texts = model.texts();
    let board = model.input.board();
    let count = board.pieces(color).len() as u32;
    let kings = board.kings(color).len() as u32;
    let to_move = model.outcome().is_none() && model.game.position().turn() == color;
    let bold = Look::new().add_modifier(Modifier::BOLD);
    let turn = Span::styled(if to_move { "> " } else { "  " }, bold.fg(style.accent()));
    let name = Span::styled(texts.side_name(side(color)), bold);
    let left = texts.pieces_left(count, kings);
    let mut lines = vec![Line::from(vec![
        turn,
        swatch(style, color),
        Span::raw(" "),
        name,
    ])];
    if model.computer.sides.contains(&color) {
        let computer = texts.terminal_computer(model.computer.level);
        lines.push(Line::from(format!("  {computer}")));
    }
    lines.push(Line::from(format!("  {left}")));
    lines
}

/// A small man as it looks on the board.
fn swatch(style: Style, color: Color) -> Span<'static> {
    let man = match (style.letters(), color) {
        (true, Color::Black) => "(b)",
        (true, Color::White) => "(w)",
        (false, _) => "▐█▌",
    };
    let ground = Look::new().bg(style.dark_square());
    Span::styled(man, ground.patch(style.piece(color)))
}

fn counter_lines(model: &Model) -> Vec<Line<'static>> {
    let no_progress = model.words.no_progress(&model.game);
    let repetition = model.words.repetition(&model.game);
    let over = model.outcome().is_some();
    no_progress
        .into_iter()
        .chain(repetition.map(str::to_owned))
        .filter(|_| !over)
        .map(Line::from)
        .collect()
}

fn draw_moves(model: &Model, style: Style, area: Rect, buffer: &mut Buffer) {
    let block = Block::bordered()
        .border_set(style.border())
        .title(model.texts().moves_title());
    let inner = block.inner(area);
    block.render(area, buffer);
    let (width, height) = (usize::from(inner.width), usize::from(inner.height));
    let lines = if model.game.all_plies().is_empty() {
        vec![Line::from(model.texts().moves_none())]
    } else {
        moves_list::lines(model, width, height)
    };
    Paragraph::new(lines).render(inner, buffer);
}
