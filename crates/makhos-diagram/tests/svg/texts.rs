//! Captions, titles and descriptions.

use draughts::Variant;
use makhos_diagram::Palette;

use crate::read::{all, diagram, number, parse, texts};

#[test]
fn a_caption_is_shown_as_it_was_written() {
    for caption in [
        "<script>alert(\"1\")</script>",
        "Black & White's \"draw\" <3 ]]> &amp;",
        "ดำเดินและชนะ",
        "흑 차례",
    ] {
        for palette in [Palette::default(), Palette::Print] {
            let mut diagram = diagram(Variant::Thai, "B:W1:B32");
            diagram.caption = caption.to_owned();
            diagram.title = caption.to_owned();
            diagram.description = caption.to_owned();
            diagram.palette = palette;
            let svg = diagram.to_svg();
            let document = parse(&svg);
            assert_eq!(texts(&document), [caption]);
            for name in ["title", "desc"] {
                let node = all(&document, name).next().unwrap();
                assert_eq!(node.text(), Some(caption));
            }
            assert_eq!(all(&document, "script").count(), 0);
        }
    }
}

#[test]
fn a_caption_stands_under_the_board_inside_the_picture() {
    let mut diagram = diagram(Variant::Thai, "B:W1:B32");
    let without = diagram.to_svg();
    let height = number(parse(&without).root_element(), "height");
    diagram.caption = "word ".repeat(40);
    let svg = diagram.to_svg();
    let document = parse(&svg);
    let lines: Vec<f64> = all(&document, "text")
        .map(|text| number(text, "y"))
        .collect();
    assert!(lines.len() > 2, "it takes several lines");
    assert!(lines[0] > height + 20.0, "the first is under the board");
    assert!(lines.is_sorted());
    let whole = number(document.root_element(), "height");
    assert!(
        whole - lines[lines.len() - 1] > 10.0,
        "the last has room for a g"
    );
    assert_eq!(texts(&document).join(" "), diagram.caption.trim());
}

#[test]
fn a_picture_says_what_it_shows() {
    let svg = diagram(Variant::Thai, "B:W1,K2:B31").to_svg();
    let document = parse(&svg);
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    let said = |name| all(&document, name).next().and_then(|node| node.text());
    assert_eq!(said("title"), Some("Black to move"));
    assert_eq!(said("desc"), Some("B:W1,K2:B31"));
}
