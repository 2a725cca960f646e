//! Whole requests against the whole service.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use axum::response::Response;
use http_body_util::BodyExt;
use tower::ServiceExt;

use super::{Site, router};

const SCRIPT: &str = "/app.0123456789abcdef.js";

fn site() -> Site {
    let mut site = Site::default();
    site.add("index.html", b"<!doctype html>", "page");
    site.add("app.0123456789abcdef.js", b"plain", "script");
    site.add("app.0123456789abcdef.js.br", b"as brotli", "script-br");
    site.add("app.0123456789abcdef.js.gz", b"as gzip", "script-gz");
    site.add("app.0123456789abcdef.wasm", b"\0asm", "module");
    site.add("manifest.webmanifest", b"{}", "manifest");
    site.add("sw.js", b"worker", "worker");
    site
}

async fn ask(request: Request<Body>) -> Response {
    router(site()).oneshot(request).await.unwrap()
}

fn request(method: Method, path: &str, headers: &[(&str, &str)]) -> Request<Body> {
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header(header::HOST, "127.0.0.1:8710");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(Body::empty()).unwrap()
}

async fn get(path: &str, headers: &[(&str, &str)]) -> Response {
    ask(request(Method::GET, path, headers)).await
}

async fn body(response: Response) -> Vec<u8> {
    let collected = response.into_body().collect().await.unwrap();
    collected.to_bytes().to_vec()
}

fn header_of<'a>(response: &'a Response, name: &str) -> &'a str {
    response
        .headers()
        .get(name)
        .map_or("", |value| value.to_str().unwrap())
}

#[tokio::test]
async fn the_folder_is_the_page() {
    let response = get("/", &[]).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(
        header_of(&response, "content-type"),
        "text/html; charset=utf-8"
    );
    assert_eq!(body(response).await, b"<!doctype html>");
}

#[tokio::test]
async fn types_are_those_browsers_insist_on() {
    for (path, content_type) in [
        (SCRIPT, "text/javascript; charset=utf-8"),
        ("/app.0123456789abcdef.wasm", "application/wasm"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ] {
        assert_eq!(
            header_of(&get(path, &[]).await, "content-type"),
            content_type
        );
    }
}

#[tokio::test]
async fn the_browser_chooses_the_compression() {
    for (accept, encoding, content) in [
        ("gzip, br", "br", "as brotli"),
        ("gzip, br;q=0", "gzip", "as gzip"),
        ("identity", "", "plain"),
    ] {
        let response = get(SCRIPT, &[("accept-encoding", accept)]).await;
        assert_eq!(header_of(&response, "content-encoding"), encoding);
        assert_eq!(header_of(&response, "vary"), "Accept-Encoding");
        assert_eq!(
            header_of(&response, "content-length"),
            content.len().to_string()
        );
        assert_eq!(body(response).await, content.as_bytes());
    }
}

#[tokio::test]
async fn only_names_with_a_hash_are_kept_for_ever() {
    let for_ever = "public, max-age=31536000, immutable";
    for (path, caching) in [
        (SCRIPT, for_ever),
        ("/", "no-cache"),
        ("/index.html", "no-cache"),
        ("/sw.js", "no-cache"),
        ("/manifest.webmanifest", "no-cache"),
    ] {
        assert_eq!(header_of(&get(path, &[]).await, "cache-control"), caching);
    }
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    let first = get(SCRIPT, &[("accept-encoding", "br")]).await;
    let tag = header_of(&first, "etag").to_owned();
    let weak = format!("\"other\", W/{tag}");
    for known in [&*tag, &*weak, "*"] {
        let again = get(
            SCRIPT,
            &[("accept-encoding", "br"), ("if-none-match", known)],
        )
        .await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(header_of(&again, "etag"), tag);
        assert!(body(again).await.is_empty());
    }

    let other_encoding = get(SCRIPT, &[("if-none-match", &tag)]).await;
    assert_eq!(other_encoding.status(), StatusCode::OK);
}

#[tokio::test]
async fn head_is_get_without_the_file() {
    let response = ask(request(Method::HEAD, "/", &[])).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header_of(&response, "content-length"), "15");
    assert!(body(response).await.is_empty());
}

#[tokio::test]
async fn other_methods_and_other_paths_are_refused() {
    let response = ask(request(Method::POST, "/", &[])).await;
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(header_of(&response, "allow"), "GET, HEAD");

    for path in [
        "/nothing",
        "/../Cargo.toml",
        "/app.0123456789abcdef.js.br",
        "//",
    ] {
        assert_eq!(
            get(path, &[]).await.status(),
            StatusCode::NOT_FOUND,
            "{path}"
        );
    }
}

#[tokio::test]
async fn names_from_elsewhere_are_refused() {
    let mut rebound = request(Method::GET, "/", &[]);
    rebound
        .headers_mut()
        .insert(header::HOST, "example.org:8710".parse().unwrap());
    assert_eq!(ask(rebound).await.status(), StatusCode::MISDIRECTED_REQUEST);

    let mut nameless = request(Method::GET, "/", &[]);
    nameless.headers_mut().remove(header::HOST);
    assert_eq!(
        ask(nameless).await.status(),
        StatusCode::MISDIRECTED_REQUEST
    );

    let two_names = request(Method::GET, "/", &[("host", "example.org")]);
    assert_eq!(
        ask(two_names).await.status(),
        StatusCode::MISDIRECTED_REQUEST
    );
}

#[tokio::test]
async fn every_answer_carries_the_policy() {
    for path in ["/", "/nothing"] {
        let response = get(path, &[]).await;
        let policy = header_of(&response, "content-security-policy");
        assert!(policy.starts_with("default-src 'none'; "), "{policy}");
        assert!(!policy.contains("unsafe-inline"), "{policy}");
        assert_eq!(header_of(&response, "x-content-type-options"), "nosniff");
        assert_eq!(header_of(&response, "referrer-policy"), "no-referrer");
        assert_eq!(
            header_of(&response, "cross-origin-opener-policy"),
            "same-origin"
        );
    }
}
