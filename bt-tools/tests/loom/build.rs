//! The queue, the hub and what the publisher's threads share as they are, with the atomics and locks of loom in place of those of the standard library.

use std::path::Path;

fn main() -> std::io::Result<()> {
    for (file, of_std, of_loom) in [
        ("queue.rs", "std::sync::atomic", "loom::sync::atomic"),
        (
            "watch/hub.rs",
            "std::sync::{Condvar, Mutex, MutexGuard, PoisonError}",
            "{loom::sync::{Condvar, Mutex, MutexGuard}, std::sync::PoisonError}",
        ),
        (
            "groot2/shared.rs",
            "std::sync::{Condvar, Mutex, MutexGuard, PoisonError}",
            "{loom::sync::{Condvar, Mutex, MutexGuard}, std::sync::PoisonError}",
        ),
    ] {
        let path = Path::new("../../src").join(file);
        println!("cargo::rerun-if-changed={}", path.display());
        let text = std::fs::read_to_string(&path)?;
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        // The documentation of the file itself is that of the module.
        let code = code.lines().filter(|line| !line.starts_with("//!"));
        let code = code.collect::<Vec<_>>().join("\n");
        assert!(code.contains(of_std), "{file} has no {of_std}");
        let code = code.replace(of_std, of_loom);
        let code = code.replace("std::sync::atomic", "loom::sync::atomic");
        let out = std::env::var_os("OUT_DIR").expect("cargo gives one");
        let name = path.file_name().expect("a file");
        std::fs::write(Path::new(&out).join(name), code)?;
    }
    Ok(())
}
