//! The help: all keys in a box over the board.

use makhos_texts::Texts;
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    text::Line,
    widgets::{Block, Clear, Padding, Paragraph, Widget, Wrap},
};

use super::style::Style;

/// Draws the help in the middle of the terminal.
pub(super) fn draw(texts: Texts, style: Style, area: Rect, buffer: &mut Buffer) {
    let lines: Vec<Line<'static>> = lines(texts).map(Line::from).into();
    let widest = lines.iter().map(Line::width).max().unwrap_or(0) as u16;
    let width = (widest + 4).min(area.width);
    let help = Paragraph::new(lines).wrap(Wrap { trim: true });
    let height = (help.line_count(width - 4) as u16 + 2).min(area.height);
    let place = area.centered(width.into(), height.into());
    let block = Block::bordered()
        .border_set(style.border())
        .padding(Padding::horizontal(1))
        .title(texts.terminal_help_title());
    Clear.render(place, buffer);
    help.block(block).render(place, buffer);
}

fn lines(texts: Texts) -> [&'static str; 14] {
    [
        texts.terminal_help_type(),
        texts.terminal_help_arrows(),
        texts.terminal_help_escape(),
        texts.terminal_help_undo(),
        texts.terminal_help_redo(),
        texts.terminal_help_new(),
        texts.terminal_help_flip(),
        texts.terminal_help_draw(),
        texts.terminal_help_resign(),
        texts.terminal_help_hint(),
        texts.terminal_help_computer(),
        texts.terminal_help_move_now(),
        texts.terminal_help_quit(),
        texts.terminal_help_help(),
    ]
}
