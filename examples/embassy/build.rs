//! Puts `memory.x` where the linker script of `cortex-m-rt` looks for it.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=memory.x");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::copy("memory.x", out.join("memory.x")).expect("a writable directory");
    println!("cargo:rustc-link-search={}", out.display());
}
