//! Drawing a board with all that stands on it.

use draughts::{Color, Square};

use crate::{
    Arrow, Diagram, Palette,
    pieces::Art,
    place::{BOARD, Point, SQUARE, corner, middle},
    xml::{Length, Xml},
};

/// The font of all texts: whatever the reader's system takes for one without serifs.
pub(crate) const FONT: &str = "sans-serif";

/// The width of the frame, without and with letters and digits on it.
const FRAME: i32 = 14;
const FRAME_WITH_LETTERS: i32 = 40;

/// The id of the drawing of all dark squares of a printed board.
const HATCHING: &str = "print-dark-squares";

fn frame(diagram: &Diagram) -> i32 {
    if diagram.letters {
        FRAME_WITH_LETTERS
    } else {
        FRAME
    }
}

/// The width and height of a board with its frame.
pub(crate) fn outer_size(diagram: &Diagram) -> i32 {
    BOARD + 2 * frame(diagram)
}

/// The drawings that some boards take their parts from, each once.
pub(crate) fn definitions<'a>(
    svg: &mut Xml,
    diagrams: impl IntoIterator<Item = &'a Diagram> + Clone,
) {
    let mut written: Vec<(Art, Color)> = Vec::new();
    for diagram in diagrams.clone() {
        for color in Color::ALL {
            let needed = (diagram.palette.art(), color);
            if !diagram.board.pieces(color).is_empty() && !written.contains(&needed) {
                svg.ready(diagram.palette.art().definitions(color));
                written.push(needed);
            }
        }
    }
    if diagrams
        .into_iter()
        .any(|diagram| diagram.palette == Palette::Print)
    {
        hatching(svg);
    }
}

/// Lines across all dark squares: a pattern would show seams in some programs.
fn hatching(svg: &mut Xml) {
    let step = 12.5;
    let side = f64::from(SQUARE);
    let mut lines = String::new();
    for square in Square::all() {
        let (x, y) = corner(square, false);
        for line in 1..16 {
            let along = step * f64::from(line);
            let (short, long) = ((along - side).max(0.0), along.min(side));
            lines += &format!(
                "M{} {}L{} {}",
                Length(f64::from(x) + short),
                Length(f64::from(y) + long),
                Length(f64::from(x) + long),
                Length(f64::from(y) + short),
            );
        }
    }
    svg.open("defs", &[]);
    svg.empty(
        "path",
        &[
            ("id", &HATCHING),
            ("d", &lines),
            ("fill", &"none"),
            ("stroke", &Palette::Print.colors().dark),
            ("stroke-width", &2),
        ],
    );
    svg.close("defs");
}

/// A board with its frame, its top left corner at the origin.
pub(crate) fn board(svg: &mut Xml, diagram: &Diagram) {
    let frame = frame(diagram);
    draw_frame(svg, diagram);
    svg.open(
        "g",
        &[("transform", &format_args!("translate({frame} {frame})"))],
    );
    squares(svg, diagram);
    tints(svg, diagram);
    if diagram.numbers {
        numbers(svg, diagram);
    }
    pieces(svg, diagram);
    marks(svg, diagram);
    for arrow in &diagram.arrows {
        draw_arrow(svg, diagram, arrow);
    }
    svg.close("g");
}

fn draw_frame(svg: &mut Xml, diagram: &Diagram) {
    let colors = diagram.palette.colors();
    match diagram.palette {
        Palette::Screen(_) => {
            let size = outer_size(diagram);
            svg.empty(
                "rect",
                &[
                    ("width", &size),
                    ("height", &size),
                    ("rx", &FRAME),
                    ("fill", &colors.frame),
                ],
            );
        }
        Palette::Print => {
            let line = 6;
            let at = frame(diagram) - line / 2;
            let size = BOARD + line;
            svg.empty(
                "rect",
                &[
                    ("x", &at),
                    ("y", &at),
                    ("width", &size),
                    ("height", &size),
                    ("fill", &"none"),
                    ("stroke", &colors.frame),
                    ("stroke-width", &line),
                ],
            );
        }
    }
    if diagram.letters {
        letters(svg, diagram);
    }
}

