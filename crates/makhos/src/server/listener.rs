//! The address the server listens at.

use std::io;
use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Context, Result};

/// How many ports are tried when the wanted one is busy.
const ATTEMPTS: u16 = 100;

/// A free port on the loopback interface, held for the server.
#[derive(Debug)]
pub(crate) struct Listener {
    socket: TcpListener,
    port: u16,
}

impl Listener {
    /// Takes `port`, or the next free one above it; 0 takes any free port.
    ///
    /// # Errors
    ///
    /// When none of a hundred ports from `port` on is free, or `port` may not be used at all.
    pub(crate) fn bind_from(port: u16) -> Result<Self> {
        let last = port.saturating_add(ATTEMPTS - 1);
        let mut busy = None;
        for port in port..=last {
            match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
                Ok(socket) => {
                    let port = socket.local_addr()?.port();
                    return Ok(Self { socket, port });
                }
                Err(error) if error.kind() == io::ErrorKind::AddrInUse => busy = Some(error),
                Err(error) => {
                    return Err(error).with_context(|| format!("cannot listen at port {port}"));
                }
            }
        }
        Err(busy.map_or_else(|| io::ErrorKind::AddrInUse.into(), io::Error::from))
            .with_context(|| format!("none of the ports {port} to {last} is free"))
    }

    /// The port it got.
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// The address to open in a browser on this machine.
    pub(crate) fn address(&self) -> String {
        format!("http://{}:{}/", Ipv4Addr::LOCALHOST, self.port)
    }

    pub(super) fn into_tokio(self) -> io::Result<tokio::net::TcpListener> {
        self.socket.set_nonblocking(true)?;
        tokio::net::TcpListener::from_std(self.socket)
    }
}

#[cfg(test)]
mod tests {
    use super::Listener;

    #[test]
    fn a_busy_port_gives_way_to_the_next_free_one() {
        let first = Listener::bind_from(0).unwrap();
        let next = Listener::bind_from(first.port()).unwrap();
        assert!(next.port() > first.port());
    }
}
