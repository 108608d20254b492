//! Puts `memory.x` and `device.x` where the linker script of `cortex-m-rt` looks for them.

use std::path::PathBuf;
use std::{env, fs};

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    for script in ["memory.x", "device.x"] {
        println!("cargo:rerun-if-changed={script}");
        fs::copy(script, out.join(script)).expect("a writable directory");
    }
    println!("cargo:rustc-link-search={}", out.display());
}
