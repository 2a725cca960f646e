//! Who may ask for more than files: only pages of this very server.
//!
//! A page from elsewhere can read no answer, but it could still send questions and keep the server busy.
//! The browser says where a question comes from.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Lets requests of the server's own pages and of other programs through, and answers 403 (forbidden) to
/// those of pages from elsewhere.
pub(super) async fn require_own(request: Request, next: Next) -> Response {
    if is_own(request.headers()) {
        return next.run(request).await;
    }
    let advice = "This server answers only to its own pages.\n";
    (StatusCode::FORBIDDEN, advice).into_response()
}

fn is_own(headers: &HeaderMap) -> bool {
    let site = headers.get("sec-fetch-site");
    let is_same_site = site.is_none_or(|site| site == "same-origin" || site == "none");
    let host = headers.get(header::HOST);
    let mut origins = headers.get_all(header::ORIGIN).iter();
    is_same_site && origins.all(|origin| is_of_host(origin, host))
}

fn is_of_host(origin: &HeaderValue, host: Option<&HeaderValue>) -> bool {
    let name = origin.as_bytes().strip_prefix(b"http://");
    host.is_some_and(|host| name.is_some_and(|name| name.eq_ignore_ascii_case(host.as_bytes())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("127.0.0.1:8710"));
        for &(name, value) in list {
            headers.append(name, HeaderValue::from_static(value));
        }
        headers
    }

    #[test]
    fn own_pages_and_programs_pass() {
        for list in [
            &[][..],
            &[("origin", "http://127.0.0.1:8710")],
            &[
                ("origin", "http://127.0.0.1:8710"),
                ("sec-fetch-site", "same-origin"),
            ],
            &[("sec-fetch-site", "none")],
        ] {
            assert!(is_own(&headers(list)), "{list:?}");
        }
    }

    #[test]
    fn pages_from_elsewhere_do_not() {
        for list in [
            &[("origin", "http://example.org")][..],
            &[("origin", "https://127.0.0.1:8710")],
            &[("origin", "http://127.0.0.1:8711")],
            &[("origin", "http://127.0.0.1")],
            &[("origin", "null")],
            &[
                ("origin", "http://127.0.0.1:8710"),
                ("origin", "http://example.org"),
            ],
            &[("sec-fetch-site", "cross-site")],
            &[("sec-fetch-site", "same-site")],
        ] {
            assert!(!is_own(&headers(list)), "{list:?}");
        }
    }
}
