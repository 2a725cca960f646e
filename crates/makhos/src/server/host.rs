//! Who may ask: only pages that know this server by a loopback name.
//!
//! A page from elsewhere can point its own name at 127.0.0.1 (DNS rebinding), and would then be
//! of the same origin as the app. The `Host` header gives it away.

use axum::extract::Request;
use axum::http::{StatusCode, header, uri::Authority};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Lets requests to loopback names through, and answers 421 (misdirected) to all others.
pub(super) async fn require_loopback(request: Request, next: Next) -> Response {
    if is_for_loopback(&request) {
        return next.run(request).await;
    }
    let advice = "This server answers only to 127.0.0.1 and localhost.\n";
    (StatusCode::MISDIRECTED_REQUEST, advice).into_response()
}

fn is_for_loopback(request: &Request) -> bool {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else {
        return false;
    };
    host.to_str().is_ok_and(is_loopback_name)
}

fn is_loopback_name(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else {
        return false;
    };
    if authority.as_str().contains('@') {
        return false;
    }
    let name = authority.host().to_ascii_lowercase();
    matches!(name.as_str(), "127.0.0.1" | "[::1]" | "localhost") || name.ends_with(".localhost")
}

#[cfg(test)]
mod tests {
    use super::is_loopback_name;

    #[test]
    fn loopback_names_pass() {
        for host in [
            "127.0.0.1",
            "127.0.0.1:8710",
            "localhost:80",
            "LocalHost",
            "[::1]:8710",
            "makhos.localhost",
        ] {
            assert!(is_loopback_name(host), "{host}");
        }
    }

    #[test]
    fn other_names_do_not() {
        for host in [
            "",
            "example.org",
            "localhost.example.org",
            "127.0.0.1.example.org",
            "notlocalhost",
            "user@localhost",
            "192.168.1.5:8710",
            "0.0.0.0",
        ] {
            assert!(!is_loopback_name(host), "{host}");
        }
    }
}
