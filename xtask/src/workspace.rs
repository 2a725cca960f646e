//! Where things are in this workspace.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;
use xshell::{Shell, cmd};

/// The workspace's folders, and a shell that stands at its root.
pub(crate) struct Workspace {
    pub(crate) shell: Shell,
    root: PathBuf,
    target: PathBuf,
}

impl Workspace {
    /// Asks cargo where this workspace is.
    pub(crate) fn find() -> Result<Self> {
        let shell = Shell::new()?;
        let metadata = cmd!(shell, "cargo metadata --format-version 1 --no-deps")
            .quiet()
            .read()?;
        let metadata: Value = serde_json::from_str(&metadata)?;
        let folder = |key: &str| {
            metadata[key]
                .as_str()
                .map(PathBuf::from)
                .with_context(|| format!("cargo metadata does not say what `{key}` is"))
        };
        let root = folder("workspace_root")?;
        let target = folder("target_directory")?;
        shell.change_dir(&root);
        Ok(Self {
            shell,
            root,
            target,
        })
    }

    /// The sources of the app.
    pub(crate) fn app_sources(&self) -> PathBuf {
        self.root.join("crates/makhos-web")
    }

    /// The built app, ready to be served. `crates/makhos/build.rs` looks for it there.
    pub(crate) fn app(&self) -> PathBuf {
        self.target.join("app")
    }

    /// Cargo's target folder for the app, apart from the native one: another compiler may build
    /// it, and two compilers in one folder would undo each other's work.
    pub(crate) fn app_target(&self) -> PathBuf {
        self.target.join("app-target")
    }

    /// Cargo's target folder for what is compiled with WebAssembly's vector instructions.
    pub(crate) fn simd_target(&self) -> PathBuf {
        self.target.join("app-simd-target")
    }

    /// Intermediate files on the way from cargo's output to the app.
    pub(crate) fn app_work(&self) -> PathBuf {
        self.target.join("app-work")
    }

    /// The sources of the crate `name`.
    pub(crate) fn crate_sources(&self, name: &str) -> PathBuf {
        self.root.join("crates").join(name).join("src")
    }

    /// The endgame tables that the app carries, kept between builds.
    pub(crate) fn app_tables(&self) -> PathBuf {
        self.target.join("app-tables")
    }

    /// The end-to-end tests.
    pub(crate) fn e2e(&self) -> PathBuf {
        self.root.join("e2e")
    }

    /// The folder with this program's own `package.json`.
    pub(crate) fn xtask(&self) -> PathBuf {
        self.root.join("xtask")
    }

    /// The `makhos` program as cargo builds it in the profile folder `profile`.
    pub(crate) fn makhos(&self, profile: &str) -> PathBuf {
        let name = format!("makhos{}", std::env::consts::EXE_SUFFIX);
        self.target.join(profile).join(name)
    }

    /// Cargo's target folder for builds that use all of this machine's processor.
    pub(crate) fn native_target(&self) -> PathBuf {
        self.target.join("native")
    }

    /// `path` as people like to read it, relative to the workspace where possible.
    pub(crate) fn display<'a>(&self, path: &'a Path) -> std::path::Display<'a> {
        path.strip_prefix(&self.root).unwrap_or(path).display()
    }
}
