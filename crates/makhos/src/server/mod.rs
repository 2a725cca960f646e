//! A web server for one static site and the endgame tables of one machine.
//!
//! It listens on the loopback interface only, answers only to loopback names, and tells the
//! browser to load nothing from anywhere else.

mod encoding;
mod host;
mod listener;
mod look_up;
mod origin;
mod policy;
mod respond;
mod site;

pub(crate) use self::listener::Listener;
pub(crate) use self::site::Site;

use std::future::IntoFuture;
use std::io;
use std::sync::Arc;

use axum::Router;
use axum::extract::Request;
use axum::middleware;
use draughts_endgame::Tables;

/// Serves `site`, and what `tables` say, at `listener` until the program is asked to stop (Ctrl-C, SIGTERM).
///
/// # Errors
///
/// When the system doesn't give the server what it needs.
pub(crate) fn serve(listener: Listener, site: Site, tables: Tables) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let server = axum::serve(listener.into_tokio()?, router(site, tables));
        // Browsers keep connections open that nobody uses, so the end waits for none of them.
        tokio::select! {
            result = server.into_future() => result,
            () = stop_signal() => Ok(()),
        }
    })
}

/// The whole service: who may ask, what is answered, under which policy.
fn router(site: Site, tables: Tables) -> Router {
    let site = Arc::new(site);
    let answer = move |request: Request| {
        let response = respond::to(&request, &site);
        async { response }
    };
    look_up::router(tables)
        .route_layer(middleware::from_fn(origin::require_own))
        .fallback(answer)
        .layer(middleware::from_fn(host::require_loopback))
        .layer(middleware::map_response(policy::apply))
}

async fn stop_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // Without a way to hear the signal, the system's own way of ending a program remains.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests;
