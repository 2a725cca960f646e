//! How bars for long work look.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar with a template of ours.
pub(super) fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("the template is well formed");
    bar.with_style(style.progress_chars("=> "))
}
