//! Pieces, numbers, letters and marks on the board.

use draughts::{Board, Color, Piece, Role, Square, Variant};
use makhos_diagram::{Diagram, Palette, PieceSet};

use crate::read::{all, corner, diagram, number, parse, shown, square};

const PALETTES: [(Palette, &str); 3] = [
    (Palette::Screen(PieceSet::Classic), "classic"),
    (Palette::Screen(PieceSet::Caps), "caps"),
    (Palette::Print, "print"),
];

/// Both games with either side below, and whether that turns the board round.
const SIDES: [(Variant, Color, bool); 4] = [
    (Variant::Thai, Color::Black, false),
    (Variant::Thai, Color::White, true),
    (Variant::English, Color::White, false),
    (Variant::English, Color::Black, true),
];

fn empty(variant: Variant) -> Diagram {
    let mut diagram = diagram(variant, "B:WK1:BK32");
    diagram.board = Board::EMPTY;
    diagram
}

#[test]
fn every_piece_stands_on_its_square_whichever_side_is_below() {
    for (variant, below, turned) in SIDES {
        for (palette, set) in PALETTES {
            for (i, on) in Square::all().enumerate() {
                let pieces = [
                    (Color::Black, Role::Man, "black-man"),
                    (Color::Black, Role::King, "black-king"),
                    (Color::White, Role::Man, "white-man"),
                    (Color::White, Role::King, "white-king"),
                ];
                let (color, role, name) = pieces[i % 4];
                let mut diagram = empty(variant);
                diagram.board = diagram.board.with(on, Piece { color, role });
                diagram.below = below;
                diagram.palette = palette;
                let svg = diagram.to_svg();
                let document = parse(&svg);
                let (x, y) = corner(on, turned);
                assert_eq!(shown(&document), [(format!("{set}-{name}"), x, y)]);
            }
        }
    }
}

#[test]
fn a_whole_board_shows_each_piece_once() {
    let start = diagram(Variant::English, "B:W21-32:B1-12");
    let svg = start.to_svg();
    let shown = shown(&parse(&svg));
    assert_eq!(shown.len(), 24);
    let black_below_row_four = shown
        .iter()
        .any(|(id, _, y)| id == "classic-black-man" && *y > 300.0);
    assert!(!black_below_row_four, "White is below in English checkers");
}

#[test]
fn everything_that_is_shown_is_in_the_file() {
    for (palette, _) in PALETTES {
        let mut diagram = diagram(Variant::Thai, "B:W1,K2:B31,K32");
        diagram.palette = palette;
        let svg = diagram.to_svg();
        let document = parse(&svg);
        let ids: Vec<&str> = document
            .descendants()
            .filter_map(|node| node.attribute("id"))
            .collect();
        for node in all(&document, "use") {
            let href = node
                .attribute(("http://www.w3.org/1999/xlink", "href"))
                .unwrap();
            assert!(ids.contains(&&href[1..]), "{href}");
        }
        for (i, id) in ids.iter().enumerate() {
            assert!(!ids[..i].contains(id), "{id} twice");
        }
        let outside = svg.replace("http://www.w3.org/", "");
        for forbidden in [
            "http", "<script", "<style", "style=", "<image", "data:", "@import",
        ] {
            assert!(!outside.contains(forbidden), "{forbidden} in {svg}");
        }
    }
}

#[test]
fn numbers_stand_on_their_squares_and_only_when_asked_for() {
    for (variant, below, turned) in SIDES {
        let mut diagram = empty(variant);
        diagram.below = below;
        assert_eq!(all(&parse(&diagram.to_svg()), "text").count(), 0);
        diagram.numbers = true;
        let svg = diagram.to_svg();
        let document = parse(&svg);
        let numbers: Vec<_> = all(&document, "text").collect();
        assert_eq!(numbers.len(), 32);
        for text in numbers {
            let square: Square = text.text().unwrap().parse().unwrap();
            let (left, top) = corner(square, turned);
            let (right, down) = (number(text, "x") - left, number(text, "y") - top);
            assert!((0.0..20.0).contains(&right) && (10.0..30.0).contains(&down));
        }
    }
}

#[test]
fn letters_name_columns_and_rows_whichever_side_is_below() {
    for (variant, below, turned) in SIDES {
        let mut diagram = empty(variant);
        diagram.below = below;
        diagram.letters = true;
        let svg = diagram.to_svg();
        let document = parse(&svg);
        let place = |name: &str| {
            let text = all(&document, "text").find(|text| text.text() == Some(name));
            let text = text.unwrap();
            (number(text, "x"), number(text, "y"))
        };
        let frame = 40.0;
        for on in Square::all() {
            let name = on.algebraic();
            let (left, top) = corner(on, turned);
            let (letter, digit) = (place(&name[..1]), place(&name[1..]));
            assert_eq!(letter.0, frame + left + 50.0, "{name}");
            assert!(letter.1 > frame + 800.0, "{name}");
            let down = digit.1 - frame - top;
            assert!((50.0..65.0).contains(&down), "{name}");
            assert!(digit.0 < frame, "{name}");
        }
    }
}

#[test]
fn the_last_move_tints_its_squares() {
    for (palette, _) in PALETTES {
        let mut diagram = empty(Variant::Thai);
        diagram.palette = palette;
        diagram.below = Color::White;
        let before = all(&parse(&diagram.to_svg()), "rect").count();
        diagram.last_move = [32, 28].map(square).into_iter().collect();
        let svg = diagram.to_svg();
        let document = parse(&svg);
        assert_eq!(all(&document, "rect").count(), before + 2);
        for on in [32, 28].map(square) {
            let (left, top) = corner(on, true);
            let is_tint = |node| {
                let right = number(node, "x") - left;
                let down = number(node, "y") - top;
                (0.0..5.0).contains(&right) && right == down
            };
            let tints = all(&document, "rect")
                .filter(|node| node.has_attribute("x") && is_tint(*node))
                .count();
            assert_eq!(tints, 1);
        }
    }
}

#[test]
fn rings_leave_a_gap_for_a_number() {
    let mut diagram = empty(Variant::Thai);
    diagram.marked = square(18).into();
    let rings = |diagram: &Diagram| {
        let svg = diagram.to_svg();
        let document = parse(&svg);
        all(&document, "path")
            .filter_map(|path| path.attribute("d"))
            .filter(|d| d.contains("A45 45"))
            .map(str::to_owned)
            .collect::<Vec<String>>()
    };
    let whole = "M395 450A45 45 0 0 1 305 450M305 450A45 45 0 0 1 395 450";
    assert_eq!(
        rings(&diagram),
        [whole, whole],
        "a halo and a ring around d4"
    );
    diagram.numbers = true;
    let open = "M334.61 407.71A45 45 0 1 1 309.22 430.98";
    assert_eq!(rings(&diagram), [open, open]);
}
