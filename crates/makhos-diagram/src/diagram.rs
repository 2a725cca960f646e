//! The picture of one position.

use draughts::{Bitboard, Board, Color, Position, Variant};

use crate::{
    Arrow, Palette, draw,
    text::wrap,
    xml::{Length, Xml},
};

/// A position and what its picture shows of it.
///
/// ```
/// use draughts::{Color, Position, Variant};
/// use makhos_diagram::{Diagram, Palette};
///
/// let mut diagram = Diagram::new(&Position::start(Variant::English));
/// assert_eq!(diagram.below, Color::White);
/// diagram.below = Color::Black;
/// diagram.palette = Palette::Print;
/// assert!(diagram.to_svg().contains("href=\"#print-black-man\""));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// Which game it is; it says which side the picture of the rules has below.
    pub variant: Variant,
    /// The pieces.
    pub board: Board,
    /// The side at the bottom of the picture.
    pub below: Color,
    /// Whether the dark squares show their numbers.
    pub numbers: bool,
    /// Whether letters and digits at the edge name columns and rows.
    pub letters: bool,
    /// The squares of the last move, which are tinted.
    pub last_move: Bitboard,
    /// The squares with a ring.
    pub marked: Bitboard,
    /// The arrows.
    pub arrows: Vec<Arrow>,
    /// A text under the board, in as many lines as it takes; nothing where it is empty.
    pub caption: String,
    /// The colours and the pieces.
    pub palette: Palette,
    /// What the picture is called by those who do not see it.
    pub title: String,
    /// What it shows, for the same; at first the position as FEN.
    pub description: String,
}

/// The size of the caption's letters, and from one line to the next.
const CAPTION: f64 = 34.0;
const CAPTION_LINE: f64 = 50.0;

impl Diagram {
    /// A plain picture of a position, as the rules' picture has it.
    #[must_use]
    pub fn new(position: &Position) -> Diagram {
        Diagram {
            title: format!("{} to move", position.turn()),
            description: position.to_fen(),
            ..Diagram::of_board(position.variant(), *position.board())
        }
    }

    /// A plain picture of pieces that need be no position, without title and description.
    #[must_use]
    pub fn of_board(variant: Variant, board: Board) -> Diagram {
        Diagram {
            variant,
            board,
            below: variant.rules().below,
            numbers: false,
            letters: false,
            last_move: Bitboard::EMPTY,
            marked: Bitboard::EMPTY,
            arrows: Vec::new(),
            caption: String::new(),
            palette: Palette::default(),
            title: String::new(),
            description: String::new(),
        }
    }

    /// Whether the picture of the rules is turned round.
    pub(crate) fn is_turned(&self) -> bool {
        self.below != self.variant.rules().below
    }

    /// The picture as a whole SVG file.
    #[must_use]
    pub fn to_svg(&self) -> String {
        self.svg(|svg| draw::definitions(svg, [self]))
    }

    /// The picture for a page that holds the drawings of all its pictures once, as
    /// [`shared_drawings`] gives them.
    ///
    /// ```
    /// use draughts::{Position, Variant};
    /// use makhos_diagram::{Diagram, shared_drawings};
    ///
    /// let diagrams = [Variant::Thai, Variant::English]
    ///     .map(|variant| Diagram::new(&Position::start(variant)));
    /// let mut page = shared_drawings(&diagrams);
    /// page.extend(diagrams.iter().map(Diagram::to_svg_without_drawings));
    /// assert_eq!(page.matches("<symbol id=\"classic-white-man\"").count(), 1);
    /// ```
    #[must_use]
    pub fn to_svg_without_drawings(&self) -> String {
        self.svg(|_| ())
    }

    fn svg(&self, define: impl FnOnce(&mut Xml)) -> String {
        let width = f64::from(draw::outer_size(self));
        let lines = wrap(&self.caption, width / CAPTION);
        let under = match lines.len() {
            0 => 0.0,
            lines => CAPTION_LINE * lines as f64 + CAPTION / 2.0,
        };
        let height = width + under;
        let colors = self.palette.colors();
        let mut svg = Xml::default();
        svg.open(
            "svg",
            &[
                ("xmlns", &"http://www.w3.org/2000/svg"),
                ("xmlns:xlink", &"http://www.w3.org/1999/xlink"),
                ("width", &width),
                ("height", &height),
                ("viewBox", &format_args!("0 0 {width} {height}")),
                ("role", &"img"),
            ],
        );
        svg.text("title", &[], &self.title);
        svg.text("desc", &[], &self.description);
        define(&mut svg);
        if !lines.is_empty() {
            svg.empty(
                "rect",
                &[
                    ("width", &width),
                    ("height", &height),
                    ("fill", &colors.ground),
                ],
            );
        }
        draw::board(&mut svg, self);
        for (i, line) in lines.iter().enumerate() {
            let y = width + CAPTION_LINE * (i + 1) as f64;
            svg.text(
                "text",
                &[
                    ("x", &Length(width / 2.0)),
                    ("y", &Length(y)),
                    ("font-family", &draw::FONT),
                    ("font-size", &CAPTION),
                    ("text-anchor", &"middle"),
                    ("fill", &colors.ink),
                ],
                line,
            );
        }
        svg.close("svg");
        svg.finish()
    }
}

/// The drawings that the pictures of some diagrams take their parts from, as an SVG that shows
/// nothing.
#[must_use]
pub fn shared_drawings(diagrams: &[Diagram]) -> String {
    let mut svg = Xml::default();
    svg.open(
        "svg",
        &[
            ("xmlns", &"http://www.w3.org/2000/svg"),
            ("width", &0),
            ("height", &0),
            ("aria-hidden", &true),
        ],
    );
    draw::definitions(&mut svg, diagrams);
    svg.close("svg");
    svg.finish()
}
