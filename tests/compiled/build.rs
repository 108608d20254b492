//! Writes the tests of this package: recorded cases, and random trees.

use quickbeam_proof::{compiled, recorded, source};
use std::{env, fs, io, path::Path};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=QUICKBEAM_TREES");
    recorded::files().for_each(|file| println!("cargo::rerun-if-changed={file}"));
    let directory = env::var_os("OUT_DIR").expect("cargo says where to write");
    let directory = Path::new(&directory);
    fs::write(directory.join("conformance.rs"), source::conformance())?;
    fs::write(directory.join("differential.rs"), compiled::differential())?;
    fs::write(directory.join("a_few.rs"), compiled::a_few())
}
