//! The page around the app: its languages, address, title and theme.

use leptos::prelude::{RwSignal, Set, document, window};
use leptos::wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{HtmlElement, MediaQueryList};

use crate::model::settings::Theme;

/// The languages the browser prefers, best first.
pub fn languages() -> Vec<String> {
    let navigator = window().navigator();
    navigator
        .languages()
        .iter()
        .filter_map(|tag| tag.as_string())
        .collect()
}

/// The part of the address behind `#`, decoded, or an empty text.
pub fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    let encoded = hash.trim_start_matches('#');
    js_sys::decode_uri_component(encoded).map_or_else(|_| encoded.to_owned(), String::from)
}

/// The address of the page without the part behind `#`.
pub fn address() -> String {
    let href = window().location().href().unwrap_or_default();
    let (address, _) = href.split_once('#').unwrap_or((&href, ""));
    address.to_owned()
}

/// Whether the page comes from this very device, so that no other one can open its address.
pub fn is_from_this_device() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    host == "localhost" || host == "[::1]" || host.starts_with("127.")
}

/// Takes the part behind `#` off the address, without a new entry in the history.
pub fn clear_fragment() {
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    let search = location.search().unwrap_or_default();
    if let Ok(history) = window().history() {
        // An address that stays as it was only opens the same position again.
        let _ = history.replace_state_with_url(
            &leptos::wasm_bindgen::JsValue::NULL,
            "",
            Some(&format!("{path}{search}")),
        );
    }
}

/// Sets the page's language and title.
pub fn describe(language: &str, title: &str) {
    let document = document();
    document.set_title(title);
    if let Some(root) = document.document_element() {
        // A page without its `lang` attribute still works.
        let _ = root.set_attribute("lang", language);
    }
}

/// Sets the page's theme.
pub fn set_theme(theme: Theme) {
    if let Some(root) = document().document_element() {
        // A page without its theme still works.
        let _ = root.set_attribute("data-theme", theme.name());
    }
}

/// Whether the person asked the system for less motion.
pub fn prefers_reduced_motion() -> bool {
    media("(prefers-reduced-motion: reduce)").is_some_and(|query| query.matches())
}

/// Follows whether the device is set to dark colours.
pub fn follow_darkness(is_dark: RwSignal<bool>) {
    let Some(query) = media("(prefers-color-scheme: dark)") else {
        return;
    };
    is_dark.set(query.matches());
    let watched = query.clone();
    let on_change = Closure::<dyn Fn()>::new(move || is_dark.set(watched.matches()));
    query.set_onchange(Some(on_change.as_ref().unchecked_ref()));
    on_change.forget();
}

fn media(query: &str) -> Option<MediaQueryList> {
    window().match_media(query).ok().flatten()
}

/// Whether the page fills the screen.
pub fn is_fullscreen() -> bool {
    document().fullscreen_element().is_some()
}

/// Fills the screen with the page, or leaves the full screen.
pub fn toggle_fullscreen() {
    let document = document();
    if is_fullscreen() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        // Browsers without a full screen keep the page as it is.
        let _ = root.request_fullscreen();
    }
}

/// Gives the keyboard to an element, by its id.
pub fn focus(id: &str) {
    if let Some(element) = element(id) {
        // An element that takes no focus leaves it where it was.
        let _ = element.focus();
    }
}

/// Presses an element, by its id: a button can stand for a file field, which looks like nothing else.
pub fn click(id: &str) {
    if let Some(element) = element(id) {
        element.click();
    }
}

/// Whether the keyboard is on an element, by its id, or on something in it.
pub fn has_focus_within(id: &str) -> bool {
    let active = document().active_element();
    element(id).is_some_and(|element| element.contains(active.as_deref()))
}

/// Whether a field has the keyboard.
pub fn is_typing() -> bool {
    document().active_element().is_some_and(|element| {
        let name = element.tag_name().to_ascii_lowercase();
        matches!(name.as_str(), "input" | "select" | "textarea")
    })
}

/// Whether an element, by its id, is on the page and not hidden.
pub fn is_shown(id: &str) -> bool {
    element(id).is_some_and(|element| element.offset_parent().is_some())
}

/// Scrolls an element, by its id, back to its beginning.
pub fn scroll_to_top(id: &str) {
    if let Some(element) = element(id) {
        element.set_scroll_top(0);
    }
}

/// Scrolls the list around an element, by its id, until the element is seen, and nothing else.
pub fn scroll_into_view(id: &str) {
    let Some(element) = element(id) else { return };
    let list = element.closest(".move-list, .step-list").ok().flatten();
    let Some(list) = list.and_then(|list| list.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let (at, seen) = (
        element.get_bounding_client_rect(),
        list.get_bounding_client_rect(),
    );
    let right = at.left() + at.width() / 2.0 - seen.left() - seen.width() / 2.0;
    let down = at.top() + at.height() / 2.0 - seen.top() - seen.height() / 2.0;
    list.scroll_by_with_x_and_y(right, down);
}

fn element(id: &str) -> Option<HtmlElement> {
    document().get_element_by_id(id)?.dyn_into().ok()
}
