//! Finding things in a picture.

use draughts::{Position, Square, Variant};
use makhos_diagram::Diagram;
use roxmltree::{Document, Node};

pub(crate) fn diagram(variant: Variant, fen: &str) -> Diagram {
    Diagram::new(&Position::from_fen(variant, fen).unwrap())
}

pub(crate) fn square(number: u32) -> Square {
    Square::from_number(number).unwrap()
}

pub(crate) fn parse(svg: &str) -> Document<'_> {
    Document::parse(svg).unwrap_or_else(|error| panic!("{error} in {svg}"))
}

pub(crate) fn number(node: Node<'_, '_>, attribute: &str) -> f64 {
    let text = node.attribute(attribute).unwrap_or_default();
    text.parse()
        .unwrap_or_else(|_| panic!("{attribute}=\"{text}\" in {node:?}"))
}

/// All elements of a name.
pub(crate) fn all<'a>(
    document: &'a Document<'_>,
    name: &'a str,
) -> impl Iterator<Item = Node<'a, 'a>> {
    document
        .descendants()
        .filter(move |node| node.tag_name().name() == name)
}

/// The names of the drawings that are shown, with the corners they are shown at.
pub(crate) fn shown(document: &Document<'_>) -> Vec<(String, f64, f64)> {
    all(document, "use")
        .filter(|node| node.has_attribute("x"))
        .map(|node| {
            let href = node.attribute(("http://www.w3.org/1999/xlink", "href"));
            let id = href.and_then(|href| href.strip_prefix('#')).unwrap();
            (id.to_owned(), number(node, "x"), number(node, "y"))
        })
        .collect()
}

/// The corner of a square by its name, as people read the board.
pub(crate) fn corner(square: Square, turned: bool) -> (f64, f64) {
    let name = square.algebraic();
    let [file, rank] = name.as_bytes() else {
        panic!("{name} is no square")
    };
    let (x, y) = (
        f64::from(file - b'a') * 100.0,
        f64::from(b'8' - rank) * 100.0,
    );
    if turned {
        (700.0 - x, 700.0 - y)
    } else {
        (x, y)
    }
}

pub(crate) fn texts<'a>(document: &'a Document<'_>) -> Vec<&'a str> {
    all(document, "text")
        .filter_map(|node| node.text())
        .collect()
}
