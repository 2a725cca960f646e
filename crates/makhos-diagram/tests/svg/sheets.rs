//! Pages of diagrams.

use draughts::Variant;
use makhos_diagram::{Diagram, Grid, Palette, Sheet};
use roxmltree::Document;

use crate::read::{all, diagram, number, parse, texts};

fn sheet(count: usize, grid: &str, caption: &str) -> Sheet {
    let diagram = |i| {
        let mut diagram: Diagram = diagram(Variant::Thai, "B:W1-8:B25-32");
        diagram.caption = format!("{i}: {caption}");
        diagram.palette = Palette::Print;
        diagram
    };
    Sheet {
        title: "A & B <1>".to_owned(),
        lines: vec!["2024, ดำชนะ".to_owned()],
        grid: grid.parse().unwrap(),
        diagrams: (1..=count).map(diagram).collect(),
    }
}

/// The left, top and width of each board on a page.
fn boards(document: &Document<'_>) -> Vec<(f64, f64, f64)> {
    all(document, "g")
        .filter(|node| node.attribute("role") == Some("img"))
        .map(|node| {
            let transform = node.attribute("transform").unwrap();
            let numbers: Vec<f64> = transform
                .split(['(', ')', ' '])
                .filter_map(|part| part.parse().ok())
                .collect();
            (numbers[0], numbers[1], numbers[2] * 828.0)
        })
        .collect()
}

#[test]
fn diagrams_fill_pages_in_their_order() {
    let pages = sheet(14, "3x4", "25-21").to_svgs();
    assert_eq!(pages.len(), 2);
    let first = parse(&pages[0]);
    assert_eq!(boards(&first).len(), 12);
    assert_eq!(texts(&first)[..3], ["A & B <1>", "2024, ดำชนะ", "1 / 2"]);
    assert_eq!(texts(&first)[14], "12: 25-21");
    let second = parse(&pages[1]);
    assert_eq!(boards(&second).len(), 2);
    assert_eq!(
        texts(&second),
        ["A & B <1>", "2 / 2", "13: 25-21", "14: 25-21"]
    );
}

#[test]
fn a_single_page_has_no_number_and_no_diagram_is_one_empty_page() {
    let one = sheet(1, "2x3", "").to_svgs();
    assert_eq!(texts(&parse(&one[0])), ["A & B <1>", "2024, ดำชนะ", "1:"]);
    let none = sheet(0, "2x3", "").to_svgs();
    assert_eq!(none.len(), 1);
    assert_eq!(boards(&parse(&none[0])), []);
}

#[test]
fn nothing_overlaps_and_nothing_leaves_the_page() {
    for grid in ["1x1", "2x3", "3x4", "8x8", "1x8", "8x1"] {
        let count = grid.parse::<Grid>().unwrap().cells();
        for words in [0, 3, 30] {
            let pages = sheet(count, grid, &"25-21 ".repeat(words)).to_svgs();
            let document = parse(&pages[0]);
            let boards = boards(&document);
            assert_eq!(boards.len(), count);
            for (i, (left, top, width)) in boards.iter().enumerate() {
                assert!(*left >= 150.0 && left + width <= 1951.0, "{grid} {words}");
                assert!(*top > 200.0 && top + width <= 2900.0, "{grid} {words}");
                assert!(*width > 50.0, "{grid} {words}: {width}");
                for (other_left, other_top, _) in &boards[..i] {
                    let apart = other_left + width <= *left || other_top + width <= *top;
                    assert!(apart || other_left > left, "{grid} {words}");
                }
            }
            let covered = all(&document, "text").skip(2).any(|text| {
                let (x, y) = (number(text, "x"), number(text, "y"));
                let size = number(text, "font-size");
                boards.iter().any(|(left, top, width)| {
                    (left..&(left + width)).contains(&&x)
                        && y > *top
                        && y - size * 0.8 < top + width - 1.0
                })
            });
            assert!(!covered, "{grid} {words}: a caption on a board");
        }
    }
}

#[test]
fn long_captions_are_shown_whole() {
    let moves: Vec<String> = (1..100).map(|i| format!("{i}. 25-21 5-9")).collect();
    let pages = sheet(12, "3x4", &moves.join(" ")).to_svgs();
    let document = parse(&pages[0]);
    let shown = texts(&document)[2..].join(" ");
    assert_eq!(shown.matches("99. 25-21 5-9").count(), 12);
}

#[test]
fn drawings_are_written_once_a_page() {
    let pages = sheet(6, "2x3", "").to_svgs();
    assert_eq!(
        pages[0].matches("<symbol id=\"print-black-man\"").count(),
        1
    );
    assert_eq!(pages[0].matches("id=\"print-dark-squares\"").count(), 1);
}
