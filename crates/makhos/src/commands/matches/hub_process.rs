//! An external engine as a running program: lines to it, and lines from it in time.

use std::{
    io::{self, BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use draughts_engine::Stop;

/// The longest line that is kept; the rest of a longer one is its next.
const LONGEST_LINE: u64 = 1 << 16;
/// How often a wait looks whether the match is stopped.
const LOOK: Duration = Duration::from_millis(20);

/// A program that is spoken to; it is ended where this goes out of use.
pub(super) struct HubProcess {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// Why no line came.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum NoLine {
    Late,
    Ended,
    Stopped,
}

impl HubProcess {
    /// Starts a program.
    pub(super) fn start(command: &[String]) -> io::Result<HubProcess> {
        let (program, arguments) = command
            .split_first()
            .ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        #[cfg(unix)]
        {
            // Ctrl-C is for the match to hear, which then ends its engines.
            use std::os::unix::process::CommandExt;
            command.process_group(0);
        }
        let mut child = command.spawn()?;
        let missing = || io::Error::from(io::ErrorKind::BrokenPipe);
        let input = child.stdin.take().ok_or_else(missing)?;
        let output = child.stdout.take().ok_or_else(missing)?;
        let (sender, lines) = mpsc::sync_channel(1024);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            loop {
                let mut line = Vec::new();
                let read = io::Read::take(&mut output, LONGEST_LINE).read_until(b'\n', &mut line);
                let line = String::from_utf8_lossy(&line).trim().to_owned();
                if !matches!(read, Ok(1..)) || sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(HubProcess {
            child,
            input,
            lines,
        })
    }

    pub(super) fn send(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }

    /// The next line, if it comes before the deadline.
    pub(super) fn line(&mut self, deadline: Instant, stop: &Stop) -> Result<String, NoLine> {
        loop {
            if stop.is_stopped() {
                return Err(NoLine::Stopped);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(LOOK)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(NoLine::Ended),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Err(NoLine::Late),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Drop for HubProcess {
    fn drop(&mut self) {
        // It may have ended already, or never have listened.
        let _ = self.send("quit");
        let deadline = Instant::now() + Duration::from_millis(500);
        while Instant::now() < deadline {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
