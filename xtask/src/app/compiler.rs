//! Which Rust compiler builds the app, and how it is called.
//!
//! The app needs the standard library for `wasm32-unknown-unknown`. rustup brings it, for
//! `rust-toolchain.toml` names the target. Where rustup can't fetch it, Debian's `rustc-web`
//! builds it from the sources in `rust-web-src` on the way.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use xshell::{Cmd, cmd};

use crate::install::debian;
use crate::workspace::Workspace;

const TARGET: &str = "wasm32-unknown-unknown";
/// The app, and the profile in the workspace's `Cargo.toml` that is made for it.
const APP: Package = Package {
    name: "makhos-web",
    profile: "app",
};
/// The engine that thinks apart from the page.
const ENGINE: Package = Package {
    name: "makhos-worker",
    profile: "engine",
};
/// Leptos then gives all views one type instead of one type each, which compiles sooner.
const FLAGS: &str = "--cfg erase_components";

/// The engine is a quarter to a half faster with these instructions, which not every browser has:
/// docs/performance.md.
const SIMD: &str = "-C target-feature=+simd128";

/// A package that becomes a WebAssembly module.
struct Package {
    name: &'static str,
    profile: &'static str,
}

const ADVICE: &str = "The app needs Rust's standard library for wasm32-unknown-unknown, \
    which is not installed.\nWith rustup: rustup target add wasm32-unknown-unknown";

/// A compiler that can build the app.
pub(crate) enum Compiler {
    /// The one that runs everything else here, with the target installed.
    Installed,
    /// Debian's, which compiles the standard library along.
    Debian { linker: PathBuf },
}

impl Compiler {
    /// Finds a compiler for the app, or installs Debian's.
    ///
    /// # Errors
    ///
    /// When there is none; the error says how to get one.
    pub(crate) fn find(workspace: &Workspace) -> Result<Self> {
        if has_target(workspace) {
            return Ok(Self::Installed);
        }
        debian::require(
            workspace,
            &["rustc-web", "cargo-web", "rust-web-src"],
            ADVICE,
        )?;
        let linker = linker(workspace)?;
        Ok(Self::Debian { linker })
    }

    /// Compiles the app and returns the path of the WebAssembly module.
    ///
    /// # Errors
    ///
    /// When the app doesn't compile.
    pub(crate) fn compile(&self, workspace: &Workspace) -> Result<PathBuf> {
        let target = workspace.app_target();
        let flags = ["--", "-Clink-args=--emit-relocs"];
        self.build(
            workspace,
            &APP,
            &["--bin", APP.name],
            &flags,
            FLAGS,
            &target,
        )?;
        Ok(APP.built(&target, &format!("{}.wasm", APP.name)))
    }

    /// Compiles the engine, with or without [`SIMD`], and returns the path of its module.
    ///
    /// # Errors
    ///
    /// When the engine doesn't compile.
    pub(crate) fn compile_engine(&self, workspace: &Workspace, simd: bool) -> Result<PathBuf> {
        let (target, rust_flags) = engine_target(workspace, simd);
        self.build(
            workspace,
            &ENGINE,
            &["--bin", ENGINE.name],
            &[],
            rust_flags,
            &target,
        )?;
        Ok(ENGINE.built(&target, &format!("{}.wasm", ENGINE.name)))
    }

    /// Compiles an example of the app as the app is compiled, and returns the path of its module.
    ///
    /// # Errors
    ///
    /// When the example doesn't compile.
    pub(crate) fn compile_example(&self, workspace: &Workspace, name: &str) -> Result<PathBuf> {
        let target = workspace.app_target();
        self.build(workspace, &APP, &["--example", name], &[], FLAGS, &target)?;
        Ok(APP.built(&target, &format!("examples/{name}.wasm")))
    }

    /// Compiles an example of the engine as the engine is compiled, and returns the path of its
    /// module.
    ///
    /// # Errors
    ///
    /// When the example doesn't compile.
    pub(crate) fn compile_engine_example(
        &self,
        workspace: &Workspace,
        name: &str,
        simd: bool,
    ) -> Result<PathBuf> {
        let (target, rust_flags) = engine_target(workspace, simd);
        self.build(
            workspace,
            &ENGINE,
            &["--example", name],
            &[],
            rust_flags,
            &target,
        )?;
        Ok(ENGINE.built(&target, &format!("examples/{name}.wasm")))
    }

    fn build(
        &self,
        workspace: &Workspace,
        package: &Package,
        what: &[&str],
        flags: &[&str],
        rust_flags: &str,
        target_dir: &Path,
    ) -> Result<()> {
        let cargo = match self {
            Self::Installed => cmd!(workspace.shell, "cargo"),
            Self::Debian { linker } => debian_cargo(workspace, linker),
        };
        cargo
            .args(["rustc", "--package", package.name])
            .args(what)
            .args(["--profile", package.profile, "--target", TARGET])
            .args(self.build_std())
            .arg("--target-dir")
            .arg(target_dir)
            .args(flags)
            // Flags for the processor of this machine mean nothing to WebAssembly.
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", rust_flags)
            .run()?;
        Ok(())
    }

    fn build_std(&self) -> &[&str] {
        match self {
            Self::Installed => &[],
            Self::Debian { .. } => &["-Z", "build-std=std,panic_abort"],
        }
    }
}

impl Package {
    /// Where a module of the package is built.
    fn built(&self, target: &Path, module: &str) -> PathBuf {
        target.join(TARGET).join(self.profile).join(module)
    }
}

/// Where the engine is built, and how. Other flags make all of the standard library anew, so that each
/// way has a folder of its own.
fn engine_target(workspace: &Workspace, simd: bool) -> (PathBuf, &'static str) {
    if simd {
        (workspace.simd_target(), SIMD)
    } else {
        (workspace.app_target(), FLAGS)
    }
}

/// Debian's cargo and rustc, free of what the toolchain that runs this program left in the environment.
fn debian_cargo<'a>(workspace: &'a Workspace, linker: &Path) -> Cmd<'a> {
    cmd!(workspace.shell, "/usr/bin/cargo")
        .env("RUSTC", "/usr/bin/rustc")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
        .env_remove("CARGO")
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("LD_LIBRARY_PATH")
}

fn has_target(workspace: &Workspace) -> bool {
    let shell = &workspace.shell;
    cmd!(shell, "rustc --print target-libdir --target {TARGET}")
        .quiet()
        .ignore_stderr()
        .read()
        .is_ok_and(|folder| Path::new(&folder).is_dir())
}

/// The linker that comes with rustup's toolchain, or else Debian's.
fn linker(workspace: &Workspace) -> Result<PathBuf> {
    if let Some(linker) = toolchain_linker(workspace)? {
        return Ok(linker);
    }
    debian::require(workspace, &["lld"], ADVICE)?;
    Ok(PathBuf::from("/usr/bin/wasm-ld"))
}

fn toolchain_linker(workspace: &Workspace) -> Result<Option<PathBuf>> {
    let shell = &workspace.shell;
    let sysroot = cmd!(shell, "rustc --print sysroot").quiet().read()?;
    let version = cmd!(shell, "rustc --version --verbose").quiet().read()?;
    let host = version
        .lines()
        .find_map(|line| line.strip_prefix("host: "))
        .context("rustc --version --verbose does not name its host")?;
    let linker = Path::new(&sysroot)
        .join("lib/rustlib")
        .join(host)
        .join("bin/rust-lld");
    Ok(linker.is_file().then_some(linker))
}
