//! `cargo xtask test`: everything that must hold before a change is merged.

use std::net::{Ipv4Addr, TcpListener};
use std::time::Instant;

use anyhow::{Context, Result};
use clap::ValueEnum;
use xshell::cmd;

use crate::app;
use crate::install::{self, npm};
use crate::workspace::Workspace;

/// One part of the whole check, which can also be run alone.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Step {
    /// The code is formatted as rustfmt does
    Format,
    /// Clippy has nothing to say
    Clippy,
    /// All Rust tests, those in the documentation included
    Rust,
    /// The documentation builds without a warning
    Docs,
    /// The app builds
    App,
    /// The app does what it should in a real browser
    Browser,
}

impl Step {
    fn run(self, workspace: &Workspace) -> Result<()> {
        let shell = &workspace.shell;
        match self {
            Self::Format => cmd!(shell, "cargo fmt --all --check").run()?,
            Self::Clippy => cmd!(
                shell,
                "cargo clippy --workspace --all-targets -- --deny warnings"
            )
            .run()?,
            Self::Rust => cmd!(shell, "cargo test --workspace").run()?,
            Self::Docs => cmd!(shell, "cargo doc --workspace --no-deps")
                .env("RUSTDOCFLAGS", "--deny warnings")
                .run()?,
            Self::App => app::build(workspace)?,
            Self::Browser => test_in_browser(workspace)?,
        }
        Ok(())
    }

    fn name(self) -> String {
        self.to_possible_value()
            .map_or_else(String::new, |value| value.get_name().to_owned())
    }
}

/// Runs `steps`, or all of them, and stops at the first that fails.
///
/// # Errors
///
/// The error names the step that failed.
pub(crate) fn run(workspace: &Workspace, steps: &[Step]) -> Result<()> {
    let steps = if steps.is_empty() {
        Step::value_variants()
    } else {
        steps
    };
    let mut report = String::new();
    for (index, step) in steps.iter().enumerate() {
        let name = step.name();
        println!("\n=== {name} ({} of {}) ===", index + 1, steps.len());
        let start = Instant::now();
        step.run(workspace)
            .with_context(|| format!("FAILED: cargo xtask test {name}"))?;
        report += &format!("  {name:<8} passed in {:>4} s\n", start.elapsed().as_secs());
    }
    println!("\nAll steps passed:\n{}", report.trim_end());
    Ok(())
}

fn test_in_browser(workspace: &Workspace) -> Result<()> {
    install::browser_fonts(workspace)?;
    let chromium = install::chromium(workspace)?;
    let e2e = workspace.e2e();
    npm::install(workspace, &e2e)?;

    let shell = &workspace.shell;
    cmd!(shell, "cargo build --package makhos").run()?;
    let makhos = workspace.makhos("debug");
    let _inside = shell.push_dir(&e2e);
    cmd!(shell, "npx tsc --noEmit").run()?;
    cmd!(shell, "npx playwright test")
        .env("CHROMIUM", chromium)
        .env("MAKHOS", makhos)
        .env("MAKHOS_APP", workspace.app())
        .env("PORT", free_port()?.to_string())
        .run()?;
    Ok(())
}

/// A port that nobody uses now, so that two runs on one machine don't meet.
fn free_port() -> Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    Ok(listener.local_addr()?.port())
}
