//! Where everything stands in a terminal of any size.

use draughts::Square;
use ratatui::layout::{Position, Rect};

/// The size of one square of the board, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) width: u16,
    pub(super) height: u16,
}

/// The sizes a board is drawn in, the largest first.
pub(super) const CELLS: [Cell; 4] = [
    Cell {
        width: 9,
        height: 4,
    },
    Cell {
        width: 7,
        height: 3,
    },
    Cell {
        width: 5,
        height: 2,
    },
    Cell {
        width: 4,
        height: 1,
    },
];

/// The narrowest panel that is worth drawing.
const PANEL_WIDTH: u16 = 21;
/// A panel wider than this only scatters the moves.
const WIDEST_PANEL: u16 = 44;
/// What is going on, two lines to say why, and the line for typing.
const FOOTER_HEIGHT: u16 = 4;
/// With the hint and a blank line above.
const ROOMY_FOOTER_HEIGHT: u16 = 6;

/// The places of all parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Layout {
    pub(super) cell: Cell,
    /// The board with its frame.
    pub(super) board: Rect,
    pub(super) panel: Option<Rect>,
    pub(super) footer: Rect,
}

impl Layout {
    /// The largest board that leaves room for the rest, or `None` where none fits. For the two
    /// small boards the panel may be missing, since the footer says the most important things too.
    pub(super) fn of(area: Rect) -> Option<Layout> {
        let panels = [PANEL_WIDTH, 0];
        CELLS[..2]
            .iter()
            .map(|&cell| (cell, PANEL_WIDTH))
            .chain(
                CELLS[2..]
                    .iter()
                    .flat_map(|&cell| panels.map(|panel| (cell, panel))),
            )
            .find_map(|(cell, panel)| Layout::with(area, cell, panel))
    }

    fn with(area: Rect, cell: Cell, least_panel: u16) -> Option<Layout> {
        let width = 8 * cell.width + 2;
        let height = 8 * cell.height + 2;
        if area.width < width + least_panel || area.height < height + FOOTER_HEIGHT {
            return None;
        }
        let board = Rect::new(area.x, area.y, width, height);
        let panel = Rect::new(
            board.right() + 1,
            area.y,
            (area.width - width).saturating_sub(1).min(WIDEST_PANEL),
            height,
        );
        let footer_height = (area.height - height).min(ROOMY_FOOTER_HEIGHT);
        Some(Layout {
            cell,
            board,
            panel: (least_panel > 0).then_some(panel),
            footer: Rect::new(area.x, board.bottom(), area.width, footer_height),
        })
    }

    /// Where the cell in a row and column, counted from the top left of the screen, stands.
    pub(super) fn cell_at(&self, row: u16, column: u16) -> Rect {
        Rect::new(
            self.board.x + 1 + column * self.cell.width,
            self.board.y + 1 + row * self.cell.height,
            self.cell.width,
            self.cell.height,
        )
    }

    /// The dark square under a column and row of the terminal.
    pub(super) fn square_at(&self, x: u16, y: u16, flipped: bool) -> Option<Square> {
        Square::all().find(|&square| {
            let (row, column) = place(square, flipped);
            self.cell_at(row, column).contains(Position::new(x, y))
        })
    }
}

/// The row and column where a square is shown, counted from the top left of the screen.
pub(super) fn place(square: Square, flipped: bool) -> (u16, u16) {
    let shown = if flipped { square.turned() } else { square };
    (shown.row() as u16, shown.column() as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(width: u16, height: u16) -> Option<(Cell, bool)> {
        Layout::of(Rect::new(0, 0, width, height))
            .map(|layout| (layout.cell, layout.panel.is_some()))
    }

    #[test]
    fn the_board_is_as_large_as_fits() {
        assert_eq!(layout(120, 40), Some((CELLS[0], true)));
        assert_eq!(layout(80, 30), Some((CELLS[1], true)));
        assert_eq!(layout(80, 24), Some((CELLS[2], true)));
        assert_eq!(layout(63, 24), Some((CELLS[2], true)));
        assert_eq!(layout(50, 24), Some((CELLS[2], false)));
        assert_eq!(layout(60, 16), Some((CELLS[3], true)));
        assert_eq!(layout(34, 14), Some((CELLS[3], false)));
        assert_eq!(layout(33, 14), None);
        assert_eq!(layout(34, 13), None);
        assert_eq!(layout(0, 0), None);
    }

    #[test]
    fn nothing_overlaps_or_leaves_the_terminal() {
        for width in 0..130 {
            for height in 0..50 {
                let area = Rect::new(0, 0, width, height);
                let Some(layout) = Layout::of(area) else {
                    continue;
                };
                let parts = [Some(layout.board), layout.panel, Some(layout.footer)];
                let parts: Vec<Rect> = parts.into_iter().flatten().collect();
                for (i, part) in parts.iter().enumerate() {
                    assert_eq!(part.intersection(area), *part, "{width}x{height}");
                    let mut others = parts[i + 1..].iter();
                    assert!(others.all(|other| !part.intersects(*other)));
                }
            }
        }
    }

    #[test]
    fn clicks_find_the_square_that_is_drawn_there() {
        let layout = Layout::of(Rect::new(0, 0, 80, 24)).unwrap();
        for flipped in [false, true] {
            for square in Square::all() {
                let (row, column) = place(square, flipped);
                for point in layout.cell_at(row, column).positions() {
                    assert_eq!(layout.square_at(point.x, point.y, flipped), Some(square));
                }
            }
        }
        assert_eq!(layout.square_at(0, 0, false), None);
        assert_eq!(layout.square_at(1, 1, false), None, "a light square");
    }
}