/// The letters of the columns below, the digits of the rows at the left.
fn letters(svg: &mut Xml, diagram: &Diagram) {
    svg.open(
        "g",
        &[
            ("font-family", &FONT),
            ("font-size", &26),
            ("text-anchor", &"middle"),
            ("fill", &diagram.palette.colors().edge),
        ],
    );
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"];
    for (i, name) in (0..).zip(names) {
        let column = if diagram.is_turned() { 7 - i } else { i };
        let x = FRAME_WITH_LETTERS + column * SQUARE + SQUARE / 2;
        let y = outer_size(diagram) - 12;
        svg.text("text", &[("x", &x), ("y", &y)], name);
    }
    for rank in 1..=8 {
        let row = if diagram.is_turned() {
            rank - 1
        } else {
            8 - rank
        };
        let x = FRAME_WITH_LETTERS / 2;
        let y = FRAME_WITH_LETTERS + row * SQUARE + SQUARE / 2 + 9;
        svg.text("text", &[("x", &x), ("y", &y)], &rank.to_string());
    }
    svg.close("g");
}

fn squares(svg: &mut Xml, diagram: &Diagram) {
    let colors = diagram.palette.colors();
    svg.empty(
        "rect",
        &[
            ("width", &BOARD),
            ("height", &BOARD),
            ("fill", &colors.light),
        ],
    );
    match diagram.palette {
        Palette::Screen(_) => {
            let mut outlines = String::new();
            for square in Square::all() {
                let (x, y) = corner(square, false);
                outlines += &format!("M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z");
            }
            svg.empty("path", &[("d", &outlines), ("fill", &colors.dark)]);
        }
        Palette::Print => svg.empty("use", &[("xlink:href", &format_args!("#{HATCHING}"))]),
    }
}

fn tints(svg: &mut Xml, diagram: &Diagram) {
    for square in diagram.last_move {
        let (x, y) = corner(square, diagram.is_turned());
        match diagram.palette {
            Palette::Screen(_) => svg.empty(
                "rect",
                &[
                    ("x", &x),
                    ("y", &y),
                    ("width", &SQUARE),
                    ("height", &SQUARE),
                    ("fill", &diagram.palette.colors().accent),
                    ("fill-opacity", &0.38),
                ],
            ),
            Palette::Print => svg.empty(
                "rect",
                &[
                    ("x", &(x + 4)),
                    ("y", &(y + 4)),
                    ("width", &(SQUARE - 8)),
                    ("height", &(SQUARE - 8)),
                    ("fill", &"none"),
                    ("stroke", &diagram.palette.colors().accent),
                    ("stroke-width", &5),
                    ("stroke-dasharray", &"14 9"),
                ],
            ),
        }
    }
}

fn numbers(svg: &mut Xml, diagram: &Diagram) {
    if diagram.palette == Palette::Print {
        for square in Square::all() {
            let (x, y) = corner(square, diagram.is_turned());
            let width = if square.number() < 10 { 15 } else { 25 };
            svg.empty(
                "rect",
                &[
                    ("x", &x),
                    ("y", &y),
                    ("width", &width),
                    ("height", &22),
                    ("fill", &diagram.palette.colors().light),
                ],
            );
        }
    }
    svg.open(
        "g",
        &[
            ("font-family", &FONT),
            ("font-size", &18),
            ("fill", &diagram.palette.colors().number),
        ],
    );
    for square in Square::all() {
        let (x, y) = corner(square, diagram.is_turned());
        let name = square.to_string();
        svg.text("text", &[("x", &(x + 3)), ("y", &(y + 17))], &name);
    }
    svg.close("g");
}

