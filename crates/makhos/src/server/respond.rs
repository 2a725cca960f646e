//! The answer to one request.

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::encoding;
use super::site::{Representation, Site, is_content_addressed};

const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// Answers `request` from `site`.
pub(super) fn to(request: &Request, site: &Site) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let allow = [(header::ALLOW, "GET, HEAD")];
        return (
            StatusCode::METHOD_NOT_ALLOWED,
            allow,
            "Only GET and HEAD.\n",
        )
            .into_response();
    }
    let encodings = encoding::accepted(&joined(request.headers(), &header::ACCEPT_ENCODING));
    let file = site
        .name_at(request.uri().path())
        .and_then(|name| Some((name, site.represent(name, &encodings)?)));
    let Some((name, representation)) = file else {
        return (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response();
    };

    let mut response = if is_known(request.headers(), &representation.tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        full(name, &representation, request.method())
    };
    describe(response.headers_mut(), name, &representation);
    response
}

/// The response that carries the file, or to HEAD only its size.
fn full(name: &str, file: &Representation<'_>, method: &Method) -> Response {
    let body = if method == Method::HEAD {
        Body::empty()
    } else {
        Body::from(file.content.clone())
    };
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    insert(headers, header::CONTENT_TYPE, &content_type(name));
    insert(
        headers,
        header::CONTENT_LENGTH,
        &file.content.len().to_string(),
    );
    if file.encoding != encoding::Encoding::Identity {
        insert(headers, header::CONTENT_ENCODING, file.encoding.name());
    }
    response
}

/// The headers that tell caches what they have; the same with and without the file.
fn describe(headers: &mut HeaderMap, name: &str, file: &Representation<'_>) {
    let caching = if is_content_addressed(name) {
        FOR_EVER
    } else {
        ASK_AGAIN
    };
    insert(headers, header::CACHE_CONTROL, caching);
    insert(headers, header::ETAG, &file.tag);
    if file.has_alternatives {
        insert(headers, header::VARY, "Accept-Encoding");
    }
}

fn content_type(name: &str) -> String {
    let guess = mime_guess::from_path(name).first_or_octet_stream();
    if guess.type_() == mime_guess::mime::TEXT {
        format!("{guess}; charset=utf-8")
    } else {
        guess.to_string()
    }
}

/// Whether the browser already has the file with this `tag` (RFC 9110, 13.1.2).
fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    joined(headers, &header::IF_NONE_MATCH)
        .split(',')
        .map(str::trim)
        .any(|known| known == "*" || known.trim_start_matches("W/") == tag)
}

/// All values of a header that may come more than once, as one list.
fn joined(headers: &HeaderMap, name: &HeaderName) -> String {
    let values: Vec<&str> = headers
        .get_all(name)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .collect();
    values.join(",")
}

fn insert(headers: &mut HeaderMap, name: HeaderName, value: &str) {
    let value = value
        .parse()
        .expect("names, numbers and hashes are valid in headers");
    headers.insert(name, value);
}
