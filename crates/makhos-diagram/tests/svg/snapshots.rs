//! Whole pictures, so that no change to them goes unseen.

use draughts::{Color, Variant};
use makhos_diagram::{Diagram, Palette, Sheet};

use crate::read::{diagram, square};

fn full() -> Diagram {
    let mut diagram = diagram(Variant::Thai, "B:W11,18,K25:BK29,32");
    diagram.numbers = true;
    diagram.letters = true;
    diagram.arrows.push("29x22x15x8".parse().unwrap());
    diagram.marked = square(32).into();
    diagram.last_move = [14, 18].map(square).into_iter().collect();
    diagram.caption = "Black to move & win".to_owned();
    diagram
}

#[test]
fn on_a_screen() {
    insta::assert_snapshot!(full().to_svg());
}

#[test]
fn on_paper_turned_round() {
    let mut diagram = full();
    diagram.palette = Palette::Print;
    diagram.below = Color::White;
    insta::assert_snapshot!(diagram.to_svg());
}

#[test]
fn a_sheet() {
    let mut diagram = full();
    diagram.numbers = false;
    let sheet = Sheet {
        title: "A game".to_owned(),
        lines: vec!["One and the other".to_owned()],
        diagrams: vec![diagram; 2],
        ..Sheet::default()
    };
    insta::assert_snapshot!(sheet.to_svgs()[0]);
}
