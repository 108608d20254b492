//! The queue as it is, with the atomics of loom in place of those of the standard library.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let queue = "../../src/queue.rs";
    println!("cargo::rerun-if-changed={queue}");
    let text = std::fs::read_to_string(queue)?;
    let (code, _tests) = text.split_once("#[cfg(test)]").expect("it has tests");
    // The documentation of the file itself is that of the module.
    let code = code.lines().filter(|line| !line.starts_with("//!"));
    let code: Vec<&str> = code.collect();
    let code = code.join("\n");
    assert!(code.contains("std::sync::atomic"), "it has no atomics");
    let code = code.replace("std::sync::atomic", "loom::sync::atomic");
    let out = std::env::var_os("OUT_DIR").expect("cargo gives one");
    std::fs::write(Path::new(&out).join("queue.rs"), code)
}
