//! Where the module of the pocket house lies.
use house::PocketModule;
use std::fs;
use std::path::Path;

/// The module of the pocket house, if it lies beside this program: in a folder `pocket` next to it, as in a package, or
/// one folder up, where `cargo xtask pocket` puts it.
pub fn find_pocket() -> Option<PocketModule> {
    let program = std::env::current_exe().ok()?;
    program.ancestors().skip(1).take(2).find_map(|folder| read(&folder.join("pocket")))
}

/// All of it or nothing.
fn read(folder: &Path) -> Option<PocketModule> {
    let file = |name: &str| fs::read(folder.join(name)).ok();
    let scripts = [file("pocket.js")?, file("thinker.js")?];
    Some(PocketModule::new(scripts, file("pocket.wasm")?, file("pocket.wasm.br")?))
}
