//! The line icons, drawn in `art/icons.svg`.

use leptos::prelude::*;

/// An icon by its name; it says nothing to those who listen, the button around it does.
#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true" focusable="false">
            <use_ href=format!("#icon-{name}") />
        </svg>
    }
}

/// The app's own sign.
#[component]
pub fn Logo() -> impl IntoView {
    // The address is a value so that the macro builds the element, whose name in Rust is `use_`.
    let drawing = "#logo";
    view! {
        <svg class="logo" aria-hidden="true" focusable="false">
            <use_ href=drawing />
        </svg>
    }
}

/// The drawings that icons and pieces are taken from.
#[component]
pub fn Drawings() -> impl IntoView {
    let art = [makhos_diagram::DRAWINGS, include_str!("../art/icons.svg")].concat();
    view! { <div class="drawings" inner_html=art></div> }
}
