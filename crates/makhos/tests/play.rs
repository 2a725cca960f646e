//! `makhos play` as a person starts it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, ChildStdout, Command, Stdio};

struct Server {
    process: Child,
    stdout: BufReader<ChildStdout>,
    port: u16,
}

impl Server {
    /// Starts `makhos play` and reads from its first line where it is.
    fn start(port: u16) -> Self {
        let mut process = Command::new(env!("CARGO_BIN_EXE_makhos"))
            .args(["play", "--no-open", "--port", &port.to_string()])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdout = BufReader::new(process.stdout.take().unwrap());
        let mut line = String::new();
        stdout.read_line(&mut line).unwrap();
        let port = line
            .strip_prefix("Makhos is at http://127.0.0.1:")
            .and_then(|rest| rest.split_once('/'))
            .and_then(|(port, _)| port.parse().ok())
            .unwrap_or_else(|| panic!("no address in {line:?}"));
        Self {
            process,
            stdout,
            port,
        }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).unwrap();
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n\r\n",
            self.port
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn stop(mut self) -> String {
        self.process.kill().unwrap();
        let mut stderr = String::new();
        let mut pipe = self.process.stderr.take().unwrap();
        pipe.read_to_string(&mut stderr).unwrap();
        self.process.wait().unwrap();
        stderr
    }
}

#[test]
fn serves_the_page() {
    let server = Server::start(0);
    let answer = server.get("/");
    assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
    assert!(answer.contains("<!doctype html>"), "{answer}");
    assert_eq!(server.stop(), "");
}

#[test]
fn a_busy_port_gets_another_and_says_so() {
    let other = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let busy = other.local_addr().unwrap().port();
    let server = Server::start(busy);
    assert!(server.port > busy);
    let expected = format!(
        "Port {busy} is busy, so the app is at port {}.",
        server.port
    );
    let stderr = server.stop();
    assert!(stderr.contains(&expected), "{stderr}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_cleanly() {
    let mut server = Server::start(0);
    // The browser keeps its connections open; they must not keep the server alive.
    let _idle = TcpStream::connect((Ipv4Addr::LOCALHOST, server.port)).unwrap();
    server.get("/");
    let id = server.process.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(sent.success());
    assert!(server.process.wait().unwrap().success());
    let mut rest = String::new();
    server.stdout.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "");
}
