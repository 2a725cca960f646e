//! Arrows go where they should.

use draughts::{Color, Position, Variant};
use makhos_diagram::{Arrow, Diagram, Palette};
use roxmltree::Document;

use crate::read::{all, corner, diagram, parse};

type Point = (f64, f64);

fn points(document: &Document<'_>, name: &str) -> Vec<Vec<Point>> {
    let read = |point: &str| {
        let (x, y) = point.split_once(',').unwrap();
        (x.parse().unwrap(), y.parse().unwrap())
    };
    all(document, name)
        .map(|node| {
            node.attribute("points")
                .unwrap()
                .split(' ')
                .map(read)
                .collect()
        })
        .collect()
}

/// The shaft without its last point, which is where the head begins, and the tip of the head.
fn way(diagram: &Diagram) -> Vec<Point> {
    let svg = diagram.to_svg();
    let document = parse(&svg);
    let shafts = points(&document, "polyline");
    let heads = points(&document, "polygon");
    assert_eq!((shafts.len(), heads.len()), (2, 2), "each with its halo");
    assert_eq!((&shafts[0], &heads[0]), (&shafts[1], &heads[1]));
    let [before @ .., _] = &shafts[0][..] else {
        panic!("no shaft")
    };
    let mut way = before.to_vec();
    way.push(heads[0][1]);
    way
}

fn middles(arrow: &Arrow, turned: bool) -> Vec<Point> {
    arrow
        .squares()
        .iter()
        .map(|&square| {
            let (x, y) = corner(square, turned);
            (x + 50.0, y + 50.0)
        })
        .collect()
}

#[test]
fn they_go_along_the_whole_way_whichever_side_is_below() {
    for text in [
        "32-28",
        "28-32",
        "1-32",
        "29x22x15x8",
        "18x8x29",
        "22x13x6x15x22",
    ] {
        let arrow: Arrow = text.parse().unwrap();
        for (below, turned) in [(Color::Black, false), (Color::White, true)] {
            for palette in [Palette::default(), Palette::Print] {
                let mut diagram = diagram(Variant::Thai, "B:W1:B32");
                diagram.arrows.push(arrow.clone());
                diagram.below = below;
                diagram.palette = palette;
                assert_eq!(way(&diagram), middles(&arrow, turned), "{text}");
            }
        }
    }
}

#[test]
fn the_head_points_the_way_the_arrow_goes() {
    let mut diagram = diagram(Variant::Thai, "B:W1:B32");
    diagram.arrows.push("29-25".parse().unwrap());
    let svg = diagram.to_svg();
    let head = &points(&parse(&svg), "polygon")[0];
    let [left, tip, right] = head[..] else {
        panic!("{head:?} is no head")
    };
    assert_eq!(tip, (150.0, 650.0));
    for barb in [left, right] {
        assert!(
            barb.0 < tip.0 && barb.1 > tip.1,
            "{barb:?} is before the tip"
        );
    }
    let across = (left.0 - right.0, left.1 - right.1);
    assert!(
        (across.0 - across.1).abs() < 0.1,
        "square to the way: {across:?}"
    );
}

#[test]
fn landings_on_the_way_have_dots() {
    let mut diagram = diagram(Variant::Thai, "B:W1:B32");
    let arrow: Arrow = "29x22x15x8".parse().unwrap();
    diagram.arrows.push(arrow.clone());
    let svg = diagram.to_svg();
    let document = parse(&svg);
    let dots: Vec<Point> = all(&document, "circle")
        .filter(|node| {
            node.parent_element()
                .is_some_and(|parent| parent.has_attribute("stroke-linejoin"))
        })
        .map(|node| {
            (
                crate::read::number(node, "cx"),
                crate::read::number(node, "cy"),
            )
        })
        .collect();
    let way = middles(&arrow, false);
    assert_eq!(dots, [way[1], way[2], way[1], way[2]], "each with its halo");
}

#[test]
fn the_way_of_a_move_is_an_arrow() {
    let position = Position::from_fen(Variant::Thai, "B:W11,25:BK18").unwrap();
    let arrow = Arrow::from(&position.all_paths()[0]);
    assert_eq!(arrow, "18x8x29".parse().unwrap());
}
