//! Drawings of the pieces, for every size of the board.
//!
//! A man is a disc. A king is two discs, one on the other, under a crown, so that it differs in
//! shape and not by its colour alone.

use draughts::{Color, Piece, Role};

use super::layout::{CELLS, Cell};

/// A drawing: its rows, of which the first stand at the top of the cell, and how far it stands
/// from the left of the cell. Spaces let the square through.
pub(super) struct Drawing {
    pub(super) rows: Vec<String>,
    pub(super) left: u16,
    /// How many of the rows are the crown.
    pub(super) crown: usize,
}

/// The drawing of a piece in blocks.
pub(super) fn blocks(piece: Piece, cell: Cell) -> Drawing {
    let size = size(cell);
    let rows: &[&str] = match (size, piece.role) {
        (0, Role::Man) => &[" ▄███▄ ", "███████", "███████", " ▀███▀ "],
        (0, Role::King) => &[" ▙▟█▙▟ ", "▜█████▛", "▄▄▄▄▄▄▄", "▝▀▀▀▀▀▘"],
        (1, Role::Man) => &[" ▄▄▄ ", "▐███▌", " ▀▀▀ "],
        (1, Role::King) => &[" ▙█▟ ", "▐███▌", "▝▄▄▄▘"],
        (2, Role::Man) => &["▟█▙", "▜█▛"],
        (2, Role::King) => &["▙█▟", "▄▄▄"],
        (_, Role::Man) => &["●"],
        (_, Role::King) => &["♚"],
    };
    let crown = usize::from(piece.role == Role::King && size < 3);
    drawing(
        size,
        rows.iter().map(|&row| row.to_owned()).collect(),
        crown,
    )
}

/// The drawing of a piece in letters: `b` and `w`, and as kings `B` and `W` under a crown.
pub(super) fn letters(piece: Piece, cell: Cell) -> Drawing {
    let size = size(cell);
    let letter = match piece.color {
        Color::Black => 'b',
        Color::White => 'w',
    };
    let (crown, body) = match piece.role {
        Role::Man => ("   ", format!("({letter})")),
        Role::King => ("^^^", format!("[{}]", letter.to_ascii_uppercase())),
    };
    let rows = match size {
        0 => vec![String::new(), format!("  {crown}"), format!("  {body}")],
        1 => vec![format!(" {crown}"), format!(" {body}")],
        2 => vec![crown.to_owned(), body],
        _ => vec![body[1..2].to_owned()],
    };
    drawing(size, rows, 0)
}

/// The drawing of a square the chosen piece can go to; `now` where that is its next step.
pub(super) fn target(now: bool, ascii: bool, cell: Cell) -> Drawing {
    let size = size(cell);
    let dot = match (ascii, now) {
        (true, true) => "+",
        (true, false) => ".",
        (false, false) if size == 3 => "·",
        (false, _) => "•",
    };
    let rows: Vec<String> = match size {
        0 if ascii || !now => vec![String::new(), format!("   {dot}")],
        0 => vec![String::new(), "  ▗▄▖".into(), "  ▝▀▘".into()],
        1 if ascii || !now => vec![String::new(), format!("  {dot}")],
        1 => vec![String::new(), " ▐█▌ ".into()],
        2 if ascii || !now => vec![String::new(), format!(" {dot}")],
        2 => vec![" ▄ ".into(), " ▀ ".into()],
        _ => vec![dot.into()],
    };
    drawing(size, rows, 0)
}

fn drawing(size: usize, rows: Vec<String>, crown: usize) -> Drawing {
    let left = [1, 1, 2, 2][size];
    Drawing { rows, left, crown }
}

/// The place of a size among [`CELLS`].
fn size(cell: Cell) -> usize {
    CELLS
        .iter()
        .position(|&size| size == cell)
        .unwrap_or(CELLS.len() - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_fits_its_cell_and_leaves_the_label_free() {
        for cell in CELLS {
            for color in Color::ALL {
                for role in [Role::Man, Role::King] {
                    let piece = Piece { color, role };
                    for drawing in [blocks(piece, cell), letters(piece, cell)] {
                        assert!(drawing.rows.len() <= usize::from(cell.height));
                        for row in &drawing.rows {
                            let width = drawing.left as usize + row.chars().count();
                            assert!(width <= usize::from(cell.width), "{row}");
                        }
                        let before = drawing.rows[0].chars().take_while(|&c| c == ' ').count();
                        let empty = drawing.rows[0].trim().is_empty();
                        assert!(empty || drawing.left as usize + before >= 2);
                    }
                }
            }
        }
    }

    #[test]
    fn kings_and_men_differ_in_shape() {
        for cell in CELLS {
            let rows = |role, draw: fn(Piece, Cell) -> Drawing| {
                let color = Color::White;
                draw(Piece { color, role }, cell).rows
            };
            assert_ne!(rows(Role::Man, blocks), rows(Role::King, blocks));
            assert_ne!(rows(Role::Man, letters), rows(Role::King, letters));
        }
    }
}
