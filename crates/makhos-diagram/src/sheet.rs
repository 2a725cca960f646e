//! Many diagrams on pages to print.

use crate::{
    Diagram, Grid, draw,
    text::wrap,
    xml::{Length, Xml},
};

/// Diagrams with their captions, as many A4 pages as they take.
///
/// ```
/// use draughts::{Position, Variant};
/// use makhos_diagram::{Diagram, Sheet};
///
/// let sheet = Sheet {
///     title: "A game".to_owned(),
///     diagrams: vec![Diagram::new(&Position::start(Variant::Thai)); 7],
///     ..Sheet::default()
/// };
/// assert_eq!(sheet.to_svgs().len(), 2, "six on the first page, one on the second");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The title of every page.
    pub title: String,
    /// Lines under the title of the first page.
    pub lines: Vec<String>,
    /// How many diagrams stand on a page.
    pub grid: Grid,
    /// The diagrams, in rows from the left.
    pub diagrams: Vec<Diagram>,
}

// All lengths are in tenths of a millimetre: some programs draw letters badly that are a few
// units high.
const WIDTH: f64 = 2100.0;
const HEIGHT: f64 = 2970.0;
const MARGIN: f64 = 150.0;
const GAP: f64 = 70.0;
const TITLE: f64 = 62.0;
const LINE: f64 = 36.0;
const FOOT: f64 = 60.0;
const INK: &str = "#000";
/// From one line of text to the next, in parts of the letters' size: Thai needs room above.
const LEADING: f64 = 1.45;

/// A page's part for diagrams, and how they are laid into it.
struct Cells {
    top: f64,
    width: f64,
    height: f64,
    board: f64,
    caption: f64,
}

impl Sheet {
    /// The pages, each a whole SVG file; one empty page where there is no diagram.
    #[must_use]
    pub fn to_svgs(&self) -> Vec<String> {
        let mut pages: Vec<&[Diagram]> = self.diagrams.chunks(self.grid.cells()).collect();
        if pages.is_empty() {
            pages.push(&[]);
        }
        let count = pages.len();
        pages
            .iter()
            .enumerate()
            .map(|(index, diagrams)| self.page(diagrams, index, count))
            .collect()
    }

    fn page(&self, diagrams: &[Diagram], index: usize, count: usize) -> String {
        let mut svg = Xml::default();
        svg.open(
            "svg",
            &[
                ("xmlns", &"http://www.w3.org/2000/svg"),
                ("xmlns:xlink", &"http://www.w3.org/1999/xlink"),
                ("width", &"210mm"),
                ("height", &"297mm"),
                ("viewBox", &format_args!("0 0 {WIDTH} {HEIGHT}")),
                ("font-family", &draw::FONT),
                ("fill", &INK),
            ],
        );
        svg.text("title", &[], &self.title);
        draw::definitions(&mut svg, diagrams);
        svg.empty(
            "rect",
            &[("width", &WIDTH), ("height", &HEIGHT), ("fill", &"#fff")],
        );
        let top = self.head(&mut svg, index == 0);
        if count > 1 {
            let page = format!("{} / {count}", index + 1);
            line(&mut svg, WIDTH / 2.0, HEIGHT - MARGIN, LINE, &page);
        }
        let cells = self.cells(diagrams, top);
        for (i, diagram) in diagrams.iter().enumerate() {
            let (row, column) = (i / self.grid.columns(), i % self.grid.columns());
            let left = MARGIN + (cells.width + GAP) * column as f64;
            let top = cells.top + (cells.height + GAP) * row as f64;
            draw_cell(&mut svg, diagram, &cells, left, top);
        }
        svg.close("svg");
        svg.finish()
    }

    /// The title and, on the first page, the lines under it; where they end.
    fn head(&self, svg: &mut Xml, is_first: bool) -> f64 {
        let width = WIDTH - 2.0 * MARGIN;
        let mut y = MARGIN;
        for title in wrap(&self.title, width / TITLE) {
            y += TITLE;
            line(svg, WIDTH / 2.0, y, TITLE, &title);
            y += TITLE * (LEADING - 1.0);
        }
        let lines = if is_first { &self.lines[..] } else { &[] };
        for text in lines.iter().flat_map(|line| wrap(line, width / LINE)) {
            y += LINE * LEADING;
            line(svg, WIDTH / 2.0, y, LINE, &text);
        }
        y + GAP / 2.0
    }

    /// The largest captions, and under them the largest boards, with which a page's diagrams fit.
    fn cells(&self, diagrams: &[Diagram], top: f64) -> Cells {
        let (columns, rows) = (self.grid.columns() as f64, self.grid.rows() as f64);
        let width = (WIDTH - 2.0 * MARGIN - GAP * (columns - 1.0)) / columns;
        let bottom = HEIGHT - MARGIN - FOOT;
        let height = (bottom - top - GAP * (rows - 1.0)) / rows;
        let cells = |caption: f64| {
            let lines = diagrams
                .iter()
                .map(|diagram| wrap(&diagram.caption, width / caption).len())
                .max()
                .unwrap_or_default();
            let under = caption * LEADING * lines as f64;
            Cells {
                top,
                width,
                height,
                board: width.min(height - under),
                caption,
            }
        };
        let enough = 0.6 * width.min(height);
        let mut chosen = cells(LINE);
        while chosen.board < enough && chosen.caption > 10.0 {
            chosen = cells(chosen.caption - 2.0);
        }
        chosen.board = chosen.board.max(0.3 * width.min(height));
        chosen
    }
}

fn draw_cell(svg: &mut Xml, diagram: &Diagram, cells: &Cells, left: f64, top: f64) {
    let scale = cells.board / f64::from(draw::outer_size(diagram));
    let x = left + (cells.width - cells.board) / 2.0;
    svg.open(
        "g",
        &[
            ("role", &"img"),
            (
                "transform",
                &format_args!("translate({} {}) scale({scale:.4})", Length(x), Length(top)),
            ),
        ],
    );
    svg.text("title", &[], &diagram.title);
    svg.text("desc", &[], &diagram.description);
    draw::board(svg, diagram);
    svg.close("g");
    let captions = wrap(&diagram.caption, cells.width / cells.caption);
    for (i, caption) in captions.iter().enumerate() {
        let y = top + cells.board + cells.caption * (1.15 + LEADING * i as f64);
        line(svg, left + cells.width / 2.0, y, cells.caption, caption);
    }
}

fn line(svg: &mut Xml, middle: f64, y: f64, size: f64, text: &str) {
    svg.text(
        "text",
        &[
            ("x", &Length(middle)),
            ("y", &Length(y)),
            ("font-size", &Length(size)),
            ("text-anchor", &"middle"),
        ],
        text,
    );
}
