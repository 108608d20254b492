//! The playground: the compiler as WebAssembly, and the page around it.

use std::path::Path;

use anyhow::Result;
use xshell::cmd;

use crate::shell::{shell_in, target};
use crate::tools;

const WASM: &str = "wasm32-unknown-unknown";

/// Builds it in this folder.
pub fn build(folder: &Path) -> Result<()> {
    let shell = shell_in("site/playground")?;
    shell.create_dir(folder)?;
    shell.copy_file(wasm()?, folder.join("playground.wasm"))?;
    for file in shell.read_dir("page")? {
        shell.copy_file(file, folder)?;
    }
    shell.copy_file("vendor/codemirror.js", folder)?;
    shell.copy_file("vendor/LICENSES.txt", folder)?;
    for shared in ["drawing.css", "drawing.js"] {
        let file = Path::new("../../bt-tools/src/watch").join(shared);
        shell.copy_file(file, folder)?;
    }
    Ok(())
}

/// The compiler, by rustup's target where that can be had, else by Debian's compiler, which builds the standard library too.
fn wasm() -> Result<std::path::PathBuf> {
    let shell = shell_in("site/playground")?;
    let folder = if tools::add_target(&shell, WASM)? {
        let folder = target().join("wasm-rustup");
        cmd!(
            shell,
            "cargo build --locked --release --lib --target {WASM} --target-dir {folder}"
        )
        .run()?;
        folder
    } else {
        tools::install_debian_compiler()?;
        let folder = target().join("wasm-debian");
        // cargo is the one that runs this; Debian's compiler has its own standard library as source.
        cmd!(
            shell,
            "cargo build --locked --release --lib --target {WASM} --target-dir {folder} -Zbuild-std=std,panic_abort"
        )
        .env("RUSTC", "/usr/bin/rustc")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-22")
        .run()?;
        folder
    };
    Ok(folder.join(WASM).join("release/playground.wasm"))
}
