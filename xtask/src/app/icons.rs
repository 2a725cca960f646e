//! The app's icon as pictures, for systems that don't take a drawing.

use anyhow::{Context, Result};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The icon's drawing: a plate with round corners (`#plate`) and a logo on it (`#logo`).
pub(crate) struct Icon {
    tree: Tree,
}

impl Icon {
    /// Reads the drawing.
    ///
    /// # Errors
    ///
    /// When it isn't SVG.
    pub(crate) fn parse(svg: &str) -> Result<Self> {
        let tree = Tree::from_str(svg, &Options::default()).context("icon.svg")?;
        Ok(Self { tree })
    }

    /// The drawing as it is, as a PNG of `size` by `size` pixels.
    pub(crate) fn framed(&self, size: u32) -> Result<Vec<u8>> {
        let mut picture = Pixmap::new(size, size).context("an icon has to have a size")?;
        let scale = self.scale_to(size);
        resvg::render(
            &self.tree,
            Transform::from_scale(scale, scale),
            &mut picture.as_mut(),
        );
        Ok(picture.encode_png()?)
    }

    /// The plate over the whole picture, without its round corners, and the logo in the middle
    /// circle that every system's mask leaves.
    pub(crate) fn full_bleed(&self, size: u32) -> Result<Vec<u8>> {
        let mut picture = Pixmap::new(size, size).context("an icon has to have a size")?;
        self.draw("plate", 1.5, &mut picture)?;
        self.draw("logo", 0.75, &mut picture)?;
        Ok(picture.encode_png()?)
    }

    /// Draws one element in the middle of `picture`, `zoom` times as large as in the whole drawing.
    fn draw(&self, id: &str, zoom: f32, picture: &mut Pixmap) -> Result<()> {
        let node = self
            .tree
            .node_by_id(id)
            .with_context(|| format!("icon.svg has no element #{id}"))?;
        let bounds = node
            .abs_layer_bounding_box()
            .with_context(|| format!("#{id} in icon.svg is empty"))?;
        let scale = self.scale_to(picture.width()) * zoom;
        let middle = picture.width() as f32 / 2.0;
        // render_node puts the top left corner of the element's box at the origin.
        let to_middle = Transform::from_translate(-bounds.width() / 2.0, -bounds.height() / 2.0)
            .post_scale(scale, scale)
            .post_translate(middle, middle);
        resvg::render_node(node, to_middle, &mut picture.as_mut())
            .with_context(|| format!("#{id} in icon.svg can't be drawn"))
    }

    fn scale_to(&self, size: u32) -> f32 {
        size as f32 / self.tree.size().width()
    }
}
