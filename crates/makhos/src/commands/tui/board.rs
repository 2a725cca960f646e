//! The board with its squares, pieces and marks.

use draughts::Square;
use makhos_texts::SquareMark;
use makhos_words::{game, square_mark};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Color, Modifier, Style as Look},
    widgets::{Block, Widget},
};

use super::{
    layout::{Layout, place},
    model::Model,
    pieces::{self, Drawing},
    style::Style,
};

/// Draws the board with its frame.
pub(super) fn draw(model: &Model, style: Style, layout: &Layout, buffer: &mut Buffer) {
    let title = model.texts().terminal_title(game(model.game.variant()));
    Block::bordered()
        .border_set(style.border())
        .title(title)
        .render(layout.board, buffer);
    for row in 0..8 {
        for column in 0..8 {
            fill_light(layout.cell_at(row, column), style, buffer);
        }
    }
    for square in Square::all() {
        let (row, column) = place(square, model.flipped);
        Cell {
            model,
            style,
            layout,
            square,
            area: layout.cell_at(row, column),
            mark: mark(model, square),
        }
        .draw(buffer);
    }
}

fn fill_light(area: Rect, style: Style, buffer: &mut Buffer) {
    let background = style.palette.map_or(Color::Reset, |palette| palette.light);
    let line = style.light_filling().repeat(usize::from(area.width));
    for y in area.top()..area.bottom() {
        buffer.set_string(area.x, y, &line, Look::new().bg(background));
    }
}

fn mark(model: &Model, square: Square) -> SquareMark {
    if model.outcome().is_some() || model.is_computers_turn() {
        SquareMark::Plain
    } else {
        square_mark(&model.input, square)
    }
}

/// One dark square.
struct Cell<'a> {
    model: &'a Model,
    style: Style,
    layout: &'a Layout,
    square: Square,
    area: Rect,
    mark: SquareMark,
}

impl Cell<'_> {
    fn draw(&self, buffer: &mut Buffer) {
        let area = self.area;
        let blank = " ".repeat(usize::from(area.width));
        let ground = Look::new().bg(self.ground());
        for y in area.top()..area.bottom() {
            buffer.set_string(area.x, y, &blank, ground);
        }
        self.draw_piece_or_target(buffer);
        self.draw_label(buffer);
        self.draw_mark(buffer);
    }

    fn ground(&self) -> Color {
        let Some(palette) = self.style.palette else {
            return Color::Reset;
        };
        if self.mark == SquareMark::Chosen || self.model.hinted().contains(self.square) {
            palette.chosen
        } else if self.model.last_move().contains(self.square) {
            palette.last_move
        } else {
            palette.dark
        }
    }

    fn draw_piece_or_target(&self, buffer: &mut Buffer) {
        let cell = self.layout.cell;
        if let Some(piece) = self.model.input.board().piece_at(self.square) {
            let drawing = if self.style.letters() {
                pieces::letters(piece, cell)
            } else {
                pieces::blocks(piece, cell)
            };
            self.draw_rows(&drawing, self.style.piece(piece.color), buffer);
        } else if self.mark == SquareMark::Target {
            let now = self.model.input.next_squares().contains(self.square);
            let drawing = pieces::target(now, self.style.ascii, cell);
            self.draw_rows(&drawing, Look::new().fg(self.style.accent()), buffer);
        }
    }

    /// Draws what is not a space.
    fn draw_rows(&self, drawing: &Drawing, look: Look, buffer: &mut Buffer) {
        for (y, row) in (self.area.top()..).zip(&drawing.rows) {
            let is_crown = usize::from(y - self.area.top()) < drawing.crown;
            let look = if is_crown {
                look.fg(self.style.accent())
            } else {
                look
            };
            for (x, letter) in (self.area.x + drawing.left..).zip(row.chars()) {
                if letter != ' ' {
                    buffer.set_string(x, y, letter.to_string(), look);
                }
            }
        }
    }

    /// The square's name; under the cursor it is reversed, on a square to choose it stands out.
    fn draw_label(&self, buffer: &mut Buffer) {
        let name = self.model.words.notation().square(self.square);
        let label = self
            .style
            .palette
            .map_or(Color::Reset, |palette| palette.label);
        let mut look = match self.mark {
            SquareMark::Plain => Look::new().fg(label),
            _ => Look::new()
                .fg(self.style.accent())
                .add_modifier(Modifier::BOLD),
        };
        if self.model.cursor == Some(self.square) {
            look = look.add_modifier(Modifier::REVERSED | Modifier::BOLD);
        }
        buffer.set_string(self.area.x, self.area.y, format!("{name:<2}"), look);
    }

    /// A sign in the corner, for those who see no difference in colour.
    fn draw_mark(&self, buffer: &mut Buffer) {
        let sign = match self.mark {
            _ if self.model.hinted().contains(self.square) => "+",
            SquareMark::Plain | SquareMark::Target => return,
            SquareMark::CanMove if self.style.ascii => "*",
            SquareMark::CanMove => "•",
            SquareMark::MustCapture => "!",
            SquareMark::Chosen => ">",
        };
        let (x, y) = if self.area.height > 1 {
            (self.area.x, self.area.bottom() - 1)
        } else {
            (self.area.right() - 1, self.area.y)
        };
        let look = Look::new()
            .fg(self.style.accent())
            .add_modifier(Modifier::BOLD);
        buffer.set_string(x, y, sign, look);
    }
}