fn pieces(svg: &mut Xml, diagram: &Diagram) {
    for (square, piece) in diagram.board.iter() {
        let (x, y) = corner(square, diagram.is_turned());
        let id = diagram.palette.art().id(piece);
        svg.empty(
            "use",
            &[
                ("xlink:href", &format_args!("#{id}")),
                ("x", &x),
                ("y", &y),
                ("width", &SQUARE),
                ("height", &SQUARE),
            ],
        );
    }
}

/// Rings, which leave a gap where a number stands.
fn marks(svg: &mut Xml, diagram: &Diagram) {
    let colors = diagram.palette.colors();
    for square in diagram.marked {
        let middle = middle(square, diagram.is_turned());
        let ring = if diagram.numbers {
            ring(middle, 250_f64, 205_f64 + 360.0)
        } else {
            ring(middle, 0.0, 180.0) + &ring(middle, 180.0, 360.0)
        };
        for (width, color) in [(9, colors.halo), (6, colors.accent)] {
            svg.empty(
                "path",
                &[
                    ("d", &ring),
                    ("fill", &"none"),
                    ("stroke", &color),
                    ("stroke-width", &width),
                ],
            );
        }
    }
}

/// The part of a ring between two directions, in degrees clockwise from the right.
fn ring(middle: Point, from: f64, to: f64) -> String {
    let radius = 45.0;
    let at = |degrees: f64| {
        let (down, right) = degrees.to_radians().sin_cos();
        let (x, y) = (middle.x + radius * right, middle.y + radius * down);
        format!("{} {}", Length(x), Length(y))
    };
    let is_long = u8::from(to - from > 180.0);
    format!("M{}A{radius} {radius} 0 {is_long} 1 {}", at(from), at(to))
}

/// The length of an arrow's head along its way, and half its width.
const HEAD: f64 = 34.0;
const HEAD_SIDE: f64 = 19.0;

/// An arrow: a shaft with its halo, a dot on each square on the way, and a head.
fn draw_arrow(svg: &mut Xml, diagram: &Diagram, arrow: &Arrow) {
    let colors = diagram.palette.colors();
    let way: Vec<Point> = arrow
        .squares()
        .iter()
        .map(|&square| middle(square, diagram.is_turned()))
        .collect();
    let [.., before, end] = way[..] else { return };
    let length = (end.x - before.x).hypot(end.y - before.y);
    let (along_x, along_y) = ((end.x - before.x) / length, (end.y - before.y) / length);
    let neck = Point {
        x: end.x - HEAD * along_x,
        y: end.y - HEAD * along_y,
    };
    let mut shaft: Vec<Point> = way[..way.len() - 1].to_vec();
    shaft.push(neck);
    let barb = |side: f64| Point {
        x: neck.x - side * along_y,
        y: neck.y + side * along_x,
    };
    let head = [barb(HEAD_SIDE), end, barb(-HEAD_SIDE)];

    svg.open("g", &[("stroke-linejoin", &"round")]);
    for (widening, color) in [(5.0, colors.halo), (0.0, colors.accent)] {
        svg.empty(
            "polyline",
            &[
                ("points", &points(&shaft)),
                ("fill", &"none"),
                ("stroke", &color),
                ("stroke-width", &(11.0 + widening)),
                ("stroke-linecap", &"round"),
            ],
        );
        for landing in &way[1..way.len() - 1] {
            svg.empty(
                "circle",
                &[
                    ("cx", &landing.x),
                    ("cy", &landing.y),
                    ("r", &(10.0 + widening / 2.0)),
                    ("fill", &color),
                ],
            );
        }
        svg.empty(
            "polygon",
            &[
                ("points", &points(&head)),
                ("fill", &color),
                ("stroke", &color),
                ("stroke-width", &(2.0 + widening)),
            ],
        );
    }
    svg.close("g");
}

fn points(points: &[Point]) -> String {
    let points: Vec<String> = points
        .iter()
        .map(|point| format!("{},{}", Length(point.x), Length(point.y)))
        .collect();
    points.join(" ")
}
