//! Draws the model.

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
    widgets::{Paragraph, Widget, Wrap},
};

use super::{
    board, footer, help,
    layout::Layout,
    model::{Model, Screen},
    panel,
    style::Style,
};

/// Draws everything; answers where the terminal's own cursor belongs, if it should be seen.
pub(super) fn draw(
    model: &Model,
    style: Style,
    area: Rect,
    buffer: &mut Buffer,
) -> Option<Position> {
    let Some(layout) = Layout::of(area) else {
        Paragraph::new(model.texts().terminal_too_small())
            .wrap(Wrap { trim: true })
            .render(area, buffer);
        return None;
    };
    board::draw(model, style, &layout, buffer);
    if let Some(area) = layout.panel {
        panel::draw(model, style, area, buffer);
    }
    let cursor = footer::draw(model, style, layout.footer, buffer);
    if model.screen == Screen::Help {
        help::draw(model.texts(), style, area, buffer);
    }
    if style.ascii {
        replace_punctuation(area, buffer);
    }
    (model.screen == Screen::Board).then_some(cursor)
}

/// Writes the punctuation of the texts in ASCII.
fn replace_punctuation(area: Rect, buffer: &mut Buffer) {
    for place in area.positions() {
        let cell = &mut buffer[place];
        let ascii = match cell.symbol() {
            "“" | "”" => "\"",
            "‘" | "’" => "'",
            "–" | "—" | "·" => "-",
            "×" => "x",
            "…" => ".",
            _ => continue,
        };
        cell.set_symbol(ascii);
    }
}

#[cfg(test)]
mod tests;
