//! A text as a QR code.

use std::fmt::Write;

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The largest code that a phone's camera reads well from another phone's screen.
const LARGEST: u8 = 25;

/// The white edge that cameras need around the code, in modules.
const EDGE: i32 = 4;

/// The code of a text; `None` where the text is too long for one that can be read.
pub(super) fn encode(text: &str) -> Option<QrCode> {
    let segments = QrSegment::make_segments(text);
    let (smallest, largest) = (Version::MIN, Version::new(LARGEST));
    let (level, mask) = (QrCodeEcc::Low, None);
    QrCode::encode_segments_advanced(&segments, level, smallest, largest, mask, true).ok()
}

/// A code, black on white in any theme; `label` says whose it is.
#[component]
pub(super) fn QrPicture(code: QrCode, #[prop(into)] label: Signal<&'static str>) -> impl IntoView {
    let size = code.size() + 2 * EDGE;
    view! {
        <svg class="qr-code" viewBox=format!("0 0 {size} {size}") role="img" aria-label=label>
            <rect class="qr-ground" width=size height=size />
            <path class="qr-modules" d=outline(&code) />
        </svg>
    }
}

/// The dark modules as a path, each run of them in a row one rectangle.
fn outline(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size())
                .take_while(|&x| code.get_module(x, y))
                .count();
            if run > 0 {
                // Writing to a text cannot fail.
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + EDGE, y + EDGE);
            }
            x += run as i32 + 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_covers_the_dark_modules_and_no_other() {
        let code = encode("https://example.org/#g=AYUAt23QAABI1ISV").unwrap();
        let mut drawn = std::collections::BTreeSet::new();
        for run in outline(&code).split('M').skip(1) {
            let numbers: Vec<i32> = run
                .split(|character: char| !character.is_ascii_digit())
                .filter_map(|number| number.parse().ok())
                .collect();
            let [x, y, length, height, back] = numbers[..] else {
                panic!("{run} is not a rectangle");
            };
            assert_eq!((height, back), (1, length));
            drawn.extend((x..x + length).map(|x| (x - EDGE, y - EDGE)));
        }
        let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let dark = all.filter(|&(x, y)| code.get_module(x, y)).collect();
        assert_eq!(drawn, dark);
    }

    #[test]
    fn a_long_text_has_no_code() {
        assert!(encode(&"a".repeat(1200)).is_some());
        assert!(encode(&"a".repeat(1300)).is_none());
    }
}
