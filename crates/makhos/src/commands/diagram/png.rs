//! SVG pictures as PNG, the same on every machine.

use std::{
    collections::BTreeSet,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use anyhow::{Context, Result};
use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{
        FontResolver, Options, Tree,
        fontdb::{Database, FaceInfo, Style, Weight},
    },
};

/// The font of all texts that it has the letters for: Latin and Thai.
const FONT: &[u8] = include_bytes!("../../../fonts/NotoSansThai-Regular.ttf");
const FONT_FAMILY: &str = "Noto Sans Thai";

/// A picture, and what could not be shown in it.
pub(super) struct Picture {
    pub(super) png: Vec<u8>,
    /// Letters that no font of this machine has.
    pub(super) missing: BTreeSet<char>,
}

/// Draws an SVG `width` pixels wide.
///
/// # Errors
///
/// When the text is no SVG, or the picture is too large.
pub(super) fn draw(svg: &str, width: u32) -> Result<Picture> {
    let missing = Mutex::new(BTreeSet::new());
    let tree = Tree::from_str(svg, &options(&missing))?;
    let scale = f64::from(width) / f64::from(tree.size().width());
    let height = (f64::from(tree.size().height()) * scale).round() as u32;
    let mut picture = Pixmap::new(width, height.max(1)).context("the picture is too large")?;
    let scale = Transform::from_scale(scale as f32, scale as f32);
    resvg::render(&tree, scale, &mut picture.as_mut());
    Ok(Picture {
        png: picture.encode_png()?,
        missing: missing.into_inner().unwrap_or_else(PoisonError::into_inner),
    })
}

/// Options with the font of the program; those of the machine are read only for other letters.
fn options(missing: &Mutex<BTreeSet<char>>) -> Options<'_> {
    let mut fonts = Database::new();
    fonts.load_font_data(FONT.to_vec());
    fonts.set_sans_serif_family(FONT_FAMILY);
    fonts.set_serif_family(FONT_FAMILY);
    let has_system_fonts = AtomicBool::new(false);
    let first_with_letter = FontResolver::default_fallback_selector();
    Options {
        fontdb: Arc::new(fonts),
        font_resolver: FontResolver {
            select_font: FontResolver::default_font_selector(),
            select_fallback: Box::new(move |letter, tried, fonts| {
                if !has_system_fonts.swap(true, Ordering::Relaxed) {
                    add_system_fonts(Arc::make_mut(fonts));
                }
                let found = first_with_letter(letter, tried, fonts);
                if found.is_none() {
                    missing
                        .lock()
                        .unwrap_or_else(PoisonError::into_inner)
                        .insert(letter);
                }
                found
            }),
        },
        ..Options::default()
    }
}

/// Adds the fonts of the machine, first those that go best with the program's own.
fn add_system_fonts(fonts: &mut Database) {
    let mut system = Database::new();
    system.load_system_fonts();
    let mut faces: Vec<FaceInfo> = system.faces().cloned().collect();
    faces.sort_by_key(|face| {
        let is_sans = face.families.iter().any(|(name, _)| name.contains("Sans"));
        let weight = face.weight.0.abs_diff(Weight::NORMAL.0);
        (!is_sans, face.style != Style::Normal, weight)
    });
    for face in faces {
        fonts.push_face_info(face);
    }
}
