//! Whole requests against the whole service.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use axum::response::Response;
use http_body_util::BodyExt;
use tower::ServiceExt;

use draughts::{Position, Variant};
use draughts_endgame::{Builder, Material, Metric, TableDirectory, Tables};

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
    ask_with(Tables::default(), request).await
}

async fn ask_with(tables: Tables, request: Request<Body>) -> Response {
    router(site(), tables).oneshot(request).await.unwrap()
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
    for path in ["/", "/nothing", "/tables"] {
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

/// Thai tables: of plies for 2 pieces, and of verdicts for a king against two, besides.
fn tables() -> Tables {
    let place = tempfile::tempdir().unwrap();
    let directory = TableDirectory::new(place.path());
    for (metric, materials) in [
        (Metric::Plies, &["KvK", "Kvm", "mvm"][..]),
        (Metric::Verdict, &["KKvK"]),
    ] {
        let directory = directory.clone();
        let mut builder = Builder::new(Variant::Thai, directory, metric, 1).unwrap();
        for material in materials {
            let material: Material = material.parse().unwrap();
            builder.build(material, &|_| {}).unwrap();
        }
    }
    directory.open().unwrap().0
}

fn look_up(text: impl Into<Body>, headers: &[(&str, &str)]) -> Request<Body> {
    let json = ("content-type", "application/json");
    let headers: Vec<_> = headers.iter().copied().chain([json]).collect();
    let mut request = request(Method::POST, "/tables", &headers);
    *request.body_mut() = text.into();
    request
}

async fn text_of(response: Response) -> String {
    String::from_utf8(body(response).await).unwrap()
}

#[tokio::test]
async fn the_tables_tell_how_far_they_go() {
    for (tables, thai) in [
        (Tables::default(), r#"{"plies":0,"verdicts":0}"#),
        (tables(), r#"{"plies":2,"verdicts":3}"#),
    ] {
        let response = ask_with(tables, request(Method::GET, "/tables", &[])).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(header_of(&response, "content-type"), "application/json");
        assert_eq!(header_of(&response, "cache-control"), "no-store");
        let english = r#"{"plies":0,"verdicts":0}"#;
        let expected = format!("{{\"thai\":{thai},\"english\":{english}}}");
        assert_eq!(text_of(response).await, expected);
    }
}

#[tokio::test]
async fn values_come_in_the_order_of_the_positions() {
    let question = r#"{"variant":"thai","positions":
        ["B:WK24:BK2,K4","B:WK4:BK8","W:WK24:BK2,K4","W:WK1:BK14","B:W2:BK18","B:W1,2:BK20","W:W:BK3"]}"#;
    let response = ask_with(tables(), look_up(question, &[])).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header_of(&response, "content-type"), "application/json");
    assert_eq!(header_of(&response, "cache-control"), "no-store");
    let values = [
        r#"{"value":"win"}"#,
        r#"{"value":"win","plies":3}"#,
        r#"{"value":"loss"}"#,
        r#"{"value":"draw"}"#,
        r#"{"value":"win","plies":7}"#,
        r#"{"value":"unknown"}"#,
        r#"{"value":"loss","plies":0}"#,
    ];
    let expected = format!("{{\"values\":[{}]}}", values.join(","));
    assert_eq!(text_of(response).await, expected);
}

#[tokio::test]
async fn games_and_numbers_of_pieces_without_tables_are_unknown() {
    let start = Position::start(Variant::Thai).to_fen();
    for question in [
        r#"{"variant":"english","positions":["B:WK4:BK8"]}"#.to_owned(),
        format!(r#"{{"variant":"thai","positions":["{start}"]}}"#),
    ] {
        let response = ask_with(tables(), look_up(question, &[])).await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(
            text_of(response).await,
            r#"{"values":[{"value":"unknown"}]}"#
        );
    }
}

#[tokio::test]
async fn what_cannot_be_looked_up_is_refused_with_the_reason() {
    let many = vec!["\"B:WK4:BK8\""; 257].join(",");
    let many = format!(r#"{{"variant":"thai","positions":[{many}]}}"#);
    let large = vec![b' '; 64 * 1024 + 1];
    let bad = StatusCode::BAD_REQUEST;
    for (question, status, reason) in [
        (b"?".to_vec(), bad, "expected value"),
        (b"\xff".to_vec(), bad, "invalid utf-8"),
        (b"{\"variant\":\"thai\"}".to_vec(), bad, "positions"),
        (
            b"{\"variant\":\"russian\",\"positions\":[]}".to_vec(),
            bad,
            "no game called \\\"russian\\\"",
        ),
        (
            b"{\"variant\":\"thai\",\"positions\":[\"B:W1:BK2\",\"B:W33\"]}".to_vec(),
            bad,
            "position 2",
        ),
        (many.into_bytes(), bad, "257 positions are too many"),
        (large, StatusCode::PAYLOAD_TOO_LARGE, "at most 65536 bytes"),
    ] {
        let response = ask(look_up(question, &[])).await;
        assert_eq!(response.status(), status, "{reason}");
        assert_eq!(header_of(&response, "content-type"), "application/json");
        let text = text_of(response).await;
        assert!(
            text.starts_with("{\"error\":\"") && text.contains(reason),
            "{text}"
        );
    }
}

#[tokio::test]
async fn pages_from_elsewhere_look_nothing_up() {
    let question = r#"{"variant":"thai","positions":[]}"#;
    let own = [
        ("origin", "http://127.0.0.1:8710"),
        ("sec-fetch-site", "same-origin"),
    ];
    assert_eq!(ask(look_up(question, &own)).await.status(), StatusCode::OK);
    for foreign in [
        ("origin", "http://example.org"),
        ("sec-fetch-site", "cross-site"),
    ] {
        let response = ask(look_up(question, &[foreign])).await;
        assert_eq!(response.status(), StatusCode::FORBIDDEN);
        let reach = request(Method::GET, "/tables", &[foreign]);
        assert_eq!(ask(reach).await.status(), StatusCode::FORBIDDEN);
        // Links from elsewhere still lead to the app.
        assert_eq!(get("/", &[foreign]).await.status(), StatusCode::OK);
    }

    let mut simple = look_up(question, &[]);
    let text = "text/plain".parse().unwrap();
    simple.headers_mut().insert(header::CONTENT_TYPE, text);
    let response = ask(simple).await;
    assert_eq!(response.status(), StatusCode::UNSUPPORTED_MEDIA_TYPE);

    let mut rebound = look_up(question, &[]);
    let host = "example.org:8710".parse().unwrap();
    rebound.headers_mut().insert(header::HOST, host);
    assert_eq!(ask(rebound).await.status(), StatusCode::MISDIRECTED_REQUEST);
}

#[tokio::test]
async fn the_look_up_is_only_asked() {
    for method in [Method::PUT, Method::DELETE, Method::OPTIONS] {
        let response = ask(request(method, "/tables", &[])).await;
        assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    }
}
