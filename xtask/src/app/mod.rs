//! Building the app: from Rust sources to a static site that any host can serve.

pub(crate) mod compiler;

mod bindings;
mod endgames;
mod engine;
mod icons;
mod optimizer;
mod service_worker;
mod site;
mod sizes;
mod splitting;
mod styles;

use anyhow::Result;

use self::compiler::Compiler;
use self::icons::Icon;
use self::site::Site;
use self::splitting::file_name;
use crate::workspace::Workspace;

/// Builds the app into the folder [`Workspace::app`] and prints its sizes.
///
/// # Errors
///
/// When a tool is missing, or the app doesn't compile.
pub(crate) fn build(workspace: &Workspace) -> Result<()> {
    let compiler = Compiler::find(workspace)?;
    let compiled = compiler.compile(workspace)?;
    let split = splitting::split(workspace, &compiled)?;
    let module = bindings::generate(workspace, &split.first)?;
    let first = optimizer::optimize(workspace, &module.wasm)?;

    let mut site = Site::default();
    for path in &split.later {
        site.add_hashed(&file_name(path)?, optimizer::optimize(workspace, path)?);
    }
    site.add_hashed("makhos.wasm", first);
    site.add_tangled(&[
        ("makhos.js", &splitting::name_loader(&module.js)?),
        ("loader.js", &splitting::name_modules(&split)?),
    ])?;
    engine::add(workspace, &compiler, &mut site)?;
    endgames::add(workspace, &mut site)?;
    assemble(workspace, &mut site)?;
    let folder = workspace.app();
    site.write(&folder)?;
    sizes::print(&site, &folder)?;
    println!("The app is in {}", workspace.display(&folder));
    Ok(())
}

/// Puts the rest of the site together. A file comes after all files that it names.
fn assemble(workspace: &Workspace, site: &mut Site) -> Result<()> {
    let sources = workspace.app_sources();
    let asset = |name: &str| workspace.shell.read_file(sources.join("assets").join(name));
    site.add_hashed("boot.js", site.fill(&asset("boot.js")?)?);
    site.add_hashed("app.css", styles::join(&sources.join("styles"))?);

    let drawing = asset("icon.svg")?;
    let icon = Icon::parse(&drawing)?;
    site.add_hashed("icon-192.png", icon.framed(192)?);
    site.add_hashed("icon-512.png", icon.framed(512)?);
    site.add_hashed("icon-maskable-512.png", icon.full_bleed(512)?);
    site.add_hashed("apple-touch-icon.png", icon.full_bleed(180)?);
    site.add_hashed("icon.svg", drawing);

    let manifest = "manifest.webmanifest";
    site.add(manifest, site.fill(&asset(manifest)?)?);
    let page = workspace.shell.read_file(sources.join("index.html"))?;
    site.add("index.html", site.fill(&page)?);
    site.add("sw.js", service_worker::fill(&asset("sw.js")?, site)?);
    Ok(())
}
