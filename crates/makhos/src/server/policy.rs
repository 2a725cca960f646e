//! What the browser may do with the answers: load only from here, run only what is here.

use axum::http::{HeaderName, HeaderValue, header};
use axum::response::Response;

/// The same policy stands in the app's `index.html`, for hosts that set no headers; only
/// `frame-ancestors` can't be said there.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Adds the policy to every answer, errors included.
pub(super) async fn apply(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::CONTENT_SECURITY_POLICY;

    #[test]
    fn the_page_says_the_same_where_nobody_sets_headers() {
        let page = include_str!("../../../makhos-web/index.html");
        let sayable = CONTENT_SECURITY_POLICY.replace("; frame-ancestors 'none'", "");
        assert!(page.contains(&format!("content=\"{sayable}\"")));
    }
}
